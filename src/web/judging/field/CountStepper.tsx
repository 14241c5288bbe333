import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { SheetValue } from '#domain/trials/sheet.ts'
import { MAX_POINTS_AT_GAME } from '#domain/trials/sheetFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row } from '../../ui/layout/parts.ts'

interface Props {
  value: SheetValue
  name: string
  disabled: boolean
  labelledBy: string
  describedBy: string | undefined
  onChange: (value: number) => void
}

/** A count with buttons up and down; as long as there is none, the lower one says that it sets 0. */
export function CountStepper({ value, name, disabled, labelledBy, describedBy, onChange }: Props) {
  const t = useTranslate()
  const count = typeof value === 'number' ? value : null
  return (
    <Row align="center" wrap={false} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <IconButton
        aria-label={t(count === null ? 'results.zero' : 'results.fewer', { field: name })}
        disabled={disabled || count === 0}
        onClick={() => onChange(Math.max(0, (count ?? 1) - 1))}
        sx={STEP}
      >
        {count === null ? '0' : <Remove />}
      </IconButton>
      <Box
        component="output"
        sx={{ minWidth: '3rem', textAlign: 'center', fontSize: '1.25rem', fontWeight: 600 }}
      >
        {count ?? '–'}
      </Box>
      <IconButton
        aria-label={t('results.more', { field: name })}
        disabled={disabled || count === MAX_POINTS_AT_GAME}
        onClick={() => onChange((count ?? 0) + 1)}
        sx={STEP}
      >
        <Add />
      </IconButton>
    </Row>
  )
}

const STEP = {
  width: 56,
  height: 48,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.primary',
  fontSize: '1.25rem',
  fontWeight: 600,
} as const

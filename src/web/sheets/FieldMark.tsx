import Check from '@mui/icons-material/Check'
import CloudOff from '@mui/icons-material/CloudOffOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Sync from '@mui/icons-material/Sync'
import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/useTranslate.ts'
import { visuallyHidden } from '../ui/layout/visuallyHidden.ts'
import type { FieldMark as Mark } from './marks.ts'

const LOOKS = {
  saved: { Icon: Check, color: 'success.main' },
  saving: { Icon: Sync, color: 'text.secondary' },
  kept: { Icon: CloudOff, color: 'warning.main' },
  conflict: { Icon: ErrorIcon, color: 'error.main' },
  refused: { Icon: ErrorIcon, color: 'error.main' },
} as const

interface Props {
  mark: Mark | null
  /** says the word beside the sign */
  worded?: boolean
}

/** The state of saving a field, by sign and word. */
export function FieldMark({ mark, worded = false }: Props) {
  const t = useTranslate()
  if (!mark) return null
  const { Icon, color } = LOOKS[mark]
  return (
    <Box
      component="span"
      data-mark={mark}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color, fontSize: '0.8125rem' }}
    >
      <Icon aria-hidden sx={{ fontSize: '1.1em' }} />
      <Box component="span" sx={worded ? undefined : visuallyHidden}>
        {t(`results.marks.${mark}`)}
      </Box>
    </Box>
  )
}

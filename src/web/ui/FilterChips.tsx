import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'

export interface ActiveFilter {
  readonly name: string
  /** what it narrows to; left out where the filter is off */
  readonly text: string | false | undefined
}

interface Props {
  filters: readonly ActiveFilter[]
  onRemove: (name: string) => void
  /** offered where there are several */
  onClear?: () => void
}

/** The filters that are on, each of which can be taken away. */
export function FilterChips({ filters, onRemove, onClear }: Props) {
  const { t } = useTranslation()
  const active = filters.filter(({ text }) => text)
  if (active.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }} data-print="no">
      {active.map(({ name, text }) => (
        <Chip
          key={name}
          label={text}
          aria-label={t('common.removeFilter', { filter: text })}
          onClick={() => onRemove(name)}
          onDelete={() => onRemove(name)}
        />
      ))}
      {onClear && active.length > 1 && (
        <Button size="small" onClick={onClear}>
          {t('common.clearFilters')}
        </Button>
      )}
    </Box>
  )
}

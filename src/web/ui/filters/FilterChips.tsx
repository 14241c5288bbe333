import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { SyntheticEvent } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useChipRow } from '../focus/useChipRow.ts'
import { Row } from '../layout/parts.ts'

interface ActiveFilter {
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
  const t = useTranslate()
  const row = useChipRow<HTMLDivElement>()
  const active = filters.filter(({ text }) => text)
  const remove = (name: string) => (event: SyntheticEvent) => {
    focusNextChip(event.currentTarget)
    onRemove(name)
  }
  if (active.length === 0) return null
  return (
    <Row align="center" data-print="no" role="toolbar" aria-label={t('common.activeFilters')} {...row}>
      {active.map(({ name, text }) => (
        <Chip
          key={name}
          label={text}
          aria-label={t('common.removeFilter', { filter: text })}
          onClick={remove(name)}
          onDelete={remove(name)}
        />
      ))}
      {onClear && active.length > 1 && (
        <Button size="small" onClick={onClear}>
          {t('common.clearFilters')}
        </Button>
      )}
    </Row>
  )
}

/** Whoever takes filters away one by one with the keyboard stays among them. */
function focusNextChip(pressed: Element) {
  const chip = pressed.closest('.MuiChip-root')
  const other = chip?.previousElementSibling ?? chip?.nextElementSibling
  if (other instanceof HTMLElement) other.focus()
}

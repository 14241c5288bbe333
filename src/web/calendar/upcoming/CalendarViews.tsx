import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useNavigate } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { type CalendarSearch, calendarAddress } from '../addresses.ts'

/** List or month. */
export function CalendarViews({ search }: { search: CalendarSearch }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const show = (view: string | null) => {
    if (view === null) return
    const next: CalendarSearch =
      view === 'month' ? { ...search, view } : { ...search, view: undefined, month: undefined }
    void navigate({ ...calendarAddress(next), resetScroll: false })
  }
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      size="small"
      data-print="no"
      value={search.view ?? 'list'}
      aria-label={t('calendar.view')}
      onChange={(_, view: string | null) => show(view)}
    >
      <ToggleButton value="list" sx={CHOICE}>
        {t('calendar.list')}
      </ToggleButton>
      <ToggleButton value="month" sx={CHOICE}>
        {t('calendar.month')}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

const CHOICE = { color: 'text.secondary', fontWeight: 600, minHeight: 44 } as const

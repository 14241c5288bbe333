import Event from '@mui/icons-material/EventOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { calendarFeed } from '#contract/endpoints/calendar.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { showError, showSuccess } from '../../ui/toasts/toasts.ts'
import type { CalendarSearch } from '../addresses.ts'

/** The trials of the list as a calendar that other programs subscribe to, by its address. */
export function SubscribeButton({ search }: { search: CalendarSearch }) {
  const t = useTranslate()
  const id = useId()
  const language = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { view: _view, month: _month, ...filter } = search
  const address = `${window.location.origin}${addressOf(calendarFeed, { query: filter, lang: language })}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => {
        setAnchor(null)
        showSuccess(t('calendar.subscribe.copied'))
      },
      () => showError(t('calendar.subscribe.copyFailed')),
    )
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Event />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('calendar.subscribe.open')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-title`, variant: 'outlined' } }}
      >
        <Box sx={{ p: 2.5, maxWidth: '30rem', display: 'grid', gap: 1.5 }}>
          <Typography id={`${id}-title`} variant="h3" component="h2">
            {t('calendar.subscribe.title')}
          </Typography>
          <Text component="p" size="small" tone="muted">
            {t('calendar.subscribe.help')}
          </Text>
          <OutlinedInput
            size="small"
            fullWidth
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': t('calendar.subscribe.address') }}
          />
          <Row>
            <Button variant="contained" onClick={() => void copy()}>
              {t('calendar.subscribe.copy')}
            </Button>
            <Button component="a" href={address} download>
              {t('calendar.subscribe.download')}
            </Button>
          </Row>
        </Box>
      </Popover>
    </>
  )
}

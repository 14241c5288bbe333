import Button from '@mui/material/Button'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { ToKeep } from '../offline/sheets.ts'
import { useSheetsName } from '../offline/useSheetsName.ts'
import { Card, Row, Text } from '../ui/layout/parts.ts'
import { useTakeAlong } from './useTakeAlong.ts'

/** Sheets that are not on the device yet: what taking them along keeps, and until when. */
export function ToKeepItem({ sheets, ticket }: { sheets: ToKeep; ticket: string }) {
  const t = useTranslate()
  const name = useSheetsName()(sheets)
  const { busy, take } = useTakeAlong()
  return (
    <Card component="li" mb={1.5}>
      <Row gap={2}>
        <Text grow>
          <Text component="p" strong>
            {name}
          </Text>
          <Text component="p" size="small" tone="muted">
            {t(
              sheets.of === 'day'
                ? 'offline.keepsDay'
                : sheets.results
                  ? 'offline.keepsResults'
                  : 'offline.keepsPractice',
            )}{' '}
            {t('offline.until', { date: formatDate(sheets.until) })}
          </Text>
        </Text>
        <Button
          variant="contained"
          size="large"
          loading={busy}
          aria-label={t('offline.takeOf', { name })}
          sx={{ alignSelf: 'center' }}
          onClick={() => void take(sheets, ticket)}
        >
          {t('offline.take')}
        </Button>
      </Row>
    </Card>
  )
}

import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import type { KeptSheets } from '../client/device.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { practiceAddress, sheetsAddress } from '../judging/addresses.ts'
import { countUnsentOf, leaveBehind, type ToKeep } from '../offline/sheets.ts'
import { useSheetsName } from '../offline/useSheetsName.ts'
import { reviewDayAddress } from '../reviews/staff/addresses.ts'
import { Card, Row, Text } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { useTakeAlong } from './useTakeAlong.ts'

interface Props {
  sheets: KeptSheets
  /** the same as the service knows it now; undefined: it cannot be asked */
  fresh: ToKeep | undefined
  ticket: string | undefined
}

/** Sheets that stand on the device: the ways to them, since when and until when, and what was not sent yet. */
export function KeptItem({ sheets, fresh, ticket }: Props) {
  const t = useTranslate()
  const name = useSheetsName()(sheets)
  const { busy, take } = useTakeAlong()
  const unsent = useUnsent(sheets)
  const remove = async () => {
    await leaveBehind([sheets])
    showSuccess(t('offline.removed', { name }))
  }
  return (
    <Card component="li" mb={1.5}>
      <Text component="p" strong>
        {name}
      </Text>
      <Text component="p" size="small" tone="muted">
        {t('offline.keptAt')} <TimeText moment={sheets.at} />.{' '}
        {t('offline.until', { date: formatDate(sheets.until) })}
      </Text>
      {unsent > 0 && (
        <Text component="p" tone="warning" strong role="status">
          {t('offline.unsent', { count: unsent })}
        </Text>
      )}
      <Row gap={1} mt={1}>
        <Ways sheets={sheets} />
        {fresh && ticket !== undefined && (
          <Button
            size="large"
            loading={busy}
            aria-label={t('offline.renewOf', { name })}
            onClick={() => void take(fresh, ticket)}
          >
            {t('offline.renew')}
          </Button>
        )}
        <Button size="large" aria-label={t('offline.removeOf', { name })} onClick={() => void remove()}>
          {t('offline.remove')}
        </Button>
      </Row>
    </Card>
  )
}

function Ways({ sheets: { of, id, kinds, results, practice } }: Pick<Props, 'sheets'>) {
  const t = useTranslate()
  if (of === 'day')
    return (
      <LinkButton {...reviewDayAddress(id)} variant="outlined" size="large">
        {t('offline.openDay')}
      </LinkButton>
    )
  return kinds.map((kind) => {
    const address = results ? sheetsAddress(id, kind) : practiceAddress(id, kind === 'water' ? { kind } : {})
    return (
      <LinkButton key={kind} {...address} variant="outlined" size="large">
        {t(results || !practice ? `trialAdmin.tabs.${kind}` : `offline.practice.${kind}`)}
      </LinkButton>
    )
  })
}

/** How often it is counted again: what waits is sent meanwhile. */
const COUNT_EVERY_MS = 2000

/** How much was written on sheets that the service has not got. */
function useUnsent(sheets: KeptSheets): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const countAgain = () => void countUnsentOf(sheets).then(setCount, () => undefined)
    countAgain()
    const timer = setInterval(countAgain, COUNT_EVERY_MS)
    return () => clearInterval(timer)
  }, [sheets])
  return count
}

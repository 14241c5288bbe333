import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { isOverdue } from '#domain/entries/holds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row } from '../../ui/layout/parts.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { useList } from '../listContext.ts'

/** Entries that wait for somebody: more than is owed, a refund that was not answered, money that is asked back, a transfer that should have come, or an owner who contests them. */
const waitingForMoney = ({ places, reserve, withdrawn }: Participants): EntryRow[] =>
  [...places, ...reserve, ...withdrawn].filter(
    ({ money, ...entry }) =>
      (money !== null && (money.standing === 'overpaid' || money.unknownRefunds > 0 || money.claims)) ||
      entry.contested ||
      (entry.withdrawnAt === null && isOverdue(entry, finnishToday())),
  )

/** Names the dogs whose money waits for the organiser; each opens what can be done. */
export function MoneyAlert() {
  const t = useTranslate()
  const { participants, openDialog } = useList()
  const waiting = waitingForMoney(participants)
  if (waiting.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }} data-print="no">
      <AlertTitle>{t('entries.money.alertTitle', { count: waiting.length })}</AlertTitle>
      <Row>
        {waiting.map((entry) => (
          <Button
            key={entry.id}
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={t('entries.money.open', { dog: calledBy(entry.dog) })}
            onClick={() => openDialog('money', entry)}
          >
            {calledBy(entry.dog)}
          </Button>
        ))}
      </Row>
    </Alert>
  )
}

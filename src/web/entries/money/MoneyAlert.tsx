import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, PlainList, Row, Span } from '../../ui/layout/parts.ts'
import { useList } from '../listContext.ts'

/** Names the dogs that wait for the organiser, why each does, and what can be done about it. */
export function MoneyAlert() {
  const t = useTranslate()
  const { places, reserve, withdrawn } = useList().participants
  const waiting = [...places, ...reserve, ...withdrawn].filter(({ cases }) => cases.length > 0)
  if (waiting.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }} data-print="no">
      <AlertTitle>{t('entries.money.alertTitle', { count: waiting.length })}</AlertTitle>
      <PlainList aria-label={t('entries.money.alertTitle', { count: waiting.length })}>
        {waiting.map((entry) => (
          <Waiting key={entry.id} entry={entry} />
        ))}
      </PlainList>
    </Alert>
  )
}

/** One dog with all that is to be decided of it, and each thing that can be done once. */
function Waiting({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const language = useLanguage()
  const { openDialog } = useList()
  const dog = calledBy(entry.dog)
  const acts = new Set(entry.cases.flatMap((found) => found.acts))
  const reasons = entry.cases.map(({ kind, owedCents }) =>
    t(`entries.money.cases.${kind}`, { amount: formatEuros(owedCents ?? 0, language) }),
  )
  return (
    <Row component="li" between gap={1} align="center" py={0.5}>
      <Block shrink>
        <Span strong breaks>
          {dog}
        </Span>
        {`: ${reasons.join('; ')}`}
      </Block>
      <Row gap={1}>
        {(acts.size === 0 ? ([undefined] as const) : [...acts]).map((act) => {
          const words = t(`entries.money.acts.${act ?? 'open'}`)
          return (
            <Button
              key={act ?? 'open'}
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={t('entries.money.acts.of', { act: words, dog })}
              onClick={() => openDialog('money', entry, act)}
            >
              {words}
            </Button>
          )
        })}
      </Row>
    </Row>
  )
}

import Button from '@mui/material/Button'
import type { AssignableEntry, BankCase } from '#contract/bankStatements.ts'
import { assignCase } from '#contract/endpoints/bankStatements.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { foldText } from '#domain/foldedText.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { standingWords, trialWords } from '../trials/payable.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Note, Row, Stack, Text } from '../ui/layout/parts.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { BANKING } from './queries.ts'

interface Props {
  found: BankCase
  entry: AssignableEntry
  onBack: () => void
  onDone: () => void
}

/** Holds what the bank told against the chosen entry, says how it stands afterwards, and records the payment. */
export function AssignStep({ found, entry, onBack, onDone }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { amountCents, bookedOn, party, message, reference } = found
  const amount = formatEuros(amountCents, language)
  const dog = calledBy(entry.dog)
  const { mutate, isPending } = useChange(assignCase, {
    params: { id: found.id },
    invalidates: BANKING,
    onSuccess: () => {
      showSuccess(t('bankStatements.assigned'))
      onDone()
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Stack gap={2}>
      <FactList
        facts={[
          { label: t('bankStatements.step.payment'), value: `${amount}, ${formatDate(bookedOn)}` },
          { label: t('bankStatements.step.entry'), value: `${dog}, ${trialWords(entry)}`, long: true },
          { label: t('bankStatements.step.payer'), value: party, long: true },
          { label: t('bankStatements.step.contact'), value: entry.contactName ?? '–', long: true },
          {
            label: t('bankStatements.step.written'),
            value: [reference, message].filter(Boolean).join(' · '),
            long: true,
          },
          { label: t('bankStatements.step.reference'), value: entry.reference },
          {
            label: t('bankStatements.step.after'),
            value: standingWords(t, language, entry.dueCents - amountCents, t('bankStatements.step.settled')),
          },
        ]}
      />
      <Doubts found={found} entry={entry} />
      <Text tone="muted">{t('bankStatements.step.note')}</Text>
      <Row>
        <Button variant="contained" disabled={isPending} onClick={() => mutate({ entryId: entry.id })}>
          {t('bankStatements.assignTo', { dog })}
        </Button>
        <Button disabled={isPending} onClick={onBack}>
          {t('bankStatements.step.back')}
        </Button>
      </Row>
    </Stack>
  )
}

/** What speaks against the choice: it is recorded for good, so a second look is worth more here than an undo. */
function Doubts({ found, entry }: Pick<Props, 'found' | 'entry'>) {
  const t = useTranslate()
  const doubts = [
    isOther(found.party, entry.contactName) && t('bankStatements.step.payerDiffers'),
    found.amountCents !== entry.dueCents && t('bankStatements.step.sumDiffers'),
  ].filter((doubt) => doubt !== false)
  if (doubts.length === 0) return null
  return (
    <Note tone="warning">
      {doubts.map((doubt) => (
        <Text key={doubt}>{doubt}</Text>
      ))}
    </Note>
  )
}

const NO_WORD = /[^\p{L}\p{N}]+/u

/** Whether two names have no word in common; one that is not known is not another. */
function isOther(payer: string | null, contact: string | null): boolean {
  if (!payer || !contact) return false
  const words = new Set(foldText(contact).split(NO_WORD))
  return !foldText(payer)
    .split(NO_WORD)
    .some((word) => word.length > 1 && words.has(word))
}

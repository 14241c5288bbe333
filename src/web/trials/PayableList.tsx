import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import type { PayableEntry } from '#contract/paymentMoveFields.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { TextFilter } from '../ui/filters/TextFilter.tsx'
import { Block, Divided, PlainList, Row, Span, Text } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { trialWords } from './payable.ts'

/** With where it stands and whom to ask, if that is told: without a place nothing has to be paid yet. */
type Listed = PayableEntry & { readonly hasPlace?: boolean; readonly contactName?: string | null }

interface Props<Entry extends Listed> {
  text: string
  onText: (text: string) => void
  entries: UseQueryResult<{ entries: readonly Entry[] }>
  /** the verb of each button, and the same with the dog's name */
  verb: string
  verbOf: (dog: string) => string
  none: string
  disabled?: boolean
  onChoose: (entry: Entry) => void
}

/** Entries that money may be for, with a search; one is chosen by its button. */
export function PayableList<Entry extends Listed>({
  text,
  onText,
  entries,
  none,
  onChoose,
  ...line
}: Props<Entry>) {
  const t = useTranslate()
  return (
    <>
      <TextFilter label={t('entries.money.payable.search')} value={text} onChange={onText} />
      <Block mt={2}>
        <Loaded
          query={entries}
          rows={4}
          empty={(data) => data.entries.length === 0 && <EmptyState title={none} />}
        >
          {(data) => (
            <PlainList aria-label={t('entries.money.payable.list')}>
              {data.entries.map((entry) => (
                <Line key={entry.id} entry={entry} onChoose={() => onChoose(entry)} {...line} />
              ))}
            </PlainList>
          )}
        </Loaded>
      </Block>
    </>
  )
}

interface LineProps extends Pick<Props<Listed>, 'verb' | 'verbOf' | 'disabled'> {
  entry: Listed
  onChoose: () => void
}

function Line({ entry, verb, verbOf, disabled = false, onChoose }: LineProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { dog, dueCents } = entry
  const due =
    dueCents > 0
      ? t('entries.money.payable.due', { amount: formatEuros(dueCents, language) })
      : t('entries.money.payable.paid')
  return (
    <Divided>
      <Row between wrap={false} gap={2} align="center">
        <Block shrink>
          <Span strong breaks>
            {calledBy(dog)}
          </Span>
          <Text tone="muted" size="small" breaks>
            {[
              entry.contactName,
              trialWords(entry),
              entry.hasPlace === false && t('entries.money.payable.noPlace'),
              due,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Block>
        <Button
          variant="outlined"
          size="small"
          disabled={disabled}
          aria-label={verbOf(calledBy(dog))}
          onClick={onChoose}
        >
          {verb}
        </Button>
      </Row>
    </Divided>
  )
}

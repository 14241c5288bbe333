import { useMemo } from 'react'
import type { StatementFinding } from '#contract/bankStatements.ts'
import type { PayableEntry } from '#contract/paymentMoveFields.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { participantsAddress } from '../entries/addresses.ts'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { type StateLook, StateMark } from '../ui/marks/StateMark.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'

type Told = Pick<StatementFinding, 'bookedOn' | 'amountCents' | 'party' | 'message' | 'reference'>

/** When and how much, who and what for: the columns of any transaction. */
export const toldColumns = <Row extends Told>(t: Translate, language: Language): Column<Row>[] => [
  {
    id: 'bookedOn',
    header: t('bankStatements.table.bookedOn'),
    cell: ({ bookedOn }) => <DateText date={bookedOn} />,
    sortValue: ({ bookedOn }) => bookedOn,
    width: '7rem',
    card: 'fact',
  },
  {
    id: 'amount',
    header: t('bankStatements.table.amount'),
    cell: ({ amountCents }) => <Span nowrap>{formatEuros(amountCents, language)}</Span>,
    sortValue: ({ amountCents }) => amountCents,
    align: 'right',
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'party',
    header: t('bankStatements.table.party'),
    cell: ({ party, message, reference }) => (
      <>
        <Span breaks>{party || '–'}</Span>
        <Text tone="muted" size="small" breaks>
          {[
            message,
            reference === null
              ? t('bankStatements.noReference')
              : t('bankStatements.reference', { reference }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
    long: true,
    card: 'fact',
    wide: true,
  },
]

type NamedEntry = Pick<PayableEntry, 'dog' | 'date' | 'place' | 'trialId'>

/** Whose payment or refund it is. */
export const entryColumn = <Row extends { entry: NamedEntry | null }>(t: Translate): Column<Row> => ({
  id: 'entry',
  header: t('bankStatements.table.entry'),
  cell: ({ entry }) => (entry ? <EntryLink entry={entry} /> : '–'),
  isEmpty: ({ entry }) => entry === null,
  long: true,
  card: 'fact',
  wide: true,
})

const LOOKS = {
  payment: { mark: '✓', tone: 'success' },
  marked: { mark: '=', tone: 'muted' },
  refund: { mark: '✓', tone: 'success' },
  case: { mark: '!', tone: 'warning' },
} as const satisfies Record<string, StateLook>

/** The columns of what a statement tells. */
export function useFindingColumns(): readonly Column<StatementFinding>[] {
  const t = useTranslate()
  const language = useLanguage()
  return useMemo(
    () => [
      ...toldColumns<StatementFinding>(t, language),
      {
        id: 'what',
        header: t('bankStatements.table.what'),
        cell: (finding) => <Outcome finding={finding} />,
        card: 'fact',
        wide: true,
      },
      entryColumn<StatementFinding>(t),
    ],
    [t, language],
  )
}

function Outcome({ finding: { outcome, caseKind, fit, entry } }: { finding: StatementFinding }) {
  const t = useTranslate()
  const language = useLanguage()
  if (outcome === 'known' || outcome === 'other') return null
  const amount = formatEuros(Math.max(entry?.dueCents ?? 0, 0), language)
  return (
    <>
      <StateMark {...LOOKS[outcome]}>{t(`bankStatements.marks.${outcome}`)}</StateMark>
      {(caseKind || fit) && (
        <Text size="small" tone={fit === 'exact' ? 'muted' : undefined}>
          {caseKind ? t(`bankStatements.kinds.${caseKind}`) : t(`bankStatements.fits.${fit!}`, { amount })}
        </Text>
      )}
    </>
  )
}

/** The dog and its trial; leads to the participants. */
function EntryLink({ entry: { dog, date, place, trialId } }: { entry: NamedEntry }) {
  return (
    <>
      <AppLink {...participantsAddress(trialId)}>{calledBy(dog)}</AppLink>
      <Text tone="muted" size="small">
        {[place, date && formatDate(date)].filter(Boolean).join(' ')}
      </Text>
    </>
  )
}

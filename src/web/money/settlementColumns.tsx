import type { Settlement, SettlementCase } from '#contract/settlements.ts'
import { participantsAddress } from '../entries/addresses.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { Euros } from './moneyColumns.tsx'

/** The columns of settlements, imported ones and those of a preview. */
export function settlementColumns<
  Row extends Omit<Settlement, 'id' | 'importedAt' | 'by' | 'fileName'> & { readonly known?: boolean },
>(t: Translate, language: Language): Column<Row>[] {
  const sum = (id: 'gross' | 'fee' | 'payout', name: 'grossCents' | 'feeCents' | 'payoutCents') => ({
    id,
    header: t(`settlements.columns.${id}`),
    cell: (row: Row) => <Euros cents={row[name]} language={language} />,
    align: 'right' as const,
    card: 'fact' as const,
  })
  return [
    {
      id: 'settledOn',
      header: t('settlements.columns.settledOn'),
      cell: ({ settledOn }) => <DateText date={settledOn} />,
      card: 'title',
    },
    {
      id: 'reference',
      header: t('settlements.columns.reference'),
      cell: ({ reference }) => reference,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'rows',
      header: t('settlements.columns.rows'),
      cell: ({ payments, refunds }) => t('settlements.rows', { payments, refunds }),
      card: 'fact',
    },
    sum('gross', 'grossCents'),
    sum('fee', 'feeCents'),
    sum('payout', 'payoutCents'),
    {
      id: 'cases',
      header: t('settlements.columns.cases'),
      cell: ({ known, cases }) => {
        if (known) return t('settlements.knownBefore')
        return (
          <Span tone={cases > 0 ? 'error' : 'success'} strong>
            {cases > 0 ? t('settlements.differing', { count: cases }) : t('settlements.agrees')}
          </Span>
        )
      },
      card: 'fact',
    },
  ]
}

/** The columns of what does not agree. */
export function caseColumns(t: Translate, language: Language): Column<SettlementCase>[] {
  const cents = (id: 'reported' | 'known', name: 'reportedCents' | 'knownCents') => ({
    id,
    header: t(`settlements.columns.${id}`),
    cell: (row: SettlementCase) =>
      row[name] === null ? '–' : <Euros cents={row[name]} language={language} />,
    align: 'right' as const,
    card: 'fact' as const,
  })
  return [
    {
      id: 'kind',
      header: t('settlements.columns.kind'),
      cell: ({ kind }) => t(`settlements.kinds.${kind}`),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'settlement',
      header: t('settlements.columns.reference'),
      cell: ({ settlement }) => settlement ?? '–',
      card: 'fact',
    },
    {
      id: 'entry',
      header: t('settlements.columns.entry'),
      cell: ({ trialId, regnr, reference }) =>
        trialId === null ? reference : <AppLink {...participantsAddress(trialId)}>{regnr}</AppLink>,
      card: 'fact',
    },
    cents('reported', 'reportedCents'),
    cents('known', 'knownCents'),
  ]
}

import { useQuery } from '@tanstack/react-query'
import { settlements } from '#contract/endpoints/settlements.ts'
import type { SettlementOverview } from '#contract/settlements.ts'
import { queryOf } from '../client/queries.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Euros } from './moneyColumns.tsx'
import { ReportImport } from './ReportImport.tsx'
import { caseColumns, settlementColumns } from './settlementColumns.tsx'

/** What the provider of payments has paid out, what of it does not agree, and the accounts of the ledger. */
export function Settlements() {
  const t = useTranslate()
  const query = useQuery({ ...queryOf(settlements), staleTime: 0 })
  return (
    <Section title={t('settlements.title')}>
      <Text tone="muted" mb={2} measure="text">
        {t('settlements.lead')}
      </Text>
      <Loaded query={query} failed={t('settlements.failed')} rows={4} rowHeight={44}>
        {(data) => <Overview {...data} />}
      </Loaded>
    </Section>
  )
}

function Overview({ panel, settlements: rows, cases, balances, ledgerDifferences }: SettlementOverview) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      <ReportImport panel={panel} />
      <DataTable
        caption={t('settlements.title')}
        columns={settlementColumns(t, language)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
        empty={<EmptyState title={t('settlements.none')} />}
      />
      {cases.length > 0 && (
        <Section title={t('settlements.cases')}>
          <DataTable
            caption={t('settlements.cases')}
            columns={caseColumns(t, language)}
            rows={cases}
            rowKey={(one) => `${one.settlement} ${one.kind} ${one.reference} ${one.reportedCents}`}
            cardsBelow="md"
          />
        </Section>
      )}
      <Section title={t('settlements.ledger')}>
        <Text tone={ledgerDifferences > 0 ? 'error' : 'muted'} mb={2}>
          {ledgerDifferences > 0
            ? t('settlements.ledgerDiffers', { count: ledgerDifferences })
            : t('settlements.ledgerAgrees')}
        </Text>
        <FactList
          facts={balances.map(({ account, amountCents }) => ({
            label: t(`settlements.accounts.${account}`),
            value: <Euros cents={amountCents} language={language} />,
          }))}
        />
      </Section>
    </>
  )
}

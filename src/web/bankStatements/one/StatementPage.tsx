import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ImportedStatement, KeptTransaction } from '#contract/bankStatements.ts'
import { bankStatement } from '#contract/endpoints/bankStatements.ts'
import { formatMoment } from '#domain/moments.ts'
import { groupedByFour } from '#domain/payments/reference.ts'
import { queryOf } from '../../client/queries.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { STATEMENT_PATH, statementsAddress } from '../addresses.ts'
import { ReopenDialog } from './ReopenDialog.tsx'
import { useTransactionColumns } from './transactionColumns.tsx'

/** `/hallinta/rahat/tiliotteet/:id`: what became of each transaction of a statement; what a person has made of one is taken back here. */
export function StatementPage() {
  const t = useTranslate()
  const id = Number(useParams({ from: STATEMENT_PATH }).id)
  const statement = useQuery({ ...queryOf(bankStatement, { params: { id } }), staleTime: 0 })
  return (
    <LoadedPage
      query={statement}
      heading={t('bankStatements.title')}
      failed={t('bankStatements.one.failed')}
      list={{ to: statementsAddress(), name: t('bankStatements.title') }}
    >
      {(data) => <Statement statement={data} />}
    </LoadedPage>
  )
}

function Statement({ statement: { import: told, transactions } }: { statement: ImportedStatement }) {
  const t = useTranslate()
  const language = useLanguage()
  const [asked, setAsked] = useState<KeptTransaction | null>(null)
  const columns = useTransactionColumns(setAsked)
  const at = formatMoment(told.at, language)
  const facts = { at, club: told.club.name, account: groupedByFour(told.iban) }
  return (
    <>
      <PageTitle
        title={told.fileName}
        lead={
          <>
            <AppLink {...statementsAddress()} underline="always">
              {t('bankStatements.one.back')}
            </AppLink>
            {` · ${t('bankStatements.one.facts', facts)}`}
          </>
        }
      />
      <Section title={t('bankStatements.one.transactions')}>
        <Text tone="muted" mb={2} measure="text">
          {t('bankStatements.one.help')}
        </Text>
        <DataTable
          caption={t('bankStatements.one.transactions')}
          columns={columns}
          rows={transactions}
          rowKey={({ id }) => String(id)}
          shownAtFirst={50}
          cardsBelow="md"
          empty={<EmptyState title={t('bankStatements.one.none')} />}
        />
      </Section>
      {asked && <ReopenDialog found={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

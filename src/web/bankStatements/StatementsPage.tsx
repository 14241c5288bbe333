import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankStatements } from '#contract/bankStatements.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { MoneyTabs } from '../money/MoneyTabs.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { CaseSection } from './CaseSection.tsx'
import type { ChosenStatement } from './chosenStatement.ts'
import { FileChoice } from './FileChoice.tsx'
import { ImportHistory } from './ImportHistory.tsx'
import { statementsQuery } from './queries.ts'
import { StatementPreview } from './StatementPreview.tsx'

/** `/hallinta/rahat/tiliotteet`: statements are brought, previewed and recorded; what nobody can be told by waits for a person. */
export function StatementsPage() {
  const t = useTranslate()
  const statements = useQuery(statementsQuery)
  return (
    <>
      <PageTitle title={t('bankStatements.title')} lead={t('bankStatements.lead')} />
      <MoneyTabs />
      <Loaded query={statements} failed={t('bankStatements.failed')} rows={8} rowHeight={44}>
        {(data) => <Statements data={data} />}
      </Loaded>
    </>
  )
}

function Statements({ data }: { data: BankStatements }) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<ChosenStatement | null>(null)
  const [imported, setImported] = useState(0)
  const { clubs, cases, imports } = data
  return (
    <>
      {clubs.length === 0 ? (
        <EmptyState title={t('bankStatements.noAccounts')}>{t('bankStatements.noAccountsHelp')}</EmptyState>
      ) : (
        <FileChoice
          key={imported}
          clubs={clubs}
          chosen={chosen}
          onChoose={setChosen}
          focused={imported > 0}
        />
      )}
      {chosen && (
        <StatementPreview
          statement={chosen}
          onChange={setChosen}
          onImported={() => {
            setChosen(null)
            setImported(imported + 1)
          }}
        />
      )}
      <CaseSection cases={cases} />
      <ImportHistory imports={imports} />
    </>
  )
}

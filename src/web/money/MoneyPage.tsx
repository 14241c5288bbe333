import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { treasuryCsv, treasuryMonthsCsv, treasuryTrialsCsv } from '#contract/endpoints/money.ts'
import type { Treasury } from '#contract/money.ts'
import { useMay } from '../accounts/session/session.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DownloadMenu } from '../ui/links/DownloadMenu.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { monthName } from '../ui/values/dateWords.ts'
import { MONEY_PATH, moneySearchOf } from './addresses.ts'
import { MoneyTabs } from './MoneyTabs.tsx'
import { MoneyTotals } from './MoneyTotals.tsx'
import { MonthTable } from './MonthTable.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import { treasuryQuery } from './queries.ts'
import { Settlements } from './Settlements.tsx'
import { TrialMoneyTable } from './TrialMoneyTable.tsx'

/** `/hallinta/rahat`: what came in for the reader's trials, what went back, and what somebody has to decide about. */
export function MoneyPage() {
  const t = useTranslate()
  const search = moneySearchOf({ ...useSearch({ from: MONEY_PATH }) })
  const file = { query: search, lang: useLanguage() }
  const treasury = useQuery(treasuryQuery(search))
  const maySettle = useMay('settlements.manage')
  return (
    <>
      <PageTitle
        title={t('money.title')}
        lead={t('money.lead')}
        actions={
          <DownloadMenu
            label={t('money.save')}
            groups={[
              [
                { label: t('money.saves.events'), href: addressOf(treasuryCsv, file) },
                { label: t('money.saves.trials'), href: addressOf(treasuryTrialsCsv, file) },
                { label: t('money.saves.months'), href: addressOf(treasuryMonthsCsv, file) },
              ],
            ]}
          />
        }
      />
      <MoneyTabs />
      <PeriodFilter search={search} />
      <Loaded
        query={treasury}
        failed={t('money.failed')}
        rows={8}
        rowHeight={44}
        empty={({ trials, months }) =>
          trials.length + months.length === 0 && (
            <EmptyState title={t('money.none')}>{t('money.noneHelp')}</EmptyState>
          )
        }
      >
        {(data) => <Money treasury={data} />}
      </Loaded>
      {maySettle && <Settlements />}
    </>
  )
}

function Money({ treasury }: { treasury: Treasury }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      <Text strong>{`${monthName(language, treasury.from)} – ${monthName(language, treasury.to)}`}</Text>
      <Section title={t('money.trials')}>
        <Text tone="muted" mb={2} measure="text">
          {t('money.trialsHelp')}
        </Text>
        <MoneyTotals totals={treasury.totals.trials} />
        <TrialMoneyTable trials={treasury.trials} />
      </Section>
      <Section title={t('money.months')}>
        <Text tone="muted" mb={2} measure="text">
          {t('money.monthsHelp')}
        </Text>
        <MonthTable months={treasury.months} totals={treasury.totals.months} />
      </Section>
    </>
  )
}

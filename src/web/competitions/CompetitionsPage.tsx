import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Competition } from '#contract/competitions.ts'
import { competitionCsv } from '#contract/endpoints/competitions.ts'
import { holdsIn, periodName, periodOf } from '#domain/competitions/periods.ts'
import { addressOf } from '../client/address.ts'
import { useService } from '../client/service.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Note, Row } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { Pages } from '../ui/links/Pages.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { finnishToday } from '../ui/values/days.ts'
import { COMPETITIONS_PATH, type CompetitionSearch, competitionsAddress } from './addresses.ts'
import { competitionsQuery, standingsQuery } from './queries.ts'
import { RuleText } from './RuleText.tsx'
import { Standings } from './Standings.tsx'
import { useCompetitionWords } from './useCompetitionWords.ts'

/** `/vuosikilpailut`: the standings of the club's annual competitions, with the rules that they follow from. */
export function CompetitionsPage() {
  const t = useTranslate()
  const query = useQuery(competitionsQuery)
  return (
    <>
      <UprightPrint />
      <Loaded
        query={query}
        failed={t('competitions.failed')}
        rows={10}
        rowHeight={56}
        empty={(all) =>
          periodsOf(all).length === 0 && (
            <>
              <PageTitle title={t('competitions.title')} lead={t('competitions.lead')} />
              <EmptyState title={t('competitions.none')}>{t('competitions.noneHelp')}</EmptyState>
            </>
          )
        }
      >
        {(all) => <Competitions all={all} />}
      </Loaded>
    </>
  )
}

/** The seasons or years up to now that the rules hold for, the last one first. */
function periodsOf(rules: readonly Competition[]): number[] {
  const periods = rules.flatMap(({ validFrom, validTo, rule }) => {
    const running = periodOf(rule.period, finnishToday())
    const last = Math.min(validTo ?? running, running)
    return Array.from({ length: Math.max(0, last - validFrom + 1) }, (_none, index) => validFrom + index)
  })
  return [...new Set(periods)].toSorted((a, b) => b - a)
}

function Competitions({ all }: { all: readonly Competition[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { name } = useCompetitionWords()
  const search = useSearch({ from: COMPETITIONS_PATH })
  const bySeries = [...Map.groupBy(all, ({ series }) => series).values()].filter(
    (rules) => periodsOf(rules).length > 0,
  )
  const rules = bySeries.find(([first]) => first!.series === search.kilpailu) ?? bySeries[0]!
  const periods = periodsOf(rules)
  const period = search.jakso !== undefined && periods.includes(search.jakso) ? search.jakso : periods[0]!
  const rule = rules.find((one) => holdsIn(one, period))!
  const { series } = rule
  return (
    <>
      <PageTitle
        title={t('competitions.title')}
        lead={t('competitions.lead')}
        actions={
          <Row gap={1}>
            <DownloadButton
              href={addressOf(competitionCsv, { params: { series }, query: { period }, lang: language })}
              file={`${name(rule)}, CSV`}
            >
              CSV
            </DownloadButton>
            <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
              {t('common.print')}
            </Button>
          </Row>
        }
      />
      <Choices bySeries={bySeries} rule={rule} period={period} periods={periods} />
      <Section
        title={t('competitions.caption', { name: name(rule), period: periodName(rule.rule.period, period) })}
      >
        {!rule.confirmed && <Unconfirmed />}
        <StandingsOf rule={rule} period={period} search={search} />
      </Section>
      <Section title={t('competitions.rule.title')}>
        <RuleText competition={rule} />
      </Section>
    </>
  )
}

/** That nobody has decided the rule; of the demo that it is invented. */
function Unconfirmed() {
  const t = useTranslate()
  const isDemo = useService().data?.demo === true
  return (
    <Note tone="warning" mb={2}>
      {t(isDemo ? 'competitions.unconfirmedDemo' : 'competitions.unconfirmed')}
    </Note>
  )
}

interface ChoicesProps {
  bySeries: readonly (readonly Competition[])[]
  rule: Competition
  period: number
  periods: readonly number[]
}

/** Which competition, and in which season or year. */
function Choices({ bySeries, rule, period, periods }: ChoicesProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { name } = useCompetitionWords()
  const go = (search: CompetitionSearch) =>
    void navigate({ ...competitionsAddress(search), resetScroll: false })
  return (
    <Row gap={2} data-print="no">
      <FilterSelect
        label={t('competitions.competition')}
        value={String(rule.series)}
        options={bySeries.map((rules) => ({ value: String(rules[0]!.series), label: name(rules.at(-1)!) }))}
        none={null}
        onChange={(series) => go({ kilpailu: Number(series), jakso: period })}
      />
      <FilterSelect
        label={t(`competitions.${rule.rule.period}`)}
        value={String(period)}
        options={periods.map((number) => ({
          value: String(number),
          label: periodName(rule.rule.period, number),
        }))}
        none={null}
        onChange={(number) => go({ kilpailu: rule.series, jakso: Number(number) })}
      />
    </Row>
  )
}

interface StandingsProps {
  rule: Competition
  period: number
  search: CompetitionSearch
}

function StandingsOf({ rule, period, search }: StandingsProps) {
  const t = useTranslate()
  const { name } = useCompetitionWords()
  const query = useQuery(standingsQuery(rule.series, period, search.page ?? 1))
  const caption = t('competitions.caption', {
    name: name(rule),
    period: periodName(rule.rule.period, period),
  })
  return (
    <Loaded query={query} failed={t('competitions.standingsFailed')} rows={10} rowHeight={56}>
      {(standings) => (
        <>
          <Standings standings={standings} caption={caption} />
          <Pages
            label={t('competitions.standings')}
            page={standings.page}
            count={Math.ceil((standings.placed + standings.unplaced) / standings.pageSize)}
            to={(page) => competitionsAddress({ kilpailu: rule.series, jakso: period, page })}
          />
        </>
      )}
    </Loaded>
  )
}

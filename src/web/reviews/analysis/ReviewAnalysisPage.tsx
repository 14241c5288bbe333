import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { REVIEW_PERIODS } from '#contract/firstConstants.ts'
import type { ReviewAnalysis } from '#contract/reviews.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { HowComputed } from '../../information/HowComputed.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Columns, Note, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import {
  REVIEW_ANALYSIS_PATH,
  type ReviewAnalysisSearch,
  reviewAnalysisAddress,
  reviewAnalysisSearchOf,
} from '../addresses.ts'
import { analysisQuery, reviewsQuery, USUAL_PERIOD } from '../queries.ts'
import { ReviewFilters } from '../ReviewFilters.tsx'
import { ReviewTitle } from '../ReviewTitle.tsx'
import { useGroupNames } from './groupNames.ts'
import { ClassPicture, DistributionPictures, SpreadPictures, YearPictures } from './pictures.tsx'
import { SummaryTable } from './SummaryTable.tsx'

/** `/jalostustarkastukset/mitat`: measures and classes of the reviewed dogs, as a table and pictures; the filters stand in the address. */
export function ReviewAnalysisPage() {
  const t = useTranslate()
  const search = reviewAnalysisSearchOf({ ...useSearch({ from: REVIEW_ANALYSIS_PATH }) })
  const query = useQuery(analysisQuery(search))
  return (
    <>
      <ReviewTitle view="analysis" search={search} />
      <AnalysisFilters search={search} />
      <Loaded
        query={query}
        failed={t('reviews.analysis.failed')}
        rows={12}
        rowHeight={56}
        empty={({ dogs }) =>
          dogs === 0 && <EmptyState title={t('reviews.none')}>{t('reviews.analysis.noneHelp')}</EmptyState>
        }
      >
        {(analysis) => <Findings analysis={analysis} ofBreed={search.breed !== undefined} />}
      </Loaded>
    </>
  )
}

function AnalysisFilters({ search }: { search: ReviewAnalysisSearch }) {
  const t = useTranslate()
  const { go, set } = useFilters(search, reviewAnalysisSearchOf, reviewAnalysisAddress)
  const { from, to, period = USUAL_PERIOD } = search
  const years = useQuery(reviewsQuery({})).data?.years ?? []
  const options = [...new Set([from, to, ...years].filter((year) => year !== undefined))]
    .toSorted((a, b) => b - a)
    .map((year) => ({ value: String(year), label: String(year) }))
  return (
    <ReviewFilters
      search={search}
      set={set}
      onClear={() => go({ period: search.period })}
      chips={[
        { name: 'from', text: from !== undefined && t('reviews.chips.from', { year: from }) },
        { name: 'to', text: to !== undefined && t('reviews.chips.to', { year: to }) },
      ]}
    >
      <FilterSelect
        label={t('reviews.filters.from')}
        value={String(from ?? '')}
        options={options}
        onChange={set('from')}
      />
      <FilterSelect
        label={t('reviews.filters.to')}
        value={String(to ?? '')}
        options={options}
        onChange={set('to')}
      />
      <FilterSelect
        label={t('reviews.filters.period')}
        value={String(period)}
        options={REVIEW_PERIODS.map((years) => ({
          value: String(years),
          label: t('reviews.period', { count: years }),
        }))}
        none={null}
        onChange={set('period')}
      />
    </ReviewFilters>
  )
}

function Findings({ analysis, ofBreed }: { analysis: ReviewAnalysis; ofBreed: boolean }) {
  const t = useTranslate()
  const { inOrder } = useGroupNames(ofBreed)
  const { dogs, reviews, leastDogs } = analysis
  const groups = inOrder(analysis.groups)
  return (
    <>
      <Row role="status" strong mb={1}>
        {t('reviews.analysis.dogs', { count: dogs })}, {t('reviews.count', { count: reviews })}
      </Row>
      <SummaryTable groups={groups} ofBreed={ofBreed} />
      {groups.some(({ hidden }) => hidden) && (
        <Text tone="muted" size="small" mt={1}>
          {t('reviews.analysis.hidden', { least: leastDogs })}
        </Text>
      )}
      {!ofBreed && <Note mt={3}>{t('reviews.analysis.chooseBreed')}</Note>}
      {groups.some(({ hidden }) => !hidden) && (
        <>
          <Section title={t(ofBreed ? 'reviews.analysis.groups' : 'reviews.analysis.breeds')}>
            <SpreadPictures groups={groups} ofBreed={ofBreed} />
          </Section>
          {ofBreed && <OfBreed analysis={analysis} />}
        </>
      )}
    </>
  )
}

function OfBreed({ analysis }: { analysis: ReviewAnalysis }) {
  const t = useTranslate()
  return (
    <>
      <Section title={t('reviews.analysis.distributions')} actions={<HowComputed topic="intervals" />}>
        <DistributionPictures analysis={analysis} />
      </Section>
      <Section title={t('reviews.analysis.years')}>
        <YearPictures analysis={analysis} />
      </Section>
      <Section title={t('reviews.analysis.classes')}>
        <Columns from="md" gap={4}>
          <ClassPicture groups={analysis.groups} />
        </Columns>
      </Section>
    </>
  )
}

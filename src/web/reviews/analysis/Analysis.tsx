import { useQuery } from '@tanstack/react-query'
import type { ReviewAnalysis } from '#contract/reviews.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import type { ReviewSearch } from '../addresses.ts'
import { analysisQuery, reviewsQuery } from '../queries.ts'
import { ReviewFilters } from '../ReviewFilters.tsx'
import { ClassPicture, DistributionPictures, SpreadPictures, YearPictures } from './pictures.tsx'
import { SummaryTable } from './SummaryTable.tsx'

/** Measures and classes of the reviewed dogs: a table, and pictures of one breed or of all side by side. */
export default function Analysis({ search }: { search: ReviewSearch }) {
  const t = useTranslate()
  const query = useQuery(analysisQuery(search))
  const years = useQuery(reviewsQuery({})).data?.years ?? []
  const options = years.map((year) => ({ value: String(year), label: String(year) }))
  return (
    <>
      <ReviewFilters search={search}>
        {(set) => (
          <>
            <FilterSelect
              label={t('reviews.filters.from')}
              value={String(search.from ?? '')}
              options={options}
              onChange={set('from')}
            />
            <FilterSelect
              label={t('reviews.filters.to')}
              value={String(search.to ?? '')}
              options={options}
              onChange={set('to')}
            />
          </>
        )}
      </ReviewFilters>
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

function Findings({ analysis, ofBreed }: { analysis: ReviewAnalysis; ofBreed: boolean }) {
  const t = useTranslate()
  const { dogs, reviews, leastDogs, groups } = analysis
  return (
    <>
      <Text strong role="status">
        {t('reviews.analysis.dogs', { count: dogs })}, {t('reviews.count', { count: reviews })}
      </Text>
      <Text tone="muted" measure="text" mt={0.5} mb={2}>
        {t('reviews.analysis.lead')}
      </Text>
      <SummaryTable groups={groups} ofBreed={ofBreed} />
      {groups.some(({ hidden }) => hidden) && (
        <Text tone="muted" size="small" mt={1}>
          {t('reviews.analysis.hidden', { least: leastDogs })}
        </Text>
      )}
      {!ofBreed && <Note mt={3}>{t('reviews.analysis.chooseBreed')}</Note>}
      <Section title={t(ofBreed ? 'reviews.analysis.groups' : 'reviews.analysis.breeds')}>
        <SpreadPictures groups={groups} ofBreed={ofBreed} />
      </Section>
      {ofBreed && (
        <>
          <Section title={t('reviews.analysis.distributions')}>
            <DistributionPictures analysis={analysis} />
          </Section>
          <Section title={t('reviews.analysis.years')}>
            <YearPictures analysis={analysis} />
          </Section>
          <Section title={t('reviews.analysis.classes')}>
            <ClassPicture groups={groups} />
          </Section>
        </>
      )}
    </>
  )
}

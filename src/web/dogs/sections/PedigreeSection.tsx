import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dog } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { paths } from '../../paths.ts'
import { PedigreeChart } from '../../pedigree/PedigreeChart.tsx'
import { INLINE_GENERATIONS, pedigreeQuery } from '../../pedigree/queries.ts'
import { repeatedAncestors } from '../../pedigree/repeated.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RowsSkeleton } from '../../ui/Skeletons.tsx'
import type { DogData } from '../useDogData.ts'

/** The nearest three generations; the whole pedigree is a page of its own. */
export function PedigreeSection({ data: { dog } }: { data: DogData }) {
  const { t } = useTranslation()
  const [active, setActive] = useState<number | null>(null)
  const { data, error, refetch } = useQuery(pedigreeQuery(dog.regnr, INLINE_GENERATIONS))
  if (error) return <ErrorState error={error} title={t('dogs.sectionFailed')} onRetry={refetch} />
  if (!data) return <RowsSkeleton rows={8} height={38} />
  const repeated = repeatedAncestors(data.chart)
  const label = t('pedigree.chartLabel', { name: calledBy(dog), generations: INLINE_GENERATIONS })
  return (
    <PedigreeChart
      chart={data.chart}
      repeated={repeated}
      label={label}
      active={active}
      onActive={setActive}
    />
  )
}

/** Ways from the inline pedigree: to the whole of it, and to a test litter with this dog. */
export function PedigreeLinks({ dog }: { dog: Dog }) {
  const { t } = useTranslation()
  const partner = dog.gender === 'female' ? { dam: dog.regnr } : { sire: dog.regnr }
  return (
    <span data-print="no">
      <AppLink {...paths.pedigree(dog.regnr)} sx={{ mr: 2 }}>
        {t('dogs.fullPedigree')}
      </AppLink>
      {dog.gender && <AppLink {...paths.litter(partner)}>{t('dogs.testLitter')}</AppLink>}
    </span>
  )
}

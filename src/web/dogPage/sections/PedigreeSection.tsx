import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Dog } from '#contract/dogs.ts'
import type { PedigreeAnswer } from '#contract/pedigree.ts'
import { repeatedAncestors } from '#contract/repeatedAncestors.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { pedigreeAddress } from '../../pedigree/addresses.ts'
import { PedigreeChart } from '../../pedigree/chart/PedigreeChart.tsx'
import { INLINE_GENERATIONS, pedigreeQuery } from '../../pedigree/queries.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import type { DogData } from '../useDogData.ts'

/** The nearest three generations; the whole pedigree is a page of its own. */
export function PedigreeSection({ data: { dog } }: { data: DogData }) {
  const t = useTranslate()
  const pedigree = useQuery(pedigreeQuery(dog.regnr, INLINE_GENERATIONS))
  return (
    <Loaded query={pedigree} failed={t('dogs.sectionFailed')} rows={8} rowHeight={38}>
      {({ chart }) => <Chart dog={dog} chart={chart} />}
    </Loaded>
  )
}

function Chart({ dog, chart }: { dog: Dog; chart: PedigreeAnswer['chart'] }) {
  const t = useTranslate()
  const [active, setActive] = useState<number | null>(null)
  const repeated = repeatedAncestors(chart)
  const label = t('pedigree.chartLabel', { name: calledBy(dog), generations: INLINE_GENERATIONS })
  return (
    <PedigreeChart
      chart={chart}
      root={dog}
      repeated={repeated}
      label={label}
      active={active}
      onActive={setActive}
    />
  )
}

/** Leads from the inline pedigree to the whole one. */
export function PedigreeLinks({ dog }: { dog: Dog }) {
  const t = useTranslate()
  return (
    <AppLink {...pedigreeAddress(dog.regnr)} data-print="no">
      {t('dogs.fullPedigree')}
    </AppLink>
  )
}

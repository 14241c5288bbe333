import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { PedigreeAnswer } from '#contract/pedigree.ts'
import { repeatedAncestors } from '#contract/repeatedAncestors.ts'
import { calledBy, isNamed } from '#domain/dogs.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { DogNotFound } from '../dogs/DogNotFound.tsx'
import { DogFacts } from '../dogs/name/DogFacts.tsx'
import { Trust } from '../dogs/Trust.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage, Stale } from '../ui/loading/Loaded.tsx'
import { formatPercent } from '../ui/values/numbers.ts'
import { AncestorList } from './AncestorList.tsx'
import { PEDIGREE_PATH } from './addresses.ts'
import { PedigreeChart } from './chart/PedigreeChart.tsx'
import { RepeatedLegend } from './chart/RepeatedLegend.tsx'
import { CommonAncestors } from './inbreeding/CommonAncestors.tsx'
import { Completeness, InbreedingFacts } from './inbreeding/InbreedingFacts.tsx'
import { InbreedingMethod } from './inbreeding/InbreedingMethod.tsx'
import { PedigreeActions } from './PedigreeActions.tsx'
import { PedigreePrint } from './PedigreePrint.tsx'
import { DEFAULT_GENERATIONS, pedigreeQuery } from './queries.ts'

/** `/sukutaulu/…`: a dog's ancestors, 3 to 6 generations, as a chart or a list, with the inbreeding that comes of them. */
export function PedigreePage() {
  const t = useTranslate()
  const { _splat: regnr = '' } = useParams({ from: PEDIGREE_PATH })
  const { generations = DEFAULT_GENERATIONS, view } = useSearch({ from: PEDIGREE_PATH })
  const query = useQuery({
    ...pedigreeQuery(regnr, generations),
    placeholderData: (previous) => (previous?.dog.regnr === regnr ? previous : undefined),
  })
  return (
    <LoadedPage
      query={query}
      heading={t('pedigree.title', { name: regnr })}
      failed={t('pedigree.failed')}
      notFound={<DogNotFound regnr={regnr} />}
    >
      {(answer) => (
        <>
          <PedigreePrint oneSheet={view !== 'list'} />
          <PageTitle
            title={t('pedigree.title', { name: isNamed(answer.dog) ? answer.dog.name : t('dogs.unnamed') })}
            lead={<PedigreeLead answer={answer} />}
            actions={<PedigreeActions regnr={answer.dog.regnr} generations={generations} view={view} />}
          />
          <Stale stale={query.isPlaceholderData}>
            <Pedigree answer={answer} list={view === 'list'} />
          </Stale>
        </>
      )}
    </LoadedPage>
  )
}

function PedigreeLead({ answer: { dog, inbreeding } }: { answer: PedigreeAnswer }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Row align="baseline" gap={3} rowGap={0.5}>
      <DogFacts dog={dog} breed />
      <AppLink {...dogAddress(dog.regnr)} data-print="no">
        {t('pedigree.toDog')}
      </AppLink>
      {inbreeding.coefficient !== null && (
        <Box sx={{ display: 'none', '@media print': { display: 'flex', gap: 2, alignItems: 'baseline' } }}>
          <strong>
            {t('dogs.inbreeding.figure')}: {formatPercent(language, inbreeding.coefficient)}
          </strong>
          <Completeness block={inbreeding} />
          {inbreeding.trust && <Trust level={inbreeding.trust} />}
        </Box>
      )}
    </Row>
  )
}

function Pedigree({ answer, list }: { answer: PedigreeAnswer; list: boolean }) {
  const t = useTranslate()
  const [active, setActive] = useState<number | null>(null)
  const { chart, dog, inbreeding } = answer
  const repeated = useMemo(() => repeatedAncestors(chart), [chart])
  if (inbreeding.knownAncestors === 0) return <EmptyState title={t('pedigree.noAncestors')} />
  const label = t('pedigree.chartLabel', { name: calledBy(dog), generations: chart.generations })
  return (
    <>
      {list ? (
        <Section title={t('pedigree.listTitle')}>
          <AncestorList chart={chart} repeated={repeated} />
        </Section>
      ) : (
        <PedigreeChart
          chart={chart}
          root={dog}
          repeated={repeated}
          label={label}
          active={active}
          onActive={setActive}
        />
      )}
      <RepeatedLegend
        chart={chart}
        repeated={repeated}
        shares={inbreeding.coefficient !== null}
        active={active}
        onActive={setActive}
      />
      <Box data-print="no">
        <Section title={t('pedigree.inbreeding')}>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(16rem, 1fr) 2fr' } }}>
            <InbreedingFacts block={inbreeding} label={t('dogs.inbreeding.figure')} />
            <Box>
              <Typography variant="h3">{t('pedigree.common')}</Typography>
              <CommonAncestors block={inbreeding} />
            </Box>
          </Box>
          {inbreeding.coefficient !== null && <InbreedingMethod />}
        </Section>
      </Box>
    </>
  )
}

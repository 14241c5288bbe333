import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { BreedPopulation } from '#contract/population.ts'
import { BreedChoice } from '../breedingRegister/BreedChoice.tsx'
import { useModule } from '../client/service.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { POPULATION_PATH, populationAddress } from './addresses.ts'
import { BirthsSection } from './BirthsSection.tsx'
import { DiversitySection } from './DiversitySection.tsx'
import { FilesSection } from './FilesSection.tsx'
import { HealthSection, TrialsSection } from './HealthSection.tsx'
import { InbreedingSection } from './InbreedingSection.tsx'
import { OriginSection } from './OriginSection.tsx'
import { PlainSection } from './PlainSection.tsx'
import { populationQuery } from './queries.ts'
import { SiresSection } from './SiresSection.tsx'
import { SizesSection } from './SizesSection.tsx'

/** `/rotu/{rotu}`: how a breed is doing, in figures. */
export function PopulationPage() {
  const { rotu } = useParams({ from: POPULATION_PATH })
  const t = useTranslate()
  const breedName = useBreedName()
  const title =
    rotu === undefined ? t('population.title') : t('population.titleOf', { breed: breedName(rotu) })
  return (
    <>
      <UprightPrint />
      <PageTitle title={title} lead={t('population.lead')} />
      <BreedChoice breed={rotu} to={populationAddress} />
      {rotu === undefined ? (
        <EmptyState title={t('population.choose')}>{t('population.chooseHelp')}</EmptyState>
      ) : (
        <Figures key={rotu} breed={rotu} />
      )}
    </>
  )
}

function Figures({ breed }: { breed: string }) {
  const t = useTranslate()
  const query = useQuery(populationQuery(breed))
  return (
    <Loaded
      query={query}
      failed={t('population.failed')}
      rows={10}
      rowHeight={64}
      empty={({ years }) => years.length === 0 && <EmptyState title={t('population.none')} />}
    >
      {(population) => <Sections population={population} />}
    </Loaded>
  )
}

function Sections({ population }: { population: BreedPopulation }) {
  const hasTrials = useModule('kaer')
  return (
    <>
      <PlainSection population={population} />
      <BirthsSection years={population.years} />
      <HealthSection health={population.health} />
      {hasTrials && <TrialsSection years={population.trials} />}
      <DiversitySection population={population} />
      <SizesSection population={population} />
      <InbreedingSection population={population} />
      <SiresSection population={population} />
      <OriginSection population={population} />
      <FilesSection breed={population.breed} />
    </>
  )
}

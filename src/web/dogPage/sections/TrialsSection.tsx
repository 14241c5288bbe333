import type { TrialResult, WaterResult, WaterStanding } from '#contract/dogs.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { commonStanding } from '../../dogs/standing.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useFeatureLabel } from '../../trials/featureLabels.ts'
import { WaterStandingText } from '../../trials/WaterStanding.tsx'
import { Heading, PlainList, Text } from '../../ui/layout/parts.ts'
import { type BreedMeans, breedMeansOf } from '../trials/breedMeans.ts'
import { FeatureProfile } from '../trials/FeatureProfile.tsx'
import { scalesOf } from '../trials/scalesOf.ts'
import { TrialResults } from '../trials/TrialResults.tsx'
import { trialColumns, waterColumns } from '../trials/trialColumns.tsx'
import { useBreedAverages } from '../trials/useBreedAverages.ts'
import type { DogData } from '../useDogData.ts'

const codesOf = (features: readonly { readonly code: string }[]) => features.map(({ code }) => code)
const byDate = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date)

/** Field and forest results, then water and track: the table, then the features over the years. */
export function TrialsSection({ data: { dog } }: { data: DogData }) {
  const t = useTranslate()
  const names = useNames()
  const label = useFeatureLabel()
  const averages = useBreedAverages(dog)
  const { rulebooks } = dog
  const meansOf = (kind: 'hunt' | 'water') => (result: TrialResult | WaterResult) =>
    breedMeansOf(kind, result, averages, rulebooks)
  const scored = (
    results: readonly (TrialResult | WaterResult)[],
    breedOf: (result: TrialResult | WaterResult) => BreedMeans,
  ) =>
    results.map((result) => ({
      date: result.date,
      features: result.features,
      scales: scalesOf(result, rulebooks),
      breed: breedOf(result),
    }))
  const hunt = { rulebooks, breedOf: meansOf('hunt'), common: commonStanding(dog.trialResults) }
  const water = { rulebooks, breedOf: meansOf('water'), common: commonStanding(dog.waterResults) }
  return (
    <>
      {dog.trialResults.length > 0 && (
        <>
          <Heading mt={2} mb={1}>
            {t('trials.hunt')}
          </Heading>
          <TrialResults
            regnr={dog.regnr}
            caption={t('trials.tableTitle')}
            columns={trialColumns(t, { ...hunt, names })}
            rows={dog.trialResults.toSorted(byDate)}
            {...hunt}
          />
          <FeatureProfile
            codes={codesOf(HUNT_FEATURES)}
            results={scored(dog.trialResults, hunt.breedOf)}
            label={label}
          />
        </>
      )}
      {dog.waterResults.length > 0 && (
        <>
          <Heading mt={2} mb={1}>
            {t('trials.water')}
          </Heading>
          <Standings standings={dog.waterStandings} />
          <TrialResults
            regnr={dog.regnr}
            caption={t('trials.waterTableTitle')}
            columns={waterColumns(t, { ...water, names })}
            rows={dog.waterResults.toSorted(byDate)}
            {...water}
          />
          <FeatureProfile
            codes={codesOf(WATER_FEATURES)}
            results={scored(dog.waterResults, water.breedOf)}
            label={label}
          />
        </>
      )}
    </>
  )
}

/** Of each class until when its water and track work holds. */
function Standings({ standings }: { standings: readonly WaterStanding[] }) {
  return (
    <PlainList mb={1}>
      {standings.map((standing) => (
        <Text component="li" key={standing.class} mt={0.5} tone={standing.isValid ? undefined : 'muted'}>
          <TrialClassChip code={standing.class} /> <WaterStandingText standing={standing} />
        </Text>
      ))}
    </PlainList>
  )
}

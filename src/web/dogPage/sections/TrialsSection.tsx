import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult, WaterResult, WaterStanding } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useFeatureLabel } from '../../trials/featureLabels.ts'
import { WaterStandingText } from '../../trials/WaterStanding.tsx'
import { Heading, PlainList, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { FeatureProfile } from '../trials/FeatureProfile.tsx'
import { scalesOf } from '../trials/scalesOf.ts'
import { TrialDetail } from '../trials/TrialDetail.tsx'
import { trialColumns, waterColumns } from '../trials/trialColumns.tsx'
import type { DogData } from '../useDogData.ts'

const codesOf = (features: readonly { readonly code: string }[]) => features.map(({ code }) => code)
const byDate = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date)
const keyOf = ({ date, place, type, class: trialClass }: TrialResult | WaterResult) =>
  `${date}${place}${type}${trialClass}`

/** Field and forest results, then water and track: the table, then the features over the years. */
export function TrialsSection({ data: { dog } }: { data: DogData }) {
  const t = useTranslate()
  const label = useFeatureLabel()
  const { rulebooks } = dog
  const scored = (results: readonly (TrialResult | WaterResult)[]) =>
    results.map(({ date, features, rulebook }) => ({
      date,
      features,
      scales: scalesOf({ rulebook }, rulebooks),
    }))
  return (
    <>
      {dog.trialResults.length > 0 && (
        <>
          <Heading mt={2} mb={1}>
            {t('trials.hunt')}
          </Heading>
          <Results
            caption={t('trials.tableTitle')}
            columns={trialColumns(t, rulebooks)}
            rows={dog.trialResults.toSorted(byDate)}
            rulebooks={rulebooks}
          />
          <FeatureProfile codes={codesOf(HUNT_FEATURES)} results={scored(dog.trialResults)} label={label} />
        </>
      )}
      {dog.waterResults.length > 0 && (
        <>
          <Heading mt={2} mb={1}>
            {t('trials.water')}
          </Heading>
          <Standings standings={dog.waterStandings} />
          <Results
            caption={t('trials.waterTableTitle')}
            columns={waterColumns(t)}
            rows={dog.waterResults.toSorted(byDate)}
            rulebooks={rulebooks}
          />
          <FeatureProfile codes={codesOf(WATER_FEATURES)} results={scored(dog.waterResults)} label={label} />
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

interface ResultsProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rulebooks: readonly CitedRulebook[]
}

function Results<Row extends TrialResult | WaterResult>({
  caption,
  columns,
  rows,
  rulebooks,
}: ResultsProps<Row>) {
  const t = useTranslate()
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      cardsBelow="md"
      factColumns
      detail={(row) => <TrialDetail result={row} rulebooks={rulebooks} />}
      detailLabel={(row) => t('trials.showDetails', { date: formatDate(row.date), place: row.place })}
    />
  )
}

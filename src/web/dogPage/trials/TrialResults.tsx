import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult, WaterResult } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { StandingOfAll } from '../../dogs/StandingOfAll.tsx'
import type { Standing } from '../../dogs/standing.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { MeanLine } from '../../trials/ScoreBar.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import type { BreedMeans } from './breedMeans.ts'
import { TrialDetail } from './TrialDetail.tsx'

/** Results that a page shows before it is asked for more. */
const SHOWN_AT_FIRST = 5

interface Props<Row> {
  /** of the dog */
  regnr: string
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rulebooks: readonly CitedRulebook[]
  breedOf: (result: Row) => BreedMeans
  common: Standing
}

/** The newest results of a kind, the rest on demand; each opens to its features and report. */
export function TrialResults<Row extends TrialResult | WaterResult>(props: Props<Row>) {
  const { regnr, caption, columns, rows, rulebooks, breedOf, common } = props
  const t = useTranslate()
  const names = useNames()
  return (
    <>
      <StandingOfAll of={common} />
      <BarHelp means={rows.map(breedOf)} />
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        cardsBelow="md"
        factColumns
        shownAtFirst={SHOWN_AT_FIRST}
        detail={(row) => (
          <TrialDetail regnr={regnr} result={row} rulebooks={rulebooks} breed={breedOf(row)} />
        )}
        detailLabel={(row) =>
          t('trials.showDetails', { date: formatDate(row.date), place: names.place(row.place) })
        }
      />
    </>
  )
}

const keyOf = ({ date, place, type, class: trialClass }: TrialResult | WaterResult) =>
  `${date}${place}${type}${trialClass}`

/** What the line on the bars stands for, and of how many dogs the means are. */
function BarHelp({ means }: { means: readonly BreedMeans[] }) {
  const t = useTranslate()
  const dogs = means.flatMap((ofResult) => Object.values(ofResult).map((mean) => mean.dogs))
  if (dogs.length === 0) return null
  const help = means.some(({ points }) => points) ? 'trials.barHelpPoints' : 'trials.barHelp'
  const [least, most] = [Math.min(...dogs), Math.max(...dogs)]
  return (
    <Text component="p" size="small" tone="muted" mb={1}>
      <MeanSign /> {t(help, { dogs: least === most ? `${least}` : `${least}–${most}` })}
    </Text>
  )
}

/** The line as it stands on a bar. */
function MeanSign() {
  return (
    <span aria-hidden style={{ position: 'relative', display: 'inline-block', width: 6, height: 8 }}>
      <MeanLine share={0.5} />
    </span>
  )
}

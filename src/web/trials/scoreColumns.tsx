import type { CitedRulebook } from '#contract/citedRulebook.ts'
import type { TrialResult } from '#contract/dogs.ts'
import type { Outcome } from '#domain/trials/results.ts'
import { HIGHEST_GRADE, type Part } from '#domain/trials/rulebook.ts'
import type { Translate } from '../i18n/useTranslate.ts'
import type { Column } from '../ui/table/types.ts'
import { mostPointsOf } from './mostPointsOf.ts'
import { type ReadBeside, ScoreBar } from './ScoreBar.tsx'

type Scored = Pick<TrialResult, 'points' | 'rulebook' | 'class'>

/** The breed's mean that a row's score is read beside; undefined: none is known. */
type BreedOf<Row, Score extends string> = (row: Row, score: Score) => ReadBeside | undefined

/** Points of field and forest results with a small bar against what is possible by the rulebook of each. */
export function pointsColumn<Row extends Scored>(
  t: Translate,
  rulebooks: readonly CitedRulebook[],
  breedOf?: BreedOf<Row, 'points'>,
): Column<Row> {
  return {
    id: 'points',
    header: t('trials.points'),
    cell: (row) => (
      <ScoreBar value={row.points} max={mostPointsOf(row, rulebooks)} breed={breedOf?.(row, 'points')} />
    ),
    isEmpty: ({ points }) => points === null,
    align: 'right',
    card: 'fact',
  }
}

type Graded<P extends Part> = { grades: Readonly<Record<P, number | null>> }

/** The grade of one part in the same way. */
export function gradeColumn<P extends Part, Row extends Graded<P>>(
  t: Translate,
  part: P,
  breedOf?: BreedOf<Row, P>,
): Column<Row> {
  return {
    id: part,
    header: t(`trials.parts.${part}`),
    cell: (row) => <ScoreBar value={row.grades[part]} max={HIGHEST_GRADE} breed={breedOf?.(row, part)} />,
    isEmpty: ({ grades }) => grades[part] === null,
    align: 'right',
    card: 'fact',
  }
}

/** What came of a water and track performance. */
export function outcomeColumn<Row extends { outcome: Outcome }>(t: Translate): Column<Row> {
  return {
    id: 'outcome',
    header: t('trials.outcome'),
    cell: ({ outcome }) => t(`trials.outcomes.${outcome}`),
    card: 'fact',
  }
}

import type { TrialJudge } from '../trials/trials.types.ts'
import { valuesOfHunt, valuesOfWater } from './resultColumns.ts'
import type { DoneResult, HuntRow, WaterRow } from './results.types.ts'

/** A hunt result as its row tells it. */
export function doneHunt(row: HuntRow, judges: readonly TrialJudge[]): DoneResult {
  const { points, prize, water_result_id: id, water_grade: water, track_grade: track } = row
  const counted = id !== null || water !== null || track !== null
  return {
    ...doneHead(row),
    points,
    prize,
    water: counted ? { id, water, track } : null,
    values: valuesOfHunt(row, judges),
  }
}

/** A water and track result as its row tells it. */
export function doneWater(row: WaterRow, judges: readonly TrialJudge[]): DoneResult {
  return { ...doneHead(row), points: null, prize: 0, water: null, values: valuesOfWater(row, judges) }
}

function doneHead(row: HuntRow | WaterRow) {
  return {
    id: row.id,
    trialId: row.trial_id,
    dogId: row.dog_id,
    class: row.class,
    status: row.status,
    doneAt: row.done_at,
    version: row.version,
    rulebookId: row.rulebook_id,
    judge: row.judge,
    overridden: row.overridden,
  }
}

import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetField, SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { HuntResult, Trial, WaterResult } from './events.ts'
import type { Row } from './tables.ts'
import type { Results } from './timeline.ts'

/** A rulebook that results cite. */
export interface StoredRulebook {
  readonly id: number
  readonly validFrom: string
}

/** What the rows of results depend on: today, and the rows they reference. */
interface ResultContext {
  readonly today: DayNumber
  readonly rulebooks: readonly StoredRulebook[]
  readonly trialIds: ReadonlyMap<Trial, number>
}

/** Rows of results at trials; a hunt result references the water and track work that counts in it. */
export function resultRows({ hunt, water }: Results, context: ResultContext) {
  const waterIds = new Map(water.map((result, index) => [result, index + 1]))
  return {
    water_result: water.map(
      (result): Row<'water_result'> => ({
        id: waterIds.get(result)!,
        ...head(result, context),
        water_grade: result.water,
        track_grade: result.track,
        ...scores(WATER_FEATURES, result.sheet),
      }),
    ),
    trial_result: hunt.map((result): Row<'trial_result'> => {
      const { grades, points, prize } = result.judgement
      return {
        ...head(result, context),
        prize,
        points,
        search_grade: grades.search ?? null,
        game_grade: grades.game ?? null,
        retrieve_grade: grades.retrieve ?? null,
        water_grade: grades.water ?? null,
        track_grade: grades.track ?? null,
        ...scores(HUNT_FEATURES, result.sheet),
        points_at_game: numberIn(result.sheet.pointsAtGame),
        shot_over: typeof result.sheet.shotOver === 'boolean' ? result.sheet.shotOver : null,
        water_result_id: points === null || !result.water ? null : waterIds.get(result.water)!,
      }
    }),
  }
}

/** Results are saved in the evening; yesterday's late enough to be new until the end of today. */
function head(result: HuntResult | WaterResult, { today, rulebooks, trialIds }: ResultContext) {
  const { trial, sheet } = result
  const judge = trial.judges.find(({ id }) => id === sheet.judgeId)
  const fresh = today - trial.day <= 1
  return {
    trial_id: trialIds.get(trial)!,
    dog_id: result.dog.id,
    class: result.class,
    outcome: result.judgement.outcome,
    judge: judge?.name ?? null,
    judge_id: judge?.id ?? null,
    report: typeof sheet.report === 'string' ? sheet.report : null,
    status: fresh ? ('preliminary' as const) : ('official' as const),
    done_at: fresh ? helsinkiTime(trial.day, 23, 45) : helsinkiTime(trial.day, 18, 30),
    rulebook_id: rulebookOn(rulebooks, toIso(trial.day))?.id ?? null,
  }
}

/** Columns carry the features' names in snake case. */
function scores(features: readonly { readonly code: SheetField }[], sheet: SheetValues) {
  const columns = features.map(({ code }) => {
    const column = code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return [column, numberIn(sheet[code])]
  })
  return Object.fromEntries(columns)
}

const numberIn = (value: SheetValue | undefined): number | null => (typeof value === 'number' ? value : null)

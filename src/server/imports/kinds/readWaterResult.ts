import { WATER_TYPES_IN_WORDS } from '#domain/imports/trialWords.ts'
import { WATER_FEATURES } from '#domain/trials/features.ts'
import { judgeWater } from '#domain/trials/judging.ts'
import { type PastWaterResult, pastWaterFaults } from '#domain/trials/pastWaterResult.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { ReportProblem } from '../valueReader.ts'
import type { CellOf, RecordKind } from './kinds.types.ts'
import { classOf, listed, numbered, outcomeCell, trialCells } from './readPerformance.ts'

const SCORES = ['water', 'track', ...WATER_FEATURES.map(({ code }) => code)] as const

/** What a row says of a dog's water and track work, by the rulebook of its day. Source: docs/rules/trials.md#results-of-the-past. */
export const readWaterResult: RecordKind['read'] = (cell, report, context) => {
  const trial = trialCells(cell, report, context)
  const type = cell('type') === '' ? 'water_track' : listed('type', cell, report, WATER_TYPES_IN_WORDS)
  const result = resultOf(cell, report)
  if (!trial || !type || !result) return null
  const rulebook = rulebookOn(context.rulebooks, trial.date)
  const faults = rulebook ? pastWaterFaults(rulebook, result) : []
  for (const [fault, field] of faults) report(fault, field, cell(field) || null)
  if (faults.length > 0) return null
  const kept = rulebook && judgeWater(rulebook, result.class, result.values)
  const { outcome = 'judged', ...scores } = result.values
  const values: Readonly<Record<string, unknown>> = { ...scores, ...kept?.grades }
  const { leastAgeMonths = 0, lastAgeMonths = null } = rulebook?.classes[result.class] ?? {}
  return [
    trial.date,
    trial.place,
    type,
    trial.organiser,
    trial.number,
    result.class,
    kept?.outcome ?? (outcome as string),
    ...SCORES.map((code) => values[code] as number | undefined),
    trial.judge,
    trial.report,
    Object.keys(values).length > 0 ? rulebook?.id : null,
    leastAgeMonths,
    lastAgeMonths,
  ]
}

/** Null with a complaint. */
function resultOf(cell: CellOf, report: ReportProblem): PastWaterResult | null {
  const trialClass = classOf(cell, report)
  const outcome = outcomeCell(cell, report)
  const numbers = SCORES.map((code) => [code, numbered(code, cell, report)] as const)
  const isWrong = outcome === undefined || numbers.some(([, value]) => value === undefined)
  if (!trialClass || isWrong) return null
  const told = numbers.filter(([, value]) => value !== null)
  return {
    class: trialClass,
    values: { ...Object.fromEntries(told), ...(outcome !== null && { outcome }) },
  }
}

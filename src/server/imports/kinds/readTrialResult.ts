import {
  TERRAINS_IN_WORDS,
  TRUTHS_IN_WORDS,
  TYPES_IN_WORDS,
  WEATHERS_IN_WORDS,
} from '#domain/imports/trialWords.ts'
import { CONDITION_FIELDS, isCondition } from '#domain/trials/conditionFields.ts'
import { HUNT_FEATURES } from '#domain/trials/features.ts'
import { keptOf, type PastResult, pastFaults } from '#domain/trials/pastResult.ts'
import type { Outcome } from '#domain/trials/results.ts'
import { type Grades, PARTS, rulebookOn } from '#domain/trials/rulebook.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import type { ReportProblem } from '../valueReader.ts'
import type { CellOf, RecordKind } from './kinds.types.ts'
import { classOf, listed, numbered, outcomeCell, trialCells } from './readPerformance.ts'

/** What a row says of a field or forest trial and of a dog's result there, by the rulebook of its day. Source: docs/rules/trials.md#results-of-the-past. */
export const readTrialResult: RecordKind['read'] = (cell, report, context) => {
  const trial = trialCells(cell, report, context)
  const type = listed('type', cell, report, TYPES_IN_WORDS)
  const result = resultOf(cell, report)
  if (!trial || !type || !result) return null
  const rulebook = rulebookOn(context.rulebooks, trial.date)
  const faults = rulebook ? pastFaults(rulebook, result) : []
  for (const [fault, field] of faults) report(fault, field, cell(field) || null)
  if (faults.length > 0) return null
  const { outcome = 'judged', ...scores } = result.values
  const kept = rulebook
    ? keptOf(rulebook, result)
    : { outcome, grades: scores as Grades, points: result.points }
  const grades: Grades = { ...kept.grades, ...waterOf(result) }
  const { leastAgeMonths = 0, lastAgeMonths = null } = rulebook?.classes[result.class] ?? {}
  const told = Object.keys({ ...scores, ...grades }).filter((field) => !isCondition(field))
  const isScored = told.length > 0 || kept.points !== null
  return [
    trial.date,
    trial.place,
    type,
    trial.organiser,
    trial.number,
    result.class,
    kept.outcome as string,
    result.prize,
    kept.points,
    ...PARTS.map((part) => grades[part]),
    ...HUNT_FEATURES.map(({ code }) => result.values[code] as number | undefined),
    result.values.pointsAtGame as number | undefined,
    result.values.shotOver as boolean | undefined,
    ...CONDITION_FIELDS.map((field) => result.values[field] as number | string | undefined),
    trial.judge,
    trial.report,
    isScored ? rulebook?.id : null,
    leastAgeMonths,
    lastAgeMonths,
  ]
}

const waterOf = ({ water: { water, track } }: PastResult): Grades => ({
  ...(water !== null && { water }),
  ...(track !== null && { track }),
})

/** Null with a complaint, which tells the first thing that is wrong. */
function resultOf(cell: CellOf, report: ReportProblem): PastResult | null {
  const trialClass = classOf(cell, report)
  const outcome = outcomeCell(cell, report)
  const words = (column: string, list: Readonly<Record<string, string | boolean>>) =>
    cell(column) === '' ? null : listed(column, cell, report, list)
  const inWords = {
    shotOver: words('shotOver', TRUTHS_IN_WORDS),
    weather: words('weather', WEATHERS_IN_WORDS),
    terrain: words('terrain', TERRAINS_IN_WORDS),
  }
  const prize = prizeOf(cell, report, outcome ?? 'judged')
  const points = decimal('points', cell, report)
  const codes = [
    ...PARTS,
    ...HUNT_FEATURES.map(({ code }) => code),
    'pointsAtGame',
    'birdsMet',
    'minutesSearched',
  ] as const
  const numbers = new Map(codes.map((code) => [code as string, numbered(code, cell, report)]))
  const isWrong = [...numbers.values(), ...Object.values(inWords), outcome, prize, points].includes(undefined)
  if (!trialClass || isWrong) return null
  const told = [...numbers].filter(([code, value]) => value !== null && code !== 'water' && code !== 'track')
  return {
    class: trialClass,
    values: {
      ...Object.fromEntries(told),
      ...Object.fromEntries(Object.entries(inWords).filter(([, value]) => value !== null)),
      ...(outcome !== null && { outcome }),
    } as SheetValues,
    water: { water: numbers.get('water')!, track: numbers.get('track')! },
    prize: prize!,
    points: points!,
  }
}

function decimal(column: string, cell: CellOf, report: ReportProblem): number | null | undefined {
  const text = cell(column)
  if (text === '') return null
  if (/^\d{1,3}([.,]\d)?$/.test(text)) return Number(text.replace(',', '.'))
  report('row-value', column, text)
  return undefined
}

/** `1`, or with its class as `AVO1`; of who was not judged there is none. */
function prizeOf(cell: CellOf, report: ReportProblem, outcome: Outcome): number | undefined {
  const text = cell('prize').toUpperCase()
  if (text === '' && outcome !== 'judged') return 0
  const [, prize] = /^(?:NUO|AVO|VOI)?\s*([0-3])$/.exec(text) ?? []
  if (prize === undefined) report(text === '' ? 'row-missing' : 'row-value', 'prize', text || null)
  return prize === undefined ? undefined : Number(prize)
}

import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import type { Entry, Running } from './coming.ts'
import { helsinkiTime } from './days.ts'
import type { HuntResult, Trial, WaterResult } from './events.ts'
import { mailAddressOf } from './people.ts'
import type { Row } from './tables.ts'

/** Of so many dogs the sheet is whole; of the others the judge is still writing. */
const WHOLE_SHEETS = 2

/** Rows of entries in trials that have not ended, and of today's sheets. */
export function runningRows(
  { entries, hunt, water }: Running,
  trialIds: ReadonlyMap<Trial, number>,
  judgeIds: ReadonlyMap<string, number>,
) {
  const ids = new Map(
    entries.map((entry, index) => [`${trialIds.get(entry.trial)} ${entry.dog.id}`, index + 1]),
  )
  const idOf = ({ trial, dog }: Pick<Entry, 'trial' | 'dog'>) => ids.get(`${trialIds.get(trial)} ${dog.id}`)!
  const sheet = (result: HuntResult | WaterResult, index: number, values: SheetValues): Row<'sheet'> => ({
    entry_id: idOf(result),
    kind: 'pointsAtGame' in result ? 'hunt' : 'water',
    values: JSON.stringify(index < WHOLE_SHEETS ? values : firstHalf(values)),
    updated_at: helsinkiTime(result.trial.day, 0, 1),
  })
  const judgeId = (result: HuntResult | WaterResult) =>
    result.judge ? (judgeIds.get(result.judge) ?? null) : null
  return {
    entry: entries.map((entry): Row<'entry'> => entryRow(entry, idOf(entry), trialIds.get(entry.trial)!)),
    entry_move: entries.map(
      (entry, index): Row<'entry_move'> => ({
        id: index + 1,
        trial_id: trialIds.get(entry.trial)!,
        entry_id: idOf(entry),
        list: entry.list,
        moved_at: helsinkiTime(entry.enteredOn, 18, 0),
      }),
    ),
    sheet: [
      ...hunt.map((result, index) => sheet(result, index, huntValues(result, judgeId(result)))),
      ...water.map((result, index) => sheet(result, index, waterValues(result, judgeId(result)))),
    ],
  }
}

function entryRow(
  { dog, class: trialClass, owner, enteredOn }: Entry,
  id: number,
  trialId: number,
): Row<'entry'> {
  return {
    id,
    trial_id: trialId,
    dog_id: dog.id,
    class: trialClass,
    entered_at: helsinkiTime(enteredOn, 18, 0),
    handler: owner.name,
    contact_name: owner.name,
    contact_email: mailAddressOf(owner),
    contact_phone: `044 999 ${String(1000 + (owner.id % 9000))}`,
    language: owner.language === 'sv' ? 'sv' : 'fi',
  }
}

function huntValues(result: HuntResult, judgeId: number | null): SheetValues {
  const { search, game, retrieve } = result.grades
  return withoutEmpty({
    judgeId,
    outcome: result.outcome,
    ...Object.fromEntries(HUNT_FEATURES.map(({ code }) => [code, result.features[code]])),
    search,
    game,
    retrieve,
    pointsAtGame: result.pointsAtGame,
    shotOver: result.pointsAtGame === null ? null : result.pointsAtGame > 0,
    report: result.report,
  })
}

function waterValues(result: WaterResult, judgeId: number | null): SheetValues {
  return withoutEmpty({
    judgeId,
    outcome: result.outcome,
    ...Object.fromEntries(WATER_FEATURES.map(({ code }) => [code, result.features[code]])),
    water: result.waterGrade,
    track: result.trackGrade,
    report: result.report,
  })
}

function withoutEmpty(values: SheetValues): SheetValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

function firstHalf(values: SheetValues): SheetValues {
  const fields = Object.entries(values)
  return Object.fromEntries(fields.slice(0, Math.ceil(fields.length / 2)))
}

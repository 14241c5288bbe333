import type { Database } from '#server/platform/database.ts'
import { PLACES } from '#tools/bench/entries.ts'
import { keptDogs, type Load } from './load.ts'
import { medianOfQuarter } from './memory.ts'
import { isBusy, isDone, linesOf, longestPause, lostWrites, type Outcome } from './outcomes.ts'
import type { Entrant, FieldWriter, Importer } from './repeatedWork.ts'

interface Seen {
  readonly load: Load
  readonly fields: readonly FieldWriter[]
  readonly entrant: Entrant
  readonly importer: Importer
  /** the one whose entries are counted */
  readonly trialId: number
  readonly database: Database
  /** milliseconds of the clock at which a copy was killed */
  readonly killed: number
  /** of the copy that ran throughout */
  readonly megabytes: readonly number[]
  readonly say: (line: string) => void
}

/** How many times as much memory the last quarter may take as the second, in which the caches are filled. */
const GROWTH = 1.3

/** What comes of a request whose copy is killed while it answers: no answer, or that of the proxy. */
const CUT_OFF = [0, 502]
/** Milliseconds within which it comes. */
const CUT_OFF_MS = 2000

/** Compares what was acknowledged with what the database holds. @returns false: they differ, or something else is wrong */
export async function reportMixed({ load, killed, megabytes, say, ...seen }: Seen): Promise<boolean> {
  const { outcomes } = load
  const isCutOff = ({ status, at }: Outcome) =>
    CUT_OFF.includes(status) && at >= killed && at < killed + CUT_OFF_MS
  const cutOff = outcomes.filter(isCutOff)
  const wrong = outcomes.filter((outcome) => !isDone(outcome) && !isBusy(outcome) && !isCutOff(outcome))
  const [second, last] = [medianOfQuarter(megabytes, 1), medianOfQuarter(megabytes, 3)]
  const calls = Map.groupBy(outcomes, ({ call }) => call)
  for (const [call, all] of calls) say(`${call}: ${all.filter(isDone).length} of ${all.length} done`)
  say(`no dog added for ${(longestPause(outcomes) / 1000).toFixed(1)} s at most`)
  say(`${cutOff.length} requests cut off with the copy that was killed`)
  say(`${wrong.length} other answers that are neither success nor 503`)
  for (const line of linesOf(wrong)) say(line)
  say(`memory: ${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last`)
  const faults = [
    ...(await dogFaults(load, seen.importer, seen.database)),
    ...(await fieldFaults(seen.fields, seen.database)),
    ...(await entryFaults(seen.entrant, seen.trialId, seen.database)),
    ...(last > GROWTH * second ? ['memory grew'] : []),
    ...[...calls].filter(([, all]) => !all.some(isDone)).map(([call]) => `${call}: never done`),
  ]
  for (const fault of faults) say(fault)
  return faults.length === 0 && wrong.length === 0
}

async function dogFaults({ outcomes }: Load, { imported }: Importer, database: Database): Promise<string[]> {
  const lost = lostWrites(outcomes, await keptDogs(database))
  const { rows } = await database.pool.query<{ regnr: string }>(
    'select asked.regnr from unnest($1::text[]) asked (regnr) left join dog_number n using (regnr) where n.regnr is null',
    [imported],
  )
  return [
    ...lost.map((regnr) => `${regnr} was added and is lost`),
    ...rows.map(({ regnr }) => `${regnr} was imported and is lost`),
  ]
}

async function fieldFaults(fields: readonly FieldWriter[], { pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ entry_id: number; speed: number | null }>(
    `select entry_id, (sheet.values ->> 'speed')::int as speed from sheet where kind = 'hunt' and entry_id = any($1)`,
    [fields.map(({ entryId }) => entryId)],
  )
  const stored = new Map(rows.map(({ entry_id, speed }) => [entry_id, speed]))
  return fields
    .filter(({ entryId, acknowledged, sent }) => ![acknowledged, sent].includes(stored.get(entryId) ?? null))
    .map(({ entryId, acknowledged }) => `sheet of ${entryId}: ${stored.get(entryId)} for ${acknowledged}`)
}

async function entryFaults({ entered }: Entrant, trialId: number, { pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; dog_id: number }>(
    'select id, dog_id from entry where trial_id = $1',
    [trialId],
  )
  const ids = new Set(rows.map(({ id }) => id))
  const held = entered.filter(({ state }) => state === 'held').length
  return [
    ...entered.filter(({ id }) => !ids.has(id)).map(({ id }) => `entry ${id} is lost`),
    ...(new Set(rows.map(({ dog_id }) => dog_id)).size < rows.length
      ? ['a dog stands twice in a trial']
      : []),
    ...(held === Math.min(PLACES, entered.length) ? [] : [`${held} places for ${entered.length} entries`]),
  ]
}

import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** State of the pedigree in the database: two loads with the same version hold the same dogs. */
export interface PedigreeVersion {
  readonly maxId: number
  readonly count: number
}

/** What the database knows of every dog, by ascending id; 0 stands for unknown. */
export interface Population {
  readonly ids: Uint32Array
  readonly sireIds: Uint32Array
  readonly damIds: Uint32Array
  /** number of the breed family: 99 for 99.1 */
  readonly breeds: Uint16Array
  readonly birthYears: Uint16Array
}

const TAB = 9
const NEWLINE = 10
const ZERO = 48

/** (max id, count) of the visible changes: never ahead of a commit, never equal after another one. */
export async function readVersion(client: pg.ClientBase): Promise<PedigreeVersion> {
  const { rows } = await client.query<PedigreeVersion>(
    'select coalesce(max(id), 0)::float8 as "maxId", count(*)::int as count from pedigree_change',
  )
  return rows[0]!
}

/** Reads version and dogs as of one moment. Numbers stream straight into typed arrays: no object per dog. */
export async function loadPopulation(
  client: pg.Client,
): Promise<{ version: PedigreeVersion; population: Population }> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const version = await readVersion(client)
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from dog where registered',
    )
    const population = await copyDogs(client, rows[0]!.count)
    await client.query('commit')
    return { version, population }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Dogs by their main registration numbers, in the same order. */
export async function numbersOfLoops(
  client: pg.ClientBase,
  loops: readonly (readonly number[])[],
): Promise<string[][]> {
  if (loops.length === 0) return []
  const { rows } = await client.query<{ id: number; regnr: string }>(
    'select dog_id::float8 as id, regnr from main_number where dog_id = any($1::bigint[])',
    [loops.flat()],
  )
  const numbers = new Map(rows.map(({ id, regnr }) => [id, regnr]))
  return loops.map((loop) => loop.map((id) => numbers.get(id) ?? '?'))
}

async function copyDogs(client: pg.Client, count: number): Promise<Population> {
  const ids = new Uint32Array(new SharedArrayBuffer(count * 4))
  const [sireIds, damIds] = [new Uint32Array(count), new Uint32Array(count)]
  const breeds = new Uint16Array(new SharedArrayBuffer(count * 2))
  const birthYears = new Uint16Array(new SharedArrayBuffer(count * 2))
  const columns = [ids, sireIds, damIds, breeds, birthYears] as const
  const stream = client.query(
    copyTo(`copy (
      select d.id, coalesce(d.sire_id, 0), coalesce(d.dam_id, 0), b.family::int, coalesce(d.birth_year, 0)
      from dog d join breed b on b.code = d.breed_code where d.registered order by d.id
    ) to stdout`),
  )
  let [row, column, value] = [0, 0, 0]
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      if (byte >= ZERO) value = value * 10 + byte - ZERO
      else if (byte === TAB || byte === NEWLINE) {
        columns[column]![row] = value
        value = 0
        column = byte === TAB ? column + 1 : 0
        if (byte === NEWLINE) row++
      }
    }
  }
  return { ids, sireIds, damIds, breeds, birthYears }
}

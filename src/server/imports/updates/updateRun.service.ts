import type pg from 'pg'
import type { DataUpdateCounts } from '#contract/dataUpdates.ts'
import { healthCodesOf } from '../../healthCodes/healthCodes.service.ts'
import { writeAudit } from '../../platform/audit/audit.ts'
import { finnishDay } from '../../platform/clock.ts'
import { dbOn } from '../../platform/database.ts'
import { rulebooksInForce } from '../../rulebooks/rulebooks.service.ts'
import { type ImportPlan, importTables, type WrittenImport } from '../importDogs.ts'
import { mappedTables } from '../kinds/mappedTables.ts'
import { onlyDogs, type SortedTables, sortTables } from '../kinds/sortTables.ts'
import { loadMapping } from '../mapping.ts'
import { findMapping as findOwnMapping, mappingByHeaders } from '../ownMappings/mappings.service.ts'
import type { SheetSample } from '../ownMappings/mappings.types.ts'
import { samplesOf } from '../ownMappings/sample.ts'
import type { Table } from '../table.ts'
import { tablesOf } from '../tables.ts'
import { endApplied, endCompared, keepDifference } from './difference.store.ts'
import { findMapping } from './findMapping.ts'
import { partsSource } from './partsSource.ts'
import { keepSample } from './updates.store.ts'
import type { RunParts, RunWatch, TakenUpdate } from './updates.types.ts'

/**
 * Compares the file of an update with the database and keeps the difference; where it is to be applied, and the difference is the one that was
 * shown, writes it in the same transaction.
 * @throws ImportError for a file that cannot be read
 */
export async function runImport(
  { db, pool, now }: RunParts,
  update: TakenUpdate,
  { tell, signal }: RunWatch,
): Promise<void> {
  const opened = await tablesOf(partsSource(db, update))
  const samples = await samplesOf(opened)
  await keepSample(db, update.id, samples)
  const { tables, name, ownId } = await readingOf(db, update, opened, samples)
  const applying = update.state === 'applying'
  const decide = async (client: pg.PoolClient, plan: ImportPlan): Promise<boolean> => {
    const { kinds, added, digest, same } = await keepDifference(client, update.id, plan.base)
    if (applying && same) return true
    const failure = applying ? 'DATA_UPDATE_CHANGED' : null
    const counts = countsOf(plan, { kinds, added })
    await endCompared(client, update, {
      at: now(),
      mapping: ownId === null ? name : null,
      mappingId: ownId,
      counts,
      digest,
      failure,
    })
    return false
  }
  const finish = async (client: pg.PoolClient, written: WrittenImport): Promise<void> => {
    const { id, fileName, appliedBy } = update
    await writeAudit(dbOn(client), {
      at: now(),
      by: appliedBy,
      subject: 'dataUpdate',
      subjectId: id,
      code: 'DATA_UPDATE_APPLIED',
      after: { fileName },
    })
    await endApplied(client, update, { at: now(), ...written })
  }
  await importTables(pool, tables, {
    file: update.fileName,
    mapping: await loadMapping(name),
    today: finnishDay(now()),
    codes: await healthCodesOf({ db }),
    rulebooks: await rulebooksInForce({ db }),
    onProgress: tell,
    signal,
    decide,
    finish,
  })
}

interface Reading {
  readonly tables: SortedTables
  /** of the shipped mapping that holds where a table has none of its own */
  readonly name: string
  /** of the saved mapping; null: it is read by a shipped one */
  readonly ownId: number | null
}

/** By which mapping a file is read: the one that somebody has chosen, else a saved one with the same headings, else a shipped one. */
async function readingOf(
  db: RunParts['db'],
  { mapping, mappingId }: TakenUpdate,
  opened: readonly Table[],
  samples: readonly SheetSample[],
): Promise<Reading> {
  const own = await ownMappingOf(db, { mapping, mappingId }, samples)
  if (own) {
    const tables = await mappedTables(opened, own.sheets, await loadMapping(OWN_MAPPING))
    return { tables, name: OWN_MAPPING, ownId: own.id }
  }
  const tables = mapping === 'ofa' ? onlyDogs(opened) : await sortTables(opened)
  return { tables, name: mapping ?? (await mappingOf(tables)), ownId: null }
}

async function ownMappingOf(
  db: RunParts['db'],
  { mapping, mappingId }: Pick<TakenUpdate, 'mapping' | 'mappingId'>,
  samples: readonly SheetSample[],
) {
  if (mappingId !== null) return findOwnMapping({ db }, mappingId)
  if (mapping !== null) return undefined
  return mappingByHeaders(
    { db },
    samples.map(({ headings }) => headings),
  )
}

/** Tables of other kinds than dogs have the one form that is described. */
async function mappingOf({ dogs }: SortedTables): Promise<string> {
  const others = dogs.filter(({ litters }) => litters === undefined)
  return others.length === 0 ? OWN_MAPPING : findMapping(others.map(({ table }) => table))
}
const OWN_MAPPING = 'koirakanta'

type Numbers = Readonly<Record<string, number>>

function countsOf(
  plan: ImportPlan,
  { kinds, added }: { readonly kinds: Numbers; readonly added: Numbers },
): DataUpdateCounts {
  const { rows, newDogs, changedDogs, newNumbers, newStatements, newTitles } = plan
  return {
    rows,
    newDogs,
    changedDogs,
    newNumbers,
    newStatements,
    newTitles,
    changed: Object.fromEntries(plan.changes.map(({ field, count }) => [field, count])),
    refused: Object.fromEntries(plan.problems.map(({ code, count }) => [code, count])),
    kinds,
    added,
    sheets: [...plan.sheets],
    unknownParents: plan.unknownParents,
    unusedColumns: plan.unusedColumns.slice(0, MOST_COLUMNS),
  }
}

/** Unused columns that are named. */
const MOST_COLUMNS = 50

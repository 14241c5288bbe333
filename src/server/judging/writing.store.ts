import { sql } from 'kysely'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { rulebookOnJson } from '../rulebooks/rulebooks.store.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import { shareTrial, trialHeadJson } from '../trials/trials.store.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import type { Sheet } from './results.types.ts'
import { RESULT_TABLES } from './resultTables.store.ts'

/** The sheets to write on: of some entries, of one kind. */
interface SheetSelection {
  readonly kind: SheetKind
  readonly entryIds: readonly number[]
}

/** A locked entry with the sheet to write on. */
export interface LockedEntry {
  readonly id: number
  readonly dogId: number
  /** it has a place at the trial */
  readonly placed: boolean
  /** its result of this kind has been marked done */
  readonly done: boolean
  readonly sheet: Sheet | null
}

/** A trial shared-locked for writing results. */
export interface LockedTrial {
  readonly trial: TrialHead
  /** in force on the trial's day */
  readonly rulebook: StoredRulebook | null
  /** those of the selection that are entered in the trial */
  readonly entries: readonly LockedEntry[]
}

/**
 * What saving fields needs, held to the end of the transaction: the trial is shared, so that it neither ends nor changes its
 * dogs meanwhile; each entry is the writer's own, in the order of the ids, so that two writers of the same dogs wait for each
 * other and never in a circle. All is read after both are held.
 * @throws AppError 404 TRIAL_NOT_FOUND
 */
export async function holdForWriting(
  db: Db,
  trialId: number,
  { kind, entryIds }: SheetSelection,
): Promise<LockedTrial> {
  await shareTrial(db, trialId, entryIds)
  const row = await db
    .selectFrom('trial as t')
    .select([
      trialHeadJson.as('trial'),
      rulebookOnJson(sql`t.held_on`).as('rulebook'),
      entriesJson({ kind, entryIds }).as('entries'),
    ])
    .where('t.id', '=', trialId)
    .executeTakeFirst()
  if (!row) throw new AppError('notFound', 'TRIAL_NOT_FOUND')
  const { trial, rulebook, entries } = row
  return { trial, rulebook, entries: entries.map((entry) => ({ ...entry, sheet: sheetOf(entry) })) }
}

type EntryJson = Omit<LockedEntry, 'sheet'> & {
  readonly sheet: { readonly values: SheetValues; readonly updatedAt: string } | null
}

const sheetOf = ({ sheet }: EntryJson): Sheet | null =>
  sheet && { values: sheet.values, updatedAt: new Date(sheet.updatedAt) }

/** Whether an entry has a place follows from its latest move, as in `playMoves`. */
const entriesJson = ({ kind, entryIds }: SheetSelection) => sql<readonly EntryJson[]>`(
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'dogId', e.dog_id,
    'placed', coalesce((
      select l.list = 'place' from entry_list l where l.trial_id = e.trial_id and l.entry_id = e.id
    ), false),
    'done', exists (select from ${sql.table(RESULT_TABLES[kind].name)} r where r.trial_id = e.trial_id and r.dog_id = e.dog_id),
    'sheet', (
      select json_build_object('values', s.values, 'updatedAt', s.updated_at)
      from sheet s where s.entry_id = e.id and s.kind = ${kind}
    )
  )), '[]')
  from entry e where e.trial_id = t.id and e.id = any(${entryIds}) and e.withdrawn_at is null
)`

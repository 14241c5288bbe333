import { canonicalUsername } from '#domain/accounts/canonical.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { type AuditListRow, type AuditQuery, findChanges, type NamedKind, namesOf } from './audit.store.ts'

const PAGE_SIZE = 50

/** A change with the names of those whom its fields mean by their ids. */
export interface NamedChange extends AuditListRow {
  readonly names: FieldNames
}

export interface ChangePage {
  readonly rows: readonly NamedChange[]
  /** the `before` of the following page; null at the end */
  readonly next: number | null
}

/** Changes that match, newest first, a page at a time. */
export async function changesOf({ db }: Reader, query: AuditQuery): Promise<ChangePage> {
  const actor = query.actor && canonicalUsername(query.actor)
  const rows = await findChanges(db, { ...query, actor }, PAGE_SIZE + 1)
  return {
    rows: await named(db, rows.slice(0, PAGE_SIZE)),
    next: rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1]!.id : null,
  }
}

/** Fields of the log that hold ids, and whose. */
const ID_FIELDS: Readonly<Record<string, NamedKind>> = {
  userId: 'account',
  agentIds: 'account',
  personId: 'person',
  judgeId: 'judge',
  judgeIds: 'judge',
  headJudgeId: 'judge',
  clubId: 'club',
  trial: 'trial',
}

type FieldNames = Readonly<Record<string, Readonly<Record<string, string>>>>

async function named(db: Db, rows: readonly AuditListRow[]): Promise<NamedChange[]> {
  const idsOf = new Map(rows.map((row) => [row, idsIn(row)]))
  const names = await namesOf(db, [...idsOf.values()].flat())
  return rows.map((row) => {
    const found: Record<string, Record<string, string>> = {}
    for (const { field, kind, id } of idsOf.get(row)!) {
      const name = names.get(`${kind} ${id}`)
      if (name) found[field] = { ...found[field], [id]: name }
    }
    return { ...row, names: found }
  })
}

/** The ids in the fields of a change. */
function idsIn({ before, after }: AuditListRow) {
  return [before, after].flatMap((fields) =>
    Object.entries(fields ?? {}).flatMap(([field, value]) => {
      const kind = ID_FIELDS[field]
      if (!kind) return []
      return [value]
        .flat()
        .flatMap((id) => (Number.isSafeInteger(id) ? [{ field, kind, id: Number(id) }] : []))
    }),
  )
}

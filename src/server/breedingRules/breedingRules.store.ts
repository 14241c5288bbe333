import { sql } from 'kysely'
import type { RuleSet } from '#domain/breeding/rules/ruleSet.ts'
import type { LocalText } from '#domain/localText.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { StoredRule } from './breedingRules.types.ts'

const select = (db: Db) =>
  db
    .selectFrom('breeding_rule')
    .select([
      'id',
      'version',
      'state',
      'replaces_id as replaces',
      'kind',
      'breeds',
      'valid_from as validFrom',
      'valid_to as validTo',
      sql<LocalText>`json_build_object('fi', title_fi, 'sv', title_sv, 'en', title_en)`.as('title'),
      'source',
      'conditions',
      'cases',
    ])

/** Every rule, the latest period of a kind first; drafts, published and replaced ones. */
export const allRules = (db: Db): Promise<StoredRule[]> =>
  select(db).orderBy('kind').orderBy('breeds').orderBy('valid_from', 'desc').orderBy('id', 'desc').execute()

/** Those that are published, the earliest first. */
export const publishedRules = (db: Db): Promise<StoredRule[]> =>
  select(db).where('state', '=', 'published').orderBy('valid_from').orderBy('id').execute()

export const ruleById = (db: Db, id: number): Promise<StoredRule | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst()

/** The rule, locked to the end of the transaction. */
export const lockRuleRow = (tx: Db, id: number): Promise<StoredRule | undefined> =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** One addition or publishing at a time. */
export async function holdRules(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.breedingRules})`.execute(tx)
}

const columnsOf = ({ kind, breeds, validFrom, validTo, title, source, conditions, cases }: RuleSet) => ({
  kind,
  breeds: [...breeds],
  valid_from: validFrom,
  valid_to: validTo,
  title_fi: title.fi,
  title_sv: title.sv,
  title_en: title.en,
  source,
  conditions: JSON.stringify(conditions) as never,
  cases: JSON.stringify(cases) as never,
})

/** @returns its id */
export async function insertRule(
  tx: Db,
  rule: RuleSet,
  { state, replaces }: Pick<StoredRule, 'state' | 'replaces'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('breeding_rule')
    .values({ ...columnsOf(rule), state, replaces_id: replaces })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the first rules where there is none yet. */
export async function insertFirstRules(db: Db, rules: readonly RuleSet[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdRules(tx)
    if (await tx.selectFrom('breeding_rule').select('id').limit(1).executeTakeFirst()) return
    for (const rule of rules) await insertRule(tx, rule, { state: 'published', replaces: null })
  })
}

export async function updateRule(tx: Db, id: number, rule: RuleSet): Promise<void> {
  await tx
    .updateTable('breeding_rule')
    .set({ ...columnsOf(rule), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setState(tx: Db, id: number, state: StoredRule['state']): Promise<void> {
  await tx
    .updateTable('breeding_rule')
    .set({ state, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setEnd(tx: Db, id: number, validTo: string | null): Promise<void> {
  await tx
    .updateTable('breeding_rule')
    .set({ valid_to: validTo, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteRule(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('breeding_rule').where('id', '=', id).execute()
}

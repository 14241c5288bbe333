import { type Insertable, sql, type Updateable } from 'kysely'
import type { InquiryState } from '#domain/health/inquiry.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'
import type { Schema } from '../platform/schema.ts'
import type { Inquiry } from './healthInquiries.types.ts'

type Row = Schema['health_inquiry']

const select = (db: Db) =>
  db
    .selectFrom('health_inquiry as h')
    .innerJoin('dog as d', 'd.id', 'h.dog_id')
    .leftJoin('account as a', 'a.id', 'h.account_id')
    .leftJoin('account as b', 'b.id', 'h.decided_by')
    .select([
      'h.id',
      'h.dog_id as dogId',
      'd.birth_date as birthDate',
      'd.birth_year as birthYear',
      'h.informer',
      'h.informer_name as informerName',
      'h.informer_email as informerEmail',
      'h.language',
      'h.account_id as accountId',
      'a.username',
      'h.condition',
      'h.sickness',
      'h.character',
      'h.genetics',
      'h.dead',
      'h.death_description as deathDescription',
      'h.reported_on as reportedOn',
      'h.attachment_id as attachmentId',
      'h.state',
      'h.codes',
      'h.public_text as publicText',
      'h.internal_text as internalText',
      'h.decided_at as decidedAt',
      'h.decided_by as decidedBy',
      'b.username as decider',
      'h.merged_into as mergedInto',
      'h.version',
    ])

/** One report; undefined: there is none. */
export const inquiryById = (db: Db, id: number) =>
  select(db).where('h.id', '=', id).executeTakeFirst() as Promise<Inquiry | undefined>

/** Locks reports to the end of the transaction, in the order of their ids: two that lock the same ones never wait for each other. */
export async function lockInquiries(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('health_inquiry')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The report that was sent under a key; undefined: none. */
export async function inquiryIdByKey(db: Db, key: string): Promise<number | undefined> {
  const row = await db.selectFrom('health_inquiry').select('id').where('key', '=', key).executeTakeFirst()
  return row?.id
}

/** @returns its id; undefined: the key has been used meanwhile */
export async function insertInquiry(tx: Db, columns: Insertable<Row>): Promise<number | undefined> {
  const row = await tx
    .insertInto('health_inquiry')
    .values(columns)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Changes a report, which gets its next version. */
export async function updateInquiry(tx: Db, id: number, columns: Updateable<Row>): Promise<void> {
  await tx
    .updateTable('health_inquiry')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export interface InquiryFilter {
  readonly state?: InquiryState | undefined
  readonly condition?: Inquiry['condition'] | undefined
  /** name or number of the dog; empty: all */
  readonly q: string
}

const COUNTING = ['new', 'handled', 'published', 'unpublished'] as const

/** Reports that match: those that wait first, the longest waiting before the others, then the newest. */
export async function listInquiries(
  db: Db,
  { state, condition, q }: InquiryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const named = sql<boolean>`(d.name_folded like fold_text(${likeText(q)})
    or exists (select from dog_number n where n.dog_id = d.id and fold_text(n.regnr) like fold_text(${likeText(q)})))`
  return (await select(db)
    .select([
      sql<number>`count(*) over ()::int`.as('total'),
      sql<number>`(select count(*)::int from health_inquiry o where o.dog_id = h.dog_id and o.id <> h.id
        and o.state in (${sql.join(COUNTING)}))`.as('others'),
    ])
    .$if(state !== undefined, (rows) => rows.where('h.state', '=', state!))
    .$if(condition !== undefined, (rows) => rows.where('h.condition', '=', condition!))
    .$if(q !== '', (rows) => rows.where(named))
    .orderBy(sql`h.state <> 'new'`)
    .orderBy(sql`case when h.state = 'new' then h.reported_at end`)
    .orderBy('h.reported_at', 'desc')
    .orderBy('h.id')
    .offset(offset)
    .limit(limit)
    .execute()) as readonly (Inquiry & { readonly total: number; readonly others: number })[]
}

/** How many reports there are in each state; a state without one is left out. */
export async function countByState(db: Db): Promise<ReadonlyMap<InquiryState, number>> {
  const rows = await db
    .selectFrom('health_inquiry')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state as InquiryState, Number(count)]))
}

/** Other reports of the same dog, the newest first. */
export const otherInquiries = (db: Db, { id, dogId }: Pick<Inquiry, 'id' | 'dogId'>) =>
  select(db)
    .where('h.dog_id', '=', dogId)
    .where('h.id', '<>', id)
    .orderBy('h.reported_at', 'desc')
    .limit(50)
    .execute() as Promise<readonly Inquiry[]>

export async function insertInquiryLink(tx: Db, inquiryId: number, hash: Buffer, at: Date): Promise<void> {
  await tx.insertInto('health_inquiry_link').values({ hash, inquiry_id: inquiryId, created_at: at }).execute()
}

/** The report that a secret opens; undefined: none. */
export async function inquiryOfLink(db: Db, hash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('health_inquiry_link')
    .select('inquiry_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.inquiry_id
}

/** Keeps a file that waits for its report. */
export async function keepAttachment(tx: Db, fileId: number, hash: Buffer, at: Date): Promise<void> {
  await tx.insertInto('health_attachment').values({ hash, file_id: fileId, created_at: at }).execute()
}

/** The file that a handle stands for, which is used by this; undefined: none that is younger than `since`. */
export async function attachedFile(tx: Db, hash: Buffer, since: Date): Promise<number | undefined> {
  const row = await tx
    .selectFrom('health_attachment')
    .select('file_id')
    .where('hash', '=', hash)
    .where('created_at', '>', since)
    .forUpdate()
    .executeTakeFirst()
  return row?.file_id
}

export async function forgetHandle(tx: Db, hash: Buffer): Promise<void> {
  await tx.deleteFrom('health_attachment').where('hash', '=', hash).execute()
}

/** Throws away files whose report never came, as a whole with their handles. */
export async function dropOrphans(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('health_attachment').where('created_at', '<', before).execute()
}

/** Throws away attachments of reports that were decided before a day. */
export async function dropDecidedAttachments(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('health_inquiry')
    .set({ attachment_id: null })
    .where('attachment_id', 'is not', null)
    .where('state', '<>', 'new')
    .where('decided_at', '<', before)
    .execute()
}

/** Forgets who sent reports that came before a day. */
export async function emptyOldInformers(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('health_inquiry')
    .set({ informer_name: null, informer_email: null })
    .where('reported_at', '<', before)
    .where((is) => is.or([is('informer_name', 'is not', null), is('informer_email', 'is not', null)]))
    .execute()
}

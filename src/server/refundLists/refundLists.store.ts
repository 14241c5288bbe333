import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { organisedBy } from '../trials/trials.store.ts'
import type { OpenRefund, RefundList } from './refundLists.types.ts'

async function openRefunds(db: Db, where: RawBuilder<unknown>): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select r.id, p.entry_id as "entryId", r.stamp, r.amount_cents as "amountCents", r.reason, r.created_at as "createdAt", r.list_id as "listId",
      t.club_id as "clubId", json_build_object('regnr', n.regnr, 'name', d.name) as dog,
      json_build_object('id', t.id, 'heldOn', t.held_on, 'place', t.place) as trial,
      e.contact_name as "contactName", e.contact_email as "contactEmail",
      case when e.refund_iban is not null then json_build_object('iban', e.refund_iban, 'holder', coalesce(e.refund_holder, '')) end as account
    from refund r join payment p on p.id = r.payment_id join entry e on e.id = p.entry_id join trial t on t.id = e.trial_id
      join dog d on d.id = e.dog_id join written_number n on n.dog_id = e.dog_id
    where r.by_transfer and r.state in ('intended', 'sending') and ${where}
    order by r.id`.execute(db)
  return rows
}

/** Of the trials that a viewer runs, in the order in which they were decided. */
export const openRefundsOf = (db: Db, viewer: Viewer): Promise<OpenRefund[]> =>
  openRefunds(db, organisedBy(viewer))

/** Of an entry. */
export const openRefundsOfEntry = (db: Db, entryId: number): Promise<OpenRefund[]> =>
  openRefunds(db, sql`p.entry_id = ${entryId}`)

/** The one with an id, while it has not gone; undefined: none. */
export const openRefund = async (db: Db, id: number): Promise<OpenRefund | undefined> =>
  (await openRefunds(db, sql`r.id = ${id}`))[0]

/** Those of some ids that stand in no list, locked to the end of the transaction. */
export async function lockWaiting(tx: Db, ids: readonly number[]): Promise<OpenRefund[]> {
  await sql`select from refund where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx)
  return openRefunds(tx, sql`r.list_id is null and r.id = any(${[...ids]}::bigint[])`)
}

/** Locks the refunds of an entry, so that none goes into a list before the transaction ends. */
export async function lockRefundsOfEntry(tx: Db, entryId: number): Promise<void> {
  await sql`
    select from refund r join payment p on p.id = r.payment_id where p.entry_id = ${entryId} order by r.id for update of r`.execute(
    tx,
  )
}

/** Those that stand in a list and have not gone. */
export const openRefundsOfList = (db: Db, listId: number): Promise<OpenRefund[]> =>
  openRefunds(db, sql`r.list_id = ${listId}`)

async function lists(db: Db, where: RawBuilder<unknown>, most: number): Promise<RefundList[]> {
  const { rows } = await sql<RefundList>`
    select l.id, json_build_object('id', c.id, 'name', c.name) as club, l.iban, l.bic, l.account_holder as "accountHolder",
      l.made_at as "madeAt", case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end as by,
      count(r.id) as count, count(r.id) filter (where r.state = 'sending') as open, coalesce(sum(r.amount_cents), 0) as "sumCents"
    from refund_list l join club c on c.id = l.club_id left join account a on a.id = l.account_id left join refund r on r.list_id = l.id
    where ${where} group by l.id, c.id, a.id order by (count(r.id) filter (where r.state = 'sending') > 0) desc, l.id desc
    limit ${most}`.execute(db)
  return rows
}

/** The lists of clubs, those that nobody has told the end of first, then the newest. */
export const listsOfClubs = (db: Db, clubIds: readonly number[], most: number): Promise<RefundList[]> =>
  lists(db, sql`l.club_id = any(${[...clubIds]}::bigint[])`, most)

/** undefined: there is none. */
export const refundList = async (db: Db, id: number): Promise<RefundList | undefined> =>
  (await lists(db, sql`l.id = ${id}`, 1))[0]

/** @returns id of the list */
export async function insertList(
  tx: Db,
  list: {
    readonly clubId: number
    readonly iban: string
    readonly bic: string
    readonly holder: string
    readonly by: number | null
  },
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('refund_list')
    .values({
      club_id: list.clubId,
      iban: list.iban,
      bic: list.bic,
      account_holder: list.holder,
      account_id: list.by,
      made_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

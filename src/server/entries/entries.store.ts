import { type RawBuilder, sql } from 'kysely'
import type { Hold } from '#domain/entries/holds.ts'
import type { Leaver } from '#domain/entries/ownEntry.ts'
import type { PaymentMethod } from '#domain/payments/methods.ts'
import { regnrKey } from '#domain/regnr.ts'
import type { Outcome, TrialClass } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import { isWrittenOn } from '../trials/trials.store.ts'
import type { Entrant, Entry, PlacedEntry } from './entries.types.ts'

/** SQL of what became of a dog at a trial, of a result that has been marked done; null: it has none. */
export const outcomeOf = (trialId: RawBuilder<unknown>, dogId: RawBuilder<unknown>) =>
  sql<Outcome | null>`coalesce(
    (select r.outcome from trial_result r where r.trial_id = ${trialId} and r.dog_id = ${dogId} limit 1),
    (select w.outcome from water_result w where w.trial_id = ${trialId} and w.dog_id = ${dogId} limit 1)
  )`

/** Every entry of a trial, the withdrawn ones too, in the order they came. */
export function entriesOfTrial(db: Db, trialId: number): Promise<Entry[]> {
  return db
    .selectFrom('entry as e')
    .innerJoin('written_number as n', 'n.dog_id', 'e.dog_id')
    .innerJoin('entry_money as m', 'm.entry_id', 'e.id')
    .select([
      'e.id',
      'e.dog_id as dogId',
      'e.entered_as as enteredAs',
      sql<string>`n.regnr`.as('regnr'),
      'e.class',
      'e.entered_at as enteredAt',
      'e.handler',
      'e.contact_name as contactName',
      'e.contact_email as contactEmail',
      'e.contact_phone as contactPhone',
      'e.language',
      'e.start_number as startNumber',
      'e.party_number as party',
      'e.told_meeting as toldMeeting',
      'e.withdrawn_at as withdrawnAt',
      'e.withdrawn_reason as withdrawnReason',
      'e.left_by as leftBy',
      'e.account_id as accountId',
      'e.product_id as productId',
      'e.fee_cents as feeCents',
      'e.method',
      'e.hold',
      'e.held_until as heldUntil',
      'e.kept_cents as keptCents',
      sql<number>`m.paid_cents`.as('paidCents'),
      sql<number>`m.refunded_cents`.as('refundedCents'),
      sql<number>`m.unknown_refunds`.as('unknownRefunds'),
      sql<boolean>`exists (select from open_claim o where o.entry_id = e.id)`.as('claims'),
      sql<boolean>`exists (select from open_contest o where o.entry_id = e.id)`.as('contested'),
      'e.version',
      outcomeOf(sql`e.trial_id`, sql`e.dog_id`).as('outcome'),
      isWrittenOn(sql`e.id`).as('written'),
    ])
    .where('e.trial_id', '=', trialId)
    .orderBy('e.id')
    .execute()
}

/** What judging needs of the entries of a trial that have not been withdrawn. */
const activeOf = (db: Db, trialId: number) =>
  db
    .selectFrom('entry as e')
    .select([
      'e.id',
      'e.dog_id as dogId',
      'e.class',
      'e.start_number as startNumber',
      'e.party_number as party',
      'e.handler',
    ])
    .where('e.trial_id', '=', trialId)
    .where('e.withdrawn_at', 'is', null)

/** In no order; those in the reserve too. */
export function activeEntries(db: Db, trialId: number): Promise<PlacedEntry[]> {
  return activeOf(db, trialId).execute()
}

/** An entry that has a place at a trial; undefined: it has none there. */
export function placedEntry(db: Db, trialId: number, entryId: number): Promise<PlacedEntry | undefined> {
  return activeOf(db, trialId)
    .innerJoin('entry_list as l', (join) =>
      join.onRef('l.entry_id', '=', 'e.id').onRef('l.trial_id', '=', 'e.trial_id'),
    )
    .where('e.id', '=', entryId)
    .where('l.list', '=', 'place')
    .executeTakeFirst()
}

/** The dog with a number; undefined: none has it. */
export async function dogIdByNumber(db: Db, regnr: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('dog_number')
    .select('dog_id')
    .where('key', '=', regnrKey(regnr))
    .executeTakeFirst()
  return row?.dog_id
}

/** The trial of an entry; undefined: there is none. */
export async function trialOfEntry(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('entry').select('trial_id').where('id', '=', id).executeTakeFirst()
  return row?.trial_id
}

/**
 * Whether a dog is in a trial, in a place or in the reserve: by any of its numbers, so that it is known again where it was entered as one
 * that is not in the register.
 */
export async function isEntered(db: Db, trialId: number, dogId: number): Promise<boolean> {
  const { rows } = await sql`
    with own as (
      select key from dog_number where dog_id = ${dogId} union all select key from unregistered_dog where dog_id = ${dogId}
    )
    select from entry e
    where e.trial_id = ${trialId} and e.withdrawn_at is null and (
      e.dog_id = ${dogId}
      or e.dog_id in (select n.dog_id from dog_number n join own using (key))
      or e.entered_as in (select u.dog_id from unregistered_dog u join own using (key))
    ) limit 1`.execute(db)
  return rows.length > 0
}

export interface OtherTrial {
  readonly date: string
  readonly kaerNr: number
  readonly place: string
}

/**
 * The other trials, public and not cancelled, that have a day in common with a trial and that a dog is entered in, as far as the reader may
 * know: the start list is published, or the reader entered the dog or owns it. Source: docs/rules/visibility.md.
 * @param accountId null: a visitor
 */
export async function trialsOfSameDays(
  db: Db,
  { trialId, dogId, accountId }: { trialId: number; dogId: number; accountId: number | null },
): Promise<readonly OtherTrial[]> {
  const { rows } = await sql<OtherTrial>`
    select o.held_on as date, o.kaer_nr as "kaerNr", o.place
    from trial t join trial o on o.id <> t.id
      and o.held_on <= coalesce(t.end_date, t.held_on) and coalesce(o.end_date, o.held_on) >= t.held_on
    where t.id = ${trialId} and o.published_at is not null and o.cancelled_at is null and o.kaer_nr is not null
      and exists (
        select from entry e where e.trial_id = o.id and e.dog_id = ${dogId} and e.withdrawn_at is null
          and (o.start_list_at is not null or e.account_id = ${accountId} or exists (
            select from account a join dog_owner w on w.person_id = a.person_id
            where a.id = ${accountId} and w.dog_id = e.dog_id and w.end_date is null
          ))
      )
    order by o.held_on, o.kaer_nr`.execute(db)
  return rows
}

/** The columns of handler and contact. */
export const entrantColumns = ({ handler, contactName, contactEmail, contactPhone, language }: Entrant) => ({
  handler: handler || null,
  contact_name: contactName || null,
  contact_email: contactEmail || null,
  contact_phone: contactPhone || null,
  language,
})

/** Of an entry that somebody made for himself; without them it is the organiser's, who asks for nothing here. */
export interface EnteredBy {
  readonly accountId?: number | null
  readonly productId?: number
  /** cents */
  readonly feeCents?: number
  readonly method?: PaymentMethod
  /** made up by the browser */
  readonly key?: string
}

/** Whose entry it is; `unregistered`: the dog is not in the register. */
interface NewEntry extends EnteredBy {
  readonly class: TrialClass
  readonly unregistered?: unknown
}

export async function insertEntry(
  tx: Db,
  trialId: number,
  dogId: number,
  entry: Entrant & NewEntry,
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('entry')
    .values({
      trial_id: trialId,
      dog_id: dogId,
      entered_as: entry.unregistered === undefined ? null : dogId,
      class: entry.class,
      entered_at: at,
      ...entrantColumns(entry),
      account_id: entry.accountId ?? null,
      product_id: entry.productId ?? null,
      fee_cents: entry.feeCents ?? null,
      method: entry.method ?? null,
      key: entry.key ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates columns of an entry and raises its version. */
export async function updateEntry(
  tx: Db,
  id: number,
  columns: Partial<ReturnType<typeof entrantColumns>> & {
    readonly dog_id?: number
    readonly class?: TrialClass
    readonly start_number?: number | null
    readonly withdrawn_at?: Date | null
    readonly withdrawn_reason?: string | null
    readonly left_by?: Leaver | null
    readonly hold?: Hold | null
    readonly method?: PaymentMethod
    readonly held_until?: Date | null
    readonly kept_cents?: number
    readonly product_id?: number
    readonly fee_cents?: number
    readonly refund_rule_id?: number | null
  },
): Promise<void> {
  await tx
    .updateTable('entry')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Numbers the entries 1, 2, 3 … in the given order, and clears all other start numbers of the trial. */
export async function setNumbers(tx: Db, trialId: number, ids: readonly number[]): Promise<void> {
  await tx.updateTable('entry').set({ start_number: null }).where('trial_id', '=', trialId).execute()
  await sql`
    update entry set start_number = n.number
    from unnest(${[...ids]}::bigint[]) with ordinality as n(id, number)
    where entry.id = n.id`.execute(tx)
}

/** Puts entries of a trial into parties of it, by the party's number. */
export async function putIntoParties(
  tx: Db,
  trialId: number,
  parties: ReadonlyMap<number, number | null>,
): Promise<void> {
  await sql`
    update entry set party_number = p.number
    from unnest(${[...parties.keys()]}::bigint[], ${[...parties.values()]}::smallint[]) as p(id, number)
    where entry.id = p.id and entry.trial_id = ${trialId}`.execute(tx)
}

/** Keeps of some entries when and where to meet, as their entrants have been told of it; null: of nothing. */
export async function keepToldMeetings(tx: Db, told: ReadonlyMap<number, string | null>): Promise<void> {
  await sql`
    update entry set told_meeting = t.meeting
    from unnest(${[...told.keys()]}::bigint[], ${[...told.values()]}::text[]) as t(id, meeting)
    where entry.id = t.id`.execute(tx)
}

/** Entries that one round takes at most: a statement must end in time. */
const AT_ONCE = 5000

/** Takes the contacts out of entries of trials that ended before a day. @returns ids of those entries */
export async function emptyOldContacts(db: Db, before: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update entry set contact_name = null, contact_email = null, contact_phone = null, version = version + 1
    where id in (
      select e.id from entry e join trial t on t.id = e.trial_id
      where coalesce(t.end_date, t.held_on) < ${before}
        and (e.contact_name is not null or e.contact_email is not null or e.contact_phone is not null)
      order by e.id limit ${AT_ONCE}
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The account that money of an entry goes back to; undefined: nobody has told. */
export async function refundAccount(
  db: Db,
  entryId: number,
): Promise<{ readonly iban: string; readonly holder: string } | undefined> {
  const row = await db
    .selectFrom('entry')
    .select(['refund_iban as iban', 'refund_holder as holder'])
    .where('id', '=', entryId)
    .executeTakeFirst()
  return row?.iban ? { iban: row.iban, holder: row.holder ?? '' } : undefined
}

/** Keeps the account that money of an entry goes back to. */
export async function putRefundAccount(
  tx: Db,
  entryId: number,
  { iban, holder, at }: { readonly iban: string; readonly holder: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('entry')
    .set({ refund_iban: iban, refund_holder: holder, refund_account_at: at })
    .where('id', '=', entryId)
    .execute()
}

/** Forgets the accounts of entries of whose refunds by transfer none is open, and the last one ended before a moment. */
export async function forgetRefundAccounts(db: Db, before: Date): Promise<void> {
  await sql`
    update entry e set refund_iban = null, refund_holder = null, refund_account_at = null
    where e.refund_iban is not null and e.refund_account_at < ${before} and not exists (
      select from refund r join payment p on p.id = r.payment_id
      where p.entry_id = e.id and r.by_transfer
        and (r.state in ('intended', 'sending') or r.settled_at >= ${before}))`.execute(db)
}

/** Keeps what the entrants of some entries have been told of. */
export async function keepToldResults(tx: Db, entryIds: readonly number[]): Promise<void> {
  await sql`update entry set told_result = result_digest(trial_id, dog_id) where id = any(${[...entryIds]})`.execute(
    tx,
  )
}

import { type Insertable, type RawBuilder, sql } from 'kysely'
import { isEntryLike } from '../entries/entrySearch.store.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type {
  BankCase,
  BankTransaction,
  ImportRow,
  KeptTransaction,
  NamedRefund,
  PaidEntry,
} from './bankStatements.types.ts'

/** Lets one statement be imported at a time; until the transaction ends. */
export async function lockImports(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.bankStatements})`.execute(tx)
}

type Named = Pick<BankTransaction, 'iban' | 'archiveId' | 'amountCents'>

/** What earlier statements have told by the archive ids of some transactions. */
export async function toldBefore(
  db: Db,
  transactions: readonly Named[],
): Promise<readonly (Named & { readonly isPayment: boolean })[]> {
  const { rows } = await sql<Named & { isPayment: boolean }>`
    select b.iban, b.archive_id as "archiveId", b.amount_cents as "amountCents",
      (b.payment_id is not null or (b.amount_cents > 0 and b.case_kind is not null and b.settled_at is null)) as "isPayment"
    from bank_transaction b
    where (b.iban, b.archive_id) in (
      select * from unnest(${transactions.map(({ iban }) => iban)}::text[], ${transactions.map(({ archiveId }) => archiveId)}::text[]))`.execute(
    db,
  )
  return rows
}

/** What stands between the words of a name. */
const NO_WORD = /[^\p{L}\p{N}]+/u

const wordsOf = (text: string): string[] => text.split(NO_WORD).filter((word) => word !== '')

/** SQL of whether a text has the whole name of the dog `d`, word by word; a dog without a name is in none. */
const isNamedIn = (text: string) => sql`(d.name_folded <> '' and strpos(
  ${` ${wordsOf(text).join(' ')} `}, ' ' || btrim(regexp_replace(d.name_folded, '[^[:alnum:]]+', ' ', 'g')) || ' ') > 0)`

/** Whether an entry has a place, by the list that it stands in. */
const hasPlace = sql`(e.withdrawn_at is null and exists (
    select from entry_list l where l.entry_id = e.id and l.trial_id = e.trial_id and l.list = 'place'))`

const selectEntries = sql`
  select e.id, t.id as "trialId", t.club_id as "clubId", json_build_object('regnr', n.regnr, 'name', d.name) as dog, t.held_on as "heldOn", t.place, c.iban,
    m.due_cents as "dueCents", ${hasPlace} as "hasPlace", nullif(e.contact_name, '') as "contactName",
    (
      select coalesce(json_agg(json_build_object('id', p.id, 'amountCents', p.amount_cents) order by p.id), '[]')
      from payment p
      where p.provider = 'bank' and p.id in (
          select id from payment where entry_id = e.id union all select payment_id from payment_move where from_entry_id = e.id)
        -- What was moved came with the reference of the entry that it came for at first.
        and coalesce((select m.from_entry_id from payment_move m where m.payment_id = p.id order by m.id limit 1), p.entry_id) = e.id
        and not exists (select from bank_transaction b where b.payment_id = p.id)
        and not exists (select from refund r where r.payment_id = p.id and r.mistake)
    ) as marked
  from entry e join entry_money m on m.entry_id = e.id join trial t on t.id = e.trial_id join club c on c.id = t.club_id
    join dog d on d.id = e.dog_id join written_number n on n.dog_id = e.dog_id`

/** The entries with some ids that cost something, in no order. */
export async function entriesById(db: Db, ids: readonly number[]): Promise<PaidEntry[]> {
  const { rows } =
    await sql<PaidEntry>`${selectEntries} where e.fee_cents is not null and e.id = any(${[...ids]}::bigint[])`.execute(
      db,
    )
  return rows
}

/**
 * Entries of a club that a payment may be for, by a part of the dog's number or name, of a contact or of the trial's place: those with a place of
 * whom something is due first, of these those that the payer speaks of (a contact or handler shares a word of the payer's name, or the dog's number
 * or its whole name is in the message), then those of whom as much is due, then the others of whom something is, then the latest.
 * @param told payer and message, folded
 */
export async function entriesLike(
  db: Db,
  {
    clubId,
    pattern,
    amountCents,
    told,
    most,
  }: {
    clubId: number
    pattern: string
    amountCents: number
    told: { readonly party: string; readonly message: string }
    most: number
  },
): Promise<PaidEntry[]> {
  const payer = sql`${wordsOf(told.party).filter((word) => word.length > 1)}::text[]`
  const people = sql`regexp_split_to_array(fold_text(concat_ws(' ', e.contact_name, e.handler)), '[^[:alnum:]]+')`
  const { rows } = await sql<PaidEntry>`
    ${selectEntries}
    where c.id = ${clubId} and e.fee_cents is not null
      and ${isEntryLike(pattern)}
    order by (m.due_cents > 0 and ${hasPlace}) desc,
      (${people} && ${payer} or strpos(${told.message}, fold_text(n.regnr)) > 0 or ${isNamedIn(told.message)}) desc, m.due_cents = ${amountCents} desc, m.due_cents > 0 desc, t.held_on desc nulls last, e.id desc
    limit ${most}`.execute(db)
  return rows
}

/** The refunds by transfer with some names of ours, which the bank may write in either case. */
export async function refundsNamed(db: Db, names: readonly string[]): Promise<NamedRefund[]> {
  const { rows } = await sql<NamedRefund>`
    select r.id, p.entry_id as "entryId", replace(r.stamp::text, '-', '') as "endToEndId", r.state, r.amount_cents as "amountCents", l.iban,
      exists (select from bank_transaction b where b.refund_id = r.id) as "isTold"
    from refund r join payment p on p.id = r.payment_id left join refund_list l on l.id = r.list_id
    where r.by_transfer and replace(r.stamp::text, '-', '') = any(${[...names]}::text[])`.execute(db)
  return rows
}

/** @returns id of the import */
export async function insertImport(tx: Db, values: Insertable<Schema['bank_import']>): Promise<number> {
  const { id } = await tx.insertInto('bank_import').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Keeps a transaction, once. @returns its id; undefined: it is known */
export async function insertTransaction(
  tx: Db,
  values: Insertable<Schema['bank_transaction']>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('bank_transaction')
    .values(values)
    .onConflict((on) => on.columns(['iban', 'archive_id', 'amount_cents']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The payment by the bank's name of it. */
export async function paymentNamed(db: Db, transactionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', 'bank')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return row?.id
}

async function imports(db: Db, where: RawBuilder<unknown>, most: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.id, i.imported_at as at, case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end as by,
      json_build_object('id', c.id, 'name', c.name) as club, i.iban, i.file_name as "fileName", i.payments, i.refunds, i.cases, i.known
    from bank_import i join club c on c.id = i.club_id left join account a on a.id = i.account_id
    where ${where} order by i.id desc limit ${most}`.execute(db)
  return rows
}

/** The newest imports of clubs. */
export const importsOfClubs = (db: Db, clubIds: readonly number[], most: number): Promise<ImportRow[]> =>
  imports(db, sql`i.club_id = any(${[...clubIds]}::bigint[])`, most)

/** The imports with some ids, newest first. */
export const importsById = (db: Db, ids: readonly number[]): Promise<ImportRow[]> =>
  imports(db, sql`i.id = any(${[...ids]}::bigint[])`, ids.length)

const selectCases = sql`
  select b.id, i.club_id as "clubId", b.iban, b.archive_id as "archiveId", b.amount_cents as "amountCents", b.booked_on as "bookedOn",
    b.reference, b.party, b.message, b.case_kind as kind, b.settled_at as "settledAt", b.payment_id as "paymentId",
    b.times_reopened as "timesReopened"
  from bank_transaction b join bank_import i on i.id = b.import_id
  where b.case_kind is not null`

/** The cases of clubs that nobody has settled, the earliest first. */
export async function openCases(db: Db, clubIds: readonly number[], most: number): Promise<BankCase[]> {
  const { rows } = await sql<BankCase>`
    ${selectCases} and b.settled_at is null and i.club_id = any(${[...clubIds]}::bigint[])
    order by b.booked_on, b.id limit ${most}`.execute(db)
  return rows
}

/** The cases with some ids, locked to the end of the transaction. */
export async function lockCases(tx: Db, ids: readonly number[]): Promise<BankCase[]> {
  const { rows } =
    await sql<BankCase>`${selectCases} and b.id = any(${[...ids]}::bigint[]) order by b.id for update of b`.execute(
      tx,
    )
  return rows
}

/** undefined: there is none. */
export async function bankCase(db: Db, id: number): Promise<BankCase | undefined> {
  const { rows } = await sql<BankCase>`${selectCases} and b.id = ${id}`.execute(db)
  return rows[0]
}

/** Keeps what a person has made of cases. */
export async function settleCases(
  tx: Db,
  ids: readonly number[],
  {
    at,
    by,
    reason,
    paymentId,
  }: { readonly at: Date; readonly by: number | null; readonly reason?: string; readonly paymentId?: number },
): Promise<void> {
  await tx
    .updateTable('bank_transaction')
    .set({
      settled_at: at,
      settled_by: by,
      ...(reason !== undefined && { reason }),
      ...(paymentId !== undefined && { payment_id: paymentId }),
    })
    .where('id', 'in', ids)
    .execute()
}

/** Lets a case wait for a person again. */
export async function openAgain(tx: Db, id: number): Promise<void> {
  await tx
    .updateTable('bank_transaction')
    .set((row) => ({
      settled_at: null,
      settled_by: null,
      reason: null,
      payment_id: null,
      times_reopened: row('times_reopened', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** The transactions that an import has kept, in the order of the statement. */
export async function transactionsOfImport(db: Db, importId: number): Promise<KeptTransaction[]> {
  const { rows } = await sql<KeptTransaction>`
    select b.id, b.booked_on as "bookedOn", b.amount_cents as "amountCents", b.reference, b.party, b.message, b.case_kind as kind,
      b.refund_id is not null as "isRefund", b.times_reopened as "timesReopened",
      case when e.id is not null then json_build_object('id', e.id, 'trialId', t.id, 'dog', json_build_object('regnr', n.regnr, 'name', d.name),
        'heldOn', t.held_on, 'place', t.place) end as entry,
      case when b.settled_at is not null then json_build_object('at', b.settled_at, 'reason', b.reason,
        'by', case when a.id is not null then json_build_object('id', a.id, 'username', a.username) end) end as settled
    from bank_transaction b
      left join refund r on r.id = b.refund_id
      left join payment p on p.id = coalesce(b.payment_id, r.payment_id)
      left join entry e on e.id = p.entry_id left join trial t on t.id = e.trial_id
      left join dog d on d.id = e.dog_id left join written_number n on n.dog_id = e.dog_id
      left join account a on a.id = b.settled_by
    where b.import_id = ${importId} order by b.id`.execute(db)
  return rows
}

/** How a club's bank heads its tables. */
export async function namedColumns(db: Db, clubId: number): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('bank_table')
    .select('columns')
    .where('club_id', '=', clubId)
    .executeTakeFirst()
  return (row?.columns as Record<string, string> | undefined) ?? {}
}

/** Remembers how a club's bank heads its tables. */
export async function putNamedColumns(
  tx: Db,
  clubId: number,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const told = { columns: JSON.stringify(columns) }
  await tx
    .insertInto('bank_table')
    .values({ club_id: clubId, ...told })
    .onConflict((on) => on.column('club_id').doUpdateSet(told))
    .execute()
}

/** Empties who paid and what was written of cases that were settled before a moment, or booked before a day. */
export async function emptyOldCases(
  db: Db,
  { settledBefore, bookedBefore }: { readonly settledBefore: Date; readonly bookedBefore: string },
): Promise<void> {
  await sql`
    update bank_transaction set party = '', message = '', reason = null
    where case_kind is not null and (party <> '' or message <> '' or reason is not null)
      and (settled_at < ${settledBefore} or booked_on < ${bookedBefore})`.execute(db)
}

/** How much of clubs waits for somebody: cases, refunds that a list can take, and lists that nobody has told the end of. */
export async function countNeeds(
  db: Db,
  clubIds: readonly number[],
): Promise<{ readonly cases: number; readonly refunds: number; readonly lists: number }> {
  const ids = sql`any(${[...clubIds]}::bigint[])`
  const { rows } = await sql<{ cases: number; refunds: number; lists: number }>`
    select
      (select count(*) from bank_transaction b join bank_import i on i.id = b.import_id
        where b.case_kind is not null and b.settled_at is null and i.club_id = ${ids}) as cases,
      (select count(*) from refund r join payment p on p.id = r.payment_id join entry e on e.id = p.entry_id join trial t on t.id = e.trial_id
        where r.by_transfer and r.state = 'intended' and e.refund_iban is not null and t.club_id = ${ids}) as refunds,
      (select count(distinct r.list_id) from refund r join refund_list l on l.id = r.list_id
        where r.state = 'sending' and l.club_id = ${ids}) as lists`.execute(db)
  return rows[0]!
}

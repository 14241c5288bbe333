import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Person, PersonRef } from './personalData.types.ts'

const NOBODY: Person = {
  accounts: [],
  persons: [],
  judges: [],
  entries: [],
  addresses: [],
  names: [],
  handlers: [],
  phones: [],
}

/** What a place says of itself; undefined: there is no such row. */
export async function startAt(db: Db, { kind, id }: PersonRef): Promise<Person | undefined> {
  const known = (column: 'accounts' | 'persons' | 'judges') => ({ ...NOBODY, [column]: [id] })
  const { rows } = await START[kind](id).execute(db)
  const [row] = rows
  if (!row) return undefined
  if (kind === 'account') return known('accounts')
  if (kind === 'person') return known('persons')
  if (kind === 'judge') return known('judges')
  if (kind === 'handler') return { ...NOBODY, handlers: [row.value!], names: [row.value!] }
  return {
    ...NOBODY,
    ...(row.value !== null && { addresses: [row.value] }),
    ...(kind === 'entry' && { entries: [id] }),
  }
}

type Start = RawBuilder<{ value: string | null }>
const START: Readonly<Record<PersonRef['kind'], (id: number) => Start>> = {
  account: (id) => sql`select null as value from account where id = ${id}`,
  person: (id) => sql`select null as value from person where id = ${id}`,
  judge: (id) => sql`select null as value from judge where id = ${id}`,
  entry: (id) =>
    sql`select canonical_email(contact_email) as value from entry where id = ${id}
      and (contact_email is not null or contact_name is not null or contact_phone is not null)`,
  handler: (id) =>
    sql`select lower(trim(handler)) as value from entry where id = ${id} and handler is not null`,
  registration: (id) => sql`select canonical_email(email) as value from registration where id = ${id}`,
  mail: (id) => sql`select canonical_email(recipient) as value from mail where id = ${id}`,
}

/** A phone number as it is compared: digits alone, as dialled in Finland. */
const digits = (phone: RawBuilder<unknown>) =>
  sql`regexp_replace(regexp_replace(${phone}, '[^0-9+]', '', 'g'), '^([+]|00)358', '0')`

/**
 * The same person with what the known rows and addresses lead to. Followed are links that were made by staff, and addresses that were
 * confirmed or entered by staff; not phone numbers, addresses that wait for confirmation, and registrations, which anybody can make up.
 */
export async function widened(db: Db, person: Person): Promise<Person> {
  const { accounts, persons, judges, entries, addresses, names, handlers, phones } = person
  const ids = (list: readonly number[]) => sql`${[...list]}::bigint[]`
  const texts = (list: readonly string[]) => sql`${[...list]}::text[]`
  const { rows } = await sql<Person>`
    with
      a as (select * from account where id = any(${ids(accounts)})),
      p as (select * from person where id = any(${ids(persons)})),
      j as (select * from judge where id = any(${ids(judges)})),
      e as (select * from entry where id = any(${ids(entries)}) or canonical_email(contact_email) = any(${texts(addresses)})),
      logged as (
        select side ->> 'email' as email, side ->> 'phone' as phone,
          (side ->> 'firstName') || ' ' || (side ->> 'lastName') as name
        from audit cross join unnest(array[before, after]) as side
        where (subject = 'account' and subject_id = any(${ids(accounts)}::text[]))
          or (subject = 'judge' and subject_id = any(${ids(judges)}::text[]))
      )
    select
      to_json(${ids(accounts)}) as accounts,
      to_json(${ids(entries)}) as entries,
      ${texts(handlers)} as handlers,
      to_json(array(
        select unnest(${ids(persons)}) union select person_id from a where person_id is not null
        union select o.id from person o
          where canonical_email(o.email) = any(${texts(addresses)}) and lower(trim(o.name)) = any(${texts(names)})
            and not exists (select from account b where b.person_id = o.id and b.id <> all(${ids(accounts)}))
        order by 1
      )) as persons,
      to_json(array(
        select unnest(${ids(judges)}) union select id from judge where account_id = any(${ids(accounts)})
        union select id from judge where account_id is null and canonical_email(email) = any(${texts(addresses)})
        order by 1
      )) as judges,
      array(
        select unnest(${texts(addresses)}) union select canonical_email(email) from a union select canonical_email(email) from p
        union select canonical_email(email) from j union select canonical_email(email) from logged
        except select null except select '' order by 1
      ) as addresses,
      array(
        select unnest(${texts(names)}) union select lower(first_name || ' ' || last_name) from a
        union select lower(last_name || ' ' || first_name) from a union select lower(name) from logged
        union select lower(trim(name)) from p union select lower(trim(name)) from j
        union select lower(trim(contact_name)) from e
        except select null except select '' order by 1
      ) as names,
      array(
        select unnest(${texts(phones)}) union select ${digits(sql`phone`)} from (
          select phone from a union all select phone from p union all select phone from j
          union all select phone from logged union all select contact_phone from e
        ) as every (phone)
        except select null except select '' order by 1
      ) as phones`.execute(db)
  return rows[0]!
}

/** The texts as `fold_text` folds them. */
export async function foldedTexts(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select fold_text(text) as text from unnest(${[...texts]}::text[]) with ordinality as given (text, place) order by place`.execute(
    db,
  )
  return rows.map(({ text }) => text)
}

/** The first row of each kind that leads to the person by an address: where a restored database may hold the person again. */
export async function cluesTo(db: Db, { addresses }: Person): Promise<PersonRef[]> {
  const ours = (column: string) => sql`canonical_email(${sql.ref(column)}) = any(${[...addresses]}::text[])`
  const { rows } = await sql<PersonRef>`
    select 'entry' as kind, min(id) as id from entry where ${ours('contact_email')} group by canonical_email(contact_email)
    union all select 'registration', min(id) from registration where ${ours('email')} group by canonical_email(email)
    union all select 'mail', min(id) from mail where ${ours('recipient')} group by canonical_email(recipient)`.execute(
    db,
  )
  return [...rows]
}

/** Whether somebody signs in who is this person: by a link, or where only an address is known by that. */
export async function hasAccount(db: Db, { kind }: PersonRef, person: Person): Promise<boolean> {
  const linked = kind === 'person' || kind === 'judge'
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from account a where a.person_id = any(${[...person.persons]}::bigint[])
        or a.id in (select account_id from judge where id = any(${[...person.judges]}::bigint[]))
        or not ${linked} and canonical_email(a.email) = any(${[...person.addresses]}::text[])
    ) as found`.execute(db)
  return rows[0]!.found
}

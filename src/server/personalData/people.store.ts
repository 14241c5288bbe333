import { sql } from 'kysely'
import { PERSONS_MAX } from '#contract/constants.ts'
import type { PersonKind } from '#contract/users.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'
import { bySurname } from '../platform/nameOrder.ts'
import type { Person } from './personalData.types.ts'

/** Someone who is in the data, and where. */
export interface FoundPerson {
  readonly kind: PersonKind
  readonly id: number
  readonly name: string
  readonly town: string | null
  readonly contact: string | null
  readonly dogs: number
  /** of the account that is this person's */
  readonly username: string | null
}

/** An address that belongs to nobody who is listed by name: no account, owner, breeder or judge. */
const isUnknown = (address: string) => sql`coalesce(canonical_email(${sql.ref(address)}) not in (
  select canonical_email(email) from account
  union all select canonical_email(email) from person where email is not null
  union all select canonical_email(email) from judge where email is not null
), true)`
/** An address by which nobody was entered. */
const isNotEntered = (address: string) =>
  sql`canonical_email(${sql.ref(address)}) not in (select canonical_email(contact_email) from entry where contact_email is not null)`

/**
 * People by a part of their name, address or number: owners and breeders, judges, and whoever is known only as the contact or the handler of
 * an entry, by a registration that waits, or by a mail.
 */
export async function peopleBy(db: Db, q: string): Promise<readonly FoundPerson[]> {
  const pattern = sql`fold_text(${likeText(q)})`
  const matches = (...columns: string[]) =>
    sql`fold_text(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})) like ${pattern}`
  const { rows } = await sql<FoundPerson>`
    select kind, id, name, town, contact, username, case when kind <> 'person' then dogs else
      (select count(*) from dog_owner o where o.person_id = found.id)
        + (select count(*) from dog d where d.breeder_id = found.id) end as dogs
    from (select * from (
      select 'person' as kind, p.id, p.name, p.town, coalesce(p.email, p.phone) as contact, 0 as dogs, a.username
      from person p left join account a on a.person_id = p.id
      where ${matches('p.name', 'p.email', 'p.phone')}
      union all
      select 'judge', j.id, j.name, j.town, coalesce(j.email, j.phone), 0, a.username
      from judge j left join account a on a.id = j.account_id
      where ${matches('j.name', 'j.email', 'j.phone')}
      union all
      select 'entry', min(e.id), coalesce(max(e.contact_name), max(e.contact_email), max(e.contact_phone)), null,
        coalesce(max(e.contact_email), max(e.contact_phone)), count(distinct e.dog_id), null
      from entry e
      where ${matches('e.contact_name', 'e.contact_email', 'e.contact_phone')}
        and coalesce(e.contact_name, e.contact_email, e.contact_phone) is not null
        and e.account_id is null and ${isUnknown('e.contact_email')}
      group by coalesce(canonical_email(e.contact_email), e.id::text)
      union all
      select 'handler', min(e.id), max(e.handler), null, null, count(distinct e.dog_id), null
      from entry e
      where ${matches('e.handler')} and e.handler <> ''
        and lower(trim(e.handler)) not in (select lower(trim(name)) from person)
        and lower(trim(e.handler)) not in (
          select lower(trim(contact_name)) from entry where contact_name is not null
        )
      group by lower(trim(e.handler))
      union all
      select 'registration', min(r.id), max(r.first_name || ' ' || r.last_name), null, max(r.email), 0, null
      from registration r
      where ${matches('r.first_name', 'r.last_name', 'r.email', 'r.phone')} and ${isUnknown('r.email')}
        and ${isNotEntered('r.email')}
      group by canonical_email(r.email)
      union all
      select 'mail', min(m.id), max(m.recipient), null, max(m.recipient), 0, null
      from mail m
      where ${matches('m.recipient')} and m.account_id is null and ${isUnknown('m.recipient')}
        and ${isNotEntered('m.recipient')}
        and canonical_email(m.recipient) not in (select canonical_email(email) from registration)
      group by canonical_email(m.recipient)
    ) as every_one order by ${bySurname(sql`name`)}, kind, id limit ${PERSONS_MAX}) as found
    order by ${bySurname(sql`name`)}, kind, id`.execute(db)
  return rows
}

export interface ComingEntry {
  readonly dog: string
  readonly place: string
  readonly date: string
}

/** The entries of a person in trials that are still to come. @param today ISO day */
export async function comingEntriesOf(
  db: Db,
  { accounts, addresses, entries }: Person,
  today: string,
): Promise<readonly ComingEntry[]> {
  const { rows } = await sql<ComingEntry>`
    select coalesce(nullif(d.name, ''), n.regnr) as dog, t.place, t.held_on as date
    from entry e join trial t on t.id = e.trial_id join dog d on d.id = e.dog_id join written_number n on n.dog_id = d.id
    where e.withdrawn_at is null and t.cancelled_at is null and coalesce(t.end_date, t.held_on) >= ${today}
      and (e.id = any(${entries}) or e.account_id = any(${accounts}) or canonical_email(e.contact_email) = any(${addresses}))
    order by t.held_on, dog`.execute(db)
  return rows
}

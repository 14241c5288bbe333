import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Context } from './holder.types.ts'
import type { Holder } from './holders.ts'
import type { Person } from './personalData.types.ts'

type Condition = RawBuilder<SqlBool>

const column = (name: string) => sql.ref(`t.${name}`)
const table = (holder: Holder) => sql`${sql.table(holder.table)} as t`
const either = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

/** Whether a column leads to the person, as a list in the holder says. */
function leads(links: Readonly<Partial<Record<string, string>>>, person: Person): Condition {
  const ids: Readonly<Record<string, readonly number[]>> = {
    account: person.accounts,
    person: person.persons,
    judge: person.judges,
    entry: person.entries,
  }
  return either(
    Object.entries(links).map(([name, link]) =>
      link === 'address'
        ? sql`coalesce(lower(${column(name)}) = any(${[...person.addresses]}::text[]), false)`
        : sql`coalesce(${column(name)} = any(${[...ids[link!]!]}::bigint[]), false)`,
    ),
  )
}

/** Whether a row is about the person. */
const isAbout = ({ about = {} }: Holder, person: Person): Condition => leads(about, person)

/** Whether a column of names holds the person's: of their own dog, or wherever the name was said to be theirs. */
function names(holder: Holder, name: string, person: Person): Condition {
  const written = sql`lower(trim(${column(name)}))`
  return sql`coalesce(
    ${written} = any(${[...person.handlers]}::text[]) or ${written} = any(${[...person.names]}::text[]) and exists (
      select from dog_owner o where o.dog_id = ${column(holder.of!.dog!)} and o.person_id = any(${[...person.persons]}::bigint[])
    ), false)`
}

const isNamedIn = (holder: Holder, person: Person): Condition =>
  either((holder.names ?? []).map((name) => names(holder, name, person)))

/** Whether what a column holds is the person's. */
function isTheirs(holder: Holder, name: string, person: Person): Condition {
  const conditions = [isAbout(holder, person)]
  if (holder.names?.includes(name)) conditions.push(names(holder, name, person))
  if (holder.alone?.includes(name)) conditions.push(leads({ [name]: 'address' }, person))
  return either(conditions)
}

/** Whether erasing takes away what a column of a row `t` holds. */
export function goes(holder: Holder, name: string, person: Person): Condition {
  const stays = holder.kept?.includes(name) || holder.texts?.includes(name)
  return either([
    ...(holder.erase === 'row' ? [isAbout(holder, person)] : []),
    ...(stays ? [] : [isTheirs(holder, name, person)]),
  ])
}

/** What stands in other tables; the trials and dogs of an entry are its own. */
const CONTEXTS: Readonly<Record<Context, (of: NonNullable<Holder['of']>) => RawBuilder<unknown>>> = {
  regnr: (of) => sql`(select regnr from written_number where dog_id = ${dogOf(of)})`,
  dogName: (of) => sql`(select name from dog where id = ${dogOf(of)})`,
  heldOn: (of) => sql`(select held_on from trial where id = ${trialOf(of)})`,
  trialPlace: (of) => sql`(select place from trial where id = ${trialOf(of)})`,
  clubName: ({ club }) => sql`(select name from club where id = ${column(club!)})`,
  keptUntil: () => sql`voucher_until(${column('payment_id')})`,
  roles: () => sql`array(select role from account_role where account_id = t.id order by role)`,
  pendingEmail: () => sql`(
    select new_email from account_token where account_id = t.id and kind = 'change_email' order by id desc limit 1
  )`,
}

const dogOf = ({ dog, entry }: NonNullable<Holder['of']>) =>
  dog ? column(dog) : sql`(select dog_id from entry where id = ${column(entry!)})`
const trialOf = ({ trial, entry }: NonNullable<Holder['of']>) =>
  trial ? column(trial) : sql`(select trial_id from entry where id = ${column(entry!)})`

const isContext = (name: string): name is Context => Object.hasOwn(CONTEXTS, name)

const selected = (holder: Holder, name: string) =>
  sql`${isContext(name) ? CONTEXTS[name](holder.of ?? {}) : column(name)} as ${sql.id(name)}`

/** A row of the download: by the names of columns and of what is shown with them. */
export type Row = Readonly<Record<string, unknown>>

/** The rows about a person, or that name them, of a table that shows such; of rows about others only what is theirs. */
export async function rowsOf(
  db: Db,
  holder: Holder,
  { person, forOwner }: { readonly person: Person; readonly forOwner: boolean },
): Promise<readonly Row[]> {
  const { shown, names = [], details = [], kept = [], ownBy } = holder
  const isShown = forOwner && ownBy ? leads(ownBy, person) : sql`true`
  const own = [...names, ...details, ...kept].map(
    (name) => sql`case when ${isTheirs(holder, name, person)} then ${column(name)} end as ${sql.id(name)}`,
  )
  const { rows } = await sql<Row>`
    select ${sql.join([...own, ...shown!.with.map((name) => selected(holder, name))])}
    from ${table(holder)} where ${isTouched(holder, person)} and ${isShown}
    order by ${order(holder)}`.execute(db)
  return rows
}

/** The rows that were made by the person, or of the person's breeding. */
export async function rowsBy(db: Db, holder: Holder, person: Person): Promise<readonly Row[]> {
  const { shownRefs, refs = {} } = holder
  const { rows } = await sql<Row>`
    select ${sql.join(shownRefs!.with.map((name) => selected(holder, name)))}
    from ${table(holder)} where ${leads(refs, person)} order by ${order(holder)}`.execute(db)
  return rows
}

const order = ({ orderedBy = 'id' }: Holder) => column(orderedBy)

/** Whether erasing changes a row, but for what only leads from it to the person. */
const isTouched = (holder: Holder, person: Person): Condition =>
  either([
    isAbout(holder, person),
    isNamedIn(holder, person),
    ...(holder.alone ?? []).map((name) => leads({ [name]: 'address' }, person)),
  ])

/** Ids of the rows about a person. */
export async function aboutIds(db: Db, holder: Holder, person: Person): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${table(holder)} where ${isAbout(holder, person)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Dogs that a person has owned or bred. */
export async function dogsOf(db: Db, { persons }: Person): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select dog_id as id from dog_owner where person_id = any(${[...persons]}::bigint[])
    union select id from dog where breeder_id = any(${[...persons]}::bigint[]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ids of the rows that erasing changes. */
export async function touchedIds(db: Db, holder: Holder, person: Person): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${table(holder)} where ${isTouched(holder, person)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes the rows about a person, or empties what they hold of the person. */
export async function eraseRows(db: Db, holder: Holder, person: Person): Promise<void> {
  if (holder.erase === 'row')
    await sql`delete from ${table(holder)} where ${isAbout(holder, person)}`.execute(db)
  const emptied = [
    ...(holder.names ?? []),
    ...(holder.erase === 'columns' ? (holder.details ?? []) : []),
    ...(holder.alone ?? []),
  ]
  if (emptied.length === 0) return
  const set = [
    ...emptied.map(
      (name) =>
        sql`${sql.id(name)} = case when ${isTheirs(holder, name, person)} then null else ${column(name)} end`,
    ),
    ...(holder.resets ?? []).map((name) => sql`${sql.id(name)} = false`),
    ...(holder.erase === 'columns' ? [sql`version = version + 1`] : []),
  ]
  await sql`update ${table(holder)} set ${sql.join(set)} where ${isTouched(holder, person)}`.execute(db)
}

/** Lets rows that stay lead to the person no longer; the database itself does so for accounts. */
export async function unlinkPersons(db: Db, holder: Holder, person: Person): Promise<void> {
  for (const [name, link] of Object.entries(holder.refs ?? {})) {
    if (link !== 'person') continue
    await sql`update ${table(holder)} set ${sql.id(name)} = null where ${leads({ [name]: link }, person)}`.execute(
      db,
    )
  }
}

import type pg from 'pg'

/** Stands in everything that is hidden, and nowhere else. */
export const SIGN = /salattu/i

/** User name of a member to whom all that is hidden is strange. */
export const STRANGER = 'vieras'
/** User name of who keeps the hidden notices. */
export const KEEPER = 'pitaja'

/** Name of the file that is attached to a report. */
export const ATTACHMENT = 'salattu.pdf'

/** Columns whose values are hidden where the condition holds, of things that are public themselves. */
const HIDDEN: readonly (readonly [table: string, where: string, columns: readonly string[]])[] = [
  ['dog', 'not death_released', ['death_cause']],
  ['person', 'not public_consent', ['name', 'town']],
  ['person', 'true', ['email', 'phone']],
  ['judge', 'not contact_consent', ['email', 'phone']],
  [
    'account',
    `username <> '${STRANGER}'`,
    ['first_name', 'last_name', 'email', 'phone', 'membership_number'],
  ],
  ['entry', 'true', ['handler', 'contact_name', 'contact_email', 'contact_phone']],
  [
    'health_inquiry',
    'true',
    [
      'informer_name',
      'informer_email',
      'sickness',
      'character',
      'genetics',
      'death_description',
      'internal_text',
    ],
  ],
  ['health_inquiry', "state <> 'published'", ['public_text']],
  ['register_entry', 'true', ['reason']],
  ['health_alert', 'true', ['reason']],
  ['litter_inquiry', 'true', ['reason']],
  ['document', 'not public', ['title_fi', 'title_sv', 'title_en']],
]
/** What is written into a column, but for the end of an e-mail. */
const signOf = (table: string, column: string): string =>
  isAddress(column) ? `salattu.${table}.${column}.` : `Salattu ${table} ${column}`
const isAddress = (column: string): boolean => column.endsWith('email')

/** The signs of all these columns. */
export const HIDDEN_SIGNS: readonly string[] = [
  ...new Set(HIDDEN.flatMap(([table, , columns]) => columns.map((column) => signOf(table, column)))),
]

/** Rows that nobody but staff and whoever wrote them sees. */
const HIDDEN_ROWS = `
  insert into litter_inquiry (type, sire_id, dam_id, kennel_name, place, further_information, contact_name, contact_email, state, owner_id, expires_on, replaces_id)
    select l.type, l.sire_id, l.dam_id, 'Salattu kennel', 'Salattu paikka', 'Salattu lisätieto', 'Salattu yhteys', 'salattu.yhteys@example.fi',
      s.state, (select id from account where username = '${KEEPER}'), s.until, case when s.replaces then l.id end
    from litter_inquiry l, (values ('waiting', date '2027-01-01', false), ('declined', '2027-01-01', false), ('withdrawn', '2027-01-01', false),
      ('shown', '2026-05-16', false), ('waiting', '2027-01-01', true)) s (state, until, replaces);
  insert into register_entry (dog_id, state, applied_on, assured, reason)
    select d.id, case when d.id % 2 = 0 then 'applied' else 'declined' end, '2026-05-01', true, 'Salattu hakemus'
    from dog d where not exists (select from register_entry r where r.dog_id = d.id) and d.id % 5 = 0;
  insert into health_inquiry (key, dog_id, informer, language, condition, character, dead, reported_on, reported_at, codes, public_text)
    select gen_random_uuid(), dog_id, 'breeder', 'fi', 'problem', 'Salattu luonne', true, '2026-05-01', '2026-05-01T10:00Z', '{EPI}', 'Salattu'
    from register_entry;
  insert into health_look (quarter, begun_at, finished_at) values ('2020-01-01', '2020-01-01T10:00Z', '2020-01-01T11:00Z');
  insert into health_alert (look_id, family, kind, sort, dog_id, examined, affected, expected, reason)
    select l.id, '119', 'hips', 'sire', d.id, 20, 18, 3, 'Salattu health_alert reason' from health_look l, (select min(id) as id from dog) d where l.quarter = '2020-01-01';
  insert into review_day (kind, held_on, place, reviewer) values ('junkkari', '2026-05-01', 'Salattu paikka', 'Salattu arvostelija');
  insert into review_entry (day_id, dog_id, values) select r.id, d.dog_id, '{"critique": "Salattu arvostelu"}' from review_day r, register_entry d
    where r.place = 'Salattu paikka' on conflict do nothing;
  insert into file (name, mime, content) values ('${ATTACHMENT}', 'application/pdf', '%PDF-1.7 Salattu liite');
  update health_inquiry set attachment_id = (select id from file where name = '${ATTACHMENT}') where id in (select min(id) from health_inquiry group by state);`

/** Writes into every hidden column. */
async function write(pool: pg.Pool, valueIn: (table: string, column: string) => string): Promise<void> {
  for (const [table, where, columns] of HIDDEN) {
    const values = columns.map((column) => `${column} = ${valueIn(table, column)}`)
    await pool.query(`update ${table} set ${values.join(', ')} where ${where}`)
  }
}

/** The world in which nothing is hidden: no dog has died but those of which everyone knows. */
export async function hideNothing(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where is_nullable = 'NO' and table_schema = current_schema()`,
  )
  const needed = new Set(rows.map(({ name }) => name))
  await pool.query('update dog set death_date = null where not death_released')
  await pool.query("update health_inquiry set dead = false, condition = 'healthy', informer = 'owner'")
  await pool.query('update dog set handler = null')
  await write(pool, (table, column) => {
    if (!needed.has(`${table}.${column}`)) return 'null'
    return isAddress(column) ? "'x' || id || '@example.fi'" : "'-'"
  })
}

/** The same world to everyone, and another one to those who may know: all dogs are dead, and every hidden column and row is written. */
export async function hideAll(pool: pg.Pool): Promise<void> {
  await pool.query("update dog set death_date = greatest(birth_date, '2026-04-01') where not death_released")
  await pool.query("update health_inquiry set dead = true, condition = 'problem', informer = 'breeder'")
  await write(pool, (table, column) =>
    isAddress(column) ? `'${signOf(table, column)}' || id || '@example.fi'` : `'${signOf(table, column)}'`,
  )
  await pool.query('update dog set handler = (select name from person where not public_consent limit 1)')
  await pool.query(HIDDEN_ROWS)
}

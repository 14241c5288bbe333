import type pg from 'pg'
import type { Nodes } from './identify.store.ts'

const ROLES = [
  { role: 'sire', sex: 'male' },
  { role: 'dam', sex: 'female' },
] as const

/** A parent that is known to be no older than its offspring. */
const younger = (parent: string) => `(${parent}.node <> i.node and (${parent}.birth_date >= i.birth_date
  or ((i.birth_date is null or ${parent}.birth_date is null) and ${parent}.birth_year > i.birth_year)))`

/** Only links that the file brings have a line; what is recorded is not judged again. */
const FAULTS = `
  select i.node, f.line, f.role, f.code
  from import_dog i left join import_dog s on s.node = i.sire left join import_dog d on d.node = i.dam
  cross join lateral (values
    (i.sire_line, 'sire', 'own-parent', i.sire = i.node),
    (i.dam_line, 'dam', 'own-parent', i.dam = i.node),
    (i.sire_line, 'sire', 'same-parents', i.sire = i.dam),
    (i.dam_line, 'dam', 'same-parents', i.sire = i.dam),
    (i.sire_line, 'sire', 'female-sire', s.sex = 'female'),
    (i.dam_line, 'dam', 'male-dam', d.sex = 'male'),
    (i.sire_line, 'sire', 'younger-parent', ${younger('s')}),
    (i.dam_line, 'dam', 'younger-parent', ${younger('d')})
  ) f (line, role, code, found)
  where (i.sire = i.node or i.dam = i.node or i.sire = i.dam or s.sex = 'female' or d.sex = 'male'
      or ${younger('s')} or ${younger('d')})
    and f.found and f.line is not null`

/** Drops and reports impossible links to parents: a dog as its own parent, one dog as both, of the wrong sex, or not older than its offspring. Dogs of unknown sex then get the sex of their role. */
export async function checkParents(client: pg.PoolClient, nodes: Nodes, anyRecorded: boolean): Promise<void> {
  const dropped = await drop(client, FAULTS)
  await sexByRole(client)
  const droppedLater = await drop(client, ROLES.map(otherRoleOf).join(' union all '))
  if (dropped || droppedLater || anyRecorded) await dropUnused(client, nodes)
}

const otherRoleOf = ({ role, sex }: (typeof ROLES)[number]) => `
  select i.node, i.${role}_line as line, '${role}' as role, 'both-roles' as code
  from import_dog i join import_dog p on p.node = i.${role}
  where p.sex_by_role and p.sex <> '${sex}' and i.${role}_line is not null`

/**
 * @param faults a query of node, line, role and code; a link may have several faults, each of which is told
 * @returns whether there were any
 */
async function drop(client: pg.PoolClient, faults: string): Promise<boolean> {
  await client.query('drop table if exists import_fault')
  const { rowCount } = await client.query(`create temp table import_fault on commit drop as ${faults}`)
  if (rowCount === 0) return false
  // One dog as both parents is one fault of a row, though it costs two links.
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select distinct on (f.line, f.code, case when f.code <> 'same-parents' then f.role end)
      f.line, r.regnr, f.code, case when f.code <> 'same-parents' then f.role end,
      case f.role when 'sire' then r.sire_regnr else r.dam_regnr end
    from import_fault f join import_row r on r.line = f.line`)
  for (const { role } of ROLES)
    await client.query(`
      update import_dog i set ${role} = null, ${role}_line = null
      from import_fault f where f.node = i.node and f.role = '${role}'`)
  return true
}

async function sexByRole(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query('select exists (select from import_dog where sex is null) as missing')
  if (!rows[0]?.missing) return
  const roles = ROLES.map(
    ({ role, sex }) => `
    select p.node, '${sex}' as sex, i.${role}_line as line
    from import_dog i join import_dog p on p.node = i.${role} where p.sex is null`,
  )
  await client.query(`
    update import_dog i set sex = r.sex, sex_by_role = true
    from (select distinct on (node) node, sex from (${roles.join(' union all ')}) every order by node, line nulls first) r
    where r.node = i.node`)
}

/** A new dog known only by its number that lost every link to it is nothing but the error. */
async function dropUnused(client: pg.PoolClient, { base }: Nodes): Promise<void> {
  await client.query(`
    delete from import_dog i
    where i.node > ${base}
      and not exists (select from import_link l where l.node = i.node)
      and not exists (select from import_dog c where c.sire = i.node)
      and not exists (select from import_dog c where c.dam = i.node)`)
}

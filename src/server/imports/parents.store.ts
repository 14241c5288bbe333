import type pg from 'pg'
import { PARENT_LIMITS } from '#domain/imports/ages.ts'
import { deadFor, olderThan, tooYoung, younger } from './ages.store.ts'
import type { Nodes } from './identify.store.ts'

const ROLES = [
  { role: 'sire', sex: 'male' },
  { role: 'dam', sex: 'female' },
] as const

type Fault = readonly [role: 'sire' | 'dam', code: string, found: string]

/** Only links that the file brings have a line; what is recorded is not judged again. */
const linksWith = (faults: readonly Fault[]) => `
  select i.node, f.line, f.role, f.code
  from import_dog i left join import_dog s on s.node = i.sire left join import_dog d on d.node = i.dam
  cross join lateral (values
    ${faults.map(([role, code, found]) => `(i.${role}_line, '${role}', '${code}', ${found})`).join(',\n    ')}
  ) f (line, role, code, found)
  where (${faults.map(([, , found]) => found).join(' or ')})
    and f.found and f.line is not null`

const FAULTS: readonly Fault[] = [
  ['sire', 'own-parent', 'i.sire = i.node'],
  ['dam', 'own-parent', 'i.dam = i.node'],
  ['sire', 'same-parents', 'i.sire = i.dam'],
  ['dam', 'same-parents', 'i.sire = i.dam'],
  ['sire', 'female-sire', "s.sex = 'female'"],
  ['dam', 'male-dam', "d.sex = 'male'"],
  ['sire', 'younger-parent', younger('s', 'i')],
  ['dam', 'younger-parent', younger('d', 'i')],
  ['sire', 'young-parent', tooYoung('s', 'i')],
  ['dam', 'young-parent', tooYoung('d', 'i')],
  ['dam', 'dead-dam', deadFor('d', 'i', 0)],
]

/** What is possible, and more often an error. */
const DOUBTS: readonly Fault[] = [
  ['sire', 'dead-sire', deadFor('s', 'i', PARENT_LIMITS.sireDeadYears)],
  ['sire', 'old-sire', olderThan('s', 'i', PARENT_LIMITS.oldestSireYears)],
  ['dam', 'old-dam', olderThan('d', 'i', PARENT_LIMITS.oldestDamYears)],
]

const IS_DOUBT = `f.code in (${DOUBTS.map(([, code]) => `'${code}'`).join(', ')})`

/** A link that was dropped for a fault has its line no more. */
const DOUBTS_LEFT = `
  select f.* from import_suspect f join import_dog i on i.node = f.node
  where ${IS_DOUBT} and f.line = case f.role when 'sire' then i.sire_line else i.dam_line end`

/** Drops and reports impossible links to parents: a dog as its own parent, one dog as both, of the wrong sex, not old enough, or dead. Doubtful ones stay and are reported. Dogs of unknown sex then get the sex of their role. */
export async function checkParents(client: pg.PoolClient, nodes: Nodes, anyRecorded: boolean): Promise<void> {
  // Faults and doubts in one walk over all links: it takes longer than all that follows.
  const { rowCount: suspects } = await client.query(
    `create temp table import_suspect on commit drop as ${linksWith([...FAULTS, ...DOUBTS])}`,
  )
  const dropped = suspects
    ? await drop(client, `select f.* from import_suspect f where not ${IS_DOUBT}`)
    : false
  const byRole = await sexByRole(client)
  const droppedLater = byRole && (await drop(client, ROLES.map(otherRoleOf).join(' union all ')))
  if (suspects) await report(client, DOUBTS_LEFT)
  if (dropped || droppedLater || anyRecorded) await dropUnused(client, nodes)
}

const otherRoleOf = ({ role, sex }: (typeof ROLES)[number]) => `
  select i.node, i.${role}_line as line, '${role}' as role, 'both-roles' as code
  from import_dog i join import_dog p on p.node = i.${role}
  where p.sex_by_role and p.sex <> '${sex}' and i.${role}_line is not null`

/** Drops and reports links; a link may have several faults, each of which is told. */
async function drop(client: pg.PoolClient, faults: string): Promise<boolean> {
  if (!(await report(client, faults))) return false
  for (const { role } of ROLES)
    await client.query(`
      update import_dog i set ${role} = null, ${role}_line = null
      from import_fault f where f.node = i.node and f.role = '${role}'`)
  return true
}

/**
 * @param faults a query of node, line, role and code, which becomes the table import_fault
 * @returns whether there were any
 */
async function report(client: pg.PoolClient, faults: string): Promise<boolean> {
  await client.query('drop table if exists import_fault')
  const { rowCount } = await client.query(`create temp table import_fault on commit drop as ${faults}`)
  if (rowCount === 0) return false
  // One dog as both parents is one fault of a row, though it costs two links.
  await client.query(`
    insert into import_problem (line, regnr, code, subject, detail)
    select distinct on (f.line, f.code, case when f.code <> 'same-parents' then f.role end)
      f.line, r.regnr, f.code, case when f.code <> 'same-parents' then f.role end,
      case f.role when 'sire' then r.sire_regnr else r.dam_regnr end
    from import_fault f join import_row r on r.line = f.line
    order by f.line, f.code, case when f.code <> 'same-parents' then f.role end, f.role desc`)
  return true
}

/** @returns whether any dog got the sex of its role */
async function sexByRole(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query('select exists (select from import_dog where sex is null) as missing')
  if (!rows[0]?.missing) return false
  const roles = ROLES.map(
    ({ role, sex }) => `
    select p.node, '${sex}' as sex, i.${role}_line as line
    from import_dog i join import_dog p on p.node = i.${role} where p.sex is null`,
  )
  const { rowCount } = await client.query(`
    update import_dog i set sex = r.sex, sex_by_role = true
    from (select distinct on (node) node, sex from (${roles.join(' union all ')}) every order by node, line nulls first) r
    where r.node = i.node`)
  return rowCount !== 0
}

/** A new dog known only by its number that lost every link to it is nothing but the error. */
async function dropUnused(client: pg.PoolClient, { base }: Nodes): Promise<void> {
  await client.query(`
    delete from import_dog i
    where i.node > ${base}
      and not i.has_row
      and not exists (select from import_dog c where c.sire = i.node)
      and not exists (select from import_dog c where c.dam = i.node)`)
}

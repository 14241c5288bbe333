import type pg from 'pg'
import { Identities } from '#domain/imports/identities.ts'
import { copyIn } from '../platform/copy.store.ts'
import { copyLine } from '../platform/copyText.ts'
import { readIntegers } from './integers.store.ts'

/**
 * Dogs of the file are numbered as nodes: a recorded dog by its id, a new one from `base` on by the id of its first
 * number in the file. As long as nothing is known of the numbers, each is a new dog.
 */
export interface Nodes {
  /** at least the greatest id of a recorded dog; greater nodes are new dogs */
  readonly base: number
  /** greatest node */
  readonly last: number
}

const FIRST_DAY = "date '1800-01-01'"

/** Numbers of the file that recorded dogs have. */
const knownNumbers = (base: number) => `
create temp table import_known on commit drop as
select k.id, n.dog_id::int as dog_id from import_number k join dog_number n on n.key = k.key and n.dog_id <= ${base}`

/** Numbers that one row (or one recorded dog) claims to be one dog's, with what is known of the dogs behind them. */
const CLAIMS = `
create temp table import_claim on commit drop as
select line, main as a_id, number as b_id from import_alias where main <> number
union
select 0, first_value(id) over (partition by dog_id order by id), id from import_known`

/** Each number of a claim, with what the recorded dog that has it and its first own row say. */
const CLAIMED = `
select distinct on (c.id) c.id, coalesce(k.dog_id, 0), case coalesce(d.sex, r.sex) when 'male' then 1 when 'female' then 2 else 0 end,
  coalesce(d.birth_date, r.birth_date) - ${FIRST_DAY}
from (select a_id as id from import_claim union select b_id from import_claim) c
left join import_known k on k.id = c.id left join import_row r on r.number = c.id left join dog d on d.id = k.dog_id
order by c.id, r.line`

/** Gives the rows the nodes of their dogs, where those are not their numbers'. */
const renumberRows = (base: number) => `
with moved as materialized (select ${base} + id as number, node from import_moved)
update import_entry e set node = coalesce(n.node, r.node), sire = coalesce(s.node, r.sire), dam = coalesce(d.node, r.dam)
from import_row r left join moved n on n.number = r.node left join moved s on s.number = r.sire
left join moved d on d.number = r.dam
where e.line = r.line and (r.node in (select number from moved) or r.sire in (select number from moved)
  or r.dam in (select number from moved))`

/**
 * Finds the numbers that recorded dogs have: table import_known.
 * @returns whether there are any
 */
export async function findKnown(client: pg.PoolClient, { base }: Nodes): Promise<boolean> {
  const { rowCount } = await client.query(knownNumbers(base))
  if (rowCount === 0) return false
  await client.query('analyze import_known')
  return true
}

/**
 * Finds out which numbers of the file are one dog's, and which dogs are recorded already: import_moved gives the node
 * of every number that is not a new dog of its own.
 * @returns whether any row names such a number
 */
export async function identifyDogs(client: pg.PoolClient, nodes: Nodes): Promise<boolean> {
  await client.query('create temp table import_moved (id int, node int) on commit drop')
  await client.query(CLAIMS)
  const { rowCount: claims } = await client.query('select from import_claim where a_id <> b_id limit 1')
  if (claims) await joinNumbers(client, nodes)
  else await client.query('insert into import_moved select id, dog_id from import_known')
  const { rowCount: moved } = await client.query('select from import_moved limit 1')
  if (moved === 0) return false
  await client.query('analyze import_moved')
  const { rowCount: renumbered } = await client.query(renumberRows(nodes.base))
  return renumbered !== 0
}

async function joinNumbers(client: pg.PoolClient, { base, last }: Nodes): Promise<void> {
  const numbers = last - base
  const identities = new Identities(numbers)
  const claimed = new Uint8Array(numbers + 1)
  await client.query('analyze import_alias, import_claim')
  await readIntegers(client, CLAIMED, ([id, dog, sex, birth]) => {
    identities.record(id!, { dog: dog!, sex: sex!, birth: birth! })
    claimed[id!] = 1
  })
  const refused: string[] = []
  await readIntegers(
    client,
    'select line, a_id, b_id from import_claim order by line, a_id, b_id',
    ([line, a, b]) => {
      const claim = identities.claim(a!, b!)
      if (claim !== 'joined') refused.push(copyLine([line, b, claim]))
    },
  )
  await copyIn(client, 'import_moved', movedNumbers(claimed, identities, base))
  if (refused.length === 0) return
  await client.query('create temp table import_refused (line int, id int, code text) on commit drop')
  await copyIn(client, 'import_refused', refused)
  await client.query(
    `insert into import_problem (line, regnr, code, subject, detail)
     select f.line, r.regnr, f.code, null, k.key
     from import_refused f join import_number k on k.id = f.id left join import_row r on r.line = f.line`,
  )
}

function* movedNumbers(claimed: Uint8Array, identities: Identities, base: number): Generator<string> {
  for (let id = 1; id < claimed.length; id++) {
    const node = claimed[id] ? identities.dogOf(id) || base + identities.root(id) : base + id
    if (node !== base + id) yield copyLine([id, node])
  }
}

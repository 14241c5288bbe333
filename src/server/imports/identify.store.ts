import type pg from 'pg'
import { Identities } from '#domain/imports/identities.ts'
import { copyIn } from '../platform/copy.store.ts'
import { copyLine } from '../platform/copyText.ts'
import { readIntegers } from './integers.store.ts'

/**
 * Dogs of the file are numbered as nodes: a recorded dog by its id, a new one from `base` on, in the order in which
 * the file first names it.
 */
export interface Nodes {
  /** greatest id of a recorded dog; greater nodes are new dogs */
  readonly base: number
  /** greatest node */
  readonly last: number
}

const FIRST_DAY = "date '1800-01-01'"

/**
 * Every number of the file, once: `place` tells where it first stands, `own_line` the row whose main number it is,
 * `dog_id` the recorded dog that has it.
 */
const KEYS = `
create temp table import_key on commit drop as
select row_number() over (order by k.place)::int as id, k.key, k.place, k.own_line, n.dog_id::int as dog_id
from (
  select key, min(place) as place, min(own_line) as own_line
  from (
    select key, line * 4 as place, line as own_line from import_row
    union all select key, line * 4 + 1, null from import_alias
    union all select sire_key, line * 4 + 2, null from import_row where sire_key is not null
    union all select dam_key, line * 4 + 3, null from import_row where dam_key is not null
  ) every
  group by key
) k
left join dog_number n on n.key = k.key`

/** Numbers that one row (or one recorded dog) claims to be one dog's, with what is known of the dogs behind them. */
const CLAIMS = `
create temp table import_claim on commit drop as
select a.line, f.id as a_id, t.id as b_id
from import_alias a join import_key f on f.key = a.of_key join import_key t on t.key = a.key
where f.id <> t.id
union
select 0, first_value(id) over (partition by dog_id order by id), id from import_key where dog_id is not null`

const KNOWN = `
select k.id, coalesce(k.dog_id, 0), case coalesce(d.sex, r.sex) when 'male' then 1 when 'female' then 2 else 0 end,
  coalesce(d.birth_date, r.birth_date) - ${FIRST_DAY}
from import_key k left join import_row r on r.line = k.own_line left join dog d on d.id = k.dog_id
where k.id in (select a_id from import_claim union select b_id from import_claim)`

/** Finds out which numbers of the file are one dog's, and which dogs are recorded already: tables import_key and import_node. */
export async function identifyDogs(client: pg.PoolClient): Promise<Nodes> {
  await client.query(KEYS)
  await client.query('analyze import_key, import_alias')
  await client.query(CLAIMS)
  const { rows } = await client.query<{ keys: number; base: number; claims: boolean }>(
    `select (select count(*) from import_key) as keys, (select coalesce(max(id), 0) from dog) as base,
       exists (select from import_claim where a_id <> b_id) as claims`,
  )
  const { keys, base, claims } = rows[0]!
  await client.query('create temp table import_joined (id int, node int) on commit drop')
  if (claims) await joinNumbers(client, keys, base)
  await client.query(
    `create temp table import_node on commit drop as
     select k.key, k.place, k.own_line, k.dog_id, coalesce(j.node, k.dog_id, $1 + k.id)::int as node
     from import_key k left join import_joined j on j.id = k.id`.replace('$1', String(base)),
  )
  await client.query('analyze import_node')
  return { base, last: base + keys }
}

async function joinNumbers(client: pg.PoolClient, keys: number, base: number): Promise<void> {
  const identities = new Identities(keys)
  const claimed = new Uint8Array(keys + 1)
  await readIntegers(client, KNOWN, ([id, dog, sex, birth]) => {
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
  await copyIn(client, 'import_joined', nodesOf(claimed, identities, base))
  if (refused.length === 0) return
  await client.query('create temp table import_refused (line int, id int, code text) on commit drop')
  await copyIn(client, 'import_refused', refused)
  await client.query(
    `insert into import_problem (line, regnr, code, subject, detail)
     select f.line, r.regnr, f.code, null, k.key
     from import_refused f join import_key k on k.id = f.id left join import_row r on r.line = f.line`,
  )
}

function* nodesOf(claimed: Uint8Array, identities: Identities, base: number): Generator<string> {
  for (let id = 1; id < claimed.length; id++)
    if (claimed[id]) yield copyLine([id, identities.dogOf(id) || base + identities.root(id)])
}

import type pg from 'pg'
import { breakLoops, type Links, type Loop } from '#domain/imports/loops.ts'
import { copyIn } from '../platform/copy.store.ts'
import { copyLine } from '../platform/copyText.ts'
import type { Nodes } from './identify.store.ts'
import { readIntegers } from './integers.store.ts'

/** Most numbers of a loop in a report; a longer one is shortened. */
const LONGEST_LOOP = 12

/**
 * Cuts and reports loops in the links of file and database together, at the file's last link in each.
 * @returns the dogs of the file in an order where parents come before their offspring
 */
export async function cutLoops(client: pg.PoolClient, nodes: Nodes): Promise<Int32Array> {
  const { links, named } = await loadLinks(client, nodes)
  const { loops, order } = breakLoops(links)
  for (const loop of loops) if (loop.line > 0) await drop(client, loop)
  return order.filter((node) => named[node] === 1)
}

/** @returns `named`: 1 for every node that is a dog of the file */
async function loadLinks(
  client: pg.PoolClient,
  { base, last }: Nodes,
): Promise<{ links: Links; named: Uint8Array }> {
  const named = new Uint8Array(last + 1)
  const links = {
    sire: new Int32Array(last + 1),
    dam: new Int32Array(last + 1),
    sireLine: new Int32Array(last + 1),
    damLine: new Int32Array(last + 1),
  }
  await readIntegers(
    client,
    `select id, sire_id, dam_id from dog where id <= ${base} and (sire_id is not null or dam_id is not null)`,
    ([dog, sire, dam]) => {
      links.sire[dog!] = sire!
      links.dam[dog!] = dam!
    },
  )
  await readIntegers(
    client,
    'select node, sire, dam, sire_line, dam_line from import_dog',
    ([dog, sire, dam, sireLine, damLine]) => {
      named[dog!] = 1
      links.sire[dog!] = sire!
      links.dam[dog!] = dam!
      links.sireLine[dog!] = sireLine!
      links.damLine[dog!] = damLine!
    },
  )
  return { links, named }
}

async function drop(client: pg.PoolClient, loop: Loop): Promise<void> {
  const numbers = await numbersOf(client, loop.dogs.slice(0, LONGEST_LOOP))
  const shortened = loop.dogs.length > LONGEST_LOOP ? [...numbers, '…'] : numbers
  await client.query(
    `insert into import_problem (line, regnr, code, subject, detail)
     select $1, (select regnr from import_row where line = $1), 'loop', $2, $3`,
    [loop.line, loop.role, [...shortened, numbers[0]].join(' → ')],
  )
  await client.query(
    `update import_dog set ${loop.role} = null, ${loop.role}_line = null where node = ${loop.child}`,
  )
}

/** The main numbers of nodes, in their order. */
async function numbersOf(client: pg.PoolClient, dogs: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ regnr: string }>(
    `select coalesce(
       (select regnr from dog_number where dog_id = n.node and is_primary),
       (select r.regnr from import_dog i join import_row r on r.line = i.line where i.node = n.node),
       '?') as regnr
     from unnest($1::int[]) with ordinality n (node, place) order by place`,
    [dogs],
  )
  return rows.map((row) => row.regnr)
}

/** Gives every new dog of `order` its id, parents before their offspring: table import_id. */
export async function assignIds(
  client: pg.PoolClient,
  order: Iterable<number>,
  { base }: Nodes,
): Promise<void> {
  const { rows } = await client.query<{ sequence: string }>(
    `select pg_get_serial_sequence('dog', 'id') as sequence`,
  )
  await client.query(
    `create temp table import_id (node int, id bigint default nextval('${rows[0]!.sequence}')) on commit drop`,
  )
  await copyIn(client, 'import_id (node)', newDogs(order, base))
  await client.query('analyze import_id')
}

function* newDogs(order: Iterable<number>, base: number): Generator<string> {
  for (const node of order) if (node > base) yield copyLine([node])
}

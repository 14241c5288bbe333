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
 * @returns every node in an order where parents come before their offspring (nodes that are no dogs among them)
 */
export async function cutLoops(client: pg.PoolClient, nodes: Nodes): Promise<Int32Array> {
  const links = await loadLinks(client, nodes)
  const { loops, order } = breakLoops(links)
  for (const loop of loops) if (loop.line > 0) await drop(client, loop)
  return order
}

async function loadLinks(client: pg.PoolClient, { base, last }: Nodes): Promise<Links> {
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
    'select node, sire, dam, sire_line, dam_line from import_dog where sire is not null or dam is not null',
    ([dog, sire, dam, sireLine, damLine]) => {
      links.sire[dog!] = sire!
      links.dam[dog!] = dam!
      links.sireLine[dog!] = sireLine!
      links.damLine[dog!] = damLine!
    },
  )
  return links
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

/** Hands the order over to the database: table import_order, new dogs only. */
export async function storeOrder(client: pg.PoolClient, order: Int32Array, { base }: Nodes): Promise<void> {
  await client.query('create temp table import_order (place int, node int) on commit drop')
  await copyIn(client, 'import_order', newDogs(order, base))
  await client.query('analyze import_order')
}

function* newDogs(order: Int32Array, base: number): Generator<string> {
  let chunk = ''
  for (let place = 0; place < order.length; place++) {
    const node = order[place]!
    if (node > base) chunk += copyLine([place, node])
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

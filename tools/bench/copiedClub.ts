import pg from 'pg'

/** What searches and analyses read of the club, parents before their children. */
const COPIED = [
  'dog',
  'dog_number',
  'health_statement',
  'dog_title',
  'breeding_award',
  'register_entry',
  'show',
  'show_result',
  'trial',
  'water_result',
  'trial_result',
] as const

/** More than any id of the demo club. */
const STEP = 10_000_000
/** Columns of which no two rows may be alike, made other texts. */
const UNLIKE: Readonly<Record<string, string>> = {
  'dog_number.key': "'C' || $1::int || key",
  'dog_number.stem': "'C' || $1::int || stem",
  'dog_number.regnr': "'C' || $1::int || regnr",
  'show.place': "place || ' ' || $1::int",
  'trial.kaer_nr': 'kaer_nr + $1::int * 100',
}

/** Puts further copies of the club beside it, each with its own families, shows and trials. @param clubs how many there are then */
export async function copyClub(pool: pg.Pool, clubs: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of COPIED) {
      // No history of the copies.
      await client.query(`alter table ${table} disable trigger user`)
      const columns = await columnsOf(client, table)
      const values = columns.map(({ name, shifted }) => {
        const value = pg.escapeIdentifier(name)
        return UNLIKE[`${table}.${name}`] ?? (shifted ? `${value} + $1::int * ${STEP}` : value)
      })
      const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join()
      const originals = columns.some(({ name }) => name === 'id') ? `id < ${STEP}` : `dog_id < ${STEP}`
      for (let copy = 1; copy < clubs; copy++)
        await client.query(
          `insert into ${table} (${names}) overriding system value select ${values.join()} from ${table} where ${originals}`,
          [copy],
        )
      await client.query(`alter table ${table} enable trigger user`)
    }
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release()
  }
}

interface Copied {
  readonly name: string
  /** the id of a row that is copied too */
  readonly shifted: boolean
}

async function columnsOf(client: pg.PoolClient, table: string): Promise<Copied[]> {
  const { rows } = await client.query<Copied>(
    `select a.attname as name,
      a.attname = 'id' or exists (
        select from pg_constraint c
        where c.contype = 'f' and c.conrelid = a.attrelid and c.conkey = array[a.attnum] and c.confrelid = any($2::regclass[])
      ) as shifted
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table, COPIED],
  )
  return rows
}

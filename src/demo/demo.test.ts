import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finnishMoment } from '#domain/moments.ts'
import { FIRST_RULEBOOKS } from '#domain/trials/firstRulebooks.ts'
import { TRIAL_STATES } from '#domain/trials/states.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { DoubleSearch } from '../server/doubles/doubleSearch.service.ts'
import { readPages } from '../server/testing/pdfText.ts'
import { trialState } from '../server/trials/states.ts'
import { trialsById } from '../server/trials/trials.store.ts'
import { seedDemoAccounts } from './accounts.ts'
import { createClub } from './club.ts'
import { clubTables } from './clubTables.ts'
import { DemoRefusedError, loadDemo } from './demo.ts'
import { seedDemoMoney } from './money.ts'
import type { Tables } from './tables.ts'
import { truthCsv } from './truth.ts'

const textOf = (pdf: Buffer): string =>
  readPages(pdf)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replace(/\s+/g, ' ')

const TODAY = '2026-11-20'

async function count(database: TestDatabase, table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) from "${table}"`)
  return rows[0]!.count
}

/** As an empty database numbers them. */
const RULEBOOKS = FIRST_RULEBOOKS.map(({ validFrom }, index) => ({ id: index + 1, validFrom }))

describe('a loaded demo club', () => {
  let database: TestDatabase
  let tables: Tables
  const steps: [number, number][] = []

  beforeAll(async () => {
    database = await testDatabase()
    tables = await clubTables(createClub('small', TODAY), RULEBOOKS)
    await loadDemo(database, 'small', (done, total) => steps.push([done, total]), TODAY)
  })
  afterAll(() => database.close())

  test('stores every row of the generated club in its table', async () => {
    for (const [table, rows] of Object.entries(tables)) {
      expect(await count(database, table), table).toBe(rows.length)
      expect(rows.length, table).toBeGreaterThan(0)
    }
    expect(await count(database, 'breed')).toBe(38)
  })

  test('stores names letter by letter', async () => {
    const { rows } = await database.pool.query<{ name: string }>('select name from dog order by id')
    expect(rows.filter(({ name }, index) => name !== tables.dog![index]!.name)).toEqual([])
    const letters = rows.map(({ name }) => name).join('')
    expect([...'åäöÅÄžřéüø’'].filter((letter) => !letters.includes(letter))).toEqual([])
  })

  test('stores marks and pictures whole', async () => {
    const { rows } = await database.pool.query<{ marks: string[] }>(
      'select marks from show_result order by id',
    )
    expect(rows.map(({ marks }) => marks)).toEqual(tables.show_result!.map(({ marks }) => marks))
    const files = await database.pool.query<{ content: Buffer; mime: string }>(
      'select content, mime from file order by id',
    )
    expect(files.rows.every(({ content }, index) => content.equals(tables.file![index]!.content))).toBe(true)
    const pictures = files.rows.filter(({ mime }) => mime === 'image/jpeg')
    for (const { content } of pictures) {
      expect(content.subarray(0, 2).toString('hex')).toBe('ffd8')
      expect(content.length).toBeLessThan(60_000)
    }
  })

  test('stores the head judges’ reports of the trials that ended lately', async () => {
    const { rows } = await database.pool.query<{ content: Buffer; name: string }>(
      `select f.content, j.name from trial t join file f on f.id = t.head_judge_report_id
       join trial_judge tj on tj.trial_id = t.id and tj.head join judge j on j.id = tj.judge_id`,
    )
    expect(rows).toHaveLength(8)
    for (const { content, name } of rows) expect(textOf(content)).toContain(name)
  })

  test('has dogs that are recorded twice, which the search for doubles finds', async () => {
    await new DoubleSearch(database.db, () => new Date(`${TODAY}T12:00:00Z`)).look()
    const { rows } = await database.pool.query<{ names: string }>(`
      select upper(one.name_folded) || ' ' || upper(other.name_folded) as names from double_pair p
      join dog one on one.id = p.low_id join dog other on other.id = p.high_id`)
    const found = rows.filter(
      ({ names }) => names.slice(0, names.length / 2) === names.slice(names.length / 2 + 1),
    )
    expect(found.length).toBeGreaterThanOrEqual(3)
  })

  test('shows that the club is a demo, and of which size', async () => {
    const { rows } = await database.pool.query(`select value from setting where key = 'demo'`)
    expect(rows[0].value).toMatchObject({
      size: 'small',
      seed: expect.any(String),
      loadedAt: expect.any(String),
    })
  })

  test('reports progress up to the end', () => {
    const shares = steps.map(([done, total]) => done / total)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(shares.length).toBeGreaterThan(20)
  })

  test('leaves free ids for the next rows', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into dog (breed_code, name) values ('98', 'Uusi') returning id`,
    )
    expect(rows[0]!.id).toBe(tables.dog!.length + 1)
    await database.pool.query('delete from dog where id = $1', [rows[0]!.id])
  })

  test('makes results of yesterday preliminary, saved within the last day and not in the future', async () => {
    const { rows } = await database.pool.query<{ fresh: number; hours: number }>(
      `select count(*) as fresh, max(extract(epoch from timestamptz '2026-11-20T00:00:00+02' - done_at) / 3600) as hours
       from trial_result where status = 'preliminary'`,
    )
    expect(rows[0]!.fresh).toBeGreaterThan(3)
    expect(Number(rows[0]!.hours)).toBeGreaterThan(0)
    expect(Number(rows[0]!.hours)).toBeLessThan(24)
  })

  test('has trials in every state, with dogs on places and in the reserve', async () => {
    const { rows } = await database.pool.query<{ id: number }>('select id from trial')
    const trials = await trialsById(
      database.db,
      rows.map(({ id }) => id),
    )
    const states = new Set(trials.map((trial) => trialState(trial, TODAY)))
    expect(states).toEqual(new Set(TRIAL_STATES))
    expect(await count(database, 'trial_number')).toBeGreaterThan(
      trials.filter(({ kaerNr }) => kaerNr).length,
    )
    const moved = trials.filter(({ moveReason }) => moveReason !== null)
    expect(moved.map(({ heldOn, movedFrom }) => movedFrom! < heldOn!)).toEqual([true])
    expect(
      trials.filter(({ cancelReason, cancelReasonShown }) => cancelReason && cancelReasonShown),
    ).toHaveLength(1)
    expect(trials.filter(({ organiserEmail, organiserPhone }) => !organiserEmail && !organiserPhone)).toEqual(
      [],
    )
    const lists = await database.pool.query<{ list: string }>('select distinct list from entry_move')
    expect(lists.rows).toHaveLength(2)
    expect(await count(database, 'sheet')).toBeGreaterThan(2)
  })

  test('refuses to load a second time', async () => {
    await expect(loadDemo(database, 'small', () => {}, TODAY)).rejects.toThrow(DemoRefusedError)
    expect(await count(database, 'dog')).toBe(tables.dog!.length)
  })
})

describe('an interrupted load', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  test('leaves nothing behind, and the next one succeeds', async () => {
    const stop = (done: number, total: number) => {
      if (done > total / 2) throw new Error('stopped')
    }
    await expect(loadDemo(database, 'small', stop, TODAY)).rejects.toThrow('stopped')
    for (const table of ['dog', 'person', 'file', 'breed', 'setting'])
      expect(await count(database, table)).toBe(0)
    await loadDemo(database, 'small', () => {}, TODAY)
    expect(await count(database, 'dog')).toBeGreaterThan(2500)
  })
})

describe('a database with the breeds of one club', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await database.pool.query(
      `insert into breed (code, name_fi, name_sv, name_en) values ('98', 'a', 'b', 'c')`,
    )
  })
  afterAll(() => database.close())

  test('loads a club of these breeds', async () => {
    await loadDemo(database, 'small', () => {}, TODAY)
    const { rows } = await database.pool.query('select distinct breed_code from dog')
    expect(rows).toEqual([{ breed_code: '98' }])
  })
})

test('writes a line of the truth file for every dog, by its first number', () => {
  const { world } = createClub('small', TODAY)
  const lines = [...truthCsv('small', TODAY)].map((line) => line.trimEnd().split(','))
  const columns = lines[0]!
  expect(columns).toEqual(
    expect.arrayContaining(['regnr', 'hips', 'elbows', 'temperament', 'speed', 'loudness']),
  )
  expect(lines.slice(1).map(([regnr]) => regnr)).toEqual(world.dogs.map(({ numbers }) => numbers[0]))
  expect(lines.every((line) => line.length === columns.length)).toBe(true)
  expect(Number(lines[1]![columns.indexOf('hips')])).toBeCloseTo(world.dogs[0]!.values[0]!, 3)
})

describe('the money of the demo', () => {
  let database: TestDatabase
  const now = finnishMoment(TODAY, '12:00')
  beforeAll(async () => {
    database = await testDatabase()
    await loadDemo(database, 'small', () => {}, TODAY)
    await seedDemoAccounts(database.db, now)
    await seedDemoMoney(database.db, now)
  })
  afterAll(() => database.close())

  test('gives each page something to show, once', async () => {
    const tables = [
      'payment',
      'refund',
      'refund_claim',
      'entry_contest',
      'bank_transaction',
      'settlement_row',
    ]
    const counts = () => Promise.all([...tables, 'unregistered_dog'].map((table) => count(database, table)))
    const before = await counts()
    for (const [index, rows] of before.entries()) expect(rows, tables[index]).toBeGreaterThan(0)
    await seedDemoMoney(database.db, now)
    expect(await counts()).toEqual(before)
  })

  test('stands in the ledger, and is settled to the cent', async () => {
    expect(await count(database, 'ledger_difference')).toBe(0)
    const { rows } = await database.pool.query(
      `select account, sum(amount_cents) from ledger_entry where account in ('provider', 'unassigned') group by account`,
    )
    expect(rows.filter(({ sum }) => sum !== 0)).toEqual([])
  })
})

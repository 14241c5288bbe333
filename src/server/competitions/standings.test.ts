import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Competition, CompetitionStanding, CompetitionStandings } from '#contract/competitions.ts'
import { loadDemo } from '#demo/demo.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeShowResult, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { inputOf, ruleOf } from './competitions.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database
const visitor = new TestBrowser(app)
const PATH = '/api/auth/competitions'
let keeper: TestBrowser
beforeAll(async () => {
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  keeper = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
})

const list = async (): Promise<Competition[]> => (await visitor.get('/api/competitions')).json()
const ask = (series: number, period: number, page = 1) =>
  visitor.get(`/api/competitions/${series}/standings?period=${period}&page=${page}`)
async function allStandings(series: number, period: number): Promise<CompetitionStandings> {
  const rows: CompetitionStanding[] = []
  for (let page = 1; ; page++) {
    const answer = (await ask(series, period, page)).json<CompetitionStandings>()
    rows.push(...answer.rows)
    if (answer.rows.length < answer.pageSize) return { ...answer, rows }
  }
}
const added = async (overrides: object = {}): Promise<Competition> => {
  const answer = await keeper.json(PATH, inputOf(overrides))
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined])
  return answer.json()
}
interface PlainRow {
  readonly dog: string
  readonly points: number
  readonly worth: number
}

/** What the first of the demo's competitions says, in plain loops over the rows of the tables. */
async function plainKaer(season: number): Promise<{ placed: PlainRow[]; unplaced: string[] }> {
  const { rows } = await sql<Record<string, string | number | null>>`
    select n.regnr, r.class, r.prize, r.outcome, r.status, r.judge_id, r.judge, t.held_on::text as day, r.id,
      (select count(*)::int from show_result s join show on show.id = s.show_id
       where s.dog_id = d.id and s.grade in ('ERI', 'EH', 'H') and show.held_on <= ${`${season + 1}-05-31`}) as grades
    from trial_result r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id join main_number n on n.dog_id = d.id
    where t.held_on between ${`${season}-06-01`} and ${`${season + 1}-05-31`} and d.registered and t.published_at is not null`.execute(
    db,
  )
  const table: Record<string, number> = { VOI1: 10, VOI2: 7, VOI3: 4, AVO1: 6, AVO2: 4, AVO3: 2 }
  const byDog: Record<string, typeof rows> = {}
  for (const row of rows) {
    if (row.outcome !== 'judged' || table[`${row.class}${row.prize}`] === undefined) continue
    byDog[String(row.regnr)] ??= []
    byDog[String(row.regnr)]!.push(row)
  }
  const placed: PlainRow[] = []
  const unplaced: string[] = []
  for (const [regnr, own] of Object.entries(byDog)) {
    const worth = (row: (typeof own)[number]) => table[`${row.class}${row.prize}`]!
    const perJudge: Record<string, number> = {}
    let [points, counted] = [0, 0]
    for (const row of own.toSorted((a, b) => worth(b) - worth(a))) {
      if (row.status !== 'official' || counted === 4) continue
      const judge = row.judge_id === null ? row.judge : String(row.judge_id)
      if (!judge || (perJudge[judge] ?? 0) === 2) continue
      perJudge[judge] = (perJudge[judge] ?? 0) + 1
      points += worth(row)
      counted++
    }
    if (counted === 0 || own[0]!.grades === 0) unplaced.push(regnr)
    else placed.push({ dog: regnr, points, worth: counted })
  }
  return { placed: placed.toSorted((a, b) => b.points - a.points), unplaced }
}

describe('the standings of the demo', () => {
  test.each([2021, 2023, 2024, 2025])('season %i equals plain loops over the rows', async (season) => {
    const { placed, unplaced } = await plainKaer(season)
    const found = await allStandings(1, season)
    expect(placed.length).toBeGreaterThan(5)
    expect(found).toMatchObject({
      placed: placed.length,
      unplaced: unplaced.length,
      running: season === 2025,
    })
    expect(found.results).toBe(placed.reduce((sum, { worth }) => sum + worth, 0))
    const told = found.rows.filter(({ rank }) => rank !== null)
    expect(told.map(({ points }) => points)).toEqual(placed.map(({ points }) => points))
    for (const row of told) {
      const plain = placed.find(({ dog }) => dog === row.dog.regnr)!
      expect([row.points, row.counted]).toEqual([plain.points, plain.worth])
      const counting = row.results.filter(({ reason }) => reason === null)
      expect(counting.reduce((sum, { points }) => sum + points!, 0)).toBe(row.points)
      const better = told.filter(({ points }) => points > row.points).length
      expect(row.rank!).toBeGreaterThan(better)
    }
    expect(
      found.rows
        .slice(told.length)
        .map(({ dog }) => dog.regnr)
        .toSorted(),
    ).toEqual(unplaced.toSorted())
  })

  test('are told as a file with the reasons of each row', async () => {
    const { rows } = await allStandings(1, 2024)
    const answer = await visitor.get('/api/competitions/1/standings/csv?period=2024&lang=fi')
    expect(String(answer.headers['content-disposition'])).toContain(
      'Vuoden%20KAER-koira%202024%E2%80%932025.csv',
    )
    const cells: string[][] = parse(answer.body, { delimiter: ';', bom: true })
    expect(cells[0]!.slice(0, 4)).toEqual(['Sija', 'Pisteet', 'Tittelit', 'Koira'])
    expect(cells.slice(1).map((row) => [row[0], row[4]])).toEqual(
      rows.map(({ rank, dog }) => [rank === null ? '' : String(rank), dog.regnr]),
    )
    expect(cells[1]![8]).toMatch(/^\d\d\.\d\d\.202[45] \S.* (VOI|AVO)[123] (pelto|metsä): \d+ p/)
    const late = cells.find(
      (row) => row[9]!.includes('enimmäismäärä') || row[9]!.includes('ei anna pisteitä'),
    )
    expect(late).toBeDefined()
  })

  test('are of rules that nobody has confirmed, and that say so', async () => {
    const all = await list()
    expect(all.map(({ series, validTo, confirmed }) => [series, validTo, confirmed])).toEqual([
      [1, 2020, false],
      [1, null, false],
      [3, null, false],
      [4, null, false],
    ])
  })

  test('are none of a season that no rule holds for', async () => {
    expect(refusalOf(await ask(1, 2001))).toEqual([404, 'COMPETITION_NOT_FOUND'])
    expect(refusalOf(await ask(999, 2024))).toEqual([404, 'COMPETITION_NOT_FOUND'])
    expect((await visitor.get('/api/competitions/1/standings?period=kissa')).statusCode).toBe(400)
  })
})

describe('of cases made by hand', () => {
  const breeds = ['9001']
  beforeAll(async () => {
    await db
      .insertInto('breed')
      .values({ code: '9001', name_fi: 'Koerotu', name_sv: 'Provras', name_en: 'Test breed' })
      .execute()
  })

  test('a correction shows at once, a result that becomes official counts', async () => {
    const { series } = await added({ rule: ruleOf({ breeds }) })
    const dog = await makeDog(db, { breed_code: '9001' })
    await makeTrialResult(db, dog.id, { status: 'preliminary' }, '2025-09-10')
    const before = (await ask(series, 2025)).json<CompetitionStandings>()
    expect(before).toMatchObject({ placed: 0, unplaced: 1, preliminary: 1, running: true })
    expect(before.rows[0]).toMatchObject({
      rank: null,
      unmet: 'tooFew',
      results: [{ reason: 'preliminary' }],
    })
    await db.updateTable('trial_result').set({ status: 'official' }).where('dog_id', '=', dog.id).execute()
    const after = (await ask(series, 2025)).json<CompetitionStandings>()
    expect(after).toMatchObject({ placed: 1, unplaced: 0, preliminary: 0, results: 1 })
    expect(after.rows[0]).toMatchObject({ rank: 1, points: 6, dog: { regnr: dog.regnr } })
  })

  test('results of a trial that is not published, and dogs that are not in the register, are not told', async () => {
    const { series } = await added({ validFrom: 2024, rule: ruleOf({ breeds }) })
    const hidden = await makeDog(db, { breed_code: '9001' })
    await makeTrialResult(db, hidden.id, { status: 'official' }, '2024-10-01')
    await sql`update trial set published_at = null where id in (select trial_id from trial_result where dog_id = ${hidden.id})`.execute(
      db,
    )
    const stranger = await makeDog(db, { breed_code: '9001', registered: false })
    await makeTrialResult(db, stranger.id, { status: 'official' }, '2024-10-01')
    expect((await ask(series, 2024)).json()).toMatchObject({ placed: 0, unplaced: 0, rows: [] })
  })

  test('a preview gives the standings of a rule that nobody has saved', async () => {
    const dog = await makeDog(db, { breed_code: '9001', sex: 'female' })
    await makeShowResult(
      db,
      dog.id,
      { grade: 'ERI', marks: ['PN1', 'ROP'], judge: 'Šárka Äyräs' },
      '2024-06-08',
    )
    const rule = ruleOf({
      period: 'year',
      breeds,
      sex: 'female',
      trialLines: [],
      showLines: [
        { class: null, award: 'ROP', points: 10 },
        { class: 'AVO', award: 'ERI', points: 1.5 },
      ],
      sumAwards: true,
      trialPrize: null,
    })
    const before = await list()
    const preview = (
      await keeper.json(`${PATH}/preview`, { rule, period: 2024 })
    ).json<CompetitionStandings>()
    expect(preview).toMatchObject({
      period: 2024,
      from: '2024-01-01',
      to: '2024-12-31',
      running: false,
      placed: 1,
    })
    expect(preview.rows[0]).toMatchObject({
      rank: 1,
      points: 11.5,
      results: [{ kind: 'show', place: 'Hamina', judge: 'Šárka Äyräs', points: 11.5, marks: ['PN1', 'ROP'] }],
    })
    expect(await list()).toEqual(before)
    expect(
      (await keeper.json(`${PATH}/preview`, { rule: { ...rule, showGrade: 'EH' }, period: 2024 })).json()
        .rows[0].rank,
    ).toBe(1)
    expect(
      (
        await keeper.json(`${PATH}/preview`, {
          rule: { ...rule, trialPrize: { class: 'AVO', prize: 1 } },
          period: 2024,
        })
      ).json().rows[0],
    ).toMatchObject({ rank: null, unmet: 'trialPrize' })
  })
})

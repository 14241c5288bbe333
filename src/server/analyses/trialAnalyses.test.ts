import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Analysis, AnalysisDogs } from '#contract/analyses.ts'
import { loadDemo } from '#demo/demo.ts'
import { makeDog, makeJudge, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { readXlsx } from '../testing/xlsxCells.ts'
import {
  ageOf,
  type Exported,
  expectFigures,
  exportedRows,
  family,
  figuresOf,
  KEYS,
  scoreOf,
  seasonOf,
} from './plainLoops.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database
const visitor = new TestBrowser(app)
type Kind = 'kaer' | 'features' | 'water'
const addressOf = (kind: Kind, query: Readonly<Record<string, string>>, part = '') =>
  `/api/analyses/trials/${kind}${part}?${new URLSearchParams({ lang: 'fi', ...query })}`
const ask = (kind: Kind, query: Readonly<Record<string, string>>, part = '') =>
  visitor.get(addressOf(kind, query, part))
const analysis = async (kind: Kind, query: Readonly<Record<string, string>>) => {
  const answer = await ask(kind, query)
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
  return answer.json<Analysis>()
}

let hunts: Exported[]
let waters: Exported[]

beforeAll(async () => {
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  hunts = await exportedRows(db, 'trial_result')
  waters = await exportedRows(db, 'water_result')
})

const CASES: readonly (readonly [Kind, string, string])[] = [
  ['kaer', 'points', 'season'],
  ['kaer', 'prize', 'sire'],
  ['kaer', 'firstPrize', 'class'],
  ['kaer', 'search', 'judge'],
  ['features', 'speed', 'breed'],
  ['features', 'willToHunt', 'kennel'],
  ['features', 'gunShyness', 'age'],
  ['features', 'pointsAtGame', 'dam'],
  ['water', 'pk', 'sex'],
  ['water', 'track', 'type'],
  ['water', 'vh', 'season'],
]

describe('equals plain loops over the exported rows', () => {
  test.each(CASES)('%s: %s by %s', async (kind, measure, by) => {
    const rows = kind === 'water' ? waters : hunts
    const keyed = rows.filter((row) => scoreOf(row, measure) !== null)
    const byKey: Record<string, Exported[]> = {}
    let ungrouped = 0
    for (const row of keyed) {
      const key = KEYS[by]!(row)
      if (key === null) ungrouped++
      else byKey[key] = [...(byKey[key] ?? []), row]
    }
    const own = Object.entries(byKey).map(([key, of]) => ({ key, ...figuresOf(of, measure) }))
    const told = own.filter(({ dogs }) => dogs >= 5)
    let page = 1
    const groups: Analysis['groups'][number][] = []
    for (;;) {
      const answer = await analysis(kind, { measure, by, page: String(page++) })
      expect(answer).toMatchObject({ total: told.length, hidden: own.length - told.length, ungrouped })
      expectFigures(answer.whole, figuresOf(rows, measure))
      groups.push(...answer.groups)
      if (groups.length >= answer.total) break
    }
    expect(groups.map(({ key }) => key).toSorted()).toEqual(told.map(({ key }) => key).toSorted())
    for (const group of groups) {
      expectFigures(group, told.find(({ key }) => key === group.key)!)
      expect(group.few).toBe(group.dogs < 20)
    }
    expect(groups.map(({ dogs }) => dogs)).toEqual(groups.map(({ dogs }) => dogs).toSorted((a, b) => b - a))
  })

  test('narrowed by every filter at once', async () => {
    const busiest = (of: (row: Exported) => string | number | null) => {
      const counts = new Map<string | number, number>()
      for (const row of hunts) {
        const key = of(row)
        if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      return [...counts].toSorted((a, b) => b[1] - a[1])[0]![0]
    }
    const breed = String(busiest(family))
    const of = (row: Exported) => family(row) === breed && row.class === 'AVO' && row.type === 'field'
    const narrow = hunts.filter(
      (row) => of(row) && row.sex === 'male' && ageOf(row) !== null && ageOf(row)! >= 2 && ageOf(row)! <= 6,
    )
    const seasons = narrow.map(seasonOf).toSorted()
    const [from, to] = [seasons[0]!, seasons.at(-1)! - 1]
    const between = (row: Exported) => seasonOf(row) >= from && seasonOf(row) <= to
    const answer = await analysis('features', {
      measure: 'speed',
      breeds: breed,
      class: 'AVO',
      type: 'field',
      sex: 'male',
      ageFrom: '2',
      ageTo: '6',
      from: String(from),
      to: String(to),
    })
    expectFigures(answer.whole, figuresOf(narrow.filter(between), 'speed'))
    expectFigures(
      answer.breed!,
      figuresOf(
        hunts.filter((row) => of(row) && between(row)),
        'speed',
      ),
    )
    const sire = String(busiest((row) => row.sire))
    const kennel = String(busiest((row) => row.kennel_name))
    const judge = String(busiest((row) => row.judge_id))
    for (const [filter, is] of [
      [{ sires: sire }, (row: Exported) => row.sire === sire],
      [{ kennel }, (row: Exported) => row.kennel_name === kennel],
      [{ judge }, (row: Exported) => String(row.judge_id) === judge],
    ] as const) {
      expectFigures(
        (await analysis('features', { measure: 'speed', ...filter })).whole,
        figuresOf(hunts.filter(is), 'speed'),
      )
    }
  })

  test('counts seasons and the parts of the distribution', async () => {
    const { whole } = await analysis('features', { measure: 'speed', by: 'class' })
    for (const season of whole.seasons)
      expectFigures(
        season,
        figuresOf(
          hunts.filter((row) => seasonOf(row) === season.season),
          'speed',
        ),
      )
    const counts: Record<string, number> = {}
    for (const row of hunts) {
      const value = scoreOf(row, 'speed')
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1
    }
    expect(Object.fromEntries(whole.distribution!.map(({ part, results }) => [part, results]))).toEqual(
      counts,
    )
    const { groups } = await analysis('kaer', { measure: 'prize', by: 'class' })
    const avo = groups.find(({ key }) => key === 'AVO')!
    const firsts = hunts.filter((row) => row.class === 'AVO' && row.outcome === 'judged' && row.prize === 1)
    expect(avo.distribution!.find(({ part }) => part === '1')!.results).toBe(firsts.length)
    const points = await analysis('kaer', { by: 'class' })
    const from150 = hunts.filter(({ points: of }) => of !== null && Number(of) >= 150 && Number(of) < 160)
    expect(points.whole.distribution!.find(({ part }) => part === '150')!.results).toBe(from150.length)
  })

  test('opens the dogs behind a group and behind a part of it', async () => {
    const query = { measure: 'speed', by: 'class', group: 'AVO' }
    const own = hunts.filter((row) => row.class === 'AVO' && scoreOf(row, 'speed') !== null)
    const behind = (await ask('features', query, '/dogs')).json<AnalysisDogs>()
    expect(behind.total).toBe(new Set(own.map(({ dog }) => dog)).size)
    const [first] = behind.dogs
    const ofFirst = own.filter(({ dog }) => dog === first!.dog.regnr).map((row) => scoreOf(row, 'speed')!)
    expect(first!.results).toBe(ofFirst.length)
    expect(first!.mean).toBeCloseTo(ofFirst.reduce((sum, value) => sum + value, 0) / ofFirst.length, 3)
    const threes = (await ask('features', { ...query, part: '3' }, '/dogs')).json<AnalysisDogs>()
    expect(threes.total).toBe(
      new Set(own.filter((row) => scoreOf(row, 'speed') === 3).map(({ dog }) => dog)).size,
    )
    const { groups } = await analysis('features', { measure: 'speed', by: 'sire' })
    const sire = groups[0]!
    const offspring = (
      await ask('features', { measure: 'speed', by: 'sire', group: sire.key }, '/dogs')
    ).json<AnalysisDogs>()
    expect(offspring.total).toBe(sire.dogs)
  })

  test('writes the same into CSV and Excel', async () => {
    const query = { measure: 'prize', by: 'class', sort: 'group', direction: 'asc' }
    const { groups } = await analysis('kaer', query)
    const rows: string[][] = parse((await ask('kaer', query, '/csv')).body, {
      delimiter: ';',
      bom: true,
      from: 2,
    })
    expect(rows.map(([name]) => name)).toEqual(['NUO', 'AVO', 'VOI'])
    expect(rows.map((row) => [Number(row[3]), Number(row[4])])).toEqual(
      groups.map(({ dogs, results }) => [dogs, results]),
    )
    expect(Number(rows[0]![5]!.replace(',', '.'))).toBeCloseTo(groups[0]!.mean! * 100, 1)
    const sheet = readXlsx((await ask('kaer', query, '/xlsx')).rawPayload)
    expect(sheet).toHaveLength(groups.length + 1)
  })
})

describe('of cases made by hand', () => {
  /** a breed that the demo club has no dogs of */
  const breedCode = '9001'
  const KENNEL = 'Hyvin Pitkän Kennelnimen Kasvattajan Korpikuusen Kannonkolon'
  const askBreed = (query: Readonly<Record<string, string>>) =>
    analysis('features', { measure: 'speed', breeds: breedCode, ...query })
  let judge: number

  /** Dogs with the scores of their results; null: not scored. */
  async function makeDogs(scores: readonly (readonly (number | null)[])[], overrides = {}) {
    const dogs = []
    for (const own of scores) {
      const dog = await makeDog(db, { breed_code: breedCode, kennel_name: KENNEL, ...overrides })
      for (const speed of own) {
        await makeTrialResult(db, dog.id, { speed, judge_id: judge, judge: 'Aino Arvostelija' }, '2024-05-31')
      }
      dogs.push(dog)
    }
    return dogs
  }

  beforeAll(async () => {
    await db
      .insertInto('breed')
      .values({ code: breedCode, name_fi: 'Koerotu', name_sv: 'Provras', name_en: 'Test breed' })
      .execute()
    judge = await makeJudge(db, { name: 'Aino Muuttunut', active: false })
  })

  test('tells of fewer than five dogs their number alone', async () => {
    await makeDogs([[3], [4, 5], [2], [2]])
    const few = await askBreed({ by: 'kennel' })
    expect(few.whole).toMatchObject({
      dogs: 4,
      results: 5,
      mean: null,
      sd: null,
      low: null,
      distribution: null,
    })
    expect(few).toMatchObject({ groups: [], total: 0, hidden: 1, breed: { dogs: 4, mean: null } })
    expect(few.whole.seasons).toEqual([expect.objectContaining({ season: 2023, dogs: 4, mean: null })])
  })

  test('weighs each dog once, counts a 0 and leaves out what was not scored', async () => {
    await makeDogs([[0], [null], [null, 5]])
    const { groups, whole } = await askBreed({ by: 'kennel' })
    // Dogs 3, 4.5, 2, 2, 0 and 5: the mean of the dogs is 16.5 / 6, that of the seven results 21 / 7.
    expect(groups).toEqual([
      expect.objectContaining({
        key: KENNEL,
        name: KENNEL,
        dogs: 6,
        results: 7,
        mean: 2.75,
        resultMean: 3,
        few: true,
      }),
    ])
    // Sum of squares 16.875, / 5, the root: 1.83712; Student's 97.5 % point of 5 degrees is 2.5706.
    expect(whole.sd).toBeCloseTo(1.8371, 4)
    expect(whole.high! - whole.mean!).toBeCloseTo((2.5706 * 1.83712) / Math.sqrt(6), 3)
    expect(whole.distribution).toEqual(
      [
        [0, 1],
        [2, 2],
        [3, 1],
        [4, 1],
        [5, 2],
      ].map(([part, results]) => ({ part: String(part), results })),
    )
  })

  test('gives a share of all or none an interval, over the dogs', async () => {
    const { whole } = await analysis('kaer', { measure: 'prize', breeds: breedCode })
    expect(whole).toMatchObject({ dogs: 7, results: 9, mean: 1, sd: 0, high: 1 })
    // Wilson (1927): 1 / (1 + z² / 7)
    expect(whole.low).toBeCloseTo(1 / (1 + 1.959964 ** 2 / 7), 4)
  })

  test('names a judge as the results do, and groups of the same mean stay in one order', async () => {
    await makeDogs([[3], [3], [3], [3], [3]], { kennel_name: 'Aarnin' })
    await makeDogs([[3], [3], [3], [3], [3]], { kennel_name: 'Öljymäen' })
    const byJudge = await askBreed({ by: 'judge', judge: String(judge) })
    expect(byJudge.groups).toEqual([
      expect.objectContaining({ key: String(judge), name: 'Aino Arvostelija' }),
    ])
    expect(byJudge.chosen.judge).toBe('Aino Arvostelija')
    const byMean = await askBreed({ by: 'kennel', sort: 'mean', direction: 'desc' })
    expect(byMean.groups.map(({ key }) => key)).toEqual(['Aarnin', 'Öljymäen', KENNEL])
    expect(byMean.groups[0]).toMatchObject({ mean: 3, sd: 0, low: 3, high: 3 })
  })

  test('leaves out results on another scale, and tells how many', async () => {
    const { data } = await db
      .selectFrom('rulebook')
      .select('data')
      .orderBy('valid_from')
      .executeTakeFirstOrThrow()
    const changed = {
      ...data,
      huntFeatures: data.huntFeatures.map((scale) =>
        scale.code === 'speed' ? { ...scale, values: [0, 1, 2, 3] } : scale,
      ),
    }
    const { id } = await db
      .insertInto('rulebook')
      .values({ valid_from: '1990-01-01', data: JSON.stringify(changed) as never })
      .returning('id')
      .executeTakeFirstOrThrow()
    const before = await askBreed({})
    const dog = await makeDog(db, { breed_code: breedCode })
    await makeTrialResult(db, dog.id, { speed: 3, method: 3, rulebook_id: id }, '2024-05-31')
    const after = await askBreed({})
    expect(after.whole).toEqual(before.whole)
    expect([before.otherScale, after.otherScale]).toEqual([0, 1])
    expect((await askBreed({ measure: 'method' })).otherScale).toBe(0)
  })

  test('counts no dog of an entry that is not in the register', async () => {
    const before = await askBreed({})
    const stranger = await makeDog(db, { breed_code: breedCode, registered: false })
    await makeTrialResult(db, stranger.id, { speed: 1 })
    expect(await askBreed({})).toEqual(before)
  })
})

describe('refuses', () => {
  test.each([
    [{ measure: 'pk' }, 400, 'INPUT_INVALID'],
    [{ measure: 'beauty' }, 400, 'INPUT_INVALID'],
    [{ by: 'owner' }, 400, 'INPUT_INVALID'],
    [{ breeds: 'x' }, 400, 'INPUT_INVALID'],
    [{ breeds: Array.from({ length: 13 }, () => '98').join(',') }, 400, 'INPUT_INVALID'],
    [{ breeds: '9999' }, 404, 'BREED_NOT_FOUND'],
    [{ sires: 'FI99999/99' }, 404, 'DOG_NOT_FOUND'],
    [{ from: 'ei' }, 400, 'INPUT_INVALID'],
    [{ kennel: 'x'.repeat(101) }, 400, 'INPUT_INVALID'],
  ])('%o with %i %s', async (query, status, code) => {
    for (const part of ['', '/csv', '/xlsx', '/dogs']) {
      const answer = await ask('features', query as Record<string, string>, part)
      expect(refusalOf(answer).slice(0, 2)).toEqual([status, code])
    }
  })

  test('an analysis that is none', async () => {
    expect((await visitor.get('/api/analyses/trials/cats')).statusCode).toBe(400)
  })
})

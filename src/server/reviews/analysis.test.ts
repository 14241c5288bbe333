import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ReviewAnalysis, Spread } from '#contract/reviews.ts'
import { makeDog, makeReview } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
const { db } = database
const visitor = new TestBrowser(app)
const ask = (body: object) => visitor.json('/api/breedingreview/analyze', body)
const analysis = async (body: object) => (await ask(body)).json<ReviewAnalysis>()

/** A dog of the file: what the call is held against is counted from what the file says, by loops. */
interface Exported {
  readonly regnr: string
  readonly date: string
  readonly gender: string
  readonly class: string
  readonly height: number
  readonly length: number
}

const number = (text = '') => Number(text.replace(',', '.'))
async function exported(query: string): Promise<Exported[]> {
  const { body } = await visitor.get(`/api/breedingreview/list/csv?${query}`)
  const rows: string[][] = parse(body, { delimiter: ';', bom: true, from: 2 })
  return rows.map((row) => ({
    date: row[0]!.split('.').toReversed().join('-'),
    regnr: row[4]!,
    gender: row[7] === 'uros' ? 'male' : 'female',
    class: row[8]!,
    height: number(row[9]),
    length: number(row[10]),
  }))
}

/** Of each dog the latest row. */
function latestOf(rows: readonly Exported[]): Exported[] {
  const latest: Record<string, Exported> = {}
  for (const row of rows) {
    const known = latest[row.regnr]
    if (!known || known.date < row.date) latest[row.regnr] = row
  }
  return Object.values(latest)
}

function spreadOf(values: readonly number[]): Omit<Spread, 'low' | 'high'> {
  let [sum, squares] = [0, 0]
  for (const value of values) sum += value
  const mean = sum / values.length
  for (const value of values) squares += (value - mean) ** 2
  const sd = Math.sqrt(squares / (values.length - 1))
  return { mean, sd, min: Math.min(...values), max: Math.max(...values) }
}

function expectSpread(told: Spread | null, values: readonly number[]) {
  const own = spreadOf(values)
  for (const name of ['mean', 'sd', 'min', 'max'] as const) expect(told![name]).toBeCloseTo(own[name]!, 3)
  expect(told!.low!).toBeLessThan(told!.mean)
  expect(told!.high! - told!.mean).toBeCloseTo(told!.mean - told!.low!, 3)
}

function countsOf<Value extends string | number>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const BREED = '98'
const YEARS = [2021, 2022, 2023]
beforeAll(async () => {
  // Numbers that look like chance and are the same each time.
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  for (let index = 0; index < 60; index++) {
    const sex = index % 3 === 0 ? 'male' : 'female'
    const dog = await makeDog(db, { breed_code: BREED, sex })
    for (const year of YEARS.filter(() => next(2) === 0)) {
      const height = (sex === 'male' ? 620 : 580) + next(60)
      await makeReview(db, dog.id, {
        held_on: `${year}-0${1 + next(9)}-10`,
        class: ['ERI', 'EH', 'H'][next(3)],
        height_cm: height / 10,
        length_cm: (height + next(40)) / 10,
      })
    }
  }
  const few = await Promise.all([1, 2, 3, 4].map(() => makeDog(db, { breed_code: '117', sex: 'male' })))
  for (const { id } of few) await makeReview(db, id, { kind: 'junkkari' })
})

describe('the analysis', () => {
  test('has the figures that loops over the exported rows give, each dog counted once by its latest review', async () => {
    const rows = await exported(`breed=${BREED}`)
    const { dogs, reviews, groups, distributions, leastDogs } = await analysis({ breed: BREED })
    const latest = latestOf(rows)
    expect({ dogs, reviews, leastDogs }).toEqual({ dogs: latest.length, reviews: rows.length, leastDogs: 5 })
    expect(reviews).toBeGreaterThan(dogs)
    expect(groups.map(({ breed, gender }) => [breed, gender])).toEqual([
      [BREED, 'female'],
      [BREED, 'male'],
    ])
    for (const group of groups) {
      const own = latest.filter(({ gender }) => gender === group.gender)
      expect(group.dogs).toBe(own.length)
      expectSpread(
        group.height,
        own.map(({ height }) => height),
      )
      expectSpread(
        group.length,
        own.map(({ length }) => length),
      )
      expectSpread(
        group.ratio,
        own.map(({ length, height }) => length / height),
      )
      expect(new Map(group.classes.map((one) => [one.class, one.dogs]))).toEqual(
        countsOf(own.map((one) => one.class)),
      )
      const binsOf = (name: 'height' | 'length' | 'ratio') =>
        new Map(
          distributions[name]
            .filter(({ gender }) => gender === group.gender)
            .map((bin) => [bin.from, bin.dogs]),
        )
      expect(binsOf('height')).toEqual(countsOf(own.map(({ height }) => Math.floor(height))))
      expect(binsOf('length')).toEqual(countsOf(own.map(({ length }) => Math.floor(length))))
      expect(binsOf('ratio')).toEqual(
        // Of whole tenths of cm, so that no binary fraction falls below its class.
        countsOf(
          own.map(
            ({ length, height }) =>
              Math.floor((Math.round(length * 10) * 100) / Math.round(height * 10)) / 100,
          ),
        ),
      )
    }
  })

  test('has by year and sex what the same loops give of the rows of that year', async () => {
    const rows = await exported(`breed=${BREED}`)
    const { years } = await analysis({ breed: BREED })
    expect(years.length).toBe(YEARS.length * 2)
    for (const one of years) {
      const own = latestOf(rows.filter(({ date }) => date.startsWith(String(one.year)))).filter(
        ({ gender }) => gender === one.gender,
      )
      expect(one.dogs).toBe(own.length)
      expectSpread(
        one.height,
        own.map(({ height }) => height),
      )
    }
  })

  test('tells several years together from one that they divide on, each dog once by its latest review of them', async () => {
    const rows = await exported(`breed=${BREED}`)
    const { years, period } = await analysis({ breed: BREED, period: 2 })
    expect(period).toBe(2)
    for (const one of years) {
      const own = rows.filter(({ date }) => [one.year, one.year + 1].includes(Number(date.slice(0, 4))))
      expectSpread(
        one.length,
        latestOf(own)
          .filter(({ gender }) => gender === one.gender)
          .map(({ length }) => length),
      )
    }
    expect([...new Set(years.map(({ year }) => year))]).toEqual([2020, 2022])
  })

  test('counts only what matches: sex, years and kind', async () => {
    const rows = await exported(`breed=${BREED}&gender=male&year=2022`)
    expect(await analysis({ breed: BREED, gender: 'male', from: 2022, to: 2022 })).toMatchObject({
      dogs: latestOf(rows).length,
      reviews: rows.length,
      groups: [{ gender: 'male' }],
    })
    expect(await analysis({ breed: BREED, kind: 'junkkari' })).toMatchObject({
      dogs: 0,
      groups: [],
      years: [],
    })
  })

  test('tells the number alone of fewer than five dogs, and their measures from the fifth on', async () => {
    const { groups, years, distributions } = await analysis({ breed: '117' })
    const hidden = { dogs: 4, hidden: true, height: null, length: null, ratio: null }
    expect(groups).toEqual([{ breed: '117', gender: 'male', ...hidden, classes: [] }])
    expect(years).toEqual([{ year: 2024, gender: 'male', ...hidden }])
    expect(distributions).toEqual({ height: [], length: [], ratio: [] })
    const fifth = await makeDog(db, { breed_code: '117', sex: 'male' })
    await makeReview(db, fifth.id, { height_cm: 66 })
    const shown = await analysis({ breed: '117' })
    expect(shown.groups[0]).toMatchObject({ dogs: 5, hidden: false, height: { mean: 62, min: 61, max: 66 } })
    expect(shown.distributions.height).toEqual([
      { gender: 'male', from: 61, dogs: 4 },
      { gender: 'male', from: 66, dogs: 1 },
    ])
  })

  test('keeps breeds apart where none is asked for, and then has neither years nor distributions', async () => {
    const { groups, years, distributions } = await analysis({})
    expect(groups.map(({ breed, gender }) => `${breed} ${gender}`)).toEqual([
      '117 male',
      '98 female',
      '98 male',
    ])
    expect({ years, distributions }).toEqual({
      years: [],
      distributions: { height: [], length: [], ratio: [] },
    })
  })

  test('takes the varieties of a family for one breed', async () => {
    for (const code of ['99.1', '99.2', '99.1', '99.2', '99.1'])
      await makeReview(db, (await makeDog(db, { breed_code: code, sex: 'female' })).id)
    expect((await analysis({ breed: '99' })).groups).toMatchObject([{ breed: '99', dogs: 5, hidden: false }])
  })

  test('leaves a dog outside the register out', async () => {
    for (const registered of [true, false])
      await makeReview(db, (await makeDog(db, { breed_code: '120', registered })).id)
    expect(await analysis({ breed: '120' })).toMatchObject({ dogs: 1, groups: [{ gender: null, dogs: 1 }] })
  })
})

test.each([
  [{ breed: '997' }, [404, 'BREED_NOT_FOUND']],
  [{ breed: "1' or '1" }, [400, 'INPUT_INVALID', { breed: 'BREED_INVALID' }]],
  [{ kind: 'show' }, [400, 'INPUT_INVALID', { kind: 'VALUE_INVALID' }]],
  [{ from: 2020.5 }, [400, 'INPUT_INVALID', { from: 'VALUE_INVALID' }]],
  [{ to: 1e20 }, [400, 'INPUT_INVALID', expect.anything()]],
  [{ period: 3 }, [400, 'INPUT_INVALID', { period: 'VALUE_INVALID' }]],
  [{ gender: 1 }, [400, 'INPUT_INVALID', { gender: 'VALUE_INVALID' }]],
])('refuses an analysis of %j', async (body, refusal) => {
  expect(refusalOf(await ask(body))).toEqual(refusal)
})

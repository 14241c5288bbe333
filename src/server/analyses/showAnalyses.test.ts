import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Analysis, AnalysisDogs } from '#contract/analyses.ts'
import type { ShowAnalysisChoices } from '#contract/showAnalyses.ts'
import { loadDemo } from '#demo/demo.ts'
import { makeDog, makeShowResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { readXlsx } from '../testing/xlsxCells.ts'
import { ageOn, expectFigures, type Plain, sumUp } from './plainLoops.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database
const visitor = new TestBrowser(app)
const ask = (query: Readonly<Record<string, string>>, part = '') =>
  visitor.get(`/api/analyses/shows${part}?${new URLSearchParams({ lang: 'fi', ...query })}`)
const analysis = async (query: Readonly<Record<string, string>>) => {
  const answer = await ask(query)
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
  return answer.json<Analysis>()
}

/** A result as the database holds it. */
interface Exported {
  readonly dog: string
  readonly breed: string
  readonly sex: string | null
  readonly birth: string | null
  readonly sire: string | null
  readonly dam: string | null
  readonly kennel: string | null
  readonly held: string
  readonly country: string
  readonly class: string
  readonly grade: string
  readonly marks: readonly string[]
  readonly judge: string | null
}
let rows: readonly Exported[]

beforeAll(async () => {
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  const exported = await sql<Exported>`
    select n.regnr as dog, d.breed_code as breed, d.sex, d.birth_date::text as birth, s.regnr as sire, m.regnr as dam, d.kennel_name as kennel,
      e.held_on::text as held, e.country, r.class, r.grade, r.marks, r.judge
    from show_result r join show e on e.id = r.show_id join dog d on d.id = r.dog_id join main_number n on n.dog_id = d.id
      left join main_number s on s.dog_id = d.sire_id left join main_number m on m.dog_id = d.dam_id
    where d.registered`.execute(db)
  rows = exported.rows
})

const yearOf = ({ held }: Exported) => Number(held.slice(0, 4))
const KEYS: Readonly<Record<string, (row: Exported) => string | number | null>> = {
  breed: ({ breed }) => breed.split('.')[0]!,
  season: yearOf,
  class: (row) => row.class,
  country: (row) => row.country,
  sex: (row) => row.sex,
  age: ({ held, birth }) => ageOn(held, birth),
  sire: (row) => row.sire,
  dam: (row) => row.dam,
  kennel: (row) => row.kennel,
  judge: (row) => row.judge,
}
const SCALE = ['ERI', 'EH', 'H', 'T', 'HYL', 'EVA']
/** 1 or 0; null: on another scale */
function shareOf({ grade, marks }: Exported, measure: string): number | null {
  if (measure === 'ERI') return SCALE.includes(grade) ? Number(grade === 'ERI') : null
  if (measure === 'EH') return SCALE.includes(grade) ? Number(grade === 'ERI' || grade === 'EH') : null
  if (measure === 'H') return SCALE.includes(grade) ? Number(['ERI', 'EH', 'H'].includes(grade)) : null
  return Number(marks.includes(measure))
}
const figuresOf = (of: readonly Exported[], measure: string): Plain =>
  sumUp(of.map((row) => ({ dog: row.dog, value: shareOf(row, measure) })))

describe('equals plain loops over the exported rows', () => {
  test.each([
    ['ERI', 'season'],
    ['EH', 'sire'],
    ['H', 'class'],
    ['SA', 'judge'],
    ['SERT', 'kennel'],
    ['CAC', 'country'],
    ['CACIB', 'age'],
    ['ROP', 'breed'],
    ['VSP', 'sex'],
    ['ERI', 'dam'],
  ])('%s by %s', async (measure, by) => {
    const byKey: Record<string, Exported[]> = {}
    let ungrouped = 0
    for (const row of rows) {
      if (shareOf(row, measure) === null) continue
      const key = KEYS[by]!(row)
      if (key === null) ungrouped++
      else byKey[key] = [...(byKey[key] ?? []), row]
    }
    const own = Object.entries(byKey).map(([key, of]) => ({ key, ...figuresOf(of, measure) }))
    const told = own.filter(({ dogs }) => dogs >= 5)
    const groups: Analysis['groups'][number][] = []
    for (let page = 1; ; page++) {
      const answer = await analysis({ measure, by, page: String(page) })
      expect(answer).toMatchObject({ total: told.length, hidden: own.length - told.length, ungrouped })
      expectFigures(answer.whole, figuresOf(rows, measure))
      expect(answer.otherScale).toBe(rows.filter((row) => shareOf(row, measure) === null).length)
      groups.push(...answer.groups)
      if (groups.length >= answer.total) break
    }
    expect(groups.map(({ key }) => key).toSorted()).toEqual(told.map(({ key }) => key).toSorted())
    for (const group of groups) expectFigures(group, told.find(({ key }) => key === group.key)!)
  })

  test('narrowed by breed, class, country, years and sex, the breed beside by all but the sex', async () => {
    const of = (row: Exported) =>
      KEYS.breed!(row) === '98' &&
      row.class === 'AVO' &&
      row.country === 'FI' &&
      yearOf(row) >= 2010 &&
      yearOf(row) <= 2020
    const answer = await analysis({
      measure: 'EH',
      breeds: '98',
      class: 'AVO',
      country: 'FI',
      from: '2010',
      to: '2020',
      sex: 'female',
    })
    const breed = rows.filter(of)
    expect(breed.length).toBeGreaterThan(20)
    expectFigures(answer.breed!, figuresOf(breed, 'EH'))
    expectFigures(
      answer.whole,
      figuresOf(
        breed.filter(({ sex }) => sex === 'female'),
        'EH',
      ),
    )
    for (const { season, ...figures } of answer.breed!.seasons)
      expectFigures(
        figures,
        figuresOf(
          breed.filter((row) => yearOf(row) === season),
          'EH',
        ),
      )
  })

  test('counts the grades, those of before too where the measure is a mark, and opens the dogs behind them', async () => {
    const count = (of: readonly Exported[]) =>
      Object.fromEntries(of.map(({ grade }) => [grade, of.filter((row) => row.grade === grade).length]))
    const told = ({ whole }: Analysis) =>
      Object.fromEntries(whole.distribution!.map(({ part, results }) => [part, results]))
    expect(told(await analysis({ measure: 'SA' }))).toEqual(count(rows))
    expect(told(await analysis({ measure: 'ERI' }))).toEqual(
      count(rows.filter(({ grade }) => SCALE.includes(grade))),
    )
    const good = rows.filter(({ grade, judge }) => grade === 'EH' && judge !== null)
    const byJudge = Object.values(Object.groupBy(good, ({ judge }) => judge!))
    const own = byJudge.toSorted((a, b) => b!.length - a!.length)[0]!
    const judge = own[0]!.judge!
    const behind = (await ask({ by: 'judge', group: judge, part: 'EH' }, '/dogs')).json<AnalysisDogs>()
    expect(behind.total).toBe(new Set(own.map(({ dog }) => dog)).size)
    expect(behind.dogs.every(({ mean }) => mean === 0)).toBe(true)
    const inYear = own.filter((row) => yearOf(row) === yearOf(own[0]!))
    const ofYear = await ask(
      { by: 'judge', group: judge, part: 'EH', inSeason: String(yearOf(own[0]!)) },
      '/dogs',
    )
    expect(inYear.length).toBeLessThan(own.length)
    expect(ofYear.json<AnalysisDogs>().total).toBe(new Set(inYear.map(({ dog }) => dog)).size)
  })
})

test('writes the groups into CSV and Excel, countries by their names', async () => {
  const query = { measure: 'SERT', by: 'country', sort: 'group', direction: 'asc' }
  const { groups } = await analysis(query)
  const csv: string[][] = parse((await ask(query, '/csv')).body, { delimiter: ';', bom: true })
  expect(csv[0]![0]).toBe('Maa')
  expect(csv.slice(1).map(([name, , measure]) => [name, measure])).toContainEqual(['Suomi', 'SERT-osuus'])
  expect(csv.slice(1).map((row) => [Number(row[3]), Number(row[4])])).toEqual(
    groups.map(({ dogs, results }) => [dogs, results]),
  )
  expect(readXlsx((await ask(query, '/xlsx')).rawPayload)).toHaveLength(groups.length + 1)
})

test('names years, judges and countries that results can be narrowed to', async () => {
  const choices = (await visitor.get('/api/analyses/shows/choices')).json<ShowAnalysisChoices>()
  const years = rows.map(yearOf)
  expect(choices.seasons).toEqual({ first: Math.min(...years), last: Math.max(...years) })
  expect(choices.judges.toSorted()).toEqual([...new Set(rows.flatMap(({ judge }) => judge ?? []))].toSorted())
  expect(choices.countries).toEqual([...new Set(rows.map(({ country }) => country))].toSorted())
})

describe('of cases made by hand', () => {
  const breed = '9001'
  const grades = [['ERI', 'ERI'], ['EH', '1'], ['HYL'], ['EVA', 'ERI'], ['1'], ['T']]

  test('a result without a grade of quality is one without, a prize of before counts nowhere, a mark everywhere', async () => {
    await db.insertInto('breed').values({ code: breed, name_fi: 'R', name_sv: 'R', name_en: 'R' }).execute()
    for (const own of grades) {
      const dog = await makeDog(db, { breed_code: breed })
      for (const grade of own)
        await makeShowResult(db, dog.id, { grade, marks: grade === '1' ? ['SA'] : [] }, '2003-06-04')
    }
    const excellent = await analysis({ breeds: breed })
    // Dogs with 1, 0, 0, 1/2 and 0 (the fifth dog has no grade of the scale): 1.5 / 5.
    expect(excellent.whole).toMatchObject({ dogs: 5, results: 7, mean: 0.3 })
    expect(excellent.otherScale).toBe(2)
    expect((await analysis({ breeds: breed, measure: 'EH' })).whole.mean).toBe(0.5)
    // SA of the second dog 1/2, of the fifth 1: 1.5 / 6.
    const worthy = await analysis({ breeds: breed, measure: 'SA' })
    expect(worthy.whole).toMatchObject({ dogs: 6, results: 9, mean: 0.25 })
    expect(worthy.otherScale).toBe(0)
    expect((await analysis({ breeds: breed, class: 'JUN' })).whole).toMatchObject({ dogs: 0, mean: null })
  })
})

test.each([
  [{ measure: 'points' }, 400, 'INPUT_INVALID'],
  [{ by: 'type' }, 400, 'INPUT_INVALID'],
  [{ class: 'VOI' }, 400, 'INPUT_INVALID'],
  [{ country: 'fi' }, 400, 'INPUT_INVALID'],
  [{ judge: 'x'.repeat(201) }, 400, 'INPUT_INVALID'],
  [{ breeds: '9999' }, 404, 'BREED_NOT_FOUND'],
  [{ dams: 'FI99999/99' }, 404, 'DOG_NOT_FOUND'],
])('refuses %o with %i %s', async (query, status, code) => {
  for (const part of ['', '/csv', '/xlsx', '/dogs'])
    expect(refusalOf(await ask(query as Record<string, string>, part)).slice(0, 2)).toEqual([status, code])
})

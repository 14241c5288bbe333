import { beforeAll, describe, expect, test } from 'vitest'
import type { FoundMate, MatesFound } from '#contract/mateFinder.ts'
import { MATE_AIMS, type MateAim } from '#domain/breeding/mates/aims.ts'
import { completeness } from '#domain/genetics/completeness.ts'
import { buildSmall } from '#domain/genetics/families.test-helper.ts'
import { tabular } from '#domain/genetics/tabular.test-helper.ts'
import { roughShare } from '#domain/health/publicFigures.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import {
  type DogOptions,
  makeDog,
  makePerson,
  makeShowResult,
  makeStatement,
  makeTrialResult,
} from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { testApp } from '../../testing/testApp.ts'
import { waitForPedigree } from '../../testing/waiting.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const TODAY = '2026-05-17'
const BREED = '98'
const { app, database } = await openService({ now: () => NOW })
const { db } = database
const random = randomNumbers('mates')

interface Row {
  readonly id: number
  readonly regnr: string
  readonly male: boolean
  readonly year: number
  readonly sire: number
  readonly dam: number
  /** latest statement of hips; null: not examined */
  hips: 'A' | 'C' | null
  points: number[]
}
const rows: Row[] = []
const told = (index: number) => rows[index]!
const parent = (male: boolean, year: number) => {
  const able = rows.flatMap((row, i) =>
    row.male === male && year - row.year >= 2 && year - row.year <= 8 ? [i] : [],
  )
  return able.length === 0 || random() < 0.05 ? -1 : able[Math.floor(random() * able.length)]!
}

async function bear(male: boolean, year: number, sire: number, dam: number, overrides: DogOptions = {}) {
  const { id, regnr } = await makeDog(db, {
    breed_code: BREED,
    name: `Koira ${rows.length}`,
    sex: male ? 'male' : 'female',
    birth_date: `${year}-03-11`,
    sire_id: rows[sire]?.id ?? null,
    dam_id: rows[dam]?.id ?? null,
    ...overrides,
  })
  const row: Row = { id, regnr, male, year, sire, dam, hips: null, points: [] }
  rows.push(row)
  if (random() < 0.6) {
    row.hips = random() < 0.3 ? 'C' : 'A'
    await makeStatement(db, id, { value: 'E', examined_on: '2010-01-01' })
    await makeStatement(db, id, { value: row.hips, examined_on: '2020-01-01' })
  }
  if (male && random() < 0.4) {
    row.points = [60 + Math.floor(random() * 100)]
    await makeTrialResult(db, id, { points: row.points[0], class: 'AVO' })
  }
  return rows.length - 1
}

let bitch = -1
beforeAll(async () => {
  for (let litter = 0; litter < 60; litter++) {
    const year = 2006 + Math.floor(litter / 3)
    const [sire, dam] = [parent(true, year), parent(false, year)]
    for (let puppy = 0; puppy < 2; puppy++) await bear(random() < 0.6, year, sire, dam)
  }
  bitch = await bear(false, 2022, parent(true, 2022), parent(false, 2022))
  const [first, second] = rows.flatMap((row, i) => (row.male && row.year >= 2018 ? [i] : []))
  const entry = { applied_on: '2024-01-01', added_on: '2024-02-01', state: 'active' as const, assured: true }
  const list = { list_consent: true, available: true }
  for (const index of [first!, second!])
    await db
      .insertInto('register_entry')
      .values({ dog_id: told(index).id, ...entry, ...list })
      .execute()
  const named = await makePerson(db, { name: 'Niina Nimetty', town: 'Oulu', public_consent: true })
  const hidden = await makePerson(db, { name: 'Sulo Salainen', public_consent: false })
  for (const person_id of [named, hidden])
    await db
      .insertInto('dog_owner')
      .values({ dog_id: told(first!).id, person_id })
      .execute()
  await waitForPedigree(app, database)
})

const ask = (body: object = {}) =>
  app.inject({ method: 'POST', url: '/api/mates/', payload: { regnr: told(bitch).regnr, ...body } })
const find = async (body: object = {}): Promise<MatesFound> => {
  const answer = await ask(body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** Every male, page after page. */
async function findAll(body: object = {}): Promise<{ first: MatesFound; males: FoundMate[] }> {
  const first = await find({ choice: 'breed', ...body })
  const males = [...first.males]
  for (let page = 2; males.length < first.total; page++)
    males.push(...(await find({ choice: 'breed', ...body, page })).males)
  return { first, males }
}
const indexOf = (male: FoundMate) => rows.findIndex(({ regnr }) => regnr === male.dog.regnr)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('ranks the males of breeding age, the bitch’s kinship to each as the tabular method has it', async () => {
  const { first, males } = await findAll()
  const small = { sire: rows.map(({ sire }) => sire), dam: rows.map(({ dam }) => dam) }
  const a = tabular(small)
  const living = rows.flatMap((row, i) => (row.year > 2026 - 15 ? [i] : []))
  const expected = rows.filter(({ male, year }) => male && year >= 2013 && year <= 2024)
  expect(males.map(({ dog }) => dog.regnr).sort()).toEqual(expected.map(({ regnr }) => regnr).sort())
  expect(first).toMatchObject({ total: expected.length, left: 0, date: TODAY, hasTrials: true })
  expect(first.living.dogs).toBe(living.length)
  const withOthers = (dog: number) =>
    mean(living.filter((other) => other !== dog).map((other) => a[dog]![other]! / 2))
  expect(first.living.kinship).toBeCloseTo(mean(living.map(withOthers)), 12)
  expect(first.damKinship).toBeCloseTo(withOthers(bitch), 12)
  const pedigree = buildSmall(small)
  for (const male of males) {
    const index = indexOf(male)
    expect(male.litter!.coefficientAll).toBeCloseTo(a[bitch]![index]! / 2, 12)
    expect(male.litter!.coefficient).toBeLessThanOrEqual(male.litter!.coefficientAll + 1e-12)
    expect(male.litter!.knownAncestors).toBe(completeness(pedigree, { sire: index, dam: bitch }).knownPlaces)
    expect(male.kinship).toBeCloseTo(withOthers(index), 12)
  }
  expect(males.some(({ litter }) => litter!.coefficientAll > 0)).toBe(true)
})

test('counts the health of a family as loops over its dogs do, each dog once in a part', async () => {
  const { males } = await findAll()
  const since = 2026 - 20
  const bred = rows.filter(({ year, hips }) => year > since && hips !== null)
  const share = roughShare(bred.filter(({ hips }) => hips === 'C').length, bred.length)!
  let families = 0
  for (const male of males) {
    const index = indexOf(male)
    const own = told(index)
    const parts = { self: [] as Row[], full: [] as Row[], half: [] as Row[], offspring: [] as Row[] }
    for (const [i, row] of rows.entries()) {
      const [bySire, byDam] = [row.sire >= 0 && row.sire === own.sire, row.dam >= 0 && row.dam === own.dam]
      if (i === index) parts.self.push(row)
      else if (row.sire === index) parts.offspring.push(row)
      else if (bySire && byDam) parts.full.push(row)
      else if (bySire || byDam) parts.half.push(row)
    }
    const examined = Object.values(parts)
      .flat()
      .filter(({ hips }) => hips !== null)
    if (examined.length === 0) expect(male.health).toBeNull()
    else {
      families++
      expect(male.health).toMatchObject({
        examined: examined.length,
        affected: examined.filter(({ hips }) => hips === 'C').length,
      })
      expect(male.health!.expected).toBeCloseTo(examined.length * share, 10)
      for (const { part, examined: n } of male.health!.parts)
        expect(n).toBe(parts[part].filter(({ hips }) => hips !== null).length)
    }
  }
  expect(families).toBeGreaterThan(5)
})

test('puts trial points beside the breed’s mean of the class', async () => {
  const { males } = await findAll()
  const breedMean = mean(rows.flatMap(({ points }) => points))
  for (const male of males) {
    const { points } = told(indexOf(male))
    if (points.length === 0) expect(male.trials).toBeNull()
    else expect(male.trials).toMatchObject({ results: 1, mean: points[0] })
    if (points.length > 0) expect(male.trials!.above).toBeCloseTo(points[0]! - breedMean, 10)
  }
})

/** Figures as they are told, the larger the better. */
function toldMerit(male: FoundMate, aim: MateAim): number | null {
  const shown = (share: number | null | undefined) =>
    male.shallow || share === null || share === undefined ? null : -Math.round(share * 10_000)
  const points = { met: 1, unknown: 0.5, notMet: 0 }
  if (aim === 'inbreeding') return shown(male.litter?.coefficientAll)
  if (aim === 'kinship') return shown(male.kinship)
  if (aim === 'rules') return Math.round(mean(male.rules.map(({ outcome }) => points[outcome])) * 1000)
  if (aim === 'register') return ['removed', 'none', 'active', 'offered'].indexOf(male.register)
  throw new Error(aim)
}

test('puts the males on the fronts that comparing every pair gives, by what is told of them', async () => {
  const used = ['inbreeding', 'kinship', 'rules', 'register'] as const
  const weights = { inbreeding: 5, kinship: 2, health: 0, rules: 1, trials: 0, register: 3 }
  const { first, males } = await findAll({ weights })
  const points = males.map((male) => used.map((aim) => toldMerit(male, aim) ?? Number.NEGATIVE_INFINITY))
  const beats = (i: number, j: number) =>
    points[i]!.every((value, aim) => value >= points[j]![aim]!) &&
    points[i]!.some((value, aim) => value > points[j]![aim]!)
  let left = males.map((_, i) => i)
  for (let front = 1; left.length > 0; front++) {
    const best = left.filter((i) => !left.some((j) => beats(j, i)))
    expect(best.map((i) => males[i]!.front)).toEqual(best.map(() => front))
    expect(first.fronts[front - 1]).toBe(best.length)
    left = left.filter((i) => !best.includes(i))
  }
  expect(males.map(({ place }) => place)).toEqual(males.map((_, i) => i + 1))
})

test.each(MATE_AIMS)('changes the order with the weight of %s', async (aim) => {
  const only = (weight: number) => Object.fromEntries(MATE_AIMS.map((one) => [one, one === aim ? weight : 1]))
  const order = async (weight: number) =>
    (await findAll({ weights: only(weight) })).males.map(({ dog }) => dog.regnr)
  expect(await order(5)).not.toEqual(await order(0))
})

test('offers the list of males alone unless the breed is asked for, owners only with their consent', async () => {
  const { males, total } = await find()
  expect(total).toBe(2)
  expect(males.every(({ register }) => register === 'offered')).toBe(true)
  expect(males.map(({ owners }) => owners).toSorted((a, b) => b.length - a.length)).toEqual([
    [{ name: 'Niina Nimetty', town: 'Oulu' }],
    [],
  ])
})

test('tells the reasons, and the chosen males whatever page they stand on', async () => {
  const { males } = await findAll()
  const last = males.at(-1)!
  const { compared } = await find({ choice: 'breed', compare: [last.dog.regnr, told(bitch).regnr] })
  expect(compared).toEqual([last])
  expect(last.front).toBeGreaterThan(1)
  const beaten = last.reasons.find((reason) => reason.code === 'BEATEN')!
  const by = males.find(({ dog }) => dog.regnr === beaten.by.regnr)!
  expect(by.front).toBeLessThan(last.front)
  expect(males[0]!.reasons.length).toBeGreaterThan(0)
})

describe('rules', () => {
  test('are judged on the day of the mating, with their reasons', async () => {
    const young = rows.findIndex(({ male, year }) => male && year === 2024)
    expect(young).toBeGreaterThan(-1)
    const ruleOf = async (date: string) => {
      const { males } = await findAll({ date })
      return males.find((male) => indexOf(male) === young)?.rules.find(({ rule }) => rule === 'age')
    }
    expect(await ruleOf('2026-05-17')).toMatchObject({ outcome: 'met', reason: 'OF_AGE' })
    expect(await ruleOf('2024-08-01')).toBeUndefined()
  })

  test('say of each male what is met, not met and not known', async () => {
    const male = await makeDog(db, { breed_code: '102', sex: 'male', birth_date: '2020-01-01' })
    const dam = await makeDog(db, { breed_code: '102', sex: 'female', sire_id: male.id })
    await makeStatement(db, male.id, { value: 'E' })
    await makeShowResult(db, male.id, { grade: 'EH' })
    await waitForPedigree(app, database)
    const { males } = await find({ regnr: dam.regnr, choice: 'breed' })
    for (const { reason, cited } of males[0]!.rules)
      expect([reason, cited === null]).toEqual([reason, reason.endsWith('UNKNOWN') && cited === null])
    expect(males[0]!.rules.find(({ rule }) => rule === 'related')).toMatchObject({
      cited: { point: expect.any(String) },
    })
    const rules = Object.fromEntries(
      males[0]!.rules.map(({ rule, outcome, reason }) => [rule, [outcome, reason]]),
    )
    expect(rules).toMatchObject({
      related: ['notMet', 'PARENT_OFFSPRING'],
      worstGrade: ['notMet', 'WORST_GRADE'],
      age: ['met', 'OF_AGE'],
      show: ['met', 'GRADE_FOUND'],
      hips: ['notMet', 'STATEMENT_BAD'],
      assurances: ['unknown', 'NOT_ASSURED'],
    })
    expect(males[0]).toMatchObject({ shallow: true, litter: { coefficientAll: 0.25 }, front: 1 })
    expect(males[0]!.reasons.at(-1)).toMatchObject({ code: 'UNKNOWN' })
  })
})

test('answers as if a male lived while his death is not released', async () => {
  const { males } = await findAll()
  const { id } = told(indexOf(males[0]!))
  const fresh = async () => {
    const service = await testApp(database, { now: () => NOW })
    const answer = await service.inject({
      method: 'POST',
      url: '/api/mates/',
      payload: { regnr: told(bitch).regnr, choice: 'breed' },
    })
    await service.close()
    return answer.json()
  }
  const before = await fresh()
  await db
    .updateTable('dog')
    .set({ death_date: '2026-01-01', death_cause: 'Ikä' })
    .where('id', '=', id)
    .execute()
  expect(await fresh()).toEqual(before)
  await db.updateTable('dog').set({ death_released: true }).where('id', '=', id).execute()
  expect((await fresh()).total).toBe(before.total - 1)
})

test('finds nobody where no male is on the list', async () => {
  const dam = await makeDog(db, { breed_code: '57', sex: 'female' })
  await waitForPedigree(app, database)
  expect(await find({ regnr: dam.regnr })).toMatchObject({ total: 0, fronts: [], males: [], damHealth: null })
})

test.each([
  [{ regnr: 'FI99999/99' }, [404, 'DOG_NOT_FOUND']],
  [{ regnr: '?' }, [400, 'INPUT_INVALID', { regnr: 'REGNR_INVALID' }]],
  [{ date: '2026-02-30' }, [400, 'INPUT_INVALID', { date: 'DATE_INVALID' }]],
  [{ weights: { health: 6 } }, [400, 'INPUT_INVALID', expect.anything()]],
  [{ weights: { luck: 1 } }, [400, 'INPUT_INVALID', expect.anything()]],
  [{ compare: ['FI1/20', 'FI2/20', 'FI3/20', 'FI4/20'] }, [400, 'INPUT_INVALID', expect.anything()]],
])('refuses %j with %j', async (body, refusal) => {
  expect(refusalOf(await ask(body))).toEqual(refusal)
})

test('refuses a male in the place of the bitch, by the field', async () => {
  const male = rows.find((row) => row.male)!
  expect(refusalOf(await ask({ regnr: male.regnr }))).toEqual([
    422,
    'DAM_NOT_FEMALE',
    { regnr: 'DAM_NOT_FEMALE' },
  ])
})

import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceState } from '#contract/operations.ts'
import type { DogInbreeding, PedigreeAnswer } from '#contract/pedigree.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type DogOptions, type MadeDog, makeDog } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import { waitForPedigree } from '../testing/waiting.ts'

let database: TestDatabase
/** Two copies of the service on one database. */
let copies: [FastifyInstance, FastifyInstance]
const log: string[] = []
beforeAll(async () => {
  database = await testDatabase()
  const logTo = { write: (line: string) => log.push(line) }
  copies = [await testApp(database, { logTo }), await testApp(database, { logTo })]
})
afterAll(async () => {
  for (const copy of copies) await copy.close()
  await database.close()
})
afterEach(() => waitForSnapshot())

const make = (overrides: DogOptions) => makeDog(database.db, overrides)
const inbreedingOf = async (dog: MadeDog, copy = copies[0]): Promise<DogInbreeding> =>
  (await copy.inject(`/api/dog/${dog.regnr}/inbreeding`)).json()
const chartOf = async (dog: MadeDog, generations: number): Promise<PedigreeAnswer> => {
  const answer = await copies[0].inject({
    method: 'POST',
    url: `/api/dog/pedigree?generations=${generations}`,
    headers: { 'content-type': 'text/plain' },
    payload: dog.regnr,
  })
  return answer.json()
}
const waitForSnapshot = () => Promise.all(copies.map((copy) => waitForPedigree(copy, database)))

/** Grandparents, then two half sibs by one sire, then their offspring. */
async function halfSibMating() {
  const sire = await make({ sex: 'male', name: 'Yhteinen Isä' })
  const dams = [await make({ sex: 'female' }), await make({ sex: 'female' })]
  const son = await make({ sex: 'male', sire_id: sire.id, dam_id: dams[0]!.id, name: 'Poika' })
  const daughter = await make({ sex: 'female', sire_id: sire.id, dam_id: dams[1]!.id, name: 'Tytär' })
  const offspring = await make({ sire_id: son.id, dam_id: daughter.id, name: 'Jälkeläinen' })
  return { sire, dams, son, daughter, offspring }
}

/** The id of a dog with all ancestors of so many generations. */
async function parent(generations: number, overrides: DogOptions): Promise<number> {
  const parents =
    generations === 0
      ? {}
      : {
          sire_id: await parent(generations - 1, overrides),
          dam_id: await parent(generations - 1, overrides),
        }
  return (await make({ ...overrides, ...parents })).id
}

describe('inbreeding', () => {
  test('of a half-sib mating is 12.5 %, all of it by the common sire', async () => {
    const { sire, offspring } = await halfSibMating()
    await waitForSnapshot()
    expect(await inbreedingOf(offspring)).toEqual({
      regnr: offspring.regnr,
      generations: 6,
      coefficient: 0.125,
      coefficientAll: 0.125,
      knownAncestors: 6,
      possibleAncestors: 126,
      completeGenerations: 2,
      completeGenerationEquivalents: 2,
      ancestorLoss: 5 / 6,
      commonAncestors: [
        {
          regnr: sire.regnr,
          name: 'Yhteinen Isä',
          gender: 'male',
          birthYear: 2020,
          breed: '119',
          titles: [],
          share: 0.125,
        },
      ],
      trust: 'low',
      imported: null,
      loop: false,
      comparison: null,
      comparisonGroup: null,
    })
  })

  test('of a dog without parents is null, with no known ancestor', async () => {
    const dog = await make({})
    expect(await inbreedingOf(dog)).toMatchObject({
      coefficient: null,
      coefficientAll: null,
      knownAncestors: 0,
      ancestorLoss: null,
    })
  })

  test('of a dog with one known parent is null in every call, whatever is known above that parent', async () => {
    const { offspring } = await halfSibMating()
    const dog = await make({ sire_id: offspring.id })
    await waitForSnapshot()
    const unknown = { coefficient: null, coefficientAll: null, knownAncestors: 7, commonAncestors: [] }
    expect(await inbreedingOf(dog)).toMatchObject({ ...unknown, comparison: null })
    const { dog: record, inbreeding } = await chartOf(dog, 4)
    expect(inbreeding).toMatchObject(unknown)
    expect(record).toMatchObject({ inbreeding: null, knownAncestors: 7 })
    const page = (await copies[0].inject(`/api/dog/${dog.regnr}`)).json()
    expect(page).toMatchObject({ inbreeding: null, knownAncestors: 7 })
  })

  test('is refused for a moment, never told as unknown, while the parents are not in the pedigree in memory', async () => {
    const asleep = await testApp(database, { env: { PEDIGREE_POLL_MS: '60000' } })
    const { offspring } = await halfSibMating()
    for (const answer of [
      await asleep.inject(`/api/dog/${offspring.regnr}/inbreeding`),
      await asleep.inject(`/api/dog/${offspring.regnr}/pedigree.pdf`),
    ]) {
      expect(refusalOf(answer)).toEqual([503, 'PEDIGREE_LOADING'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    await asleep.close()
  })

  test('stands in a list together with its known ancestors, and is left out without any', async () => {
    const { offspring, dams } = await halfSibMating()
    await waitForSnapshot()
    const read = async ({ regnr }: MadeDog) => (await copies[0].inject(`/api/dog/${regnr}`)).json()
    expect(await read(offspring)).toMatchObject({ inbreeding: 0.125, knownAncestors: 6 })
    expect(await read(dams[0]!)).toMatchObject({ inbreeding: null, knownAncestors: 0 })
  })

  test('is computed for a dog entered a moment ago, before the snapshot has it', async () => {
    const { son, daughter } = await halfSibMating()
    await waitForSnapshot()
    const late = await make({ sire_id: son.id, dam_id: daughter.id })
    expect(await inbreedingOf(late)).toMatchObject({ coefficient: 0.125 })
  })

  test('is compared with dogs of the breed of the last ten years that have as many complete generations, ±1', async () => {
    const breed = { breed_code: '99' }
    const [sire, dam] = [await parent(2, breed), await parent(2, breed)]
    const both = { sire_id: sire, dam_id: dam }
    for (let dog = 0; dog < 26; dog++) await make({ ...both, breed_code: dog % 2 ? '99.1' : '99.2' })
    const old = await make({ ...both, ...breed, birth_date: '2001-01-01' })
    const deep = await make({ ...breed, sire_id: await parent(4, breed), dam_id: await parent(4, breed) })
    await waitForSnapshot()
    // The 26 and their parents; of the ancestors of `deep` 2 with four, 4 with three and 8 with two complete generations.
    const withThree = await inbreedingOf(old)
    expect(withThree).toMatchObject({
      comparison: { fromGenerations: 2, toGenerations: 4, count: 42, lowerShare: 0, median: 0 },
    })
    expect(withThree.comparisonGroup).toEqual({
      breed: '99',
      sinceYear: 2016,
      fromGenerations: 2,
      toGenerations: 4,
      count: 42,
    })
    expect((await inbreedingOf(deep)).comparisonGroup).toMatchObject({ count: 3 })
  })

  test('has no rank among fewer than 30 dogs, only their number; from 30 on it has one', async () => {
    const breed = { breed_code: '57' }
    const [sire, dam] = [await parent(2, breed), await parent(2, breed)]
    const both = { sire_id: sire, dam_id: dam }
    for (let dog = 0; dog < 27; dog++) await make({ ...both, ...breed })
    const ofSibs = await make({ ...breed, sire_id: (await make(both)).id, dam_id: (await make(both)).id })
    const stranger = await make(breed)
    const shallow = await make({ ...breed, sire_id: sire, dam_id: stranger.id })
    await waitForSnapshot()
    expect(await inbreedingOf(ofSibs)).toMatchObject({
      comparison: null,
      comparisonGroup: { fromGenerations: 3, toGenerations: 5, count: 28 },
    })
    for (let dog = 0; dog < 2; dog++) await make({ ...both, ...breed })
    await waitForSnapshot()
    const { comparison } = await inbreedingOf(ofSibs)
    expect(comparison).toMatchObject({ breed: '57', count: 30, median: 0 })
    expect(comparison?.lowerShare).toBeCloseTo(29 / 30)
    expect([comparison?.histogram[0], comparison?.histogram[25]]).toEqual([29, 1])
    expect(await inbreedingOf(shallow)).toMatchObject({
      trust: 'low',
      comparison: null,
      comparisonGroup: null,
    })
    const afterMidnight = await testApp(database, { now: () => new Date('2026-12-31T22:30:00Z') })
    expect((await inbreedingOf(ofSibs, afterMidnight)).comparison).toMatchObject({ sinceYear: 2017 })
    await afterMidnight.close()
  })

  test('tells the trust in it, and whether the dog or a parent is imported', async () => {
    const [sire, dam] = [await parent(2, {}), await parent(2, { imported: true })]
    const moderate = await make({ sire_id: sire, dam_id: dam })
    const high = await make({ sire_id: await parent(5, {}), dam_id: await parent(5, {}) })
    const low = await make({ sire_id: (await make({})).id, dam_id: (await make({})).id, imported: true })
    await waitForSnapshot()
    expect(await inbreedingOf(high)).toMatchObject({ trust: 'high', imported: null, completeGenerations: 6 })
    expect(await inbreedingOf(moderate)).toMatchObject({ trust: 'moderate', imported: 'parent' })
    expect(await inbreedingOf(low)).toMatchObject({ trust: 'low', imported: 'dog' })
    expect((await chartOf(low, 3)).dog).toMatchObject({ inbreedingTrust: 'low' })
  })
})

describe('the chart', () => {
  test('has every place, and a repeated ancestor with its share over six generations', async () => {
    const { sire, dams, son, daughter, offspring } = await halfSibMating()
    await waitForSnapshot()
    const { dog, chart, inbreeding } = await chartOf(offspring, 3)
    expect(dog).toMatchObject({ regnr: offspring.regnr, inbreeding: 0.125 })
    expect(chart.places).toHaveLength(14)
    const regnrs = chart.places.map((place) => (place === null ? null : chart.dogs[place]!.regnr))
    expect(regnrs.slice(0, 6)).toEqual(
      [son, daughter, sire, dams[0]!, sire, dams[1]!].map(({ regnr }) => regnr),
    )
    expect(regnrs.slice(6)).toEqual(Array(8).fill(null))
    expect(chart.dogs).toHaveLength(5)
    expect(chart.repeated).toEqual([
      { dog: chart.dogs.findIndex(({ regnr }) => regnr === sire.regnr), places: [3, 5], share: 0.125 },
    ])
    expect(inbreeding.coefficient).toBe(0.125)
  })

  test.each([3, 4, 5, 6])('of %i generations has all its places', async (generations) => {
    const { offspring } = await halfSibMating()
    await waitForSnapshot()
    const { chart } = await chartOf(offspring, generations)
    expect(chart).toMatchObject({ generations })
    expect(chart.places).toHaveLength(2 ** (generations + 1) - 2)
  })

  test.each(['2', '7', 'x'])('of %s generations is refused', async (generations) => {
    const url = `/api/dog/pedigree?generations=${generations}`
    const headers = { 'content-type': 'text/plain' }
    const answer = await copies[0].inject({ method: 'POST', url, headers, payload: 'FI1/20' })
    expect(answer.statusCode).toBe(400)
  })
})

describe('live updates', () => {
  test('shows a corrected parent in every copy', async () => {
    const { son, daughter, offspring } = await halfSibMating()
    await waitForSnapshot()
    const stranger = await make({ sex: 'female' })
    await database.db.updateTable('dog').set({ dam_id: stranger.id }).where('id', '=', daughter.id).execute()
    await database.db.updateTable('dog').set({ sire_id: null }).where('id', '=', daughter.id).execute()
    await waitForSnapshot()
    for (const copy of copies) expect(await inbreedingOf(offspring, copy)).toMatchObject({ coefficient: 0 })
    await database.db.updateTable('dog').set({ dam_id: null }).where('id', '=', son.id).execute()
  })

  test('keeps the last pedigree without a database, and reads again when it is back', async () => {
    const { daughter, offspring } = await halfSibMating()
    await waitForSnapshot()
    await database.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'koirakanta pedigree'`)
    expect(await inbreedingOf(offspring)).toMatchObject({ coefficient: 0.125 })
    await database.db.updateTable('dog').set({ sire_id: null }).where('id', '=', daughter.id).execute()
    await waitForSnapshot()
    expect(await inbreedingOf(offspring)).toMatchObject({ coefficient: 0 })
  })

  test('takes the links of a loop for unknown, names its dogs, and computes the figures of all others', async () => {
    const { sire, son, offspring } = await halfSibMating()
    const others = await halfSibMating()
    await waitForSnapshot()
    await database.db.updateTable('dog').set({ sire_id: offspring.id }).where('id', '=', sire.id).execute()
    const later = await make({ sire_id: others.son.id, dam_id: others.daughter.id })
    await waitForSnapshot()
    expect(await inbreedingOf(later)).toMatchObject({ coefficient: 0.125, knownAncestors: 6 })
    expect(await inbreedingOf(offspring)).toMatchObject({ coefficient: null, loop: true })
    expect(await inbreedingOf(later)).toMatchObject({ loop: false })
    expect((await chartOf(offspring, 6)).chart.places).toHaveLength(126)
    expect((await chartOf(offspring, 6)).inbreeding.loop).toBe(true)
    const warnings = log.filter((line) => line.includes('own ancestors'))
    expect(warnings).toHaveLength(copies.length)
    for (const { regnr } of [sire, son, offspring]) expect(warnings[0]).toContain(regnr)
    for (const copy of copies)
      expect((await copy.inject('/api/health')).json()).toEqual({
        status: 'degraded',
        reason: 'PEDIGREE_LOOP',
      })
    await database.db.updateTable('dog').set({ sire_id: null }).where('id', '=', sire.id).execute()
    await waitForSnapshot()
    expect(await inbreedingOf(offspring)).toMatchObject({ coefficient: 0.125, loop: false })
    for (const copy of copies) expect((await copy.inject('/api/health')).json()).toEqual({ status: 'ok' })
  })

  test('starts on a database that holds a loop, and tells SYSADMIN its dogs', async () => {
    const broken = await testDatabase()
    await (await testApp(broken)).close()
    const [a, b] = [await makeDog(broken.db), await makeDog(broken.db)]
    await broken.db.updateTable('dog').set({ sire_id: a.id }).where('id', '=', b.id).execute()
    await broken.db.updateTable('dog').set({ sire_id: b.id }).where('id', '=', a.id).execute()
    const copy = await testApp(broken)
    const admin = await signedIn(copy, await makeAccount(broken.db, { roles: ['SYSADMIN'] }))
    const { pedigreeLoops } = (await admin.get('/api/auth/service-state')).json<ServiceState>()
    expect(pedigreeLoops.map((loop) => loop.toSorted())).toEqual([[a.regnr, b.regnr].toSorted()])
    await copy.close()
    await broken.close()
  })
})

test('shows a change of any dog of a kept chart at once, and of its inbreeding with the next pedigree', async () => {
  const { sire, son, offspring } = await halfSibMating()
  await waitForSnapshot()
  const [chart, figures] = [await chartOf(offspring, 4), await inbreedingOf(offspring)]
  expect([await chartOf(offspring, 4), await inbreedingOf(offspring)]).toEqual([chart, figures])
  await database.db.updateTable('dog').set({ name: 'Uusi Nimi' }).where('id', '=', sire.id).execute()
  expect((await chartOf(offspring, 4)).chart.dogs.map(({ name }) => name)).toContain('Uusi Nimi')
  expect((await inbreedingOf(offspring)).commonAncestors[0]).toMatchObject({ name: 'Uusi Nimi' })
  await database.db.updateTable('dog').set({ sire_id: null }).where('id', '=', son.id).execute()
  await waitForSnapshot()
  expect(figures.coefficient).toBe(0.125)
  expect((await inbreedingOf(offspring)).coefficient).toBe(0)
  expect((await chartOf(offspring, 4)).chart.places).not.toEqual(chart.chart.places)
})

test('does not keep a dog that is not there yet', async () => {
  const regnr = 'FI98765/21'
  const ask = () => copies[0].inject(`/api/dog/${encodeURIComponent(regnr)}/inbreeding`)
  expect((await ask()).statusCode).toBe(404)
  await make({ regnrs: [regnr] })
  expect((await ask()).statusCode).toBe(200)
})

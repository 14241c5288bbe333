import { beforeAll, expect, test } from 'vitest'
import type { MatesAnswer } from '#contract/pedigree.ts'
import { type DogOptions, type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => NOW })

const dogs: Record<string, MadeDog> = {}
const make = async (name: string, overrides: DogOptions = {}) => {
  dogs[name] = await makeDog(database.db, { name, ...overrides })
  return dogs[name].id
}

beforeAll(async () => {
  const sire = await make('Vanha Isä', { sex: 'male', birth_date: '2009-01-01' })
  const dam = await make('Vanha Emä', { sex: 'female', birth_date: '2010-01-01' })
  await make('Poika', { sex: 'male', sire_id: sire, dam_id: dam, birth_date: '2020-01-01' })
  await make('Sisar', { sex: 'female', sire_id: sire, dam_id: dam, birth_date: '2020-01-01' })
  await make('Vieras', { sex: 'female', birth_date: '2021-01-01' })
  await make('Toinen Vieras', { sex: 'female', birth_date: null, birth_year: 2020 })
  await make('Pentu', { sex: 'female', birth_date: '2025-12-01' })
  await make('Muori', { sex: 'female', birth_date: '2016-05-17' })
  await make('Tuntematon Ikä', { sex: 'female', birth_date: null, birth_year: null })
  await make('Kuollut Salaa', {
    sex: 'female',
    birth_date: '2020-02-02',
    death_date: '2025-01-01',
    death_cause: 'Ikä',
  })
  await make('Kuollut Julki', {
    sex: 'female',
    birth_date: '2020-02-02',
    death_date: '2025-01-01',
    death_released: true,
  })
  await make('Sukupuoleton', { sex: null, birth_date: '2020-02-03' })
  await make('Toinen Uros', { sex: 'male', birth_date: '2019-02-03' })
  await make('Vizsla Vieras', { sex: 'female', breed_code: '57' })
  await waitForPedigree(app, database)
})

const ask = (body: object) => app.inject({ method: 'POST', url: '/api/litter/mates/', payload: body })
const mates = async (body: object): Promise<MatesAnswer> =>
  (await ask({ regnr: dogs.Poika!.regnr, parent: 'dam', ...body })).json()
const names = ({ mates: found }: MatesAnswer) => found.map(({ name }) => name)

test('offers dogs of the breed, the other sex and breeding age that are not publicly known to be dead', async () => {
  const answer = await mates({})
  expect(names(answer).toSorted()).toEqual(
    ['Kuollut Salaa', 'Sisar', 'Sukupuoleton', 'Toinen Vieras', 'Vieras'].toSorted(),
  )
  expect(answer).toMatchObject({ first: 5, all: 10, found: null, similar: false })
  expect(answer.mates.every(({ first, refusal }) => first && refusal === null)).toBe(true)
})

test('puts the litter with the least inbreeding first, and tells it with what it rests on', async () => {
  const { mates: offered } = await mates({})
  expect(offered.at(-1)).toMatchObject({
    name: 'Sisar',
    litter: { coefficient: 0.25, knownAncestors: 6, possibleAncestors: 126 },
  })
  expect(offered[0]!.litter!.coefficient).toBe(0)
})

test('has all others behind those, the youngest first', async () => {
  const all = names(await mates({ all: true }))
  expect(all.slice(5)).toEqual(['Pentu', 'Kuollut Julki', 'Muori', 'Vanha Emä', 'Tuntematon Ikä'])
})

test('offers a dog exactly as if it lived while its death is recorded and not released, also to staff', async () => {
  const { db } = database
  const id = dogs['Kuollut Salaa']!.id
  const set = async (death: { death_date: string | null; death_cause: string | null }) => {
    await db.updateTable('dog').set(death).where('id', '=', id).execute()
    await waitForPedigree(app, database)
  }
  const everything = async () =>
    Promise.all([mates({}), mates({ all: true }), mates({ text: 'kuollut' }), mates({ text: 'vie' })])
  const recorded = await everything()
  await set({ death_date: null, death_cause: null })
  expect(await everything()).toEqual(recorded)
  await set({ death_date: '2025-01-01', death_cause: 'Ikä' })
  expect(await everything()).toEqual(recorded)
  await db.updateTable('dog').set({ death_released: true }).where('id', '=', id).execute()
  expect(names(await mates({}))).not.toContain('Kuollut Salaa')
  expect(names(await mates({ all: true }))).toContain('Kuollut Salaa')
  await db.updateTable('dog').set({ death_released: false }).where('id', '=', id).execute()
})

test('finds by name and number, those that cannot be chosen last and with the reason', async () => {
  const answer = await mates({ text: 'vieras' })
  expect(answer.mates.map(({ name, refusal }) => [name, refusal])).toEqual([
    ['Vieras', null],
    ['Toinen Vieras', null],
    ['Vizsla Vieras', 'DIFFERENT_BREEDS'],
  ])
  expect(answer).toMatchObject({ found: 3, similar: false })
  const reasons = async (text: string) =>
    (await mates({ text })).mates.map(({ refusal, litter }) => [refusal, litter])
  expect(await reasons(dogs.Poika!.regnr)).toEqual([['DOG_WITH_ITSELF', null]])
  expect(await reasons('toinen uros')).toEqual([['SAME_SEX', null]])
  expect((await mates({ text: 'muori' })).mates[0]).toMatchObject({ first: false, refusal: null })
  expect((await mates({ text: 'muorri' })).similar).toBe(true)
})

test('lists a page of those offered first and a page of the others', async () => {
  for (let number = 0; number < 30; number++) {
    await make(`Rivi ${number}`, {
      sex: 'female',
      breed_code: '98',
      birth_date: number < 27 ? '2021-01-01' : '2026-01-01',
    })
  }
  await make('Rivin uros', { sex: 'male', breed_code: '98' })
  await waitForPedigree(app, database)
  const answer = await mates({ regnr: dogs['Rivin uros']!.regnr, all: true })
  expect(answer).toMatchObject({ first: 27, all: 30 })
  expect([answer.mates.filter(({ first }) => first).length, answer.mates.length]).toEqual([25, 28])
})

test('looks for a sire in the same way', async () => {
  const answer = await mates({ regnr: dogs.Vieras!.regnr, parent: 'sire' })
  expect(names(answer).toSorted()).toEqual(['Poika', 'Sukupuoleton', 'Toinen Uros'])
  expect(names(await mates({ regnr: dogs.Vieras!.regnr, parent: 'sire', all: true }))).toContain('Vanha Isä')
})

test.each([
  [{ regnr: 'FI99999/99' }, [404, 'DOG_NOT_FOUND']],
  [{ regnr: '?' }, [400, 'INPUT_INVALID', { regnr: 'REGNR_INVALID' }]],
  [{ text: 'ab' }, [400, 'INPUT_INVALID', { text: 'SEARCH_TOO_SHORT' }]],
  [{ text: 'a'.repeat(101) }, [400, 'INPUT_INVALID', { text: 'SEARCH_TOO_LONG' }]],
])('refuses %j with %j', async (body, refusal) => {
  expect(refusalOf(await ask({ regnr: dogs.Poika!.regnr, parent: 'dam', ...body }))).toEqual(refusal)
})

import { beforeAll, expect, test } from 'vitest'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { type MadeDog, makeDog, makeStatement } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const dogs: Record<string, MadeDog> = {}

const { app, database } = await openService()

beforeAll(async () => {
  const { db } = database
  const make = async (name: string, overrides: Parameters<typeof makeDog>[1] = {}) => {
    dogs[name] = await makeDog(db, { name, ...overrides })
    return dogs[name].id
  }
  const sire = await make('sire', { sex: 'male' })
  const dam = await make('dam', { sex: 'female' })
  await make('son', { sex: 'male', sire_id: sire, dam_id: dam })
  await make('daughter', { sex: 'female', sire_id: sire, dam_id: dam })
  await make('unknown', { sex: null })
  await make('vizsla', { sex: 'female', breed_code: '57' })
  await make('variety', { sex: 'male', breed_code: '99.1' })
  await make('otherVariety', { sex: 'female', breed_code: '99.2' })
  const lame = await make('lame', { sex: 'male' })
  await makeStatement(db, lame, { kind: 'hips', scale: 'fci_hips', value: 'A', examined_on: '2020-01-01' })
  await makeStatement(db, lame, { kind: 'hips', scale: 'fci_hips', value: 'E', examined_on: '2023-01-01' })
  const better = await make('better', { sex: 'male' })
  await makeStatement(db, better, { kind: 'hips', scale: 'fci_hips', value: 'D' })
  await makeStatement(db, better, { kind: 'eyes', scale: 'eyes', value: 'affected' })
  await makeStatement(db, better, { kind: 'elbows', scale: 'nobody_knows', value: '3' })
  const slipped = await make('slipped', { sex: 'female' })
  await makeStatement(db, slipped, { kind: 'knees', scale: 'putnam_knees', value: '4' })
  await waitForPedigree(app, database)
})

const mate = (father: string, mother: string, query = '') =>
  app.inject({
    method: 'POST',
    url: `/api/litter/pedigree/${query}`,
    payload: { fatherRegnr: dogs[father]!.regnr, motherRegnr: dogs[mother]!.regnr },
  })
const litter = async (father: string, mother: string): Promise<LitterAnswer> =>
  (await mate(father, mother)).json()

test('sire × daughter: 25 % at every depth, with a warning', async () => {
  const answer = await litter('sire', 'daughter')
  expect(answer).toMatchObject({
    father: { name: 'sire' },
    mother: { name: 'daughter' },
    inbreeding: { coefficient: 0.25, coefficientAll: 0.25 },
    warnings: ['PARENT_OFFSPRING'],
    comparison: null,
  })
  expect(answer.byGenerations.map(({ generations }) => generations)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(answer.byGenerations.every(({ coefficient }) => coefficient === 0.25)).toBe(true)
  expect(answer.byGenerations[0]).toMatchObject({ known: 4, possible: 14 })
})

test('full sibs: 25 %, shared by both parents, with a warning', async () => {
  const answer = await litter('son', 'daughter')
  expect(answer.inbreeding.coefficient).toBe(0.25)
  expect(answer.inbreeding.commonAncestors.map(({ share }) => share)).toEqual([0.125, 0.125])
  expect(answer.chart.repeated.map(({ places }) => places)).toEqual([
    [3, 5],
    [4, 6],
  ])
  expect(answer.warnings).toEqual(['FULL_SIBLINGS'])
})

test('unrelated parents: no inbreeding and no warning', async () => {
  expect(await litter('variety', 'otherVariety')).toMatchObject({
    inbreeding: { coefficient: 0 },
    warnings: [],
  })
})

test('is refused for a moment, never computed as 0, while the pedigree in memory lacks one of the two', async () => {
  const asleep = await testApp(database, { env: { PEDIGREE_POLL_MS: '60000' } })
  const son = { sex: 'male', sire_id: dogs.sire!.id, dam_id: dogs.dam!.id } as const
  const imported = await makeDog(database.db, son)
  const answer = await asleep.inject({
    method: 'POST',
    url: '/api/litter/pedigree/',
    payload: { fatherRegnr: imported.regnr, motherRegnr: dogs.daughter!.regnr },
  })
  await asleep.close()
  expect(refusalOf(answer)).toEqual([503, 'PEDIGREE_LOADING'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  dogs.imported = imported
  await waitForPedigree(app, database)
  expect((await litter('imported', 'daughter')).inbreeding.coefficient).toBe(0.25)
})

test('warns of each parent’s worst grade on a known scale, by the latest statement', async () => {
  expect((await litter('lame', 'slipped')).warnings).toEqual(['WORST_GRADE_SIRE', 'WORST_GRADE_DAM'])
  expect((await litter('better', 'dam')).warnings).toEqual([])
})

test('accepts a dog of unknown sex in the role asked', async () => {
  expect((await mate('unknown', 'dam')).statusCode).toBe(200)
  expect((await mate('sire', 'unknown')).statusCode).toBe(200)
})

test.each([
  ['sire', 'sire', ['DOG_WITH_ITSELF']],
  ['sire', 'son', ['SAME_SEX']],
  ['dam', 'daughter', ['SAME_SEX']],
  ['dam', 'sire', ['SIRE_NOT_MALE', { fatherRegnr: 'SIRE_NOT_MALE' }]],
  ['dam', 'unknown', ['SIRE_NOT_MALE', { fatherRegnr: 'SIRE_NOT_MALE' }]],
  ['unknown', 'sire', ['DAM_NOT_FEMALE', { motherRegnr: 'DAM_NOT_FEMALE' }]],
  ['sire', 'vizsla', ['DIFFERENT_BREEDS']],
])('refuses %s × %s: %j', async (father, mother, refusal) => {
  const answer = await mate(father, mother)
  expect(refusalOf(answer)).toEqual([422, ...refusal])
})

test('names an unknown dog by its field', async () => {
  const ask = async (fatherRegnr: string, motherRegnr: string) =>
    refusalOf(
      await app.inject({
        method: 'POST',
        url: '/api/litter/pedigree',
        payload: { fatherRegnr, motherRegnr },
      }),
    )
  expect(await ask('FI99999/99', dogs.dam!.regnr)).toEqual([
    404,
    'SIRE_NOT_FOUND',
    { fatherRegnr: 'SIRE_NOT_FOUND' },
  ])
  expect(await ask(dogs.sire!.regnr, 'FI99999/99')).toEqual([
    404,
    'DAM_NOT_FOUND',
    { motherRegnr: 'DAM_NOT_FOUND' },
  ])
})

test('shows a change of either dog of a kept litter at once', async () => {
  const names = async () => {
    const { father, mother } = await litter('better', 'slipped')
    return [father.name, mother.name]
  }
  expect([await names(), await names()]).toEqual([
    ['better', 'slipped'],
    ['better', 'slipped'],
  ])
  await database.db.updateTable('dog').set({ name: 'renamed' }).where('id', '=', dogs.slipped!.id).execute()
  expect(await names()).toEqual(['better', 'renamed'])
  await database.db.updateTable('dog').set({ name: 'slipped' }).where('id', '=', dogs.slipped!.id).execute()
})

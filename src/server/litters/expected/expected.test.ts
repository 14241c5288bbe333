import { beforeAll, describe, expect, test } from 'vitest'
import type { ExpectedAnswer, ExpectedGenotypes } from '#contract/expectedPuppies.ts'
import { type DogOptions, type MadeDog, makeDog } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { waitForPedigree } from '../../testing/waiting.ts'

const dogs: Record<string, MadeDog> = {}
const { app, database } = await openService()

const make = async (name: string, overrides: DogOptions = {}) => {
  dogs[name] = await makeDog(database.db, { name, ...overrides })
  return dogs[name].id
}

beforeAll(async () => {
  const clear = await make('clear', { vwd_status: 'N/N', beard_gene: 'LL' })
  const carrier = await make('carrier', { vwd_status: 'n / vWD', beard_gene: 'WW' })
  await make('perhaps', { sex: 'male', sire_id: clear, dam_id: carrier })
  await make('surely', { sex: 'male', sire_id: clear, dam_id: await make('clearToo', { vwd_status: 'N/N' }) })
  await make('grandson', { sex: 'male', sire_id: dogs.surely!.id, dam_id: clear })
  await make('dam', { sex: 'female', vwd_status: 'vWD/N', beard_gene: 'LI' })
  await make('clearDam', { sex: 'female', vwd_status: 'N/N' })
  await make('stranger', { sex: 'female' })
  await make('false', {
    sex: 'male',
    vwd_status: 'N/N',
    sire_id: await make('affected', { vwd_status: 'vWD/vWD' }),
  })
  await make('untestedSire', { breed_code: '57', sex: 'male' })
  await make('untestedDam', { breed_code: '57', sex: 'female' })
  await make('ofAnEntry', { registered: false, vwd_status: 'vWD/vWD' })
  const often = await make('often', { breed_code: '98', sex: 'male' })
  const mother = await make('mother', { breed_code: '98', sex: 'female' })
  for (let number = 0; number < 30; number++) {
    await make(`tested ${number}`, { breed_code: '98', beard_gene: number < 12 ? 'LI' : 'LL', sex: 'male' })
    for (let puppy = 0; puppy < 3; puppy++) {
      const day = `202${number % 6}-${String(1 + (number % 12)).padStart(2, '0')}-${10 + (number % 9)}`
      await make(`born ${number} ${puppy}`, {
        breed_code: '98',
        birth_date: day,
        sire_id: often,
        dam_id: mother,
      })
    }
  }
  await make('son', { breed_code: '98', sex: 'male', sire_id: dogs['tested 0']!.id })
  await waitForPedigree(app, database)
})

const ask = (father: string, mother: string, puppies?: string) =>
  app.inject({
    url: '/api/litter/expected-puppies',
    query: {
      fatherRegnr: dogs[father]?.regnr ?? father,
      motherRegnr: dogs[mother]?.regnr ?? mother,
      ...(puppies !== undefined && { puppies }),
    },
  })
const expected = async (father: string, mother: string, puppies?: string): Promise<ExpectedAnswer> =>
  (await ask(father, mother, puppies)).json()
const locusOf = (answer: ExpectedAnswer, locus: string) => answer.loci.find((one) => one.locus === locus)!
const vwdOf = async (father: string, mother: string, puppies?: string): Promise<ExpectedGenotypes> =>
  locusOf(await expected(father, mother, puppies), 'vwd').genotypes!

describe('figures', () => {
  test('of a carrier dam and a sire that carries with ½: at least one affected of 8 by the letters of the whole litter', async () => {
    const { puppies, sire, dam, joint } = await vwdOf('perhaps', 'dam')
    expect(puppies.chances).toEqual([0.375, 0.5, 0.125])
    expect(puppies.atLeastOne[2]).toBeCloseTo(0.449944, 6)
    expect(puppies.possible).toEqual([true, true, true])
    expect(joint).toEqual([
      [0, 0.5, 0],
      [0, 0.5, 0],
      [0, 0, 0],
    ])
    expect(sire).toMatchObject({ basis: 'parents', relatives: 2, chances: [0.5, 0.5, 0] })
    expect(sire.nearest).toMatchObject([
      { dog: { name: 'clear' }, relation: 'sire', letters: 'N/N' },
      { dog: { name: 'carrier' }, relation: 'dam', letters: 'N/vWD' },
    ])
    expect(dam).toMatchObject({ basis: 'tested', relatives: 0, nearest: [] })
  })

  test('of the number of puppies that is chosen', async () => {
    expect((await vwdOf('perhaps', 'dam', '1')).puppies.atLeastOne[2]).toBeCloseTo(0.125, 12)
    expect(await expected('perhaps', 'dam', '3')).toMatchObject({
      puppies: 3,
      usual: { puppies: 8, litters: null },
    })
  })

  test('of the mean litter of the breed where none is chosen', async () => {
    expect(await expected('often', 'mother')).toMatchObject({
      puppies: 3,
      usual: { puppies: 3, litters: 30 },
    })
  })

  test('of a sire that is clear by both parents: certain of him, not of puppies', async () => {
    const { sire, puppies } = await vwdOf('surely', 'clearDam')
    expect([sire.basis, sire.chances, sire.possible]).toEqual(['parents', [1, 0, 0], [true, false, false]])
    expect([puppies.chances, puppies.possible[1]]).toEqual([[1, 0, 0], true])
  })

  test('of a sire behind whom one of two is not tested: never certain', async () => {
    const { sire } = await vwdOf('grandson', 'clearDam')
    expect([sire.basis, sire.chances, sire.possible]).toEqual(['relatives', [1, 0, 0], [true, true, false]])
  })

  test('with the frequency in the breed where lines end untested, from 30 tested dogs on', async () => {
    const { loci } = await expected('son', 'mother')
    expect(loci).toMatchObject([{ locus: 'beardLI', tested: 30, frequency: 12.5 / 61, refused: null }])
    const { sire, dam } = loci[0]!.genotypes!
    const q = 12.5 / 61
    expect(dam).toMatchObject({ basis: 'breed', relatives: 0 })
    for (const [place, chance] of [(1 - q) ** 2, 2 * q * (1 - q), q * q].entries())
      expect(dam.chances[place]).toBeCloseTo(chance, 12)
    expect(sire.chances[2]).toBeCloseTo(q / 2, 12)
  })
})

describe('what is told of each gene', () => {
  test('the two ways to write the beard gene stand apart', async () => {
    const { loci } = await expected('perhaps', 'dam')
    expect(loci.map(({ locus, letters, tested }) => [locus, letters, tested])).toEqual([
      ['beardLI', ['LL', 'LI', 'II'], 2],
      ['beardWw', ['WW', 'Ww', 'ww'], 1],
      ['vwd', ['N/N', 'N/vWD', 'vWD/vWD'], 7],
    ])
  })

  test('too few tested dogs for what needs the breed: no figure', async () => {
    expect(locusOf(await expected('perhaps', 'stranger'), 'vwd')).toMatchObject({
      refused: 'fewTests',
      frequency: null,
      genotypes: null,
      misfits: [],
    })
  })

  test('tests that do not fit the recorded parents: no figure, and the dogs by name', async () => {
    const told = locusOf(await expected('false', 'dam'), 'vwd')
    expect(told).toMatchObject({
      refused: 'contradiction',
      genotypes: null,
      misfits: [{ name: 'false' }, { name: 'affected' }],
    })
  })

  test('a breed without tests has no gene', async () => {
    expect(await expected('untestedSire', 'untestedDam')).toMatchObject({
      father: { name: 'untestedSire' },
      mother: { name: 'untestedDam' },
      loci: [],
    })
  })

  test('a result that is recorded, and one that is written otherwise, count at once', async () => {
    const write = async (vwd_status: string | null) => {
      await database.db.updateTable('dog').set({ vwd_status }).where('id', '=', dogs.perhaps!.id).execute()
      return (await vwdOf('perhaps', 'dam')).sire
    }
    expect(await write('vWD/N')).toMatchObject({ basis: 'tested', chances: [0, 1, 0] })
    expect(await write('kantaja')).toMatchObject({ basis: 'parents', chances: [0.5, 0.5, 0] })
    expect(await write(null)).toMatchObject({ basis: 'parents' })
  })
})

test('says the same whether a death is recorded or not', async () => {
  const before = (await ask('perhaps', 'dam')).body
  const set = async (death: { death_date: string | null; death_cause: string | null }) => {
    await database.db.updateTable('dog').set(death).where('id', '=', dogs.clear!.id).execute()
    return (await ask('perhaps', 'dam')).body
  }
  expect(await set({ death_date: '2025-01-01', death_cause: 'Ikä' })).toBe(before)
  expect(await set({ death_date: null, death_cause: null })).toBe(before)
})

describe('refuses', () => {
  test.each([
    ['perhaps', 'surely', [422, 'SAME_SEX']],
    ['dam', 'perhaps', [422, 'SIRE_NOT_MALE', { fatherRegnr: 'SIRE_NOT_MALE' }]],
    ['perhaps', 'untestedDam', [422, 'DIFFERENT_BREEDS']],
    ['perhaps', 'perhaps', [422, 'DOG_WITH_ITSELF']],
    ['FI99999/99', 'dam', [404, 'SIRE_NOT_FOUND', { fatherRegnr: 'SIRE_NOT_FOUND' }]],
    ['perhaps', 'FI99999/99', [404, 'DAM_NOT_FOUND', { motherRegnr: 'DAM_NOT_FOUND' }]],
    ['?', 'dam', [400, 'INPUT_INVALID', { fatherRegnr: 'REGNR_INVALID' }]],
    ['x'.repeat(500), 'dam', [400, 'INPUT_INVALID', { fatherRegnr: 'REGNR_INVALID' }]],
  ])('%s × %s with %j', async (father, mother, refusal) => {
    expect(refusalOf(await ask(father, mother))).toEqual(refusal)
  })

  test.each(['0', '21', '2.5', 'x'])('%s puppies', async (puppies) => {
    expect(refusalOf(await ask('perhaps', 'dam', puppies)).slice(0, 2)).toEqual([400, 'INPUT_INVALID'])
  })
})

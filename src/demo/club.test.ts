import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { sameBreed } from '#domain/dogs.ts'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import { isRegnr, regnrKey } from '#domain/regnr.ts'
import { FIRST_RULEBOOKS } from '#domain/trials/firstRulebooks.ts'
import { type Club, createClub } from './club.ts'
import { clubTables } from './clubTables.ts'
import { toDay } from './days.ts'
import type { Dog } from './model.ts'

const TODAY = '2026-11-20'
const YEAR = 365.25

/** As an empty database numbers them. */
const RULEBOOKS = FIRST_RULEBOOKS.map(({ validFrom }, index) => ({ id: index + 1, validFrom }))

let club: Club
beforeAll(() => {
  club = createClub('small', TODAY)
})

async function fingerprint(of: Club): Promise<string> {
  const hash = createHash('sha256')
  for (const [table, rows] of Object.entries(await clubTables(of, RULEBOOKS)))
    hash.update(table + JSON.stringify(rows))
  return hash.digest('hex')
}

describe('reproducible club', () => {
  test('gives the same rows, pictures included, for the same size and day', async () => {
    expect(await fingerprint(createClub('small', TODAY))).toBe(await fingerprint(club))
  })

  test('gives another club for another day', async () => {
    expect(await fingerprint(createClub('small', '2026-05-02'))).not.toBe(await fingerprint(club))
  })
})

describe('pedigrees', () => {
  test('puts parents before their offspring, so no dog is its own ancestor', () => {
    const wrong = club.world.dogs.filter(({ id, sire, dam }) => (sire?.id ?? 0) >= id || (dam?.id ?? 0) >= id)
    expect(wrong).toEqual([])
  })

  test('has male sires and female dams, of the same breed and of an age to breed', () => {
    for (const dog of club.world.dogs) {
      expectParent(dog, dog.sire, 'male', [1.5, 10.1])
      expectParent(dog, dog.dam, 'female', [1.8, 8.6])
    }
  })

  function expectParent(dog: Dog, parent: Dog | null, sex: string, [youngest, oldest]: [number, number]) {
    if (!parent) return
    const age = (dog.birth - parent.birth) / YEAR
    expect.soft(parent.sex, parent.name).toBe(sex)
    expect.soft(sameBreed(parent.breed.code, dog.breed.code)).toBe(true)
    expect.soft(age, `${parent.name} at the birth of ${dog.name}`).toBeGreaterThan(youngest)
    expect.soft(age, `${parent.name} at the birth of ${dog.name}`).toBeLessThan(oldest)
  }

  test('lets a bitch whelp only alive, in the country and rested', () => {
    for (const dam of new Set(club.world.litters.map((litter) => litter.dam))) {
      const births = dam.litters.map(({ birth }) => birth)
      expect(births.every((birth) => birth < dam.end && birth > dam.arrival)).toBe(true)
      expect(births.slice(1).every((birth, index) => birth - births[index]! > 300)).toBe(true)
    }
  })

  test('gives every import three known generations', () => {
    const ancestors = (dog: Dog | null, depth: number): number =>
      dog ? (depth > 0 ? ancestors(dog.sire, depth - 1) + ancestors(dog.dam, depth - 1) : 1) : 0
    const imports = club.world.dogs.filter(({ origin }) => origin === 'import')
    expect(imports.length).toBeGreaterThan(50)
    for (const dog of imports) expect(ancestors(dog, 3)).toBe(8)
  })

  test('leaves some dogs without parents, and some with nothing but a number and a name', () => {
    expect(club.world.dogs.some(({ origin, sire, dam }) => origin === 'home' && !sire && !dam)).toBe(true)
    expect(club.world.dogs.some(({ origin, sex }) => origin === 'bare' && sex === null)).toBe(true)
  })

  test('gives litters one to twelve puppies, six to eight in the mean', () => {
    const sizes = club.world.litters.map(({ puppies }) => puppies.length)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12)
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    expect(mean).toBeGreaterThan(6)
    expect(mean).toBeLessThan(8)
  })
})

describe('numbers and names', () => {
  test('gives every dog a number of its own, of one to four parts', () => {
    const numbers = club.world.dogs.flatMap((dog) => dog.numbers)
    expect(club.world.dogs.every((dog) => dog.numbers.length > 0)).toBe(true)
    expect(numbers.filter((number) => !isRegnr(number))).toEqual([])
    expect(new Set(numbers.map(regnrKey)).size).toBe(numbers.length)
    expect(new Set(numbers.map((number) => number.split('/').length))).toEqual(new Set([1, 2, 3, 4]))
  })

  test('puts an import’s Finnish number first and its foreign one beside it', () => {
    const imports = club.world.dogs.filter(({ origin }) => origin === 'import')
    for (const { numbers } of imports) {
      expect(numbers).toHaveLength(2)
      expect(numbers[0]).toMatch(/^(SF|FIN|FI|EJ)\d{5}[A-F]?\/\d{2}$/)
    }
  })

  test('gives a litter numbers side by side', () => {
    for (const { puppies } of club.world.litters) {
      const running = puppies.map((puppy) => Number(/\d+/.exec(puppy.numbers[0]!)![0]))
      expect(running.map((number) => number - running[0]!)).toEqual(running.map((_, index) => index))
    }
  })

  test('makes a few names long, and no two of a litter the same', () => {
    expect(Math.max(...club.world.dogs.map(({ name }) => name.length))).toBeGreaterThan(80)
    for (const { puppies, kennel } of club.world.litters) {
      if (kennel) expect(new Set(puppies.map(({ name }) => name)).size).toBe(puppies.length)
    }
  })
})

describe('breeds', () => {
  test('has all breeds of the default profile', () => {
    const codes = new Set(club.world.dogs.map(({ breed }) => breed.code))
    expect([...codes].sort()).toEqual(POINTING_BREEDS.map(({ code }) => code).sort())
  })

  test('German Shepherd profile: one breed, shows and health, no hunting trials', () => {
    const shepherds = createClub('small', TODAY, ['166'])
    expect(new Set(shepherds.world.dogs.map(({ breed }) => breed.code))).toEqual(new Set(['166']))
    expect(shepherds.world.dogs.length).toBeGreaterThan(1500)
    expect(shepherds.results.show.length).toBeGreaterThan(300)
    expect(shepherds.results.hunt).toEqual([])
  })
})

describe('health and reviews', () => {
  test('dates a statement to the dog’s life, and grades it by the worse side', () => {
    for (const {
      dog_id,
      examined_on,
      scale,
      value,
      left_value: left,
      right_value: right,
    } of club.statements) {
      const dog = club.world.dogs[dog_id - 1]!
      const day = toDay(examined_on!)
      const values = FIRST_HEALTH_CODES.get(scale)!.grades.map((grade) => grade.value)
      expect(day > dog.birth && day < dog.end && day <= toDay(TODAY)).toBe(true)
      expect(values).toContain(value)
      if (left && right) {
        expect(values.indexOf(value)).toBe(Math.max(values.indexOf(left), values.indexOf(right)))
      }
    }
  })

  test('gives one Junkkari in a life, and inspections from 18 months', () => {
    const junkkari = club.reviews.filter(({ kind }) => kind === 'junkkari').map(({ dog_id }) => dog_id)
    expect(junkkari.length).toBeGreaterThan(50)
    expect(new Set(junkkari).size).toBe(junkkari.length)
    for (const { dog_id, held_on, kind } of club.reviews) {
      const dog = club.world.dogs[dog_id - 1]!
      const day = toDay(held_on)
      expect(day).toBeLessThan(dog.end)
      if (kind === 'inspection') expect(day - dog.birth).toBeGreaterThanOrEqual(18 * 30.3)
    }
  })
})

describe('at full size', () => {
  let large: Club
  beforeAll(() => {
    large = createClub('club', TODAY)
  }, 120_000)

  test.each([
    ['dogs', 60_000, () => large.world.dogs.length],
    ['field and forest results', 45_000, () => large.results.hunt.length],
    ['water and track results', 13_000, () => large.results.water.length],
    ['show results', 45_000, () => large.results.show.length],
    ['health statements', 40_000, () => large.statements.length],
  ])('has about as many %s as promised', (_, promised, count) => {
    expect(count() / promised).toBeGreaterThan(0.92)
    expect(count() / promised).toBeLessThan(1.08)
  })

  test('lets four in a hundred used males sire about a quarter of the litters', () => {
    const used = large.world.dogs.filter(({ sex, litters }) => sex === 'male' && litters.length > 0)
    const counts = used.map(({ litters }) => litters.length).sort((a, b) => b - a)
    const top = counts.slice(0, Math.round(counts.length * 0.04)).reduce((sum, count) => sum + count, 0)
    const share = top / large.world.litters.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.3)
  })

  test('inherits true values: puppies lie around the mean of their parents', () => {
    const litters = large.world.litters.filter(({ puppies }) => puppies.length > 0)
    const hips = (dog: Dog) => dog.values[0]!
    const pairs = litters.flatMap(({ sire, dam, puppies }) =>
      puppies.map((puppy) => [(hips(sire) + hips(dam)) / 2, hips(puppy)] as const),
    )
    expect(slope(pairs)).toBeGreaterThan(0.95)
    expect(slope(pairs)).toBeLessThan(1.05)
    const sampling = pairs.reduce((sum, [mean, own]) => sum + (own - mean) ** 2, 0) / pairs.length
    // Half the additive variance (0.35), a little less where parents are inbred.
    expect(sampling).toBeGreaterThan(0.165)
    expect(sampling).toBeLessThan(0.178)
  })

  test('derives statements from true values: worse hips in those who carry them', () => {
    const values = ['A', 'B', 'C', 'D', 'E']
    const hipsOf = (id: number) => large.world.dogs[id - 1]!.values[0]!
    const hips = large.statements.filter(({ kind }) => kind === 'hips')
    const mean = (value: string) => {
      const of = hips.filter((statement) => statement.value === value)
      return of.reduce((sum, { dog_id }) => sum + hipsOf(dog_id), 0) / of.length
    }
    const means = values.map(mean)
    expect(means).toEqual([...means].sort((a, b) => a - b))
    expect(means[4]! - means[0]!).toBeGreaterThan(0.5)
  })
})

function slope(pairs: readonly (readonly [number, number])[]): number {
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / pairs.length
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / pairs.length
  const covariance = pairs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return covariance / pairs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}

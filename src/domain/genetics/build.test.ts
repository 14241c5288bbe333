import { describe, expect, it } from 'vitest'
import { buildPedigree } from './build.ts'
import { PedigreeError } from './errors.ts'
import { buildSmall, family, fromRows } from './families.test-helper.ts'
import { inbreedingOfAll } from './inbreeding.ts'
import { breederCount, dogCount, matingCount, parentsOf, perDog, UNKNOWN } from './pedigree.ts'

function faultOf(build: () => unknown): PedigreeError {
  try {
    build()
  } catch (error) {
    if (error instanceof PedigreeError) return error
    throw error
  }
  throw new Error('no fault was found')
}

describe('a pedigree', () => {
  const { pedigree, dog } = family('puppy1 a b', 'puppy2 a b', 'a c -', 'other - b')

  it('counts dogs, distinct pairs of parents and dogs with offspring', () => {
    expect(dogCount(pedigree)).toBe(6)
    expect(matingCount(pedigree)).toBe(3)
    expect(breederCount(pedigree)).toBe(3)
  })

  it('gives every dog its parents back', () => {
    expect(parentsOf(pedigree, dog('puppy2'))).toEqual({ sire: dog('a'), dam: dog('b') })
    expect(parentsOf(pedigree, dog('a'))).toEqual({ sire: dog('c'), dam: UNKNOWN })
    expect(parentsOf(pedigree, dog('other'))).toEqual({ sire: UNKNOWN, dam: dog('b') })
    expect(parentsOf(pedigree, dog('c'))).toEqual({ sire: UNKNOWN, dam: UNKNOWN })
  })

  it('lets full sibs share their mating', () => {
    expect(pedigree.mating[dog('puppy1')]).toBe(pedigree.mating[dog('puppy2')])
    expect(pedigree.mating[dog('puppy1')]).not.toBe(pedigree.mating[dog('other')])
  })

  it('numbers breeders parents before offspring, family by family', () => {
    const two = buildSmall({ sire: [2, 3, 4, 5, -1, -1, 4], dam: [-1, -1, -1, -1, -1, -1, 2] })
    const families = Array.from(two.breederDog.subarray(1), (b) => (b % 2 === 0 ? 'even' : 'odd'))
    expect(families).toEqual(['even', 'even', 'odd', 'odd'])
    for (let b = 1; b < two.breederSire.length; b++) expect(two.breederSire[b]).toBeLessThan(b)
  })

  it('lies on shared memory when asked to, with its figures', () => {
    const shared = { shared: true }
    const built = buildPedigree(Int32Array.of(-1, -1, 0), Int32Array.of(-1, -1, 1), shared)
    const arrays = [...Object.values(built), ...Object.values(inbreedingOfAll(built, shared))]
    for (const array of arrays) expect(array.buffer).toBeInstanceOf(SharedArrayBuffer)
  })

  it('can be empty', () => {
    const none = buildSmall({ sire: [], dam: [] })
    expect(perDog(none, inbreedingOfAll(none).byMating)).toHaveLength(0)
  })

  it('may be a million generations deep', { timeout: 60_000 }, () => {
    const dogs = 1_000_000
    const sire = Int32Array.from({ length: dogs }, (_, dog) => (dog + 1 === dogs ? UNKNOWN : dog + 1))
    const deep = buildPedigree(sire, new Int32Array(dogs).fill(UNKNOWN))
    expect(deep.breederLevel[deep.breeder[1]!]).toBe(dogs - 2)
    expect(inbreedingOfAll(deep).byMating.every((f) => f === 0)).toBe(true)
  })
})

describe('invalid links', () => {
  it('reports a loop by its members, each a parent of the next', () => {
    const error = faultOf(() => buildSmall({ sire: [-1, 3, 1, 2, 2], dam: [-1, 0, 0, 0, 0] }))
    expect(error.fault).toBe('loop')
    const [first, second, third] = error.dogs
    expect([...error.dogs].sort()).toEqual([1, 2, 3])
    const sireOf = [-1, 3, 1, 2]
    expect([sireOf[second!], sireOf[third!], sireOf[first!]]).toEqual([first, second, third])
  })

  it('reports a loop far down a long line without the line', { timeout: 60_000 }, () => {
    const dogs = 300_000
    const sire = Int32Array.from({ length: dogs }, (_, dog) => (dog + 1 === dogs ? dogs - 3 : dog + 1))
    const error = faultOf(() => buildPedigree(sire, new Int32Array(dogs).fill(UNKNOWN)))
    expect([...error.dogs].sort()).toEqual([dogs - 3, dogs - 2, dogs - 1])
  })

  it.each([
    ['own-parent', [0], [-1]],
    ['same-parents', [-1, 0], [-1, 0]],
    ['unknown-parent', [7], [-1]],
  ])('%s', (fault, sire, dam) => {
    const error = faultOf(() => buildSmall({ sire, dam }))
    expect(error.fault).toBe(fault)
    expect(error.dogs).toEqual([sire.length - 1])
  })
})

describe('rows with names', () => {
  const row = (id: string, sire: string | null, dam: string | null) => ({ id, sire, dam })

  it('makes founders of parents without a row', () => {
    const { pedigree, ids, numberOf } = fromRows([row('x', 's', ''), row('s', null, 'd')])
    expect(ids).toEqual(['x', 's', 'd'])
    expect(parentsOf(pedigree, numberOf.get('x')!)).toEqual({ sire: numberOf.get('s'), dam: UNKNOWN })
    expect(parentsOf(pedigree, numberOf.get('d')!)).toEqual({ sire: UNKNOWN, dam: UNKNOWN })
  })

  it.each([
    ['duplicate', [row('x', null, null), row('x', 's', null)], ['x']],
    ['own-parent', [row('x', null, 'x')], ['x']],
    ['same-parents', [row('x', 's', 's')], ['x']],
    ['loop', [row('x', 'y', null), row('y', null, 'x')], ['y', 'x']],
  ])('%s names the dogs', (fault, rows, names) => {
    const error = faultOf(() => fromRows(rows))
    expect(error.fault).toBe(fault)
    expect([...error.names].sort()).toEqual([...names].sort())
  })
})

import { describe, expect, it } from 'vitest'
import { chartInbreeding, inbreedingByDepth } from './chartInbreeding.ts'
import { commonAncestors } from './commonAncestors.ts'
import { completeness } from './completeness.ts'
import { family, meetingAt } from './families.test-helper.ts'
import { inbreedingOf } from './inbreeding.ts'
import { parentsOf } from './pedigree.ts'

/** F of the dog `x` over six generations and over all. */
function coefficientsOfX(...lines: string[]): { six: number; all: number } {
  const { pedigree, inbreeding, dog } = family(...lines)
  const x = dog('x')
  return {
    six: chartInbreeding(pedigree, parentsOf(pedigree, x)),
    all: inbreedingOf(pedigree, inbreeding, x),
  }
}

describe('inbreeding of known matings', () => {
  it.each([
    ['sire × daughter', ['d s other', 'x s d'], 0.25],
    ['full sibs', ['a s d', 'b s d', 'x a b'], 0.25],
    ['half sibs', ['a s d1', 'b s d2', 'x a b'], 0.125],
    ['uncle × niece', ['u s d', 'a s d', 'n a e', 'x u n'], 0.125],
    ['first cousins', ['a s d', 'b s d', 'c a e', 'f b g', 'x c f'], 0.0625],
    ['double first cousins', ['a s d', 'b s d', 'e t f', 'g t f', 'c a e', 'h b g', 'x c h'], 0.125],
    ['two rounds of full sibs', ['a s d', 'b s d', 'e a b', 'f a b', 'x e f'], 0.375],
    ['nothing in common', ['a s d', 'b t e', 'x a b'], 0],
    ['an unknown dam', ['a s d', 'x a -'], 0],
  ])('%s', (_, lines, expected) => {
    expect(coefficientsOfX(...lines)).toEqual({ six: expected, all: expected })
  })

  it.each([
    [4, 4, 0.0078125, 0.0078125],
    [6, 6, 0.5 ** 11, 0.5 ** 11],
    [6, 7, 0, 0.5 ** 12],
    [7, 7, 0, 0.5 ** 13],
    [2, 6, 0.5 ** 7, 0.5 ** 7],
    [2, 7, 0, 0.5 ** 8],
  ])('one common ancestor at generations %i and %i', (a, b, six, all) => {
    expect(coefficientsOfX(...meetingAt(a, b))).toEqual({ six, all })
  })

  it('finds the parents of an ancestor that stands nearer elsewhere on the chart', () => {
    const lines = [
      'x s d',
      's s2 o1',
      's2 P o2',
      'P A o3',
      ...['d d2 o4', 'd2 d3 o5', 'd3 d4 o6', 'd4 d5 o7', 'd5 P o8'],
    ]
    const { six, all } = coefficientsOfX(...lines)
    expect(six).toBe(all)
    expect(six).toBe(0.5 ** 8)
  })

  it('grows with every generation until it is F over all', () => {
    const { pedigree, inbreeding, dog } = family(...meetingAt(4, 5), 'A g h', 'g G k', 'h G l', 's3dam G m')
    const depth = inbreedingByDepth(pedigree, inbreeding, parentsOf(pedigree, dog('x')))
    expect(depth.byGenerations.map(({ generations }) => generations)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    const figures = depth.byGenerations.map(({ coefficient }) => coefficient)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    expect(figures.at(-1)).toBe(depth.all)
    expect(figures[0]).toBe(0)
    expect(new Set(figures).size).toBeGreaterThan(2)
  })
})

describe('a complete pedigree of a half-sib litter', () => {
  const { pedigree, parents } = family(...completePedigree())
  const litter = parents('xs', 'xd')

  it('has 95 different ancestors on 126 places', () => {
    expect(completeness(pedigree, litter)).toEqual({
      knownPlaces: 126,
      possiblePlaces: 126,
      differentAncestors: 95,
      completeGenerations: 6,
      ancestorLoss: 95 / 126,
    })
  })

  it('takes all its inbreeding from the shared grandsire', () => {
    const found = commonAncestors(pedigree, litter)
    expect(found).toHaveLength(1)
    expect(found[0]!.share).toBe(0.125)
  })

  /** Six generations of all different dogs, except that both parents have the sire xss. */
  function completePedigree(): string[] {
    const lines: string[] = []
    const addAbove = (dog: string, generation: number) => {
      if (generation === 6) return
      const sire = dog === 'xd' ? 'xss' : `${dog}s`
      lines.push(`${dog} ${sire} ${dog}d`)
      if (dog !== 'xd') addAbove(sire, generation + 1)
      addAbove(`${dog}d`, generation + 1)
    }
    addAbove('xs', 1)
    addAbove('xd', 1)
    return lines
  }
})

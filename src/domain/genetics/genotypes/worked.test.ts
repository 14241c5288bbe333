import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { family } from '../families.test-helper.ts'
import { type LitterGenotypes, litterGenotypes, PEEL_LIMITS } from './litter.ts'
import type { Genotype } from './mendel.ts'
import { chancesOfLitter, chancesOfPuppy } from './puppies.ts'

const RULES = readFileSync(new URL('../../../../docs/rules/genetics.md', import.meta.url), 'utf8')

/** The cases of docs/rules/genetics.md#worked-genotypes, cell by cell. */
const CASES = RULES.split('\n## ')
  .find((section) => section.startsWith('Worked genotypes'))!
  .split('\n')
  .filter((line) => /\| `/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', pedigree = '', tested = '', q = '', , puppies = '', ofEight = '']) => ({
    name,
    lines: pedigree.replaceAll('`', '').split('; '),
    tested,
    q,
    told: { puppies, ofEight },
  }))

const percent = (share: number) => String(Number((share * 100).toFixed(4)))

/** The parents' letters by lines like `s a b` and tests like `a Nv, b NN`. */
function asked(lines: readonly string[], tests: string, q: string) {
  const { pedigree, dog, parents } = family(...lines)
  const tested = new Map(
    tests
      .split(', ')
      .filter((one) => one !== '')
      .map((one) => one.split(' ') as [string, string])
      .map(([name, letters]) => [dog(name), ['NN', 'Nv', 'vv'].indexOf(letters) as Genotype]),
  )
  const frequency = q === '–' ? null : Number(q)
  return { dog, answer: litterGenotypes({ pedigree, parents: parents('s', 'd'), tested, frequency }) }
}

const figures = (answer: ReturnType<typeof asked>['answer']): LitterGenotypes => {
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

test('finds the cases', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(13)
})

describe('a case worked by hand in the rules is what is computed', () => {
  test.each(CASES)('$name', ({ lines, tested, q, told }) => {
    const { joint } = figures(asked(lines, tested, q).answer)
    expect({
      puppies: chancesOfPuppy(joint).map(percent).join(' / '),
      ofEight: told.ofEight === '–' ? '–' : percent(chancesOfLitter(joint, 8)[2]),
    }).toEqual(told)
  })
})

test('the letters of full siblings together are no product', () => {
  const { joint } = figures(asked(['s a b', 'd a b'], '', '0.5').answer)
  const expected = { 8: 9 / 64, 4: 5 / 16, 5: 3 / 32, 7: 3 / 32 }
  for (const [place, chance] of Object.entries(expected)) expect(joint[Number(place)]).toBeCloseTo(chance, 12)
})

describe('what a parent rests on', () => {
  const SIRE = ['s a b', 'a e f', 'd']
  test.each([
    ['its own test', 's NN', 'tested', [true, false, false], 0],
    ['both its parents tested clear', 'a NN, b NN', 'parents', [true, false, false], 2],
    [
      'a clear grandparent pair behind an untested sire: nothing is certain',
      'e NN, f NN, b NN',
      'relatives',
      [true, true, false],
      3,
    ],
    ['nobody', '', 'breed', [true, true, true], 0],
  ] as const)('%s', (_, tests, basis, possible, relatives) => {
    const { sire } = figures(asked(SIRE, tests, '0.1').answer)
    expect(sire).toMatchObject({ basis, possible, relatives })
  })

  test('a sire that is clear by two generations has no other chance, and yet others stay possible', () => {
    const { sire } = figures(asked(SIRE, 'e NN, f NN, b NN', '0.1').answer)
    expect([sire.chances, sire.possible[1]]).toEqual([[1, 0, 0], true])
  })

  test('two offspring with the letters of either kind leave one possibility', () => {
    const { sire } = figures(asked(['s', 'd', 'o s -', 'p s -'], 'o NN, p vv', '0.1').answer)
    expect([sire.chances, sire.possible]).toEqual([
      [0, 1, 0],
      [false, true, false],
    ])
  })

  test('the nearest tested relatives come first, each by what it is to the dog', () => {
    const { answer, dog } = asked(
      ['s a b', 'b g h', 'n a b', 'o s m', 'k n -', 'd'],
      'g NN, n NN, o Nv, m NN, k NN',
      '0.2',
    )
    const { sire } = figures(answer)
    expect(sire.nearest).toEqual([
      { dog: dog('o'), relation: 'offspring', genotype: 1 },
      { dog: dog('m'), relation: 'mate', genotype: 0 },
      { dog: dog('n'), relation: 'fullSibling', genotype: 0 },
    ])
    // k hangs on a tested dog and tells nothing more
    expect(sire.relatives).toBe(4)
  })
})

describe('refuses', () => {
  test('an offspring that its parent cannot have, and names both', () => {
    const { answer, dog } = asked(['s a b', 'd'], 's vv, a NN', '0.1')
    expect(answer).toEqual({ refused: 'contradiction', dogs: [dog('s'), dog('a')] })
  })

  test('tests that only together cannot be true, and names nobody', () => {
    // The untested sire of three must have v twice for o, and N for p.
    const { answer } = asked(['s a b', 'a e f', 'd', 'o a m', 'e', 'f'], 'e NN, f NN, o vv', '0.1')
    expect(answer).toEqual({ refused: 'contradiction', dogs: [] })
  })

  test('what needs the frequency of a breed with too few tests', () => {
    expect(asked(['s a b', 'd'], 'a NN, d NN', '–').answer).toEqual({ refused: 'fewTests' })
  })

  test('a part whose tables would be too large, after fewer links have been tried', () => {
    const { pedigree, parents } = family('s a b', 'd a c', 'a g h', 'b g i', 'c h i')
    const question = { pedigree, parents: parents('s', 'd'), tested: new Map(), frequency: 0.1 }
    const limits = { reach: 8, mostVisited: 100, mostMembers: 100, mostCells: 200 }
    expect(litterGenotypes(question, limits)).toMatchObject({ refused: 'tooLarge' })
    expect(litterGenotypes(question, { ...limits, mostCells: 3000 })).toMatchObject({ reach: 8 })
    expect(litterGenotypes(question, { ...limits, mostMembers: 5 })).toMatchObject({ refused: 'tooLarge' })
    expect(litterGenotypes(question, { ...limits, mostVisited: 5 })).toMatchObject({ refused: 'tooLarge' })
  })
})

test('offspring at the edge of the part have one other parent, not one each', () => {
  const { pedigree, dog, parents } = family('s', 'd', 'o s m', 'p s m', 'a o x', 'b p y')
  const tested = new Map<number, Genotype>([
    [dog('a'), 2],
    [dog('b'), 2],
  ])
  const question = { pedigree, parents: parents('s', 'd'), tested, frequency: 0.1 }
  const near = figures(litterGenotypes(question, { ...PEEL_LIMITS, reach: 2 }))
  const far = figures(litterGenotypes(question))
  for (const [letters, chance] of far.sire.chances.entries())
    expect(near.sire.chances[letters]).toBeCloseTo(chance, 12)
})

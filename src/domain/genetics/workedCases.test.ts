import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartInbreeding } from './chartInbreeding.ts'
import { commonAncestors } from './commonAncestors.ts'
import { completeness, equivalentGenerations } from './completeness.ts'
import { family } from './families.test-helper.ts'
import { parentsOf, UNKNOWN } from './pedigree.ts'
import { trustOf } from './trust.ts'

const RULES = readFileSync(new URL('../../../docs/rules/genetics.md', import.meta.url), 'utf8')

/** The cases of docs/rules/genetics.md#worked-cases, cell by cell; the dog is `x`. */
const CASES = RULES.split('\n## ')
  .find((section) => section.startsWith('Worked cases'))!
  .split('\n')
  .filter((line) => /\| `x /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', pedigree = '', , f, shares, places, complete, equivalents, trust]) => ({
    name,
    pedigree: pedigree.replaceAll('`', '').split('; '),
    told: { f, shares, places, complete, equivalents, trust },
  }))

const percent = (share: number) => `${share * 100} %`

test('finds the cases', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(5)
})

describe('a case worked by hand in the rules is what is computed', () => {
  test.each(CASES)('$name', ({ pedigree: lines, told }) => {
    const { pedigree, dog } = family(...lines)
    const parents = parentsOf(pedigree, dog('x'))
    const known = parents.sire !== UNKNOWN && parents.dam !== UNKNOWN
    const found = completeness(pedigree, parents)
    const names = new Map(
      lines
        .join(' ')
        .split(/[; ]+/)
        .map((name) => [dog(name), name]),
    )
    expect(told).toEqual({
      f: known ? percent(chartInbreeding(pedigree, parents)) : 'none',
      shares:
        commonAncestors(pedigree, parents)
          .map((ancestor) => `${names.get(ancestor.dog)} ${percent(ancestor.share)}`)
          .sort()
          .join(', ') || '–',
      places: `${found.knownPlaces} / ${found.differentAncestors}`,
      complete: String(found.completeGenerations),
      equivalents: String(equivalentGenerations(pedigree, parents)),
      trust: known ? trustOf(found) : 'none',
    })
  })
})

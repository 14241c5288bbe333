import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomNumbers } from '#domain/randomNumbers.ts'
import { SOAKING, soakOf } from '#tools/test/soak.ts'
import { buildSmall } from '../families.test-helper.ts'
import { dropGenes, type TestedFamily, testedFamilies } from './families.test-helper.ts'
import { litterGenotypes } from './litter.ts'
import { passes } from './mendel.ts'
import { chancesOfLitter, chancesOfPuppy } from './puppies.ts'

const DROPS = 20_000
const PUPPIES = 6
/** So few litters that fit the tests say nothing. */
const ENOUGH = 400

/** Drops genes through the pedigree, keeps what fits the tests, and lets each pair have its litter. */
function simulate({ small, pair: [sire, dam], tested, frequency }: TestedFamily, random: () => number) {
  const first = [0, 0, 0]
  const some = [0, 0, 0]
  let litters = 0
  for (let drop = 0; drop < DROPS; drop++) {
    const letters = dropGenes(small, frequency, random)
    if ([...tested].some(([dog, genotype]) => letters[dog] !== genotype)) continue
    litters++
    const copy = (parent: number) => (random() < passes(letters[parent]!) ? 1 : 0)
    const puppies = Array.from({ length: PUPPIES }, () => copy(sire) + copy(dam))
    first[puppies[0]!]!++
    for (const genotype of new Set(puppies)) some[genotype]!++
  }
  return { litters, first, some }
}

const USUAL = 25
const { seed, runs, endsAt } = soakOf(USUAL)
/** Among the many figures of a soak some are further off by chance alone. */
const STANDARD_ERRORS = runs === USUAL ? 4 : 7

test(`what is computed is what gene dropping finds, within its error (seed ${seed})`, {
  timeout: SOAKING,
}, () => {
  const random = randomNumbers(`gene dropping ${seed}`)
  let compared = 0
  fc.assert(
    fc.property(testedFamilies(14, 3), (family) => {
      const [sire, dam] = family.pair
      const answer = litterGenotypes({
        ...family,
        pedigree: buildSmall(family.small),
        parents: { sire, dam },
      })
      const { litters, first, some } = simulate(family, random)
      if ('refused' in answer) {
        expect([answer.refused, litters]).toEqual(['contradiction', 0])
        return
      }
      if (litters < ENOUGH) return
      compared++
      const computed = [...chancesOfPuppy(answer.joint), ...chancesOfLitter(answer.joint, PUPPIES)]
      for (const [place, count] of [...first, ...some].entries()) {
        const chance = computed[place]!
        const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / litters) / litters)
        expect(Math.abs(count / litters - chance), `at ${place}`).toBeLessThan(STANDARD_ERRORS * error)
      }
    }),
    { seed, numRuns: runs, interruptAfterTimeLimit: endsAt && endsAt - Date.now() },
  )
  expect(compared).toBeGreaterThan(runs < USUAL ? -1 : USUAL / 2)
})

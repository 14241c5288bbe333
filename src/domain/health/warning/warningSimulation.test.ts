import { expect, test } from 'vitest'
import { SOAKING, soakOf } from '#tools/test/soak.ts'
import { randomNumbers } from '../../randomNumbers.ts'
import { type SimulatedBreed, simulate, type Told } from './breedSimulation.test-helper.ts'

/** The breeds of docs/rules/health-warning.md#large-enough; so many litters of the planted sire are of a family that may be large enough. */
const BREEDS = [0, 0.3].flatMap((heritability) =>
  [30, 60].flatMap((litters) =>
    [
      { rate: 0.05, plantedLitters: 66 },
      { rate: 0.1, plantedLitters: 30 },
      { rate: 0.25, plantedLitters: 9 },
    ].map((breed) => ({ ...breed, litters, heritability, litterShare: heritability / 3, examined: 0.5 })),
  ),
)

/** Simulates each breed so often, or until the time is over. */
function simulateAll(planted: SimulatedBreed['planted']): Told[] {
  const { seed, runs, endsAt = Number.POSITIVE_INFINITY } = soakOf(3)
  const told: Told[] = []
  for (let run = 0; run < runs && (run === 0 || Date.now() < endsAt); run++)
    for (const [place, breed] of BREEDS.entries())
      told.push(simulate({ ...breed, planted }, randomNumbers(`warning ${seed} ${run} ${place} ${planted}`)))
  return told
}

test('breeds without a family of raised risk, heritable or not, have fewer than one false alarm a year', {
  timeout: SOAKING,
}, () => {
  const told = simulateAll(0)
  const years = told.reduce((sum, one) => sum + one.years, 0)
  const alarms = told.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0)
  expect(years).toBeGreaterThanOrEqual(BREEDS.length * 6)
  expect(alarms / years).toBeLessThan(1)
})

test('of planted families of triple risk that are large enough, at least 80 % are told', {
  timeout: SOAKING,
}, () => {
  const large = simulateAll(1).flatMap(({ planted }) => planted.filter(({ isLarge }) => isLarge))
  expect(large.length).toBeGreaterThanOrEqual(BREEDS.length / 3)
  expect(large.filter(({ isFound }) => isFound).length / large.length).toBeGreaterThanOrEqual(0.8)
})

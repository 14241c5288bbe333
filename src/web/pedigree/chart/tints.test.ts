import { expect, test } from 'vitest'
import { REPEATED_TINTS } from '#contract/repeatedAncestors.ts'
import { rampOf, readColours } from '../../ui/theme/colours.test-helper.ts'
import { DARK_TINTS } from './tints.ts'

/** Degrees on the colour wheel. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  return (degrees + 360) % 360
}
const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

test('computes hues', () => {
  expect(['#ff0000', '#00ff00', '#0000ff', '#ff00ff'].map((colour) => Math.round(hueOf(colour)))).toEqual([
    0, 120, 240, 300,
  ])
})

const { light, dark } = readColours()

test.each([
  ['light', REPEATED_TINTS, rampOf(light)],
  ['dark', DARK_TINTS, rampOf(dark)],
] as const)('%s: gives repeated ancestors hues that the ramp of health does not have', (_, tints, ramp) => {
  expect(tints).toHaveLength(REPEATED_TINTS.length)
  for (const tint of tints) {
    for (const step of ramp)
      expect(apart(hueOf(tint), hueOf(step)), `${tint} and ${step}`).toBeGreaterThan(25)
  }
})

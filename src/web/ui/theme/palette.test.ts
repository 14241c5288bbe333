import { expect, test } from 'vitest'
import { rampOf, readColours } from './colours.test-helper.ts'

/** Relative luminance of `#rrggbb`. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const INKS = [
  'text-primary',
  'text-secondary',
  'primary-main',
  'secondary-main',
  'accent-main',
  'error-main',
  'success-main',
  'warning-main',
]
const GROUNDS = ['background-default', 'background-paper', 'tint']

const { light, dark } = readColours()

test('computes known contrasts', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

test('gives each colour in both schemes', () => {
  expect(light.size).toBeGreaterThan(30)
  expect([...dark.keys()]).toEqual([...light.keys()])
})

test.each([
  ['light', light],
  ['dark', dark],
])('%s: gives every ink a contrast of 4.5 : 1 on every ground', (_, colours) => {
  const contrastOf = (ink: string, ground: string) => contrast(colours.get(ink)!, colours.get(ground)!)
  for (const ink of INKS) {
    for (const ground of GROUNDS)
      expect(contrastOf(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
  for (const role of ['primary', 'secondary', 'info'])
    expect(contrastOf(`${role}-contrastText`, `${role}-main`)).toBeGreaterThanOrEqual(4.5)
  for (const role of ['error', 'success', 'warning', 'accent'])
    expect(contrastOf('background-paper', `${role}-main`), `paper on ${role}`).toBeGreaterThanOrEqual(4.5)
  for (const step of rampOf(colours))
    expect(contrast(colours.get('text-primary')!, step), `text on ${step}`).toBeGreaterThanOrEqual(4.5)
})

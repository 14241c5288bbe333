import { expect, test } from 'vitest'
import { type Colours, DARK, LIGHT, RAMP_DARK, RAMP_LIGHT } from './palette.ts'

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
  'text',
  'quietText',
  'primary',
  'secondary',
  'accent',
  'error',
  'success',
  'warning',
] as const satisfies readonly (keyof Colours)[]

test('computes known contrasts', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

test.each([
  ['light', LIGHT, RAMP_LIGHT],
  ['dark', DARK, RAMP_DARK],
] as const)('%s: gives every ink a contrast of 4.5 : 1 on every ground', (_, colours, ramp) => {
  for (const ink of INKS) {
    for (const ground of ['ground', 'surface', 'tint'] as const) {
      expect(contrast(colours[ink], colours[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.onSecondary, colours.secondary)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colours.onInfo, colours.info)).toBeGreaterThanOrEqual(4.5)
  for (const role of ['error', 'success', 'warning', 'accent'] as const) {
    expect(contrast(colours.surface, colours[role]), `surface on ${role}`).toBeGreaterThanOrEqual(4.5)
  }
  for (const step of ramp) expect(contrast(colours.text, step), `text on ${step}`).toBeGreaterThanOrEqual(4.5)
})

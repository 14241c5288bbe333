import { expect, test } from 'vitest'
import { shownValue } from './fields.ts'

test.each([
  [165.5, '165,5'],
  [0, '0'],
  [null, ''],
  ['Varma. Hyvä nenä.', 'Varma. Hyvä nenä.'],
])('%s is shown as “%s”', (value, shown) => {
  expect(shownValue(value, null)).toBe(shown)
})

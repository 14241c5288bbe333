import { expect, test } from 'vitest'
import { isPlaceholder } from './placeholders.ts'

test.each([
  'NA',
  'n/a',
  '#N/A',
  'NaN',
  '0',
  '-',
  '–',
  '?',
  '???',
  '.',
  'None',
  'null',
  ' Unknown ',
  'TUNTEMATON',
  'okänd',
  'OKA\u0308ND',
  'unbekannt',
  'Inconnu',
])('takes %j for no dog', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test.each(['', '00', '0/20', 'Nana', 'FI12345/20', 'NA/20', 'unknown 2'])(
  'takes %j for what it says',
  (text) => {
    expect(isPlaceholder(text)).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { surnameFirst } from './personNames.ts'

test.each([
  ['Ture Tuomari', 'Tuomari Ture'],
  ['Åke Erik Öhman-Äijälä', 'Öhman-Äijälä Åke Erik'],
  ['  Aino  Esimerkki ', 'Esimerkki Aino'],
  ['Tuntematon', 'Tuntematon'],
  ['', ''],
])('sorts %j as %j', (name, sorted) => {
  expect(surnameFirst(name)).toBe(sorted)
})

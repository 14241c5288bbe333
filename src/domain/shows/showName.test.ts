import { expect, test } from 'vitest'
import { nameBesidePlace } from './showName.ts'

test.each([
  ['Rovaniemi', 'Rovaniemi KV', ' KV'],
  ['Hämeenlinna', 'HÄMEENLINNA ryhmänäyttely', ' ryhmänäyttely'],
  ['Rovaniemi', 'Rovaniemi', ''],
  ['Rovaniemi', 'Rovaniemen KV', ', Rovaniemen KV'],
  ['Helsinki', 'Voittaja 2025', ', Voittaja 2025'],
  ['Helsinki', null, ''],
  ['Helsinki', '', ''],
])('beside %s the name %s adds "%s"', (place, show, added) => {
  expect(nameBesidePlace({ place, show })).toBe(added)
})

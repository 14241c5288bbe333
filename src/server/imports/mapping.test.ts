import { expect, test } from 'vitest'
import { loadMapping, parseMapping, shippedMappings } from './mapping.ts'

const MINIMAL = {
  numbers: { column: 'nr' },
  breed: { otherwise: '119' },
  fields: {},
  dateFormats: ['YYYY-MM-DD'],
  sexes: {},
}

test('accepts every shipped mapping', async () => {
  expect(await shippedMappings()).toEqual(['koirakanta', 'ofa'])
  for (const name of await shippedMappings()) await loadMapping(name)
})

test('accepts a small mapping', () => {
  expect(parseMapping(JSON.stringify(MINIMAL), 'x').numbers.column).toBe('nr')
})

test.each([
  ['{', 'is not JSON'],
  ['[]', 'wrong at its top level'],
  [JSON.stringify({ ...MINIMAL, colour: 'x' }), 'wrong at its top level: Unrecognized key: "colour"'],
  [JSON.stringify({ ...MINIMAL, fields: { nmae: 'Name' } }), 'wrong at "fields'],
  [JSON.stringify({ ...MINIMAL, dateFormats: ['DD-YY'] }), 'a date format is made of'],
  [JSON.stringify({ ...MINIMAL, sexes: { M: 'uros' } }), 'wrong at "sexes.M"'],
  [JSON.stringify({ ...MINIMAL, breed: { otherwise: 'collie' } }), 'a breed code is digits'],
])('refuses %s', (json, message) => {
  expect(() => parseMapping(json, 'x')).toThrow(message)
})

test('names the known mappings for an unknown one', async () => {
  await expect(loadMapping('akc')).rejects.toThrow('The shipped ones are koirakanta, ofa')
  await expect(loadMapping('/nowhere/akc.json')).rejects.toThrow('cannot be read')
})

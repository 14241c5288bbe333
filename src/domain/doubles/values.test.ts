import { expect, test } from 'vitest'
import { type ComparedValue, chipsBeside, dayBeside, numbersBeside } from './values.ts'

/** A value, whether the other has it, and what of it differs. */
const shown = ({ value, same, runs }: ComparedValue) => {
  expect(runs.map(({ text }) => text).join('')).toBe(value)
  return [value, same, ...runs.filter(({ differs }) => differs).map(({ text }) => text)]
}

test('finds one number in two spellings the same, and another of the record not', () => {
  expect(numbersBeside(['FI12345/15', 'SE777/2016'], ['FIN 12345-15']).map(shown)).toEqual([
    ['FI12345/15', true],
    ['SE777/2016', false],
  ])
})

test('marks the digits that differ in numbers of one register, however they are written', () => {
  expect(numbersBeside(['FI12345/15'], ['FIN 12435-15']).map(shown)).toEqual([['FI12345/15', false, '34']])
  expect(numbersBeside(['FI12345/15'], ['FI12349/15']).map(shown)).toEqual([['FI12345/15', false, '5']])
})

test('marks nothing in a number that is wholly another', () => {
  expect(numbersBeside(['FI12345/15'], ['FI98765/19', 'SE12349/2015']).map(shown)).toEqual([
    ['FI12345/15', false],
  ])
})

test('compares chips sign by sign, and days by their digits', () => {
  expect(chipsBeside(['246098100000001', '246098100000002'], ['246098100000002']).map(shown)).toEqual([
    ['246098100000001', false],
    ['246098100000002', true],
  ])
  expect(shown(dayBeside('04.03.2015', '03.04.2015'))).toEqual(['04.03.2015', false, '4', '3'])
  expect(shown(dayBeside('04.03.2015', '04.03.2015'))).toEqual(['04.03.2015', true])
})

import { expect, test } from 'vitest'
import type { Option } from '../../sheets/values.ts'
import { moveOf } from '../../ui/grid/gridMoves.ts'
import { typedNumber, typedOption } from './gridTyping.ts'

const SIZE = { rows: 3, columns: 4 }
const press = (key: string, row: number, column: number, held: { shift?: boolean; ctrl?: boolean } = {}) =>
  moveOf({ key, shiftKey: held.shift ?? false, ctrlKey: held.ctrl ?? false }, { row, column }, SIZE)

test.each([
  ['ArrowDown', 0, 1, 1, 1],
  ['ArrowDown', 2, 1, 2, 1],
  ['ArrowUp', 0, 1, 0, 1],
  ['ArrowRight', 1, 3, 1, 3],
  ['ArrowLeft', 1, 1, 1, 0],
  ['Enter', 1, 2, 2, 2],
  ['PageDown', 0, 1, 2, 1],
  ['PageUp', 2, 1, 0, 1],
  ['Home', 1, 2, 1, 0],
  ['End', 1, 2, 1, 3],
  ['Tab', 0, 1, 0, 2],
  ['Tab', 0, 3, 1, 0],
])('%s at %i,%i goes to %i,%i', (key, row, column, toRow, toColumn) => {
  expect(press(key, row, column)).toEqual({ row: toRow, column: toColumn })
})

test('turns round with shift, goes to the ends with control, and leaves the grid by Tab at its ends', () => {
  expect(press('Tab', 1, 0, { shift: true })).toEqual({ row: 0, column: 3 })
  expect(press('Enter', 1, 0, { shift: true })).toEqual({ row: 0, column: 0 })
  expect(press('End', 0, 0, { ctrl: true })).toEqual({ row: 2, column: 3 })
  expect(press('Home', 2, 2, { ctrl: true })).toEqual({ row: 0, column: 0 })
  expect(press('Tab', 2, 3)).toBeNull()
  expect(press('Tab', 0, 0, { shift: true })).toBeNull()
  expect(press('a', 0, 0)).toBeNull()
})

const numbers = (...values: number[]): Option[] =>
  values.map((value) => ({ value, label: String(value), short: String(value) }))
const GRADES = numbers(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)

test('sets a value by a digit, a longer one by two, and refuses what is not on the scale', () => {
  expect(typedOption('1', '', null, GRADES)).toEqual({ text: '1', value: 1, refused: false })
  expect(typedOption('0', '1', 1, GRADES)).toEqual({ text: '10', value: 10, refused: false })
  expect(typedOption('5', '1', 1, GRADES)).toEqual({ text: '5', value: 5, refused: false })
  expect(typedOption('2', '', null, numbers(1, 3))).toMatchObject({ value: undefined, refused: true })
  expect(typedOption('x', '', null, GRADES)).toMatchObject({ value: undefined, refused: true })
})

test('goes round the options that begin with a letter', () => {
  const options = ['judged', 'absent', 'arrived'].map((value) => ({ value, label: value, short: value }))
  expect(typedOption('a', '', 'judged', options).value).toBe('absent')
  expect(typedOption('A', '', 'absent', options).value).toBe('arrived')
  expect(typedOption('a', '', 'arrived', options).value).toBe('absent')
  expect(typedOption('z', '', 'judged', options).refused).toBe(true)
})

test('lets a free number grow character by character, with one decimal', () => {
  expect(typedNumber('5', '16').text).toBe('165')
  expect(typedNumber('.', '165').text).toBe('165,')
  expect(typedNumber('5', '165,').text).toBe('165,5')
  expect(typedNumber('5', '165,5')).toMatchObject({ text: '165,5', refused: true })
  expect(typedNumber('x', '1')).toMatchObject({ text: '1', refused: true })
})

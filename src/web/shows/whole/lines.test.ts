import { expect, test } from 'vitest'
import type { ShowRow } from '#contract/shows.ts'
import { EMPTY_ROW } from '#domain/shows/typedRow.ts'
import {
  cellsOf,
  type Edits,
  filledDown,
  linesOf,
  NO_EDITS,
  removedResults,
  sentRows,
  settledValue,
  withBlock,
  withChoice,
  withoutGone,
  withRemoval,
  withValues,
} from './lines.ts'

const RESULT: ShowRow = {
  id: 7,
  version: 1,
  dog: { regnr: 'FI1/20', name: 'Nuppu', gender: 'female', birthYear: 2020, breed: '119', titles: [] },
  class: 'AVO',
  grade: 'ERI',
  placing: 1,
  marks: ['SA', 'PU1'],
  judge: 'Maija',
  critique: '',
}
const lines = (edits: Edits, results = [RESULT]) => linesOf(results, edits)

test('keeps what is typed over a result until it is written back, and its dog stays', () => {
  const edits = withValues(NO_EDITS, lines(NO_EDITS)[0]!, { grade: 'EH', dog: 'FI2/20' })
  expect(lines(edits)[0]).toMatchObject({ dirty: true, version: 1, typed: { grade: 'EH', dog: 'FI1/20' } })
  expect(withValues(edits, lines(edits)[0]!, { grade: 'ERI' })).toEqual(NO_EDITS)
})

test('always ends with an empty line, which is not sent', () => {
  const edits = withValues(NO_EDITS, lines(NO_EDITS)[1]!, { dog: 'FI2/20' })
  expect(lines(edits).map(({ key }) => key)).toEqual(['r7', 'n1', 'n2'])
  expect(sentRows(lines(edits))).toEqual([{ ...EMPTY_ROW, key: 'n1', id: null, version: 0, dog: 'FI2/20' }])
})

test('removes a new line at once, and a result only when it is saved', () => {
  const edits = withRemoval(withValues(NO_EDITS, lines(NO_EDITS)[1]!, { dog: 'FI2/20' }), lines(NO_EDITS)[0]!)
  expect(removedResults(lines(edits))).toEqual([{ id: 7, version: 1 }])
  expect(withRemoval(edits, lines(edits)[0]!).stored).toEqual({})
  expect(withRemoval(edits, lines(edits)[1]!).added).toEqual({})
})

test('tells of a result that somebody else has changed, until one of both is chosen', () => {
  const edits = withValues(NO_EDITS, lines(NO_EDITS)[0]!, { grade: 'EH' })
  const changed = [{ ...RESULT, version: 2, placing: 4 }]
  const [line] = linesOf(changed, edits)
  expect(line).toMatchObject({ outdated: true, typed: { grade: 'EH', placing: '1' } })
  expect(linesOf(changed, withChoice(edits, line!, true))[0]).toMatchObject({
    outdated: false,
    version: 2,
    typed: { grade: 'EH' },
  })
  expect(linesOf(changed, withChoice(edits, line!, false))[0]).toMatchObject({
    dirty: false,
    typed: { placing: '4' },
  })
  expect(lines(withoutGone(edits, []), [])[0]).toMatchObject({
    result: null,
    typed: { dog: 'FI1/20', grade: 'EH' },
  })
})

test('pastes a block of a spreadsheet from a cell on, or by its headings', () => {
  expect(cellsOf('a\t"b\n""c"""\r\n1\t\r\n')).toEqual([
    ['a', 'b\n"c"'],
    ['1', ''],
  ])
  const plain = withBlock(NO_EDITS, lines(NO_EDITS), cellsOf('EH\t2\nERI\t1\nH\t'), {
    row: 0,
    column: 'grade',
  })
  expect(lines(plain).map(({ typed }) => [typed.dog, typed.grade, typed.placing])).toEqual([
    ['FI1/20', 'EH', '2'],
    ['', 'ERI', '1'],
    ['', 'H', ''],
    ['', '', ''],
  ])
  const headed = withBlock(
    NO_EDITS,
    lines(NO_EDITS),
    cellsOf('Tuomari\tLuokka\tRek.nro\nMaija\tJUN\tFI3/20'),
    { row: 0, column: 'dog' },
  )
  expect(lines(headed)[1]!.typed).toMatchObject({ dog: 'FI3/20', class: 'JUN', judge: 'Maija' })
})

test.each([
  ['Koira\tLuokka\tLaatuarvosana\nFI3/20\tJUN\tERI', 'the headings of the grid'],
  ['Koira\tRekisterinumero\tLuokka\tLaatuarvosana\nMuntti\tFI3/20\tJUN\tERI', 'a name beside the number'],
])('reads a pasted block by its headings: %s (%s)', (text) => {
  const headed = withBlock(NO_EDITS, lines(NO_EDITS), cellsOf(text), { row: 0, column: 'dog' })
  expect(lines(headed)[1]!.typed).toMatchObject({ dog: 'FI3/20', class: 'JUN', grade: 'ERI' })
})

test('fills the judge down into a new line, and settles codes as they are written', () => {
  const [first, empty] = lines(NO_EDITS)
  expect(filledDown(empty!, first, { dog: 'FI2/20' })).toEqual({ dog: 'FI2/20', judge: 'Maija' })
  expect(filledDown(empty!, first, { class: 'AVO' })).toEqual({ class: 'AVO' })
  expect(settledValue({ ...EMPTY_ROW, class: 'kay' }, 'class')).toBe('KÄY')
  expect(settledValue({ ...EMPTY_ROW, marks: 'rop, sa  pu-1' }, 'marks')).toBe('SA PU1 ROP')
  expect(settledValue({ ...EMPTY_ROW, grade: 'xx' }, 'grade')).toBe('xx')
})

import { expect, test } from 'vitest'
import { countsAsExamined, STATEMENT_SOURCES, statementSourceOf } from './sources.ts'

test('all count as examined but what an owner reports', () => {
  expect(STATEMENT_SOURCES.filter(countsAsExamined)).toEqual(['kennel_club', 'laboratory'])
  expect(countsAsExamined(null)).toBe(true)
})

test.each([
  ['kennel_club', 'kennel_club'],
  [' Kennelliitto ', 'kennel_club'],
  ['Laboratorium', 'laboratory'],
  ['ÄGARE', 'owner'],
  ['vet', null],
])('a file that writes %j means %s', (text, source) => {
  expect(statementSourceOf(text)).toBe(source)
})

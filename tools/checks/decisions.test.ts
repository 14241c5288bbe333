import path from 'node:path'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

const RECORDS = repositoryFiles(/^docs\/decisions\/\d{4}-[\w-]+\.md$/)
const HEAD =
  /^# (?<number>\d{4}) (?<title>.+)\n\n(?<date>\d{4}-\d\d-\d\d)\n\nStatus: (?<status>(?:accepted(?:; amended \d{4}-\d\d-\d\d)?|superseded by \d{4}))\n/

/** The line of the index for a record, or what its head lacks. */
function indexLineOf(record: string): string {
  const head = HEAD.exec(readText(record))?.groups
  if (!head) return `${record}: begins with "# NNNN Title", its date and "Status: accepted"`
  const file = path.posix.basename(record)
  return `| [${head.number}](${file}) | ${head.title} | ${head.date} | ${head.status} |`
}

test('the index of decision records lists each with its title, date and status', () => {
  const listed = readText('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
  expect(RECORDS.length).toBeGreaterThan(10)
  expect(listed).toEqual(RECORDS.toSorted().map(indexLineOf))
})

test('each decision record has a number of its own, that of its file', () => {
  const numbers = RECORDS.map((record) => HEAD.exec(readText(record))?.groups?.number)
  expect(numbers).toEqual(RECORDS.map((record) => path.posix.basename(record).slice(0, 4)))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a superseded decision record names one that is there', () => {
  const successors = RECORDS.flatMap(
    (record) => /^Status: superseded by (\d{4})$/m.exec(readText(record))?.[1] ?? [],
  )
  const there = RECORDS.map((record) => path.posix.basename(record).slice(0, 4))
  expect(successors.filter((number) => !there.includes(number))).toEqual([])
})

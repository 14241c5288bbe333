import { expect, test } from 'vitest'
import { readText } from '#tools/checks/files.ts'
import { DEFAULTS, databaseSection, readsSection, webSection } from './haproxy.ts'

const operations = readText('docs/operations.md').split('\n')
/** Lines without the addresses, which differ from machine to machine. */
const linesOf = (section: string) =>
  section.split('\n').filter((line) => line !== '' && !/^ {2}(bind|server) /.test(line))

test('what stands before database and copies is what the documents tell', () => {
  const servers = { one: 1, two: 2 }
  for (const section of [
    DEFAULTS,
    databaseSection(1, servers),
    readsSection(3, servers),
    webSection(2, servers),
  ])
    expect(operations).toEqual(expect.arrayContaining(linesOf(section)))
})

test('the startup message tells its own length', () => {
  const [, message = ''] = /send-binary (\w+)/.exec(databaseSection(1, {})) ?? []
  const bytes = Buffer.from(message, 'hex')
  expect(bytes.readInt32BE(0)).toBe(bytes.length)
})

import { expect, test } from 'vitest'
import { readText } from './files.ts'

test('lists each setting once in docs/settings.md, and none that does not exist', () => {
  const names = readText('src/server/config.ts').match(/(?<=^ {2})[A-Z][A-Z_]+(?=: )/gm)
  const rows = readText('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z_]{4,}/g) ?? [])
  expect(listed.toSorted()).toEqual(names?.toSorted())
})

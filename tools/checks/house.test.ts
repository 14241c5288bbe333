import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SCHEMA_FILE } from '../schema/schemaSource.ts'
import { ROOT, readText, repositoryFiles } from './files.ts'

/** Most lines of a hand-written source file: a longer one has more than one subject. */
const MAX_LINES = 400

test('every path that a document names exists', () => {
  const gone = repositoryFiles(/\.md$/).flatMap((document) => {
    const named = [
      ...readText(document).matchAll(/`((?:src|docs|tools|e2e|bin|examples)\/[\w./-]*\w)`/g),
    ].map((match) => match[1] ?? '')
    const linked = [...readText(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
      path.posix.join(path.posix.dirname(document), match[1] ?? ''),
    )
    return [...named, ...linked]
      .filter((file) => !existsSync(path.join(ROOT, file)))
      .map((file) => `${document}: ${file}`)
  })
  expect(gone).toEqual([])
})

test('no file exceeds its number of lines', () => {
  const long = repositoryFiles(/^(src|tools|e2e|bin)\/.*\.(ts|tsx|js)$/).filter(
    (file) => file !== SCHEMA_FILE && readText(file).split('\n').length > MAX_LINES,
  )
  expect(long).toEqual([])
})

test('no unfinished work, silenced check or skipped test', () => {
  const marks = new RegExp(
    [
      'TO' + 'DO',
      'FIX' + 'ME',
      'coming ' + 'soon',
      '@ts-' + 'ignore',
      '@ts-' + 'expect-error',
      ': an' + 'y\\b',
      'as an' + 'y\\b',
      'biome-' + 'ignore',
      '(test|it|describe)\\.(only|todo)',
    ].join('|'),
  )
  const found = repositoryFiles(/^(src|tools|e2e|bin)\/.*\.(ts|tsx|js)$/).flatMap((file) =>
    readText(file)
      .split('\n')
      .filter((line) => marks.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('the lock file names no host', () => {
  expect(readText('package-lock.json')).not.toMatch(/"resolved": "https?:/)
})

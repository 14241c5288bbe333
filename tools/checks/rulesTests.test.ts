import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

const PAGE = 'docs/rules/tests.md'
const text = readText(PAGE)
const [table = '', others = ''] = text.split('\n## Not gone through yet\n')

/** Rules that a text links to, as `trials.md#states`. */
const linkedIn = (part: string): string[] =>
  [...part.matchAll(/\]\(([\w-]+\.md#[\w-]+)\)/g)].map(([, rule]) => rule!)

/** Every heading of level 2 of the pages of rules, by the anchor that GitHub makes of it. */
const rules = repositoryFiles(/^docs\/rules\/(?!README|tests)[\w-]+\.md$/).flatMap((file) =>
  [...readText(file).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '')
    return `${file.replace('docs/rules/', '')}#${anchor.replaceAll(' ', '-')}`
  }),
)

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => ({
    rules: linkedIn(line),
    files: [...line.matchAll(/`([\w./]+)`/g)].map(([, file]) => file!),
  }))

test('every rule stands on the page of their tests once, and no other', () => {
  expect(rules.length).toBeGreaterThan(100)
  const listed = [...rows.flatMap((row) => row.rules), ...linkedIn(others)]
  expect(listed.toSorted()).toEqual(rules.toSorted())
})

test('every row names files that are there and have tests', () => {
  const files = repositoryFiles(/^(src|e2e|tools)\/.*\.test\.tsx?$/)
  const hasTests = (file: string) => files.includes(file) && /\b(test|it)(\.\w+)*[(<`]/.test(readText(file))
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => row.files.length === 0 || !row.files.every(hasTests))).toEqual([])
})

import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, readText } from './files.ts'

/**
 * Levels of the requirements that a section of the standard has at levels 1 and 2: they are its first ones, those of level 3 follow.
 * Source: OWASP ASVS 5.0.0 (https://github.com/OWASP/ASVS/tree/v5.0.0/5.0).
 */
const SECTIONS = {
  '1.1': '22',
  '1.2': '111112222',
  '1.3': '11222222222',
  '1.4': '222',
  '1.5': '12',
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112',
  '5.3': '11',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '22',
  '11.2': '222',
  '11.3': '112',
  '11.4': '1222',
  '11.5': '2',
  '11.6': '2',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
  '13.1': '2',
  '13.2': '22222',
  '13.3': '22',
  '13.4': '12222',
  '14.1': '22',
  '14.2': '1222',
  '14.3': '122',
  '15.1': '122',
  '15.2': '122',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '222',
  '17.1': '2',
  '17.2': '2222',
  '17.3': '22',
} as const
const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, levels]) =>
  [...levels].map((level, index) => `V${section}.${index + 1} ${level}`),
)
const STATES = ['met', 'not applicable', 'open'] as const

const PAGE = 'docs/security-asvs.md'
const text = readText(PAGE)
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [number = '', level = '', asks = '', state = '', why = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { number, level, asks, state, why }
  })

/** `file` "title", "another": tests that a row names, each with the file it stands in. */
const namedTests = rows.flatMap(({ number, why }) =>
  [...why.matchAll(/`([\w./-]+\.test\.tsx?)`((?:,? "[^"]+")+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ number, file, title })),
  ),
)

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...readText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('has every requirement of levels 1 and 2 once, in the order of the standard', () => {
  expect(REQUIREMENTS).toHaveLength(253)
  expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(REQUIREMENTS)
})

test('tells of every requirement what it asks, its state and why', () => {
  const wanting = rows.filter(
    ({ asks, state, why }) => !asks || !why || !(STATES as readonly string[]).includes(state),
  )
  expect(wanting).toEqual([])
})

test('counts the states as the rows have them', () => {
  const counts = STATES.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`)
  expect(text).toContain(`${rows.length} requirements: ${counts.join(', ')}.`)
})

test('shows how a requirement is met by a file or a heading', () => {
  const unshown = rows.filter(({ state, why }) => state === 'met' && !/`[\w./-]+\.\w+`|\]\(\S+\.md/.test(why))
  expect(unshown).toEqual([])
})

test('names only files and headings that are there', () => {
  const files = [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|js|json|sql|md))`/g)].map(
    ([, file = '']) => file,
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  const headings = [...text.matchAll(/\]\(([\w./-]+\.md)#([\w-]+)\)/g)].map(
    ([, target = '', anchor = '']) => ({
      page: path.posix.join(path.posix.dirname(PAGE), target),
      anchor,
    }),
  )
  expect(headings.filter(({ page, anchor }) => !anchorsOf(page).includes(anchor))).toEqual([])
})

test('names only tests that stand in their file under that title', () => {
  expect(namedTests.length).toBeGreaterThan(100)
  const quoted = (title: string) => ["'", '"', '`'].map((quote) => `${quote}${title}${quote}`)
  const gone = namedTests.filter(
    ({ file, title }) => !quoted(title).some((one) => readText(file).includes(one)),
  )
  expect(gone).toEqual([])
})

import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

const PAGE = 'docs/payments.md'
const ROW = /^\| (G\d+)( ‖)? \| .+ \| (`.+`) \|$/gm

/** A guarantee as the page lists it. */
interface Guarantee {
  readonly number: string
  /** one of its tests runs two at once */
  readonly isOfTwo: boolean
  /** its files of tests, as paths */
  readonly files: readonly string[]
}

const fileOf = (name: string) => `src/${name.startsWith('domain/') ? '' : 'server/'}${name}.test.ts`

const guarantees: Guarantee[] = [...readText(PAGE).matchAll(ROW)].map(([, number, two, files]) => ({
  number: number!,
  isOfTwo: two !== undefined,
  files: [...files!.matchAll(/`([^`]+)`/g)].map(([, name]) => fileOf(name!)),
}))

/** Tests whose names begin with guarantees, `G6, G17: …`, each once for every one of them. */
const tests = repositoryFiles(/^(src|e2e|tools)\/.*\.test\.tsx?$/).flatMap((file) =>
  [...readText(file).matchAll(/\btest(?:\.\w+\(.*?\))?\(\s*['`]((?:G\d+(?:, )?)+): ([^'`]+)/gs)].flatMap(
    ([, numbers, name]) => numbers!.split(', ').map((number) => ({ file, number, name: name! })),
  ),
)

test('numbers the guarantees of entry and payment without a gap', () => {
  expect(guarantees.length).toBeGreaterThan(0)
  expect(guarantees.map(({ number }) => number)).toEqual(guarantees.map((_, index) => `G${index + 1}`))
})

test('has a test of every guarantee in each file that the page names, and names each file that has one', () => {
  const named = guarantees.map(({ number, files }) => [number, files.toSorted()])
  const found = guarantees.map(({ number }) => {
    const files = tests.filter((one) => one.number === number).map(({ file }) => file)
    return [number, [...new Set(files)].toSorted()]
  })
  expect(found).toEqual(named)
})

test('names no guarantee that the page does not list', () => {
  const known = new Set(guarantees.map(({ number }) => number))
  expect(tests.filter(({ number }) => !known.has(number))).toEqual([])
})

test('runs two at once for every guarantee that is marked so', () => {
  const isOfTwo = (number: string) => tests.some((one) => one.number === number && /at once/.test(one.name))
  expect(guarantees.filter((one) => one.isOfTwo && !isOfTwo(one.number))).toEqual([])
})

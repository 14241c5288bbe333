import path from 'node:path'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

const PAGES = new Map(
  repositoryFiles(/^docs\/rules\/.*\.md$/).map((page) => [page, anchorsOf(readText(page))]),
)
const CITING = repositoryFiles(/^((src|e2e|tools|docs|bin)\/.*\.(ts|tsx|js|md|sql|css)|[A-Z]+\.md)$/)

/** A heading of a page of rules; '' stands for the page as a whole. */
interface Citation {
  readonly page: string
  readonly anchor: string
}

/** The anchors of a page's headings, as GitHub makes them: lower case, punctuation left out, a hyphen for each space. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Rules that a text names by the path of their page, one or several: a path, `#states and #classes`. */
function namedIn(text: string): Citation[] {
  return [...text.matchAll(/(docs\/rules\/[a-z-]+\.md)((?:(?: and )?#[\w-]+)*)/g)].flatMap(
    ([, page = '', anchors = '']) => {
      const named = anchors.match(/(?<=#)[\w-]+/g) ?? ['']
      return named.map((anchor) => ({ page, anchor }))
    },
  )
}

/** Rules that a document links to, from where it stands. */
function linkedIn(document: string, text: string): Citation[] {
  return [...text.matchAll(/\]\(([\w./-]*)(?:#([\w-]+))?\)/g)]
    .map(([, target, anchor = '']) => ({
      page: target ? path.posix.join(path.posix.dirname(document), target) : document,
      anchor,
    }))
    .filter(({ page }) => page.startsWith('docs/rules/'))
}

const citations = CITING.flatMap((file) => {
  const text = readText(file)
  const cited = [...namedIn(text), ...(file.endsWith('.md') ? linkedIn(file, text) : [])]
  return cited.map((citation) => ({ file, ...citation }))
})

test('every rule that is cited is a heading of docs/rules', () => {
  expect(citations.length).toBeGreaterThan(100)
  const isThere = ({ page, anchor }: Citation) =>
    PAGES.has(page) && (anchor === '' || PAGES.get(page)!.includes(anchor))
  expect(citations.filter((citation) => !isThere(citation))).toEqual([])
})

test('headings of one page of rules differ, so that each has an anchor of its own', () => {
  const repeated = [...PAGES].flatMap(([page, anchors]) =>
    anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at).map((anchor) => `${page}#${anchor}`),
  )
  expect(repeated).toEqual([])
})

test('nothing cites a numbered section of a document that is not in the repository', () => {
  const absent =
    /\b(spec|specification|decisions|screens|design|domain facts),? \d{1,2}\b|source: (spec|decisions)\b/i
  const found = CITING.flatMap((file) =>
    readText(file)
      .split('\n')
      .filter((line) => absent.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

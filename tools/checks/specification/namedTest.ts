import { readText } from '../files.ts'

/** A test that holds something of the specification, by its file and its name. */
export interface NamedTest {
  readonly file: string
  readonly title: string
  /** of a test of several cases: the name of the one that is meant */
  readonly row?: string
}

const isQuoted = (text: string, words: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${words}${quote}`))

/** Those of some tests that do not stand in their file under their name. */
export const goneOf = (tests: readonly NamedTest[]): readonly NamedTest[] =>
  tests.filter(({ file, title, row }) => {
    const text = readText(file)
    return !isQuoted(text, title) || (row !== undefined && !isQuoted(text, row))
  })

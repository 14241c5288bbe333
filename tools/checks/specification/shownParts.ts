import type { NamedTest } from './namedTest.ts'

/** Something that the specification says people see or that happens to them, in its words, and the browser tests that see it. */
export interface Shown {
  readonly says: string
  readonly by: readonly NamedTest[]
}

export const inBrowser = (name: string, ...titles: readonly string[]): NamedTest[] =>
  titles.map((title) => ({ file: `e2e/${name}.test.ts`, title }))

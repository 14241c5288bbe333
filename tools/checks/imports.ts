import path from 'node:path'
import { readText, repositoryFiles } from './files.ts'

export interface Import {
  readonly file: string
  readonly target: string
  /** nothing of it is there when the program runs */
  readonly typeOnly: boolean
}

const IMPORT = /\bimport\b(\s+type\b)?(?:[^'"]*?\bfrom)?\s*\(?\s*'([^']+)'/g

/** Imports of our own files, resolved to paths from the root. */
function ownImports(file: string): Import[] {
  return [...readText(file).matchAll(IMPORT)].flatMap(([, type, specifier = '']) => {
    const target = resolved(file, specifier)
    return target === undefined ? [] : [{ file, target, typeOnly: type !== undefined }]
  })
}

function resolved(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#tools/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.includes('/testing/')

/** Every import of our own files, but for those of tests. */
export const productImports: readonly Import[] = repositoryFiles(/^src\/.*\.tsx?$/)
  .filter((file) => !isTest(file))
  .flatMap(ownImports)

/** Folder of a subject (or of the ground) on one side of the product; undefined: the file stands above the subjects. */
export const subjectOn =
  (side: 'server' | 'web') =>
  (file: string): string | undefined =>
    new RegExp(`^src/${side}/([\\w-]+)/`).exec(file)?.[1]

/**
 * Groups of subjects that reach each other, directly or over others, where imports lead from subject to subject.
 * An order without such groups exists: each subject can be understood with those below it alone.
 */
export function cyclesAmong(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = Map.groupBy(edges, ([from]) => from)
  const reached = new Map([...next.keys()].map((subject) => [subject, reachedFrom(subject, next)]))
  const groups = [...reached].flatMap(([subject, below]) => {
    const group = [...below].filter((other) => reached.get(other)?.has(subject))
    return below.has(subject) ? [group.toSorted()] : []
  })
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function reachedFrom(subject: string, next: ReadonlyMap<string, readonly (readonly [string, string])[]>) {
  const reached = new Set<string>()
  const left = [subject]
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    for (const [, to] of next.get(one) ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      left.push(to)
    }
  }
  return reached
}

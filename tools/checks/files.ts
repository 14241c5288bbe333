import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Files of the repository (tracked, or new and not ignored) whose path matches, as paths from its root. */
export function repositoryFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => pattern.test(file))
    .filter(exists)
}

function exists(file: string): boolean {
  try {
    readFileSync(path.join(ROOT, file))
    return true
  } catch {
    return false
  }
}

/** Text of a file, by its path from the root of the repository. */
export function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

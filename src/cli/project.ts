import { dirname, join } from 'node:path'

const root = dirname(dirname(import.meta.dirname))

/** Absolute path of a file of the project, wherever the command was called from. */
export function inProject(...parts: string[]): string {
  return join(root, ...parts)
}

/** Where Node keeps what it has compiled: beside the packages, so that a fresh installation has a fresh one. */
export const COMPILE_CACHE = inProject('node_modules', '.cache', 'node')

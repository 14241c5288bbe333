import { dirname, join } from 'node:path'

const root = dirname(dirname(import.meta.dirname))

/** Absolute path of a file of the project, wherever the command was called from. */
export function inProject(...parts: string[]): string {
  return join(root, ...parts)
}

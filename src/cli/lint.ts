import { CHECKERS, runNode } from '#tools/test/checkers.ts'
import type { Command } from './io.ts'

export const run: Command = (args) => runNode([...CHECKERS.lint, ...args])

import { runChecker } from '#tools/test/checkers.ts'
import type { Command } from './io.ts'

/** Checks the types of every side; what has not changed since the last time is not checked again. */
export const run: Command = (args) => runChecker('types', args)

import { runChecker } from '#tools/test/checkers.ts'
import type { Command } from './io.ts'

/** Finds files, exports and dependencies that nothing uses, then those of the product that tests alone use. */
export const run: Command = (args) => runChecker('unused', args)

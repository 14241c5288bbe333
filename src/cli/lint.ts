import { runChecker } from '#tools/test/checkers.ts'
import type { Command } from './io.ts'

export const run: Command = (args) => runChecker('lint', args)

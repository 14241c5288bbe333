import { runTests } from '#tools/test/runTests.ts'
import type { Command } from './io.ts'

/** The same without the journeys in the browser. */
export const run: Command = (args, io) => runTests(args, false, (text) => io.stdout.write(`${text}\n`))

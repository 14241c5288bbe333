import { runTests } from '#tools/test/runTests.ts'
import type { Command } from './io.ts'

/** Everything: types, lint, what is unused, unit and server tests, journeys in the browser. */
export const run: Command = (args, io) => runTests(args, true, (text) => io.stdout.write(`${text}\n`))

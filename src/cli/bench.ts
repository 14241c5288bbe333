import { runBench } from '#tools/bench/bench.ts'
import type { Command } from './io.ts'

/** Speed and memory as ratios within one run: all of it, or the parts that are named. */
export const run: Command = async (args, io) => {
  try {
    await runBench(args, (line) => io.stdout.write(`${line}\n`))
    return 0
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    io.stderr.write(`koirakanta bench: ${error.message}\n`)
    return 2
  }
}

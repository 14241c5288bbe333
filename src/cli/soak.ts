import { parseArgs } from 'node:util'
import { runTests } from '#tools/test/runTests.ts'
import { askForSoak, newSeed } from '#tools/test/soak.ts'
import type { Command } from './io.ts'

const MINUTES = 10
const USAGE = 'koirakanta soak: [--minutes 10 | --times N] [--seed N], each a number above 0\n'

/** The random sequences of entry and payment, in memory and on PostgreSQL, the breeds of the early warning and the gene dropping, for longer than the tests have time for. */
export const run: Command = async (args, io) => {
  const numbers = numbersOf(args)
  if (!numbers) {
    io.stderr.write(USAGE)
    return 2
  }
  const { seed = newSeed(), times, minutes = times === undefined ? MINUTES : undefined } = numbers
  io.stdout.write(`seed ${seed}: --seed ${seed} gives the same sequences again\n`)
  askForSoak({ seed, ...(times && { times }), ...(minutes && { minutes }) })
  return runTests(['interleavings', 'warningSimulation', 'genotypes/simulations'], false, (text) =>
    io.stdout.write(`${text}
`),
  )
}

/** undefined: they are none */
function numbersOf(args: string[]) {
  const option = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { seed: option, times: option, minutes: option } })
    const given = Object.entries(values).map(([name, value]) => [name, Number(value)] as const)
    if (given.some(([, value]) => !(value > 0))) return undefined
    return Object.fromEntries(given) as { seed?: number; times?: number; minutes?: number }
  } catch {
    return undefined
  }
}

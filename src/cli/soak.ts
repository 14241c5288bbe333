import { failover } from '#tools/copies/failover.ts'
import { mixed } from '#tools/copies/mixed.ts'
import { upgrade } from '#tools/copies/upgrade.ts'
import { runTests } from '#tools/test/runTests.ts'
import { askForSoak, newSeed } from '#tools/test/soak.ts'
import type { Command } from './io.ts'
import { soakedBy } from './soakOptions.ts'

const MINUTES = 10
const USAGE = `koirakanta soak: [--minutes 10 | --times N] [--seed N], each a number above 0
koirakanta soak: --failover [--async]
koirakanta soak: --upgrade [COMMIT]
koirakanta soak: --mixed [--minutes 30]
koirakanta soak: --pages
koirakanta soak: --journeys
`

/**
 * The random sequences of entry and payment, in memory and on PostgreSQL, the breeds of the early warning and the gene dropping, for longer
 * than the tests have time for; the service on several machines, of which one is lost, all are
 * upgraded, or which are killed in turn while everything is done at once;
 * every page of every role, in three languages, on a desk and a phone, light and dark, for accessibility;
 * or every journey in all its languages and on all its screens.
 */
export const run: Command = async (args, io) => {
  const say = (text: string) => io.stdout.write(`${text}\n`)
  const soaked = soakedBy(args)
  if (!soaked) {
    io.stderr.write(USAGE)
    return 2
  }
  if (soaked.what === 'upgrade') return (await upgrade(soaked.from, say)) ? 0 : 1
  if (soaked.what === 'failover') return (await failover(soaked.replication, say)) ? 0 : 1
  if (soaked.what === 'mixed') return (await mixed(soaked.minutes, say)) ? 0 : 1
  if (soaked.what === 'pages') {
    askForSoak({ seed: newSeed() })
    return runTests(['everyPage'], true, say)
  }
  if (soaked.what === 'journeys') {
    askForSoak({ seed: newSeed() })
    return runTests(['e2e', '.test.ts'], true, say)
  }
  const { times, minutes = times === undefined ? MINUTES : undefined, seed = newSeed() } = soaked.numbers
  say(`seed ${seed}: --seed ${seed} gives the same sequences again`)
  askForSoak({ seed, ...(times && { times }), ...(minutes && { minutes }) })
  return runTests(['interleavings', 'warningSimulation', 'genotypes/simulations'], true, say)
}

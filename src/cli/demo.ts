import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { breedCodes } from '#demo/demo.store.ts'
import { type DemoSize, loadDemo } from '#demo/demo.ts'
import { truthCsv } from '#demo/truth.ts'
import { seedBreeds } from '#server/breeds/breeds.store.ts'
import { addressOf, loadConfig } from '#server/config.ts'
import { finnishDay } from '#server/platform/clock.ts'
import { reachDatabaseServer } from '#server/platform/databaseServer.ts'
import { localDemoOf } from '#server/platform/localDemo.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Command, Io } from './io.ts'
import { onDatabase } from './onDatabase.ts'
import { progressDisplay } from './progress.ts'

const USAGE = `Usage: koirakanta demo [--size small|club] [--truth FILE]
       koirakanta demo address

Loads the demo club into the database, which must hold no dogs yet.
  --size   small: about 3 000 dogs (default); club: about 60 000
  --truth  also writes the true breeding values behind the demo's results to FILE, as CSV

address prints the address that opens the demo's accounts to a browser on this machine.
`

interface DemoOptions {
  readonly size: DemoSize
  readonly truth: string | undefined
}

/** `koirakanta demo`: fills the configured database with the demo club, or tells the address that opens its accounts. */
export const run: Command = async (args, io) => {
  if (args.join() === 'address') return printAddress(io)
  const options = readArguments(args)
  if (!options) {
    io.stderr.write(USAGE)
    return 2
  }
  const today = finnishDay(new Date())
  const breeds = await load(options.size, today, io)
  if (options.truth) await pipeline(truthCsv(options.size, today, breeds), createWriteStream(options.truth))
  return 0
}

function readArguments(args: string[]): DemoOptions | null {
  try {
    const { values } = parseArgs({ args, options: { size: { type: 'string' }, truth: { type: 'string' } } })
    const size = values.size ?? 'small'
    return size === 'small' || size === 'club' ? { size, truth: values.truth } : null
  } catch {
    return null
  }
}

/** Loads the club of the configured profile and tells its breeds. */
async function load(size: DemoSize, today: string, io: Io): Promise<string[]> {
  return onDatabase({ find: reachDatabaseServer }, async (database, { club }) => {
    await migrate(database.pool)
    await seedBreeds(database.db, club)
    await loadDemo(database, size, progressDisplay(io), today)
    return breedCodes(database.db)
  })
}

async function printAddress(io: Io): Promise<number> {
  if (loadConfig(process.env).demo === 'off') {
    io.stderr.write('koirakanta: the demo is off\n')
    return 1
  }
  return onDatabase({ find: reachDatabaseServer, max: 1 }, async ({ pool, db }, config) => {
    await migrate(pool)
    const demo = await localDemoOf(config, db)
    io.stdout.write(`${demo.entrance(addressOf(config))}\n`)
    return 0
  })
}

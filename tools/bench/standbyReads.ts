import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Caller } from '#tools/copies/caller.ts'
import { holdToQuarter } from '#tools/copies/cpuQuarter.ts'
import { type DatabasePair, startPair } from '#tools/copies/databasePair.ts'
import { Load, readings } from '#tools/copies/load.ts'
import { fillClub, inPlace, type Place } from '#tools/copies/machines.ts'
import { isDone } from '#tools/copies/outcomes.ts'
import { signedIn } from '#tools/copies/people.ts'
import { localAddress } from '#tools/copies/ports.ts'
import { startCopy } from '#tools/copies/serviceCopy.ts'
import { median } from './median.ts'

/** What is done in a second. */
interface Rate {
  readonly reads: number
  readonly writes: number
}

interface StandbyBench {
  /** how each PostgreSQL was held to a quarter of a core */
  readonly heldBy: string
  /** all from the primary */
  readonly alone: Rate
  /** visitors from the standby / `alone`, medians of the rounds */
  readonly ratios: Rate
}

const ROUNDS = 5
const SECONDS = 8
const VISITORS = 8
const WRITERS = 4
/** More than a load adds. */
const NUMBERS = 10_000
/** What the database does most of, not the memory of a copy. */
const CALLS = ['search by name', 'breeding register']

/** Measures visitors and changes with and without a standby that answers visitors, each PostgreSQL held to a quarter of a core; about three minutes. */
export function benchStandbyReads(): Promise<StandbyBench> {
  return inPlace('standby-reads', async (place) => {
    const { folder, undo } = place
    const filled = Promise.withResolvers<Asked>()
    const pair = await startPair(folder, 'asynchronous', (url) =>
      fillClub(url, 'small', async (database) => filled.resolve(await readings(database))),
    )
    undo.add(pair.stop)
    const asked = (await filled.promise).filter(({ call }) => CALLS.includes(call))
    let loads = 0
    const numbers = () => ++loads * NUMBERS
    const quarter = holdToQuarter([pair.primary.process.pid!, pair.standby.process.pid!])
    try {
      const rounds: { readonly alone: Rate; readonly shared: Rate }[] = []
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({
          alone: await rateOf({ place, pair, asked, numbers: numbers() }),
          shared: await rateOf({ place, pair, asked, numbers: numbers(), reads: pair.standby.port }),
        })
      return { heldBy: quarter.by, ...summaryOf(rounds) }
    } finally {
      quarter.release()
    }
  })
}

type Asked = Awaited<ReturnType<typeof readings>>

interface Round {
  readonly place: Place
  readonly pair: DatabasePair
  readonly asked: Asked
  /** from which the added dogs get theirs */
  readonly numbers: number
  /** port of what answers visitors; default: the primary */
  readonly reads?: number
}

/** @throws Error for an answer that is no success */
async function rateOf({ place: { folder }, pair, asked, numbers, reads }: Round): Promise<Rate> {
  const copy = await startCopy({
    databaseUrl: pair.urlBehind(pair.primary.port),
    ...(reads !== undefined && { readUrl: pair.urlBehind(reads) }),
    folder: join(folder, 'copy'),
  })
  try {
    const origin = localAddress(copy.port)
    const load = new Load(numbers)
    const staff = await signedIn(origin, 'adder')
    for (let count = 0; count < VISITORS; count++) load.read(new Caller(origin), asked, 0)
    for (let count = 0; count < WRITERS; count++) load.write(staff)
    await sleep(SECONDS * 1000)
    const now = Date.now()
    await load.stop()
    const other = load.outcomes.find((outcome) => !isDone(outcome))
    if (other) throw new Error(`${other.call}: ${other.status} ${other.said}`)
    const inTime = load.outcomes.filter(({ at }) => at <= now)
    const writes = inTime.filter(({ written }) => written !== undefined).length
    return { reads: (inTime.length - writes) / SECONDS, writes: writes / SECONDS }
  } finally {
    await copy.stop()
  }
}

function summaryOf(rounds: readonly { readonly alone: Rate; readonly shared: Rate }[]) {
  const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value))
  return {
    alone: { reads: of(({ alone }) => alone.reads), writes: of(({ alone }) => alone.writes) },
    ratios: {
      reads: of(({ alone, shared }) => shared.reads / alone.reads),
      writes: of(({ alone, shared }) => shared.writes / alone.writes),
    },
  }
}

export function standbyBenchLines({ heldBy, alone, ratios }: StandbyBench): string[] {
  return [
    `each PostgreSQL held to a quarter of a core by ${heldBy}; ${VISITORS} visitors and ${WRITERS} who add dogs at once`,
    `visitors: ${alone.reads.toFixed(0)} answers a second from the primary, × ${ratios.reads.toFixed(2)} from the standby`,
    `changes: ${alone.writes.toFixed(0)} a second beside them, × ${ratios.writes.toFixed(2)}`,
  ]
}

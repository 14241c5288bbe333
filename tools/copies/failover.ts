import { setTimeout as sleep } from 'node:timers/promises'
import { Caller } from './caller.ts'
import { type DatabasePair, killHard, promote, type Replication, startPair } from './databasePair.ts'
import { keptDogs, Load, readings } from './load.ts'
import { fillClub, inPlace, type Machines, type Say, startMachines } from './machines.ts'
import { isBusy, isDone, linesOf, longestPause, lostWrites } from './outcomes.ts'
import { signedIn } from './people.ts'
import { localAddress } from './ports.ts'
import type { ServiceCopy } from './serviceCopy.ts'

const WRITERS = 8
/** of each copy, and as many visitors, who are answered from the standby as long as there is one */
const READERS = 2
const BEFORE_MS = 8000
const AFTER_MS = 12_000

/**
 * Kills the primary under load, makes the standby the primary, and counts what became of the writes.
 * @returns false: a write was lost that may not be, or something else than 503 was answered
 */
export function failover(replication: Replication, say: Say): Promise<boolean> {
  return inPlace('failover', async (place) => {
    say(`a primary, a standby (${replication}), two copies of the service, HAProxy before both`)
    const pair = await startPair(place.folder, replication, (url) =>
      fillClub(url, 'small', async () => undefined),
    )
    place.undo.add(pair.stop)
    const machines = await startMachines(place, pair)
    const load = await startLoad(machines)
    const { killed, promoted } = await loseThePrimary(pair)
    await sleep(AFTER_MS)
    await load.stop()
    const kept = await keptDogs(machines.standby)
    return report({ replication, load, killed, promoted, copies: [...machines.copies.values()], kept, say })
  })
}

/** Readers ask the copies themselves: the proxy would not ask one that says it has no database. */
async function startLoad({ web, copies, standby }: Machines): Promise<Load> {
  const staff = await signedIn(localAddress(web), 'adder')
  const asked = await readings(standby)
  const load = new Load()
  for (let count = 0; count < WRITERS; count++) load.write(staff)
  const publicly = asked.filter(({ request }) => !/^\/api\/(auth\/|user$)/.test(request.path ?? ''))
  for (const address of [...copies.keys()].map(localAddress))
    for (let count = 0; count < READERS; count++) {
      load.read(staff.at(address), asked)
      load.read(new Caller(address), publicly)
    }
  return load
}

async function loseThePrimary({ primary, standby }: DatabasePair) {
  await sleep(BEFORE_MS)
  const killed = Date.now()
  killHard(primary)
  await promote(standby)
  return { killed, promoted: Date.now() }
}

interface Seen {
  readonly replication: Replication
  readonly load: Load
  readonly killed: number
  readonly promoted: number
  readonly copies: readonly ServiceCopy[]
  readonly kept: ReadonlySet<string>
  readonly say: Say
}

function report({ replication, load: { outcomes }, killed, promoted, copies, kept, say }: Seen): boolean {
  const written = outcomes.filter(({ written }) => written !== undefined)
  const before = written.filter(({ at }) => at <= killed).length
  const lost = lostWrites(outcomes, kept)
  const wrong = outcomes.filter((outcome) => !isDone(outcome) && !isBusy(outcome))
  say(`${written.length} writes acknowledged, ${before} of them before the kill; ${lost.length} lost`)
  say(
    `no write for ${seconds(longestPause(outcomes))} s; the standby took over in ${seconds(promoted - killed)} s`,
  )
  say(
    `${outcomes.length} requests, ${outcomes.filter(isBusy).length} refused with 503, ${wrong.length} otherwise`,
  )
  for (const line of linesOf(wrong)) say(line)
  for (const line of copies.flatMap((copy) => copy.unexpected())) say(line)
  if (before === written.length) say('no write was acknowledged after the kill')
  const isLost = replication === 'synchronous' && lost.length > 0
  return !isLost && wrong.length === 0 && before > 0 && before < written.length
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

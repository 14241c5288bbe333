import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadRequest } from 'autocannon'
import type { Database } from '#server/platform/database.ts'
import { holdToQuarter } from '#tools/copies/cpuQuarter.ts'
import { findHaproxy, startHaproxy, webSection } from '#tools/copies/haproxy.ts'
import { freePorts, localAddress } from '#tools/copies/ports.ts'
import { type ServiceCopy, startCopy } from '#tools/copies/serviceCopy.ts'
import { withDemoDatabase } from './demoDatabase.ts'
import { median } from './median.ts'
import { asBrowsersAsk, requestsOf, sampleOf, throughputOf } from './service.ts'

interface CopiesRatio {
  readonly call: string
  /** requests a second of one copy */
  readonly one: number
  /** throughput of two, three … copies / that of one, medians of the rounds */
  readonly ratios: readonly number[]
}

interface CopiesBench {
  /** how each copy was held to a quarter of a core */
  readonly heldBy: string
  readonly calls: readonly CopiesRatio[]
}

const MOST = 3
const ROUNDS = 3
/** More would hold up the check of a copy that has a quarter of a core, and the proxy would take it for lost. */
const CALLERS = 6
const CALLS = ['dog page', 'search by name', 'pedigree of 4 generations']

/** Measures one, two and three copies of the service behind HAProxy, each held to a quarter of a core, on the small demo club; about three minutes. */
export function benchCopies(): Promise<CopiesBench> {
  findHaproxy()
  return withDemoDatabase('copies', 'small', measure)
}

async function measure(database: Database): Promise<CopiesBench> {
  const folder = mkdtempSync(join(tmpdir(), 'koirakanta-copies-'))
  const copies: ServiceCopy[] = []
  try {
    const databaseUrl = database.pool.options.connectionString!
    for (let number = 0; number < MOST; number++) copies.push(await startCopy({ databaseUrl, folder }))
    const requests = requestsOf(await sampleOf(database))
    const quarter = holdToQuarter(copies.map(({ pid }) => pid))
    try {
      const calls: CopiesRatio[] = []
      for (const call of CALLS)
        calls.push({ call, ...(await ratiosOf(folder, copies, requests[call]!.map(asBrowsersAsk))) })
      return { heldBy: quarter.by, calls }
    } finally {
      quarter.release()
    }
  } finally {
    await Promise.all(copies.map((copy) => copy.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ratiosOf(folder: string, copies: readonly ServiceCopy[], requests: LoadRequest[]) {
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const throughputs: number[] = []
    for (let count = 1; count <= MOST; count++)
      throughputs.push(await behindProxy(folder, copies.slice(0, count), requests))
    rounds.push(throughputs)
  }
  const ratios = Array.from({ length: MOST - 1 }, (_, index) =>
    median(rounds.map((throughputs) => throughputs[index + 1]! / throughputs[0]!)),
  )
  return { one: median(rounds.map(([one]) => one!)), ratios }
}

async function behindProxy(folder: string, copies: readonly ServiceCopy[], requests: LoadRequest[]) {
  const { web } = await freePorts('web')
  const servers = Object.fromEntries(copies.map(({ port }, index) => [`copy${index + 1}`, port]))
  const stop = await startHaproxy(folder, [webSection(web, servers)])
  try {
    return await throughputOf(localAddress(web), requests, CALLERS)
  } finally {
    await stop()
  }
}

export function copiesBenchLines({ heldBy, calls }: CopiesBench): string[] {
  const lines = calls.map(({ call, one, ratios }) => {
    const more = ratios.map((ratio, index) => `${index + 2} copies × ${ratio.toFixed(2)}`)
    return `${call}: one copy ${one.toFixed(0)} requests a second, ${more.join(', ')}`
  })
  return [`each copy held to a quarter of a core by ${heldBy}`, ...lines]
}

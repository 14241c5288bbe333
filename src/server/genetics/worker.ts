import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { type Measured, type MeasureQuestion, measured } from './measured.ts'
import { measuredMates } from './measuredMates.ts'
import type { MatesQuestion, MeasuredMates } from './measuredMates.types.ts'
import { loadPopulation, numbersOfLoops, type PedigreeVersion, readVersion } from './population.store.ts'
import { buildSnapshot, type PedigreeSnapshot } from './snapshot.ts'

export interface WorkerSettings {
  readonly url: string
  readonly pollMs: number
}
/** What the worker is asked, and what it answers. */
export interface WorkerAnswers {
  breed: { question: MeasureQuestion; answer: Measured }
  mates: { question: MatesQuestion; answer: MeasuredMates }
}
type Asked = { [Kind in keyof WorkerAnswers]: { kind: Kind; question: WorkerAnswers[Kind]['question'] } }
/** A question to the worker, with the number its answer names. */
export type WorkerQuestion = { readonly number: number } & Asked[keyof Asked]
export type WorkerMessage =
  | {
      readonly kind: 'snapshot'
      readonly snapshot: PedigreeSnapshot
      /** those of the snapshot, by registration number */
      readonly loops: readonly (readonly string[])[]
    }
  | { readonly kind: 'failure'; readonly reason: string }
  | { readonly kind: 'measured'; readonly number: number; readonly measured: Measured | MeasuredMates }
  | { readonly kind: 'unmeasured'; readonly number: number; readonly reason: string }

const { url, pollMs } = workerData as WorkerSettings
const post = (message: WorkerMessage) => parentPort!.postMessage(message)

let snapshot: PedigreeSnapshot | undefined

/** Questions come when the first snapshot is out: nobody knows of the worker before. */
parentPort!.on('message', ({ number, ...asked }: WorkerQuestion) => {
  try {
    const found =
      asked.kind === 'breed' ? measured(snapshot!, asked.question) : measuredMates(snapshot!, asked.question)
    post({ kind: 'measured', number, measured: found })
  } catch (error) {
    post({ kind: 'unmeasured', number, reason: (error as Error).message })
  }
})

/** Watches the version for ever; a database that is away is asked again, and meanwhile the last snapshot stands. */
async function watch(): Promise<never> {
  let known: PedigreeVersion | undefined
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'koirakanta pedigree' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      for (;;) {
        const version = await readVersion(client)
        if (version.maxId !== known?.maxId || version.count !== known.count) {
          const loaded = await loadPopulation(client)
          snapshot = buildSnapshot(loaded.version, loaded.population)
          post({ kind: 'snapshot', snapshot, loops: await numbersOfLoops(client, snapshot.loops) })
          known = loaded.version
        }
        await sleep(pollMs)
      }
    } catch (error) {
      post({ kind: 'failure', reason: (error as Error).message })
      await client.end().catch(() => undefined)
      await sleep(pollMs)
    }
  }
}

await watch()

import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadRequest } from 'autocannon'
import { addressAt } from '#contract/address.ts'
import { getUser, ownSessions } from '#contract/endpoints/accounts.ts'
import { trialAnalysis } from '#contract/endpoints/analyses.ts'
import { addDog } from '#contract/endpoints/newDog.ts'
import { news } from '#contract/endpoints/news.ts'
import { TRIAL_ANALYSES, TRIAL_GROUPINGS } from '#domain/analyses/trialAnalyses.ts'
import type { Database } from '#server/platform/database.ts'
import { requestsOf, sampleOf } from '#tools/bench/service.ts'
import type { Answer, Caller } from './caller.ts'
import type { Outcome } from './outcomes.ts'

/** Milliseconds between two requests of one caller. */
const READ_PAUSE = 20
const WRITE_PAUSE = 10
const AFTER_REFUSAL = 200
/** Characters of a refusal that are kept. */
const SAID = 160

interface Asked {
  readonly call: string
  readonly request: LoadRequest
}

/** What came of one piece of work. */
export interface Done {
  readonly call: string
  readonly answer: Answer
  /** of an acknowledged write: the number by which it is found in the database */
  readonly written?: string | undefined
}

/** Callers that go on until they are told to stop, and note what each request came to. */
export class Load {
  readonly outcomes: Outcome[] = []
  readonly #running: Promise<void>[] = []
  #stopped = false
  #numbers: number

  /** @param numbers from which added dogs get their numbers on: loads on one database need some of their own */
  constructor(numbers = 10_000) {
    this.#numbers = numbers
  }

  /** Adds dogs, one after the other, each of a number of its own. */
  write(caller: Caller): void {
    this.repeat(WRITE_PAUSE, async () => {
      const dog = newDog(++this.#numbers)
      const answer = await caller.json(addDog.path, dog)
      return { call: 'add a dog', answer, written: answer.status === 200 ? dog.regnr : undefined }
    })
  }

  /** Reads what was asked for in turn. */
  read(caller: Caller, asked: readonly Asked[], pause = READ_PAUSE): void {
    let turn = 0
    this.repeat(pause, async () => {
      const { call, request } = asked[turn++ % asked.length]!
      return { call, answer: await sent(caller, request) }
    })
  }

  /** Does a piece of work again and again, with so many milliseconds between, until there is none left. */
  repeat(pause: number, once: () => Promise<Done | undefined>): void {
    this.#running.push(this.#goOn(pause, once))
  }

  /** Lets every caller finish its request. */
  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.all(this.#running)
  }

  async #goOn(pause: number, once: () => Promise<Done | undefined>): Promise<void> {
    while (!this.#stopped) {
      const done = await once()
      if (!done) return
      await sleep(this.#note(done).status === 200 ? pause : AFTER_REFUSAL)
    }
  }

  #note({ call, answer: { status, body }, written }: Done): Outcome {
    const said = status === 200 ? '' : body.slice(0, SAID)
    const outcome = { call, status, at: Date.now(), said, ...(written && { written }) }
    this.outcomes.push(outcome)
    return outcome
  }
}

function sent(caller: Caller, { method, path, headers, body }: LoadRequest): Promise<Answer> {
  return method === 'GET' ? caller.get(path) : caller.post(path, body ?? '', headers?.['content-type'] ?? '')
}

const newDog = (number: number) => ({
  regnr: `SE${number}/2022`,
  name: `Uusi Tulokas ${number}`,
  breed: '119',
  sex: 'female',
  birthDate: '2022-04-01',
  sire: '',
  dam: '',
  imported: true,
  reason: 'Rekisterikirja',
})

/** The registration numbers of added dogs that the database holds. */
export async function keptDogs({ pool }: Pick<Database, 'pool'>): Promise<Set<string>> {
  const { rows } = await pool.query<{ regnr: string }>(
    `select n.regnr from dog_number n join dog d on d.id = n.dog_id where d.name like 'Uusi Tulokas %'`,
  )
  return new Set(rows.map(({ regnr }) => regnr))
}

/** What readers ask for: the calls that most people make, and what a signed-in one sees, in an order that changes call each time. */
export async function readings(database: Database): Promise<Asked[]> {
  const own: Record<string, LoadRequest[]> = Object.fromEntries(
    [news.path, getUser.path, ownSessions.path].map((path) => [path, [{ method: 'GET', path }]]),
  )
  const calls = Object.entries({ ...requestsOf(await sampleOf(database)), ...own })
  const rounds = Math.max(...calls.map(([, requests]) => requests.length))
  return Array.from({ length: rounds }, (_, round) =>
    calls.map(([call, requests]) => ({ call, request: requests[round % requests.length]! })),
  ).flat()
}

/** Every analysis of trials by every grouping. */
export const analyses: readonly Asked[] = TRIAL_ANALYSES.flatMap((analysis) =>
  TRIAL_GROUPINGS.map((by) => ({
    call: 'analysis',
    request: { method: 'GET', path: addressAt(trialAnalysis, { params: { analysis }, query: { by } }) },
  })),
)

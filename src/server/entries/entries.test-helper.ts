import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Insertable } from 'kysely'
import type { Participants } from '#contract/entries.ts'
import type { Database } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import {
  type DogOptions,
  type MadeDog,
  makeClub,
  makeDog,
  makeShowResult,
  makeTrial,
} from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'

/** The time of these tests, and the day of their trials. */
export const NOW = new Date('2026-08-20T09:00:00Z')
const DAY = '2026-09-12'

/** The users of these tests: the agent of the club, another club's, the sysadmin, and others. */
export interface Entering {
  readonly database: Database
  readonly app: FastifyInstance
  readonly agent: TestBrowser
  readonly agentId: number
  readonly otherAgent: TestBrowser
  readonly sysadmin: TestBrowser
  readonly judge: TestBrowser
  readonly visitor: TestBrowser
  /** a published trial of the agent's club */
  trial(overrides?: Partial<Insertable<Schema['trial']>>): Promise<number>
  /** a dog that may start in AVO, and nowhere else */
  dog(overrides?: DogOptions): Promise<MadeDog>
  /** enters a dog; fails where it is refused */
  enter(trialId: number, overrides?: EntryOptions): Promise<{ readonly id: number; readonly dog: MadeDog }>
  close(): Promise<void>
}

export interface EntryOptions {
  readonly dog?: MadeDog
  readonly class?: 'NUO' | 'AVO' | 'VOI'
  readonly contactEmail?: string
  readonly contactName?: string
  readonly language?: 'fi' | 'sv' | 'en'
}

export async function startEntering(database: Database, env: Record<string, string> = {}): Promise<Entering> {
  const { db } = database
  const app = await testApp(database, { now: () => NOW, env })
  const agentAccount = await makeAccount(db, { roles: ['TRIALAGENT'] })
  const other = await makeAccount(db, { roles: ['TRIALAGENT'] })
  const clubId = await makeClub(db, agentAccount.id, 'Pohjan Kanakoirakerho')
  await makeClub(db, other.id)
  const agent = await signedIn(app, agentAccount)
  const dog = async (overrides: DogOptions = {}) => {
    const made = await makeDog(db, { birth_date: '2021-03-04', ...overrides })
    await makeShowResult(db, made.id)
    return made
  }
  return {
    database,
    app,
    agent,
    agentId: agentAccount.id,
    otherAgent: await signedIn(app, other),
    sysadmin: await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] })),
    judge: await signedIn(app, await makeAccount(db, { roles: ['JUDGE', 'KAER_CHIEF'] })),
    visitor: new TestBrowser(app),
    trial: (overrides = {}) => makeTrial(db, { club_id: clubId, held_on: DAY, capacity: 3, ...overrides }),
    dog,
    async enter(trialId, overrides = {}) {
      const entered = overrides.dog ?? (await dog())
      const answer = await agent.json(listPath(trialId), entryOf(entered, overrides))
      if (answer.statusCode !== 200) throw new Error(`Entering answered ${answer.body}`)
      const { places, reserve } = answer.json<Participants>()
      const row = [...places, ...reserve].find((entry) => entry.dog.regnr === entered.regnr)!
      return { id: row.id, dog: entered }
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export const listPath = (trialId: number, verb = ''): string => `/api/auth/trials/${trialId}/entries${verb}`

/** Body of a new entry, in AVO unless told otherwise. */
export const entryOf = (dog: { readonly regnr: string }, overrides: EntryOptions = {}) => ({
  regnr: dog.regnr,
  class: overrides.class ?? 'AVO',
  handler: '',
  contactName: overrides.contactName ?? '',
  contactEmail: overrides.contactEmail ?? '',
  contactPhone: '',
  language: overrides.language ?? 'fi',
})

/** Ids of places and reserve. */
export const idsOf = ({ places, reserve }: Participants) => ({
  places: places.map(({ id }) => id),
  reserve: reserve.map(({ id }) => id),
})

/**
 * Sends calls that all wait for the trial's lock, then releases it.
 * @returns their answers in the order in which they were sent
 */
export async function runAtOnce(
  { database }: Entering,
  trialId: number,
  calls: readonly (() => Promise<LightMyRequestResponse>)[],
): Promise<LightMyRequestResponse[]> {
  const holder = await database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from trial where id = $1 for update', [trialId])
    const answers = calls.map((call) => call())
    await waitForLockWaiters(database, calls.length)
    await holder.query('commit')
    return await Promise.all(answers)
  } finally {
    holder.release()
  }
}

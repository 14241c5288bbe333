import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { TrialDetails } from '#contract/organising.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { emptyFields, type TrialFields } from '#domain/trials/trialFields.ts'
import type { Database } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeClub, makeDog, makeEntry, makeJudge, makeTrial } from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

/** Today in these tests. */
const TODAY = '2026-05-01'

/** People by what they are to the trials of the club; each with a browser of his or her own. */
const PEOPLE = {
  agent: ['TRIALAGENT'],
  headJudge: ['JUDGE'],
  judge: ['JUDGE'],
  chief: ['KAER_CHIEF'],
  sysadmin: ['SYSADMIN'],
  otherAgent: ['TRIALAGENT'],
  otherJudge: ['JUDGE'],
  saver: ['KAER_SAVER'],
  aspirant: ['ASPIRANT'],
  member: [],
} as const satisfies Record<string, readonly Role[]>
export type Person = keyof typeof PEOPLE | 'visitor'
export const EVERYONE: readonly Person[] = [...(Object.keys(PEOPLE) as Person[]), 'visitor']

export interface Organising {
  readonly database: Database
  readonly app: FastifyInstance
  readonly people: Readonly<Record<Person, TestBrowser>>
  readonly clubId: number
  readonly otherClubId: number
  /** head judge, judge */
  readonly judgeIds: readonly [number, number]
  close(): Promise<void>
}

/** The service of a test file, opened before its tests and closed after them, on a database that is made for it. */
export function organisingFixture(newDatabase: () => Promise<Database>): Organising {
  const here = {} as Organising
  beforeAll(async () => {
    Object.assign(here, await openOrganising(await newDatabase()))
  })
  afterAll(() => here.close())
  return here
}

/** A service on 1 May 2026 with a club, its agent, its judges, and people of every other kind. */
async function openOrganising(database: Database): Promise<Organising> {
  const { db } = database
  const app = await testApp(database, { now: () => new Date(`${TODAY}T09:00:00Z`) })
  const accounts = new Map<string, number>()
  const people = { visitor: new TestBrowser(app) } as Record<Person, TestBrowser>
  for (const [person, roles] of Object.entries(PEOPLE)) {
    const account = await makeAccount(db, { username: person, roles })
    accounts.set(person, account.id)
    people[person as Person] = await signedIn(app, account)
  }
  const judgeIds = [
    await makeJudge(db, { account_id: accounts.get('headJudge') }),
    await makeJudge(db, { account_id: accounts.get('judge') }),
  ] as const
  await makeJudge(db, { account_id: accounts.get('otherJudge') })
  return {
    database,
    app,
    people,
    clubId: await makeClub(db, accounts.get('agent')),
    otherClubId: await makeClub(db, accounts.get('otherAgent')),
    judgeIds,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Columns that bring a trial of 17 May into each state on 1 May. */
export const STATE_COLUMNS = {
  draft: { published_at: null, kaer_nr: null },
  ongoing: { closed_by_hand: true },
  open: {},
  full: { capacity: 1 },
  ready: { ended_at: new Date('2026-04-30T15:00:00Z'), closed_by_hand: true },
  cancelled: { cancelled_at: new Date('2026-04-30T15:00:00Z'), cancel_reason: 'Lumi' },
} as const satisfies Record<string, Partial<Insertable<Schema['trial']>>>

/** A complete trial of the club on 17 May, with both judges. */
export function makeCompleteTrial(
  { database: { db }, clubId, judgeIds }: Organising,
  overrides: Partial<Insertable<Schema['trial']>> = {},
): Promise<number> {
  return makeTrial(
    db,
    {
      club_id: clubId,
      held_on: '2026-05-17',
      registration_start: '2026-04-20',
      registration_end: '2026-05-10',
      ...overrides,
    },
    judgeIds,
  )
}

/** A dog entered in a trial. */
export async function makeDogWithEntry(
  { database: { db } }: Organising,
  trialId: number,
  overrides: Partial<Insertable<Schema['entry']>> & { readonly list?: 'place' | 'reserve' } = {},
): Promise<MadeDog> {
  const { list, ...columns } = overrides
  const dog = await makeDog(db)
  await makeEntry(db, trialId, dog.id, columns, list)
  return dog
}

/** A result that has been marked done. */
export async function makeDoneResult(
  { database: { db } }: Organising,
  trialId: number,
  dogId: number,
  overrides: Partial<Insertable<Schema['trial_result']>> = {},
): Promise<void> {
  await db
    .insertInto('trial_result')
    .values({
      trial_id: trialId,
      dog_id: dogId,
      class: 'AVO',
      outcome: 'judged',
      prize: 1,
      points: 165.5,
      report: 'Laaja haku, varma seisonta.',
      done_at: new Date('2026-04-30T12:00:00Z'),
      ...overrides,
    })
    .execute()
}

/** All that the form of a trial sends, complete and right. */
export function rightFields(
  { clubId, judgeIds }: Organising,
  overrides: Partial<TrialFields> = {},
): TrialFields {
  return {
    ...emptyFields(clubId),
    type: 'field',
    date: '2026-09-12',
    endDate: '2026-09-13',
    place: 'Ilmajoki',
    district: 'Pohjanmaa',
    districtNumber: '7',
    formNumber: '2026-119',
    startTime: '08:30',
    registrationStart: '2026-08-01',
    registrationEnd: '2026-09-01',
    organiserPhone: '040 123 4567',
    organiserEmail: 'koe@example.fi',
    invitation: 'Tervetuloa!\nKokoontuminen koululla.',
    birdSpecies: 'fasaani',
    birdReleaseCount: 12,
    birdReleaseTime: '07:00',
    droppedBirdCount: 3,
    capacity: 12,
    capacityByClass: { VOI: 4 },
    judgeIds: [...judgeIds],
    headJudgeId: judgeIds[0],
    ...overrides,
  }
}

export async function trialOf(
  { people }: Organising,
  id: number,
  person: Person = 'sysadmin',
): Promise<TrialDetails> {
  return (await people[person].get(`/api/auth/trials/${id}`)).json<TrialDetails>()
}

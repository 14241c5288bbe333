import type { TrialProposals } from '#contract/proposals.ts'
import {
  makeCompleteTrial,
  makeDogWithEntry,
  makeDoneResult,
  type Organising,
  type Person,
} from '../organising/organising.test-helper.ts'
import type { MadeDog } from '../testing/factories.ts'

/** A judged trial and its dogs of the winner class, the winner first. */
export interface JudgedVoi {
  readonly id: number
  readonly dogs: readonly MadeDog[]
  readonly date: string
  readonly kaerNr: number
}

const DAY = '2026-04-30'

type TrialColumns = NonNullable<Parameters<typeof makeCompleteTrial>[1]>
type ResultColumns = NonNullable<Parameters<typeof makeDoneResult>[3]>

/** A trial of yesterday with the right to CACIT and R-CACIT, and three dogs of the winner class with these results. */
export async function judgedVoi(
  here: Organising,
  overrides: TrialColumns = {},
  results: readonly (ResultColumns | null)[] = [
    { prize: 1, points: 190 },
    { prize: 1, points: 180 },
    { prize: 2, points: 150 },
  ],
): Promise<JudgedVoi> {
  const id = await makeCompleteTrial(here, {
    held_on: DAY,
    registration_start: '2026-03-01',
    registration_end: '2026-04-01',
    proposals: ['CACIT', 'R-CACIT'],
    ...overrides,
  })
  const dogs: MadeDog[] = []
  for (const result of results) {
    const dog = await makeDogWithEntry(here, id, { class: 'VOI' })
    if (result) await makeDoneResult(here, id, dog.id, { class: 'VOI', ...result })
    dogs.push(dog)
  }
  const { kaer_nr } = await here.database.db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, dogs, date: overrides.held_on ?? DAY, kaerNr: kaer_nr! }
}

const path = (trialId: number, rest = '') => `/api/auth/trials/${trialId}/proposals${rest}`

/** The calls about proposals, by person. */
export const proposalCalls = (here: Organising) => ({
  read: (trialId: number, by: Person = 'headJudge') => here.people[by].get(path(trialId)),
  list: async (trialId: number, by: Person = 'headJudge') =>
    (await here.people[by].get(path(trialId))).json<TrialProposals>(),
  propose: (
    trialId: number,
    dog: MadeDog | undefined,
    code: string,
    by: Person = 'headJudge',
    reason?: string,
  ) => here.people[by].json(path(trialId), { regnr: dog?.regnr ?? 'FI1/01', code, reason }),
  withdraw: (trialId: number, id: number, by: Person = 'headJudge', reason?: string) =>
    here.people[by].json(path(trialId, '/withdraw'), { id, reason }),
})

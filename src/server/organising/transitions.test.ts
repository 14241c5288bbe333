import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import type { TrialState } from '#domain/trials/states.ts'
import { TRIAL_ACTIONS, type TrialAction } from '#domain/trials/transitions.ts'
import { SPECIFIED_TRANSITIONS } from '#tools/checks/specification/states.ts'
import { testDatabase } from '#tools/test/database.ts'
import { codeOf, fieldsOf, refusalOf } from '../testing/refusal.ts'
import {
  EVERYONE,
  makeCompleteTrial,
  makeDogWithEntry,
  makeDoneResult,
  organisingFixture,
  type Person,
  STATE_COLUMNS,
  trialOf,
} from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)

const isNamed = (action: TrialAction, person: Person) =>
  SPECIFIED_TRANSITIONS[action].who.some((part) => part === person)

/** The state after an action that was taken; what is published within its registration period the system opens at once. */
const stateAfter = (action: TrialAction, state: TrialState): TrialState => {
  const { to = state } = SPECIFIED_TRANSITIONS[action]
  return action === 'publish' ? 'open' : to
}

/** The code with which each state refuses. */
const REFUSALS: Record<TrialState, Partial<Record<TrialAction, string>> | string> = {
  draft: 'TRIAL_IS_DRAFT',
  ready: 'TRIAL_IS_ENDED',
  cancelled: 'TRIAL_IS_CANCELLED',
  ongoing: {
    delete: 'TRIAL_IS_PUBLISHED',
    publish: 'TRIAL_IS_PUBLISHED',
    close: 'REGISTRATION_NOT_OPEN',
    supplement: 'TRIAL_NOT_ENDED',
    reopen: 'TRIAL_NOT_ENDED',
  },
  open: {
    delete: 'TRIAL_IS_PUBLISHED',
    publish: 'TRIAL_IS_PUBLISHED',
    open: 'REGISTRATION_IS_OPEN',
    end: 'REGISTRATION_IS_OPEN',
    supplement: 'TRIAL_NOT_ENDED',
    reopen: 'TRIAL_NOT_ENDED',
  },
  full: {
    delete: 'TRIAL_IS_PUBLISHED',
    publish: 'TRIAL_IS_PUBLISHED',
    open: 'REGISTRATION_IS_OPEN',
    end: 'REGISTRATION_IS_OPEN',
    supplement: 'TRIAL_NOT_ENDED',
    reopen: 'TRIAL_NOT_ENDED',
  },
}
const STATES = Object.keys(REFUSALS) as TrialState[]

const codeIn = (state: TrialState, action: TrialAction) => {
  const refusals = REFUSALS[state]
  return typeof refusals === 'string' ? refusals : refusals[action]
}

/** Actions for which it is too late once a result is done. */
const BEFORE_RESULTS: readonly TrialAction[] = ['move', 'cancel']

/** A trial in a state, where it is published with a dog, whose result is done unless the action comes before that. */
async function trialIn(state: TrialState, action?: TrialAction): Promise<number> {
  const id = await makeCompleteTrial(here, STATE_COLUMNS[state])
  if (state === 'draft') return id
  const dog = await makeDogWithEntry(here, id)
  if (!action || !BEFORE_RESULTS.includes(action)) await makeDoneResult(here, id, dog.id)
  return id
}

const HAPPENED = {
  endTime: '16:30',
  birdReleaseCount: 12,
  birdReleaseTime: null,
  droppedBirdCount: 3,
  formNumber: 'K 12',
}

async function bodyOf(action: TrialAction, id: number) {
  const { version, fields } = await trialOf(here, id)
  const { endDate, registrationStart, registrationEnd } = fields
  return {
    id,
    version,
    ...(action === 'save' && { ...fields, district: 'Uusi piiri' }),
    ...(action === 'move' && {
      date: '2026-05-20',
      endDate,
      place: 'Lapua',
      registrationStart,
      registrationEnd,
    }),
    ...(action === 'end' && { confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED'] }),
    ...(action === 'supplement' && HAPPENED),
    ...(['move', 'cancel', 'reopen'].includes(action) && { reason: 'Lunta on liikaa' }),
  }
}

/** 401 without a session, 403 for whoever is not in the table. */
const expected = (action: TrialAction, state: TrialState, person: Person) => {
  if (person === 'visitor') return [401, 'SESSION_EXPIRED']
  if (!isNamed(action, person)) return [403, 'FORBIDDEN']
  return SPECIFIED_TRANSITIONS[action].from.includes(state) ? [200] : [422, codeIn(state, action)]
}

test.each(TRIAL_ACTIONS)('%s: allowed, forbidden or refused in every state, to everyone', async (action) => {
  for (const state of STATES)
    for (const person of EVERYONE) {
      const id = await trialIn(state, action)
      const before = await trialOf(here, id)
      const answer = await here.people[person].json(`/api/auth/trials/${action}`, await bodyOf(action, id))
      const where = `${action} of ${state} by ${person}`
      expect(refusalOf(answer), where).toEqual(expected(action, state, person))
      if (answer.statusCode !== 200) expect(await trialOf(here, id), where).toEqual(before)
      else if (action !== 'delete')
        expect((await trialOf(here, id)).state, where).toBe(stateAfter(action, state))
    }
})

test('offers on the page exactly what the table allows, with the reason where it is not possible now', async () => {
  for (const state of STATES) {
    const id = await trialIn(state)
    for (const person of EVERYONE) {
      const answer = await here.people[person].get(`/api/auth/trials/${id}`)
      const reads = ['agent', 'headJudge', 'judge', 'chief', 'sysadmin', 'saver'].includes(person)
      const practises = person === 'aspirant' && state !== 'draft'
      if (!reads && !practises) {
        expect(refusalOf(answer), `${person} ${state}`).toEqual(
          person === 'visitor' ? [401, 'SESSION_EXPIRED'] : [403, 'FORBIDDEN'],
        )
        continue
      }
      const offered = (await trialOf(here, id, person)).actions.filter(
        ({ action }) => action !== 'copy' && action !== 'report',
      )
      const allowed = TRIAL_ACTIONS.filter((action) => isNamed(action, person))
      expect(offered, `${person} ${state}`).toEqual(
        allowed.map((action) => ({
          action,
          blockedBy: SPECIFIED_TRANSITIONS[action].from.includes(state)
            ? action === 'cancel'
              ? 'TRIAL_HAS_RESULTS'
              : null
            : codeIn(state, action),
          fields: {},
        })),
      )
    }
  }
})

let days = 0
/** A trial whose number nobody else is given. */
const trialOnOwnDay = (overrides: Parameters<typeof makeCompleteTrial>[1]) =>
  makeCompleteTrial(here, { held_on: addDays('2026-06-01', ++days), ...overrides })

/** Trials that differ in what conditions look at. */
const SITUATIONS: Readonly<Record<string, () => Promise<number>>> = {
  'an incomplete draft': () => trialOnOwnDay({ ...STATE_COLUMNS.draft, place: null }),
  'a draft with a dog that withdrew': async () => {
    const id = await trialOnOwnDay(STATE_COLUMNS.draft)
    await makeDogWithEntry(here, id, { withdrawn_at: new Date() })
    return id
  },
  'a trial before its registration': () => trialOnOwnDay({ registration_start: '2026-05-02' }),
  'a trial without dogs': () => trialOnOwnDay(STATE_COLUMNS.ongoing),
  'a trial with a dog that has no result': async () => {
    const id = await trialOnOwnDay(STATE_COLUMNS.ongoing)
    await makeDogWithEntry(here, id)
    return id
  },
  'a trial with a result that has no report': async () => {
    const id = await trialOnOwnDay(STATE_COLUMNS.ongoing)
    await makeDoneResult(here, id, (await makeDogWithEntry(here, id)).id, { report: null })
    return id
  },
  'a trial with every result done': async () => {
    const id = await trialOnOwnDay(STATE_COLUMNS.ongoing)
    await makeDoneResult(here, id, (await makeDogWithEntry(here, id)).id)
    return id
  },
}

test.each(Object.keys(SITUATIONS))('answers every action on %s as the page offered it', async (situation) => {
  for (const action of TRIAL_ACTIONS) {
    const id = await SITUATIONS[situation]!()
    const offered = (await trialOf(here, id)).actions.find((one) => one.action === action)
    const body = await bodyOf(action, id)
    // The page cannot know the day that is asked for: of a trial with results a move to another place alone is possible.
    const { date } = (await trialOf(here, id)).fields
    const sent = action === 'move' ? { ...body, date } : body
    const answer = await here.people.sysadmin.json(`/api/auth/trials/${action}`, sent)
    expect(offered, action).toBeDefined()
    expect([codeOf(answer) ?? null, fieldsOf(answer)], action).toEqual([offered?.blockedBy, offered?.fields])
    expect(answer.statusCode, action).toBe(offered?.blockedBy ? 422 : 200)
  }
})

test('answers not found for an unknown trial', async () => {
  for (const action of TRIAL_ACTIONS.filter((name) => name !== 'save')) {
    const body = { ...(await bodyOf(action, await trialIn('ongoing'))), id: 999_999 }
    expect(refusalOf(await here.people.sysadmin.json(`/api/auth/trials/${action}`, body))).toEqual([
      404,
      'TRIAL_NOT_FOUND',
    ])
  }
})

test('opens and closes registration by its days, and lets it be opened only between them', async () => {
  const early = await makeCompleteTrial(here, { registration_start: '2026-05-02' })
  const late = await makeCompleteTrial(here, {
    registration_start: '2026-04-01',
    registration_end: '2026-04-30',
  })
  const last = await makeCompleteTrial(here, {
    registration_start: '2026-04-01',
    registration_end: '2026-05-01',
  })
  expect((await trialOf(here, early)).state).toBe('ongoing')
  expect((await trialOf(here, late)).state).toBe('ongoing')
  expect((await trialOf(here, last)).state).toBe('open')
  for (const id of [early, late]) {
    const { actions } = await trialOf(here, id)
    expect(actions).toContainEqual({ action: 'open', blockedBy: 'OUTSIDE_REGISTRATION_PERIOD', fields: {} })
    expect(refusalOf(await here.people.agent.json('/api/auth/trials/open', { id }))).toEqual([
      422,
      'OUTSIDE_REGISTRATION_PERIOD',
    ])
  }
})

import { expect, test } from 'vitest'
import { REGISTER_STEPS } from '#domain/breeding/registerStates.ts'
import { INQUIRY_ACTIONS, stateAfter } from '#domain/health/inquiry.ts'
import { paymentStateOf, statesBefore } from '#domain/payments/states.ts'
import { stateOn, TRIAL_STATES } from '#domain/trials/states.ts'
import { TRANSITIONS, TRIAL_ACTIONS } from '#domain/trials/transitions.ts'
import {
  INQUIRY_WAYS,
  type Moment,
  PAYMENT_RESULTS,
  REGISTER_WAY,
  SPECIFIED_MOMENTS,
  SPECIFIED_TRANSITIONS,
  SPECIFIED_TRIAL_STATES,
} from './states.ts'

/** The steps of a way: from each of its states to the next. */
const stepsOf = <State>(way: readonly State[]) => way.slice(1).map((to, index) => [way[index]!, to] as const)

test('a trial has the specified states and no other', () => {
  expect([...TRIAL_STATES].toSorted()).toEqual(Object.keys(SPECIFIED_TRIAL_STATES).toSorted())
})

test.each(TRIAL_ACTIONS)(
  'a trial is taken by %s from the specified states, by whom the table names',
  (action) => {
    const { from, who } = TRANSITIONS[action]
    const specified = SPECIFIED_TRANSITIONS[action]
    expect([...from].toSorted()).toEqual([...specified.from].toSorted())
    expect([...who].toSorted()).toEqual([...specified.who].toSorted())
  },
)

test.each(SPECIFIED_MOMENTS)(
  'a trial becomes $to by itself, having been $from',
  ({ before, after, from, to }) => {
    const stateAt = ({ today, taken }: Moment) =>
      stateOn(
        {
          published: true,
          ended: false,
          cancelled: false,
          closedByHand: false,
          registrationStart: '2026-04-20',
          registrationEnd: '2026-05-10',
          classes: ['AVO'],
          capacity: 5,
          capacityByClass: {},
          taken: { NUO: 0, AVO: taken, VOI: 0 },
        },
        today,
      )
    expect([stateAt(before), stateAt(after)]).toEqual([from, to])
  },
)

test('an entry of the breeding register goes the specified way', () => {
  const steps = Object.values(REGISTER_STEPS)
  for (const [from, to] of stepsOf(REGISTER_WAY.states)) expect(steps).toContainEqual({ from, to })
})

test('a health inquiry goes the specified ways', () => {
  for (const way of INQUIRY_WAYS.ways)
    for (const [from, to] of stepsOf(way))
      expect(
        INQUIRY_ACTIONS.map((action) => stateAfter(from, action)),
        `${from} → ${to}`,
      ).toContain(to)
})

test('a payment becomes what its provider says, and may be confirmed after it had failed', () => {
  for (const [status, state] of Object.entries(PAYMENT_RESULTS.states) as [
    keyof typeof PAYMENT_RESULTS.states,
    string,
  ][])
    expect(paymentStateOf(status)).toBe(state)
  expect(statesBefore('confirmed')).toEqual(['created', 'open', 'failed'])
})

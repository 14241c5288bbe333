import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { finnishMoment } from '#domain/moments.ts'
import { ENTRY_PHASES, entryPhase } from '#domain/trials/entryPhase.ts'
import { stateOn, TRIAL_STATES, type TrialState } from '#domain/trials/states.ts'
import { createClub } from './club.ts'
import { DEMO_JUDGE, DEMO_MEMBER } from './data/demoPeople.ts'
import { eventRows } from './eventRows.ts'
import type { Row } from './tables.ts'

/** Days at which a year, a season, a kind of trial or summer time begins or ends, and some between. */
const DAYS = [
  '2027-01-01',
  '2027-03-29',
  '2027-05-31',
  '2027-07-14',
  '2027-10-31',
  '2027-12-13',
  '2028-02-29',
  '2028-06-01',
]

describe.each(DAYS)('the demo on %s', (today) => {
  let rows: ReturnType<typeof eventRows>
  beforeAll(() => {
    rows = eventRows(createClub('small', today), [])
  })

  const trialsOf = (day: string) => rows.trial.filter(({ held_on }) => held_on === day)
  const placesIn = ({ id }: Row<'trial'>) =>
    rows.entry_move.filter(({ trial_id, list }) => trial_id === id && list === 'place').length
  const resultsOf = ({ id }: Row<'trial'>) =>
    [...rows.trial_result, ...rows.water_result].filter(({ trial_id }) => trial_id === id)
  const stateOf = (trial: Row<'trial'>): TrialState =>
    stateOn(
      {
        published: trial.published_at !== null,
        ended: trial.ended_at !== null,
        cancelled: trial.cancelled_at !== null,
        closedByHand: trial.closed_by_hand === true,
        registrationStart: trial.registration_start ?? null,
        registrationEnd: trial.registration_end ?? null,
        classes: ['AVO'],
        capacity: trial.capacity ?? null,
        capacityByClass: {},
        taken: { NUO: 0, AVO: placesIn(trial), VOI: 0 },
      },
      today,
    )

  test('has trials in every state, and in every phase of entry', () => {
    const states = rows.trial.map((trial) => [stateOf(trial), trial.registration_start ?? null] as const)
    expect(new Set(states.map(([state]) => state))).toEqual(new Set(TRIAL_STATES))
    const phases = new Set(states.map(([state, start]) => entryPhase(state, start, today)))
    expect(phases).toEqual(new Set(ENTRY_PHASES))
  })

  test('has a trial of yesterday with all results written, and one of today that is being judged', () => {
    const begun = rows.trial.filter((trial) => trial.held_on! <= today && stateOf(trial) !== 'ready')
    expect(begun.map(({ held_on }) => held_on)).toEqual([addDays(today, -1), today])
    const [yesterday, now] = begun as [Row<'trial'>, Row<'trial'>]
    const results = resultsOf(yesterday)
    expect(results.length).toBeGreaterThan(5)
    const entriesOf = ({ id }: Row<'trial'>) => rows.entry.filter(({ trial_id }) => trial_id === id)
    const started = (row: { dog_id: number; class: string }) => `${row.dog_id} ${row.class}`
    expect(results.map(started).toSorted()).toEqual(entriesOf(yesterday).map(started).toSorted())
    const written = rows.sheet.map(({ entry_id }) => entry_id)
    expect(written.length).toBe(4)
    expect(entriesOf(now).map(({ id }) => id)).toEqual(expect.arrayContaining(written))
    const kind = now.type === 'water_track' ? 'water' : 'hunt'
    expect(new Set(rows.sheet.map((sheet) => sheet.kind))).toEqual(new Set([kind]))
    for (const trial of begun) {
      const judges = rows.trial_judge.filter(({ trial_id }) => trial_id === trial.id)
      expect(judges.filter(({ head }) => head)).toHaveLength(1)
    }
  })

  test('has trials of every kind: undivided, of two days, with limits of classes, of which times are told', () => {
    const ended = rows.trial.filter((trial) => stateOf(trial) === 'ready')
    const coming = rows.trial.filter(({ held_on }) => held_on! > today)
    expect(ended.some(({ divided }) => !divided)).toBe(true)
    expect(ended.every(({ end_time }) => end_time)).toBe(true)
    for (const trials of [ended, coming]) expect(trials.some(({ end_date }) => end_date)).toBe(true)
    expect(coming.some(({ capacity_by_class }) => capacity_by_class !== '{}')).toBe(true)
    expect(rows.trial_result.some(({ outcome }) => outcome === 'closed')).toBe(true)
  })

  test('has winners of two ended trials proposed for CACIT, and a trial to come with the right', () => {
    const withRight = rows.trial.filter(({ proposals }) => proposals?.length)
    const [next, ...others] = withRight.filter(({ held_on }) => held_on! > today)
    expect([next?.type === 'water_track', others]).toEqual([false, []])
    const proposed = new Set(rows.proposal.map(({ trial_id }) => trial_id))
    expect(proposed.size).toBe(2)
    expect(new Set(withRight.filter((trial) => trial !== next).map(({ id }) => id))).toEqual(proposed)
    for (const { trial_id, dog_id } of rows.proposal)
      expect(
        rows.trial_result.find((result) => result.trial_id === trial_id && result.dog_id === dog_id),
      ).toMatchObject({ class: 'VOI', prize: 1 })
  })

  test('gives no class more dogs than its limit', () => {
    const limited = rows.trial.filter(({ capacity_by_class }) => capacity_by_class !== '{}')
    for (const trial of limited) {
      const { NUO } = JSON.parse(String(trial.capacity_by_class))
      const young = rows.entry.filter((entry) => entry.trial_id === trial.id && entry.class === 'NUO')
      const places = young.filter(({ id }) =>
        rows.entry_move.some((move) => move.entry_id === id && move.list === 'place'),
      )
      expect(places.length).toBeLessThanOrEqual(NUO)
    }
  })

  test('has its judge head today’s trial, and its member enter a trial to come', () => {
    const [now] = trialsOf(today)
    const judge = rows.judge.find(({ name }) => name === DEMO_JUDGE.name)
    const head = rows.trial_judge.find(({ trial_id, head }) => trial_id === now!.id && head)
    expect(head?.judge_id).toBe(judge?.id)
    expect(judge).toMatchObject({ active: true, email: DEMO_JUDGE.email })
    const own = rows.entry.filter(({ handler }) => handler === DEMO_MEMBER.name)
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ contact_email }) => contact_email))).toEqual(new Set([DEMO_MEMBER.email]))
  })

  test('has every trial held by a club of its district, where there is one', () => {
    const districts = new Set(rows.club.map(({ district }) => district))
    const clubs = new Map(rows.club.map(({ id, district }) => [id, district]))
    const abroad = rows.trial.filter(
      ({ district, club_id }) => districts.has(district!) && clubs.get(club_id!) !== district,
    )
    expect(abroad).toEqual([])
  })

  test('gives no trial more dogs than places, and no dog two places', () => {
    expect(rows.trial.filter((trial) => placesIn(trial) > trial.capacity!)).toEqual([])
    const entered = rows.entry.map(({ trial_id, dog_id }) => `${trial_id} ${dog_id}`)
    expect(new Set(entered).size).toBe(entered.length)
  })

  test('dates yesterday’s results to last evening by the Finnish clock', () => {
    const [midnight, evening] = [finnishMoment(today, '00:00'), finnishMoment(addDays(today, -1), '20:00')]
    const [yesterday] = trialsOf(addDays(today, -1))
    for (const { done_at, status } of resultsOf(yesterday!)) {
      expect(status).toBe('preliminary')
      const done = new Date(done_at as string)
      expect(done < midnight && done > evening, String(done_at)).toBe(true)
    }
  })
})

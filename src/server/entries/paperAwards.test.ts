import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Participants, TrialDog } from '#contract/entries.ts'
import type { PaperAwardRow } from '#contract/paperAwards.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog, makeShowResult } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { type Entering, entryOf, listPath, startEntering } from './entries.test-helper.ts'

let on: Entering
let register: TestBrowser
beforeAll(async () => {
  on = await startEntering(await testDatabase())
  register = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['DOG'] }))
})
afterAll(() => on.close())

const awardOf = (dog: MadeDog, overrides: object = {}) => ({
  regnr: dog.regnr,
  ground: 'showAward',
  award: 'SE UCH',
  place: 'Tukholma, Ruotsi',
  wonOn: '2025-05-12',
  seenBy: 'Maija Virtanen',
  ...overrides,
})
const record = (trialId: number, body: object, by = on.agent) =>
  by.json(listPath(trialId, '/paper-award'), body)
const foreign = () => makeDog(on.database.db, { birth_date: '2021-03-04' })
const classesOf = async (trialId: number, dog: MadeDog) =>
  (await on.visitor.json('/api/trialdog', { regnr: dog.regnr, trialId })).json<TrialDog>().eligibility
const listed = async (query = '') =>
  (await register.get(`/api/auth/paper-awards${query}`)).json<{ awards: PaperAwardRow[] }>().awards
const decide = (award: { id: number }, verdict: string, was: string | null = null, by = register) =>
  by.json('/api/auth/paper-awards/decide', { id: award.id, was, verdict, reason: 'Ruotsin rekisteristä' })

describe('an award that was seen on paper', () => {
  test('lets a dog into its class, stands in the list, and counts until it is denied', async () => {
    const trialId = await on.trial()
    const dog = await foreign()
    expect((await classesOf(trialId, dog)).AVO.reasons).toEqual(['SHOW_AWARD_MISSING'])
    expect((await record(trialId, awardOf(dog))).statusCode).toBe(200)
    expect((await classesOf(trialId, dog)).AVO.ok).toBe(true)
    await on.enter(trialId, { dog })
    const participants = async () => (await on.agent.get(listPath(trialId))).json<Participants>()
    expect((await participants()).places[0]).toMatchObject({
      reasons: [],
      paperAwards: [
        { trialId, award: 'SE UCH', place: 'Tukholma, Ruotsi', seenBy: 'Maija Virtanen', verdict: null },
      ],
    })
    const [award] = await listed('?state=open')
    expect(award).toMatchObject({ dog: { regnr: dog.regnr }, trial: { id: trialId }, verdict: null })
    expect((await decide(award!, 'confirmed')).statusCode).toBe(200)
    expect((await classesOf(trialId, dog)).AVO.ok).toBe(true)
    expect((await decide(award!, 'denied', 'confirmed')).statusCode).toBe(200)
    expect((await participants()).places[0]).toMatchObject({
      reasons: ['SHOW_AWARD_MISSING'],
      paperAwards: [{ verdict: 'denied', verdictReason: 'Ruotsin rekisteristä' }],
    })
    const other = await on.trial()
    expect(refusalOf(await on.agent.json(listPath(other), entryOf(dog)))).toEqual([
      422,
      'SHOW_AWARD_MISSING',
      { class: 'SHOW_AWARD_MISSING' },
    ])
  })

  test('counts from the day after it was won, and a first prize opens the winner class and bars the open one', async () => {
    const trialId = await on.trial({ held_on: '2026-09-12' })
    const dog = await on.dog()
    await record(trialId, awardOf(dog, { ground: 'firstPrizeInAvo', wonOn: '2026-08-19' }))
    const { AVO, VOI } = await classesOf(trialId, dog)
    expect([AVO.reasons, VOI.ok]).toEqual([['ENTITLED_TO_WINNER_CLASS'], true])
    const sameDay = await on.trial({ held_on: '2026-08-19' })
    expect((await classesOf(sameDay, dog)).VOI.reasons).toEqual(['FIRST_PRIZE_MISSING'])
  })

  test('leaves an earlier award of the register as it is', async () => {
    const trialId = await on.trial()
    const dog = await foreign()
    await makeShowResult(on.database.db, dog.id)
    await record(trialId, awardOf(dog))
    const [award] = await listed('?state=open')
    await decide(award!, 'denied')
    expect((await classesOf(trialId, dog)).AVO.ok).toBe(true)
  })

  test('is not needed by a dog with a show prize of before 2004; a number of a later show is none', async () => {
    const trialId = await on.trial()
    const avoAfter = async (grade: string, day: string) => {
      const dog = await foreign()
      await makeShowResult(on.database.db, dog.id, { grade }, day)
      return (await classesOf(trialId, dog)).AVO.reasons
    }
    expect(await avoAfter('3', '2003-12-31')).toEqual([])
    expect(await avoAfter('0', '2003-12-31')).toEqual(['SHOW_AWARD_MISSING'])
    expect(await avoAfter('1', '2004-01-01')).toEqual(['SHOW_AWARD_MISSING'])
  })

  test('is recorded once, of a known dog, not of a day to come, and not before publishing', async () => {
    const trialId = await on.trial()
    const dog = await foreign()
    const twice = await Promise.all([
      record(trialId, awardOf(dog)),
      record(trialId, awardOf(dog, { award: 'se uch' })),
    ])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = async (body: object) => refusalOf(await record(trialId, body))[1]
    expect(await refused(awardOf(dog, { wonOn: '2026-08-21' }))).toBe('AWARD_IN_FUTURE')
    expect(await refused(awardOf({ ...dog, regnr: 'FI99999/99' }))).toBe('DOG_NOT_FOUND')
    expect(await refused(awardOf(dog, { award: ' ', seenBy: 'x'.repeat(101), ground: 'title' }))).toBe(
      'INPUT_INVALID',
    )
    const draft = await on.trial({ published_at: null, kaer_nr: null })
    expect(refusalOf(await record(draft, awardOf(dog)))[1]).toBe('TRIAL_IS_DRAFT')
  })

  test('is taken back by the trial it was recorded for, until it is decided', async () => {
    const [trialId, other] = [await on.trial(), await on.trial()]
    const dog = await foreign()
    await record(trialId, awardOf(dog))
    const [award] = await listed('?state=open')
    const remove = async (from: number) =>
      on.agent.json(listPath(from, '/paper-award/remove'), { awardId: award!.id })
    expect(refusalOf(await remove(other))[1]).toBe('PAPER_AWARD_NOT_FOUND')
    await decide(award!, 'confirmed')
    expect(refusalOf(await remove(trialId))[1]).toBe('PAPER_AWARD_DECIDED')
    await record(trialId, awardOf(dog, { award: 'NO UCH' }))
    const [second] = await listed('?state=open')
    expect(
      (await on.agent.json(listPath(trialId, '/paper-award/remove'), { awardId: second!.id })).statusCode,
    ).toBe(200)
    expect((await listed('?state=open')).map(({ id }) => id)).not.toContain(second!.id)
  })

  test('is decided by one of two who do so at once; the other is told', async () => {
    const trialId = await on.trial()
    await record(trialId, awardOf(await foreign()))
    const [award] = await listed('?state=open')
    const answers = await Promise.all([decide(award!, 'confirmed'), decide(award!, 'denied')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is recorded by the organiser alone, and decided by those who keep the register', async () => {
    const trialId = await on.trial()
    const dog = await foreign()
    expect((await record(trialId, awardOf(dog), on.otherAgent)).statusCode).toBe(403)
    expect((await record(trialId, awardOf(dog), register)).statusCode).toBe(403)
    await record(trialId, awardOf(dog))
    const [award] = await listed('?state=open')
    expect((await decide(award!, 'denied', null, on.agent)).statusCode).toBe(403)
    expect((await on.agent.get('/api/auth/paper-awards')).statusCode).toBe(403)
    expect((await on.visitor.get('/api/auth/paper-awards')).statusCode).toBe(401)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { CalendarTrial } from '#contract/calendar.ts'
import type { Dog } from '#contract/dogs.ts'
import type { TrialDog } from '#contract/entries.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { type MadeDog, makeDog, makeShowResult, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

let now = new Date('2026-08-20T09:00:00Z')
const { app, database } = await openService({ now: () => now })
const { db } = database

/** A water performance of the dog in AVO at a trial of its own, judged unless told otherwise. */
async function swim(dog: MadeDog, heldOn: string, grade: number | null, outcome = 'judged'): Promise<number> {
  const trial_id = await makeTrial(db, { type: 'water_track', held_on: heldOn, place: 'Lampi' })
  await db
    .insertInto('water_result')
    .values({ trial_id, dog_id: dog.id, class: 'AVO', outcome: outcome as 'judged', water_grade: grade })
    .execute()
  return trial_id
}

const pageOf = async ({ regnr }: MadeDog) =>
  (await app.inject(`/api/dog/${encodeURIComponent(regnr)}`)).json<Dog>().waterStandings

describe('the page of a dog', () => {
  test('says nothing of a dog without water and track work, or whose work was not judged', async () => {
    const dry = await makeDog(db)
    const rejected = await makeDog(db)
    await swim(rejected, '2026-06-01', null, 'rejected')
    expect(await pageOf(dry)).toEqual([])
    expect(await pageOf(rejected)).toEqual([])
  })

  test('tells to which day the best performance holds, and which holds longer', async () => {
    const dog = await makeDog(db)
    const best = await swim(dog, '2025-06-01', 9)
    await swim(dog, '2026-05-16', 6)
    const { kaer_nr } = await db
      .selectFrom('trial')
      .select('kaer_nr')
      .where('id', '=', best)
      .executeTakeFirstOrThrow()
    expect(await pageOf(dog)).toEqual([
      {
        class: 'AVO',
        date: '2025-06-01',
        kaerNr: kaer_nr,
        place: 'Lampi',
        validUntil: '2027-06-01',
        water: 9,
        track: null,
        isValid: true,
        allowsPrize: true,
        longer: { date: '2026-05-16', kaerNr: expect.any(Number), place: 'Lampi', validUntil: '2028-05-16' },
      },
    ])
  })

  test('tells from the day after the last one that it has lapsed', async () => {
    const dog = await makeDog(db)
    await swim(dog, '2024-08-20', 9)
    expect(await pageOf(dog)).toMatchObject([{ isValid: true, validUntil: '2026-08-20' }])
    now = new Date('2026-08-20T21:00:00Z')
    expect(await pageOf(dog)).toMatchObject([{ isValid: false, validUntil: '2026-08-20' }])
    now = new Date('2026-08-20T09:00:00Z')
  })

  test('goes by the rulebook of the day the work was done, at once when it changes', async () => {
    const dog = await makeDog(db)
    await swim(dog, '2021-05-01', 9)
    expect(await pageOf(dog)).toMatchObject([{ validUntil: '2021-05-31', isValid: false }])
    const { validFrom: _, ...data } = DEFAULT_RULEBOOK
    await db
      .insertInto('rulebook')
      .values({ valid_from: '1990-06-01', revision: 9, data: JSON.stringify(data), created_at: now })
      .execute()
    expect(await pageOf(dog)).toMatchObject([{ validUntil: '2023-05-01' }])
    await db.deleteFrom('rulebook').where('revision', '=', 9).execute()
  })
})

describe('at entering', () => {
  const HELD = '2026-09-12'
  let swimmer: MadeDog
  let dry: MadeDog
  beforeAll(async () => {
    ;[swimmer, dry] = [
      await makeDog(db, { birth_date: '2022-01-01' }),
      await makeDog(db, { birth_date: '2022-01-01' }),
    ]
    for (const { id } of [swimmer, dry]) await makeShowResult(db, id)
    await swim(swimmer, '2024-09-11', 9)
  })
  const trialDog = async (dog: MadeDog, trialId?: number) =>
    (await new TestBrowser(app).json('/api/trialdog', { regnr: dog.regnr, trialId })).json<TrialDog>().water

  test('tells in a divided trial whether the work holds on its day', async () => {
    const dayBefore = await makeTrial(db, { held_on: '2026-09-11', divided: true })
    const dayAfter = await makeTrial(db, { held_on: HELD, divided: true })
    expect(await trialDog(swimmer, dayBefore)).toMatchObject({
      NUO: null,
      AVO: { isValid: true, validUntil: '2026-09-11' },
      VOI: null,
    })
    expect(await trialDog(swimmer, dayAfter)).toMatchObject({ AVO: { isValid: false } })
    expect(await trialDog(dry, dayAfter)).toEqual({ NUO: null, AVO: null, VOI: null })
  })

  test('says nothing where earlier work does not count: undivided, of water and track, or no trial', async () => {
    const undivided = await makeTrial(db, { held_on: HELD, divided: false })
    const water = await makeTrial(db, { held_on: HELD, type: 'water_track', divided: true })
    expect(await trialDog(swimmer, undivided)).toBeNull()
    expect(await trialDog(swimmer, water)).toBeNull()
    expect(await trialDog(swimmer)).toBeNull()
  })

  test('tells the same in the calendar of the dog, of the classes it may start in', async () => {
    await makeTrial(db, { held_on: '2026-09-10', divided: true, place: 'Jaettu' })
    await makeTrial(db, { held_on: '2026-09-10', divided: false, place: 'Jakamaton' })
    const calendar = async (query: string) =>
      (await app.inject(`/api/trials/calendar${query}`)).json<CalendarTrial[]>()
    const of = async ({ regnr }: MadeDog, place: string) =>
      (await calendar(`?dog=${encodeURIComponent(regnr)}`)).find((trial) => trial.place === place)?.startWater
    expect(await of(swimmer, 'Jaettu')).toMatchObject({ AVO: { isValid: true, validUntil: '2026-09-11' } })
    expect(await of(dry, 'Jaettu')).toEqual({ AVO: null })
    expect(await of(swimmer, 'Jakamaton')).toBeUndefined()
    expect((await calendar('')).every((trial) => trial.startWater === undefined)).toBe(true)
  })
})

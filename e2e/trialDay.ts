import {
  makeDog,
  makeEntry,
  makeJudge,
  makeShowResult,
  makeTrial,
  makeTrialResult,
} from '#server/testing/factories.ts'
import type { TestService } from '#tools/test/service.ts'
import { addDays, addMonths } from '../src/domain/dates.ts'
import { today } from './trialSteps.ts'

/** What is tapped on the card of a dog that was judged well, in its order; the parts and the rest are the dog's own. */
const WELL = {
  ...{ speed: 4, method: 4, scenting: 5, point: 5, flush: 4, steadiness: 4, retrieveEagerness: 4 },
  ...{ collaboration: 4, willToHunt: 5, behaviour: 4, gunShyness: 5, loudness: 5 },
}

export interface DayDog {
  readonly name: string
  readonly class: 'NUO' | 'AVO' | 'VOI'
  /** grades of water and track work that counts; null: there is none yet */
  readonly water: { readonly water: number; readonly track: number | null } | null
  /** null: it did not come */
  readonly scored: Readonly<Record<string, number>> | null
  /** what public results and papers say of it, worked by hand in docs/rules/offline.md#a-trial-day-worked-by-hand */
  readonly key: {
    readonly outcome: 'judged' | 'rejected' | 'absent'
    readonly points: number | null
    readonly prize: number
    readonly place: number | null
  }
}

const judged = (points: number, prize: number, place: number | null) =>
  ({ outcome: 'judged', points, prize, place }) as const

/** In start order: the first phone has the first four, the second one the others. */
export const DAY_DOGS: readonly DayDog[] = [
  {
    name: 'Aallon Aarni',
    class: 'NUO',
    water: { water: 9, track: null },
    scored: { ...WELL, search: 9, game: 8, retrieve: 8 },
    // 9×7 + 8×8 + 8×3 + 9×2 = 63 + 64 + 24 + 18
    key: judged(169, 1, 1),
  },
  {
    name: 'Aallon Bella',
    class: 'NUO',
    water: null,
    scored: null,
    key: { outcome: 'absent', points: null, prize: 0, place: null },
  },
  {
    name: 'Aallon Cilla',
    class: 'AVO',
    water: { water: 8, track: null },
    scored: { ...WELL, search: 8, game: 9, retrieve: 8 },
    // 8×6 + 9×7 + 8×4 + 8×3 = 48 + 63 + 32 + 24
    key: judged(167, 1, 1),
  },
  {
    name: 'Aallon Demi',
    class: 'AVO',
    water: { water: 8, track: null },
    scored: { ...WELL, search: 10, game: 10, retrieve: 4 },
    // 10×6 + 10×7 + 4×4 + 8×3 = 60 + 70 + 16 + 24: enough for a 1st prize, but a grade is below 5; and a prize comes before points
    key: judged(170, 2, 2),
  },
  {
    name: 'Aallon Eero',
    class: 'AVO',
    water: { water: 7, track: null },
    scored: { ...WELL, scenting: 0, search: 0, game: 7, retrieve: 6 },
    // 0×6 + 7×7 + 6×4 + 7×3 = 0 + 49 + 24 + 21; scenting at 0 zeroes the search and rejects
    key: { outcome: 'rejected', points: 94, prize: 0, place: null },
  },
  {
    name: 'Aallon Fanni',
    class: 'AVO',
    water: null,
    scored: { ...WELL, search: 8, game: 8, retrieve: 8 },
    // 8×6 + 8×7 + 8×4 = 48 + 56 + 32, and no water work yet
    key: judged(136, 0, null),
  },
  {
    name: 'Aallon Gerda',
    class: 'VOI',
    water: { water: 8, track: 9 },
    scored: { ...WELL, search: 9, game: 9, retrieve: 9 },
    // 9×5 + 9×6 + 9×4 + 8×2.5 + 9×2.5 = 45 + 54 + 36 + 20 + 22.5
    key: judged(177.5, 1, 1),
  },
  {
    name: 'Aallon Hertta',
    class: 'VOI',
    water: { water: 6, track: 5 },
    scored: { ...WELL, search: 7, game: 7, retrieve: 6 },
    // 7×5 + 7×6 + 6×4 + 6×2.5 + 5×2.5 = 35 + 42 + 24 + 15 + 12.5
    key: judged(128.5, 3, 2),
  },
]

/** Months before the day on which the dogs of a class were born. */
const BORN = { NUO: 18, AVO: 48, VOI: 72 } as const

/** A divided field trial of today with the dogs above; it is judged by the demo's judge, who heads it, and by a second one. */
export async function makeTrialDay({ database: { db, pool } }: TestService, place: string) {
  const { rows } = await pool.query(
    `insert into account (username, email, first_name, last_name, password_hash, demo, created_at)
     select 'tuomari-2', 'tuomari-2@koirakanta.invalid', 'Saana', 'Sarka', password_hash, true, now()
     from account where username = 'tuomari' returning id`,
  )
  const second = rows[0].id as number
  await db.insertInto('account_role').values({ account_id: second, role: 'JUDGE' }).execute()
  const head = await db
    .selectFrom('judge')
    .innerJoin('account', 'account.id', 'judge.account_id')
    .select(['judge.id', 'judge.name'])
    .where('username', '=', 'tuomari')
    .executeTakeFirstOrThrow()
  const judges = [
    head,
    { id: await makeJudge(db, { account_id: second, name: 'Saana Sarka' }), name: 'Saana Sarka' },
  ]
  const given = { held_on: today, place, divided: true, closed_by_hand: true }
  const trialId = await makeTrial(
    db,
    given,
    judges.map(({ id }) => id),
  )
  const pond = await makeTrial(db, {
    type: 'water_track',
    held_on: addDays(today, -60),
    ended_at: new Date(),
  })
  const regnrs: string[] = []
  for (const [index, dog] of DAY_DOGS.entries()) {
    const made = await makeDog(db, { name: dog.name, birth_date: addMonths(today, -BORN[dog.class]) })
    regnrs.push(made.regnr)
    if (dog.class !== 'NUO') await makeShowResult(db, made.id, {}, addMonths(today, -12))
    if (dog.class === 'VOI') await makeTrialResult(db, made.id, {}, addMonths(today, -14))
    await makeEntry(db, trialId, made.id, { class: dog.class, start_number: index + 1 })
    if (!dog.water) continue
    const { water, track } = dog.water
    await db
      .insertInto('water_result')
      .values({
        ...{ trial_id: pond, dog_id: made.id, class: dog.class, outcome: 'judged', status: 'official' },
        ...{ water_grade: water, track_grade: track },
      })
      .execute()
  }
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', trialId)
    .executeTakeFirstOrThrow()
  return { trialId, regnrs, judges, publicPage: `/kokeet/${today}/${kaer_nr}` }
}

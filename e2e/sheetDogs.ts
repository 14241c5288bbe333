import { makeDog, makeEntry, makeJudge, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import type { TestService } from '#tools/test/service.ts'

export const LONG_NAME = 'Erittäin Pitkänimisen Kennelin Kaikkein Pisimmän Nimen Saanut Koira'
/** Past on every clock: results are marked done from the day of the trial on. */
const DAY = '2024-09-14'

/** A whole sheet in AVO without the judge, of 132 points. */
const SHEET = {
  outcome: 'judged',
  ...{ search: 8, game: 8, retrieve: 7, pointsAtGame: 2, shotOver: true, report: 'Varma koira.' },
  ...{ speed: 4, method: 4, scenting: 4, point: 4, flush: 4, steadiness: 4, retrieveEagerness: 4 },
  ...{ collaboration: 4, willToHunt: 4, behaviour: 4, gunShyness: 4, loudness: 4 },
}

interface TrialWithDogs {
  readonly trialId: number
  readonly judge: string
  readonly dogs: readonly { readonly id: number; readonly regnr: string; readonly entryId: number }[]
}

/** A trial with dogs in AVO, the first of which has a long name. */
export async function makeTrialWithDogs(
  service: TestService,
  overrides: Parameters<typeof makeTrial>[1] = {},
): Promise<TrialWithDogs> {
  const { db } = service.database
  const judge = 'Aulis Åkerman'
  const trialId = await makeTrial(db, { held_on: DAY, ...overrides }, [await makeJudge(db, { name: judge })])
  const dogs = []
  for (const name of [LONG_NAME, 'Toinen Tammi', 'Kolmas Koivu']) {
    const dog = await makeDog(db, { name, birth_date: '2022-01-01' })
    await makeShowResult(db, dog.id)
    dogs.push({ ...dog, entryId: await makeEntry(db, trialId, dog.id) })
  }
  return { trialId, judge, dogs }
}

/** Writes a dog's whole sheet, which only waits to be marked done. */
export async function fillSheet(service: TestService, trialId: number, { entryId }: { entryId: number }) {
  await service.database.pool.query(
    `insert into sheet (entry_id, kind, values, updated_at)
    select $1, 'hunt', $2::jsonb || jsonb_build_object('judgeId', judge_id), now() from trial_judge where trial_id = $3`,
    [entryId, JSON.stringify(SHEET), trialId],
  )
}

/** The day it is in Finland. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(new Date())

/** A trial of today that the demo's judge judges, with two dogs whose sheets are whole and wait to be marked done. */
export async function makeJudgedToday(service: TestService) {
  const { db, pool } = service.database
  const { rows } = await pool.query("select id from account where username = 'tuomari'")
  const accountId = rows[0].id as number
  const known = await db
    .selectFrom('judge')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const judge = known?.id ?? (await makeJudge(db, { account_id: accountId }))
  const trialId = await makeTrial(db, { held_on: today, place: 'Sievi' }, [judge])
  const entries: number[] = []
  const regnrs: string[] = []
  for (const name of ['Aarnen Tuike', 'Bertan Humina']) {
    const dog = await makeDog(db, { name, birth_date: '2022-01-01' })
    await makeShowResult(db, dog.id)
    const entryId = await makeEntry(db, trialId, dog.id)
    entries.push(entryId)
    regnrs.push(dog.regnr)
    await fillSheet(service, trialId, { entryId })
  }
  return { trialId, entries, regnrs }
}

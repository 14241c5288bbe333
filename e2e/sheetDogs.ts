import { makeDog, makeEntry, makeJudge, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import type { TestService } from '#tools/test/service.ts'

export const LONG_NAME = 'Erittäin Pitkänimisen Kennelin Kaikkein Pisimmän Nimen Saanut Koira'
/** Past on every clock: results are marked done from the day of the trial on. */
const DAY = '2024-09-14'

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

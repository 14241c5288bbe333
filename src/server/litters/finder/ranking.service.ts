import { MATES_PAGE_SIZE } from '#contract/constants.ts'
import type { MateWeights } from '#domain/breeding/mates/aims.ts'
import { type RankedMale, rankMales } from '#domain/breeding/mates/ranking.ts'
import { type MateReason, MateReasons } from '#domain/breeding/mates/reasons.ts'
import { regnrKey } from '#domain/regnr.ts'
import type { RecordRow, SummaryRow } from '../../dogs/dogs.types.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { Reader } from '../../platform/act.ts'
import { idsByKeys } from './finder.store.ts'
import type { Candidate, Candidates, MateQuestion } from './finder.types.ts'

/** A male with where he stands and why. */
export interface TellingMale {
  readonly candidate: Candidate
  readonly record: RecordRow
  readonly ranked: RankedMale
  /** from 1 */
  readonly place: number
  readonly reasons: readonly MateReason[]
}

/** A page of ranked males, and those that are compared side by side. */
export interface RankedPage {
  readonly candidates: Candidates
  readonly fronts: readonly number[]
  readonly page: number
  readonly males: readonly TellingMale[]
  readonly compared: readonly TellingMale[]
  /** the dogs that reasons speak of */
  readonly named: ReadonlyMap<number, SummaryRow>
}

/** Ranks the males by weights and tells a page of them. */
export async function rankCandidates(
  reader: Reader,
  candidates: Candidates,
  { weights, page, compare }: Pick<MateQuestion, 'weights' | 'page' | 'compare'>,
): Promise<RankedPage> {
  const { males, hasTrials } = candidates
  const used: MateWeights = hasTrials ? weights : { ...weights, trials: 0 }
  const merits = males.map((male) => male.merits)
  const ranked = rankMales(merits, used)
  const reasons = new MateReasons(merits, used, ranked)
  const from = (page - 1) * MATES_PAGE_SIZE
  const chosen = await idsByKeys(reader.db, compare.map(regnrKey))
  const placed = ranked.map((one, i) => ({ ranked: one, place: i + 1, candidate: males[one.index]! }))
  const onPage = placed.slice(from, from + MATES_PAGE_SIZE)
  const compared = placed.filter(({ candidate }) => chosen.has(candidate.id))
  const records = await reader.shown.records([...onPage, ...compared].map(({ candidate }) => candidate.id))
  const told = (some: typeof placed) =>
    some.flatMap((one): TellingMale[] => {
      const record = records.get(one.candidate.id)
      return record ? [{ ...one, record, reasons: reasons.of(one.ranked) }] : []
    })
  const [told1, told2] = [told(onPage), told(compared)]
  const spokenOf = [...told1, ...told2].flatMap((male) =>
    male.reasons.flatMap((reason) => dogsOf(reason, males)),
  )
  return {
    candidates,
    fronts: [...Map.groupBy(ranked, ({ front }) => front).values()].map((front) => front.length),
    page,
    males: told1,
    compared: told2,
    named: await dogSummaries(reader, spokenOf),
  }
}

function dogsOf(reason: MateReason, males: readonly Candidate[]): number[] {
  if (reason.code === 'BEATEN') return [males[reason.by]!.id]
  return reason.code === 'BESIDE_FIRST' ? [males[reason.first]!.id] : []
}

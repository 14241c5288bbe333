import {
  type CheckedCondition,
  checkForRegister,
  faultsIn,
  type RegisterCondition,
} from '#domain/breeding/registerCheck.ts'
import { breedingRulesOf, findFacts } from '../breedingRules/inForce.service.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Reader } from '../platform/act.ts'
import type { CheckedEntry, JudgedEntry, RegisterEntry } from './breedingRegister.types.ts'

/** Dogs by their ids and whether their owners have given the assurances → how each stands by the conditions on an ISO day, today where it is left out. */
export async function checkDogs(
  reader: Reader,
  assured: ReadonlyMap<number, boolean>,
  day = reader.today,
): Promise<ReadonlyMap<number, CheckedCondition[]>> {
  if (assured.size === 0) return new Map()
  const trials = reader.config.club.modules.includes('kaer')
  const asked = [...assured.keys()].map((id) => ({ id, day }))
  const [rows, codes, rules] = await Promise.all([
    findFacts(reader, asked),
    healthCodesOf(reader),
    breedingRulesOf(reader),
  ])
  return new Map(
    rows.map((facts) => [
      facts.id,
      checkForRegister({ ...facts, assured: assured.get(facts.id) ?? false }, { day, trials, codes, rules }),
    ]),
  )
}

/** Entries and how their dogs stand today, in the same order. */
export async function judgeEntries(
  reader: Reader,
  entries: readonly RegisterEntry[],
): Promise<JudgedEntry[]> {
  const checks = await checkDogs(reader, new Map(entries.map(({ dogId, assured }) => [dogId, assured])))
  return entries.map((entry) => {
    const conditions = checks.get(entry.dogId) ?? []
    return { entry, conditions, laterFindings: laterFindings(entry, conditions) }
  })
}

/** The same with their dogs; one whose dog has gone meanwhile is left out. */
export async function withDogs({ shown }: Reader, judged: readonly JudgedEntry[]): Promise<CheckedEntry[]> {
  const records = await shown.records(judged.map(({ entry }) => entry.dogId))
  return judged.flatMap((one) => {
    const record = records.get(one.entry.dogId)
    return record ? [{ ...one, record }] : []
  })
}

/** What stands against a dog of the register and was not weighed when it was last decided. Source: docs/rules/breeding-and-health.md#later-findings. */
function laterFindings(
  { state, weighed }: RegisterEntry,
  conditions: readonly CheckedCondition[],
): RegisterCondition[] {
  if (state !== 'active') return []
  return conditions
    .filter((one) => faultsIn([one]).some((fault) => !weighed.includes(fault)))
    .map(({ condition }) => condition)
}

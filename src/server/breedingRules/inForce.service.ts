import type { DogFacts } from '#domain/breeding/rules/facts.ts'
import { BreedingRules } from '#domain/breeding/rules/inForce.ts'
import type { Reader } from '../platform/act.ts'
import { publishedRules } from './breedingRules.store.ts'
import type { AskedFacts, StoredRule } from './breedingRules.types.ts'
import { factsOn } from './facts.store.ts'

/** The published rules, as matings are judged by them. */
export const breedingRulesOf = async ({ db }: Pick<Reader, 'db'>): Promise<BreedingRules<StoredRule>> =>
  new BreedingRules(await publishedRules(db))

/** What conditions are judged by, of dogs on days, in no order. */
export async function findFacts(
  { db }: Pick<Reader, 'db'>,
  asked: readonly AskedFacts[],
): Promise<readonly (DogFacts & AskedFacts)[]> {
  if (asked.length === 0) return []
  return factsOn(db, asked)
}

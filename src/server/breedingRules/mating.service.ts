import { evaluateMating, type MatingResult } from '#domain/breeding/rules/evaluate.ts'
import { type PairFacts, relationsOf } from '#domain/breeding/rules/facts.ts'
import { chartInbreeding } from '#domain/genetics/chartInbreeding.ts'
import { completeness } from '#domain/genetics/completeness.ts'
import { trustOf } from '#domain/genetics/trust.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import type { PedigreeDog } from '../dogs/dogs.types.ts'
import { dogNumber, isIn, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Reader } from '../platform/act.ts'
import type { StoredRule } from './breedingRules.types.ts'
import { breedingRulesOf, findFacts } from './inForce.service.ts'

/** How a planned litter stands by the rules of the day of its mating. */
export interface MatingOutcomes {
  readonly date: string
  readonly today: string
  readonly result: MatingResult<StoredRule>
  /** registered ones */
  readonly offspring: { readonly sire: number; readonly dam: number }
}

/** The rules that hold for a breed on a day. @throws AppError 404 BREED_NOT_FOUND */
export async function findRulesOfBreed(reader: Reader, breed: string, date = reader.today) {
  await findBreedCodes(reader, breed)
  const rules = await breedingRulesOf(reader)
  return { breed, date, rules: rules.allOn(breed, date) }
}

/** What the rules say of the litter of two dogs. Source: docs/rules/breeding-rules.md#may-the-litter-be-registered. */
export async function findOutcomes(
  reader: Reader,
  { sire, dam }: { readonly sire: PedigreeDog; readonly dam: PedigreeDog },
  date = reader.today,
): Promise<MatingOutcomes> {
  const { today, live, config } = reader
  const [facts, codes, rules] = await Promise.all([
    findFacts(reader, [
      { id: sire.id, day: date },
      { id: dam.id, day: date },
    ]),
    healthCodesOf(reader),
    breedingRulesOf(reader),
  ])
  const factsOf = ({ id }: PedigreeDog) => facts.find((one) => one.id === id)!
  const pair = {
    sire: factsOf(sire),
    dam: factsOf(dam),
    relations: relationsOf(sire, dam),
    ...inbreedingOf(live.snapshot, sire.id, dam.id),
  }
  const trials = config.club.modules.includes('kaer')
  return {
    date,
    today,
    // Of a day that is over is told how it was on it: nothing has run out since.
    result: evaluateMating(pair, rules, { date, today: date < today ? date : today, trials, codes }),
    offspring: { sire: pair.sire.offspring, dam: pair.dam.offspring },
  }
}

/** F of a litter over six generations and whether it can be trusted; null while one of its parents is not in the pedigree in memory. */
export function inbreedingOf(
  snapshot: PedigreeSnapshot,
  sire: number,
  dam: number,
): Pick<PairFacts, 'inbreeding' | 'shallow'> {
  if (!isIn(snapshot, sire) || !isIn(snapshot, dam)) return { inbreeding: null, shallow: true }
  const parents = { sire: dogNumber(snapshot, sire), dam: dogNumber(snapshot, dam) }
  return {
    inbreeding: chartInbreeding(snapshot.pedigree, parents),
    shallow: trustOf(completeness(snapshot.pedigree, parents)) === 'low',
  }
}

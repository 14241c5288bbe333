import { type CaseFailure, failuresOf, pointsWithoutCase } from '#domain/breeding/rules/cases.ts'
import { differenceOf, type RuleDifference } from '#domain/breeding/rules/difference.ts'
import { relationsOf } from '#domain/breeding/rules/facts.ts'
import { BreedingRules } from '#domain/breeding/rules/inForce.ts'
import { place } from '#domain/breeding/rules/publishing.ts'
import type { RuleSet } from '#domain/breeding/rules/ruleSet.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Reader } from '../platform/act.ts'
import type { LitterRow, StoredRule } from './breedingRules.types.ts'
import { breedingRulesOf, findFacts } from './inForce.service.ts'
import { inbreedingOf } from './mating.service.ts'
import { littersSince } from './preview.store.ts'

const MONTHS_BACK = 60
/** Mean days from mating to birth. Source: docs/rules/breeding-rules.md#difference-before-publishing. */
const DAYS_TO_BIRTH = 63
const MOST_LITTERS = 3000
const MOST_TOLD = 50

interface LitterDifference extends RuleDifference {
  readonly litter: LitterRow
}

export interface Difference {
  readonly litters: number
  readonly changed: number
  readonly left: number
  readonly differences: readonly LitterDifference[]
}

export interface FoundPreview extends Difference {
  readonly failures: readonly CaseFailure[]
  readonly withoutCase: readonly string[]
  readonly dogs: ReadonlyMap<number, SummaryRow>
}

/** What a rule says of its own cases, and which litters would get another outcome by it. @throws AppError 404 BREED_NOT_FOUND */
export async function previewRule(
  reader: Reader,
  rule: RuleSet,
  former: StoredRule | null,
): Promise<FoundPreview> {
  const [codes, difference] = await Promise.all([healthCodesOf(reader), findDifference(reader, rule, former)])
  const ids = difference.differences.flatMap(({ litter }) => [litter.sireId, litter.damId])
  return {
    failures: failuresOf(rule, codes),
    withoutCase: pointsWithoutCase(rule),
    ...difference,
    dogs: await dogSummaries(reader, ids),
  }
}

/**
 * Which litters of the last five years would get another outcome by a rule in the place of another. Source:
 * docs/rules/breeding-rules.md#difference-before-publishing. @throws AppError 404 BREED_NOT_FOUND
 */
export async function findDifference(
  reader: Reader,
  rule: RuleSet,
  former: StoredRule | null,
): Promise<Difference> {
  const breeds = new Set([...rule.breeds, ...(former?.breeds ?? [])])
  const isOfAll = rule.breeds.length === 0 || former?.breeds.length === 0
  const codes = isOfAll
    ? await findBreedCodes(reader, undefined)
    : (await Promise.all([...breeds].map((breed) => findBreedCodes(reader, breed)))).flat()
  const all = await littersSince(reader.db, codes ?? [], addMonths(reader.today, -MONTHS_BACK))
  const litters = all.slice(0, MOST_LITTERS)
  const differences = await differencesOf(reader, litters, rule, former)
  return {
    litters: litters.length,
    changed: differences.length,
    left: all.length - litters.length,
    differences: differences.slice(0, MOST_TOLD),
  }
}

async function differencesOf(
  reader: Reader,
  litters: readonly LitterRow[],
  rule: RuleSet,
  former: StoredRule | null,
): Promise<LitterDifference[]> {
  const published = await breedingRulesOf(reader)
  const before: BreedingRules<RuleSet> = published
  const same = published.all.find(({ id }) => id === former?.id) ?? null
  const after = new BreedingRules(place(published.all, rule, same).rules)
  const dated = litters.map((litter) => ({ litter, date: addDays(litter.born, -DAYS_TO_BIRTH) }))
  const [facts, codes] = await Promise.all([
    findFacts(
      reader,
      dated.flatMap(({ litter, date }) => [
        { id: litter.sireId, day: date },
        { id: litter.damId, day: date },
      ]),
    ),
    healthCodesOf(reader),
  ])
  const factsOn = new Map(facts.map((one) => [`${one.id} ${one.day}`, one]))
  const trials = reader.config.club.modules.includes('kaer')
  return dated.flatMap(({ litter, date }) => {
    const [sire, dam] = [factsOn.get(`${litter.sireId} ${date}`), factsOn.get(`${litter.damId} ${date}`)]
    if (!sire || !dam) return []
    const pair = {
      sire,
      dam,
      relations: relationsOf(
        { id: litter.sireId, sireId: litter.sireSireId, damId: litter.sireDamId },
        { id: litter.damId, sireId: litter.damSireId, damId: litter.damDamId },
      ),
      ...inbreedingOf(reader.live.snapshot, litter.sireId, litter.damId),
    }
    const found = differenceOf(rule.kind, pair, { before, after }, { date, today: date, trials, codes })
    return found ? [{ litter, ...found }] : []
  })
}

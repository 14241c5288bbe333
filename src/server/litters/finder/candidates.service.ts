import { MATES_MAX } from '#contract/constants.ts'
import { isOfBreedingAge } from '#domain/breeding/breedingAge.ts'
import { asShown, type MateMerits } from '#domain/breeding/mates/aims.ts'
import { type CheckedRule, matingRules, ruleMerit } from '#domain/breeding/mates/matingRules.ts'
import { type TrialMerit, trialMerits } from '#domain/breeding/mates/trialMerit.ts'
import type { CheckedCondition } from '#domain/breeding/registerCheck.ts'
import { relationsOf } from '#domain/breeding/rules/facts.ts'
import { addMonths } from '#domain/dates.ts'
import { breedFamily } from '#domain/dogs.ts'
import { findHuntScores } from '../../averages/averages.service.ts'
import { findMales } from '../../breedingRegister/breedingRegister.service.ts'
import { checkDogs } from '../../breedingRegister/checking.service.ts'
import { breedingRulesOf } from '../../breedingRules/inForce.service.ts'
import { findPedigreeDog } from '../../dogs/dogs.service.ts'
import type { PedigreeDog } from '../../dogs/dogs.types.ts'
import type { MeasuredMale } from '../../genetics/measuredMates.types.ts'
import { dogNumber, inbreedingById } from '../../genetics/snapshot.ts'
import { healthCodesOf } from '../../healthCodes/healthCodes.service.ts'
import type { Reader } from '../../platform/act.ts'
import { AppError } from '../../platform/errors.ts'
import { findAffectedShares, findLiving } from '../../population/population.service.ts'
import { hasWorstGrade, type MatingRules } from '../mating.ts'
import { Families } from './families.ts'
import { gradesOfLitters, latestStatements, malesOf } from './finder.store.ts'
import type { Candidate, Candidates, Family, MaleRow, MateQuestion, StatementRow } from './finder.types.ts'

/** Trials of so many months are compared: a dog's whole life. */
const TRIAL_MONTHS = 15 * 12

/** A dog that may be the dam of a litter. @throws AppError 404 DOG_NOT_FOUND, 422 DAM_NOT_FEMALE */
export async function requireDam(reader: Reader, regnr: string): Promise<PedigreeDog> {
  const dam = await findPedigreeDog(reader, regnr)
  if (dam.sex === 'male') throw new AppError('refused', 'DAM_NOT_FEMALE', { regnr: 'DAM_NOT_FEMALE' })
  return dam
}

/**
 * The males that may be chosen beside a bitch, with all that they are compared by.
 * Source: docs/rules/breeding-and-health.md#finding-a-mate. @throws AppError 503 PEDIGREE_LOADING
 */
export async function findCandidates(
  reader: Reader,
  dam: PedigreeDog,
  { choice, score, date }: Pick<MateQuestion, 'choice' | 'score' | 'date'>,
): Promise<Candidates> {
  const { db, live, today, config } = reader
  dogNumber(live.snapshot, dam.id)
  const breed = breedFamily(dam.breed)
  const day = date ?? today
  const hasTrials = config.club.modules.includes('kaer')
  const [rows, listed, living, codes, rules] = await Promise.all([
    malesOf(db, breed),
    findMales(reader, breed),
    findLiving(reader, breed),
    healthCodesOf(reader),
    breedingRulesOf(reader),
  ])
  const by = { rules, codes, day }
  const offered = new Map(listed.map((male) => [male.dogId, male.owners]))
  const wanted = rows.filter(
    ({ id, born }) =>
      id !== dam.id &&
      (offered.has(id) || (choice === 'breed' && isOfBreedingAge(rules, { breed, sex: 'male', born }, day))),
  )
  const males = wanted.slice(0, MATES_MAX)
  const ids = [dam.id, ...males.map(({ id }) => id)]
  const parents = [
    ...new Set([dam, ...males].flatMap((dog) => [dog.id, dog.sireId ?? dog.id, dog.damId ?? dog.id])),
  ]
  const assured = new Map(males.map((male) => [male.id, male.assured]))
  const [measured, own, litters, shares, conditions, hunt, records] = await Promise.all([
    live.measure('mates', { dam: dam.id, males: Uint32Array.from(assured.keys()), living }),
    latestStatements(db, ids),
    gradesOfLitters(db, parents),
    findAffectedShares(reader, breed, codes),
    checkDogs(reader, assured, day),
    hasTrials ? findHuntScores(reader, breed, score, addMonths(today, -TRIAL_MONTHS)) : null,
    reader.shown.records([dam.id]),
  ])
  const families = new Families({ own, litters }, codes, shares)
  const statements = Map.groupBy(own, ({ dogId }) => dogId)
  const trials = hunt ? trialMerits(hunt.scores, hunt.leastDogs) : new Map<number, TrialMerit>()
  const figures = new Map(measured.males.map((male) => [male.id, male]))
  const health = (id: number) => ({ health: statements.get(id) ?? [] })
  return {
    dam,
    damRecord: records.get(dam.id)!,
    damFamily: families.of(dam),
    damKinship: measured.damKinship,
    damWorstGrade: hasWorstGrade(dam.breed, health(dam.id), by),
    date: day,
    living: { dogs: measured.living, kinship: measured.breedKinship },
    hasTrials,
    left: wanted.length - males.length,
    males: males.map((male) =>
      candidateOf({
        male,
        owners: offered.get(male.id),
        litter: figures.get(male.id) ?? null,
        shallow: isShallow(reader, male.id),
        family: families.of(male),
        rules: rulesOf(male, dam, health(male.id).health, conditions.get(male.id) ?? [], by),
        trials: trials.get(male.id) ?? null,
      }),
    ),
  }
}

/** Whether so little is known of a dog's own ancestors that its figures are low for that reason alone. */
function isShallow({ live }: Reader, id: number): boolean {
  const { inbreedingTrust } = inbreedingById(live.snapshot, id)
  return inbreedingTrust === null || inbreedingTrust === 'low'
}

function rulesOf(
  male: MaleRow,
  dam: PedigreeDog,
  statements: readonly StatementRow[],
  conditions: readonly CheckedCondition[],
  { day, ...by }: MatingRules,
): CheckedRule[] {
  const pair = { breed: dam.breed, relations: relationsOf(male, dam), statements, born: male.born, day }
  return matingRules(pair, by, conditions)
}

interface Known {
  readonly male: MaleRow
  /** undefined: he is not on the list of males */
  readonly owners: Candidate['owners'] | undefined
  readonly litter: MeasuredMale | null
  readonly shallow: boolean
  readonly family: Family
  readonly rules: readonly CheckedRule[]
  readonly trials: TrialMerit | null
}

/** F and kinship are told apart to the hundredth of a per cent, as they are shown. */
const SHARE_DECIMALS = 4
const REGISTER_MERITS = { offered: 3, active: 2, none: 1, removed: 0 } as const

function candidateOf({ male, owners, litter, shallow, family, rules, trials }: Known): Candidate {
  const register = registerOf(male, owners !== undefined)
  const least = (share: number | null | undefined) =>
    shallow || share === null || share === undefined ? null : asShown(-share, SHARE_DECIMALS)
  const merits: MateMerits = {
    inbreeding: least(litter?.coefficientAll),
    kinship: least(litter?.kinship),
    health: family.health?.merit ?? null,
    rules: ruleMerit(rules),
    trials: trials?.merit ?? null,
    register: REGISTER_MERITS[register],
  }
  return { id: male.id, owners: owners ?? [], shallow, litter, family, rules, trials, register, merits }
}

function registerOf({ state }: MaleRow, offered: boolean): Candidate['register'] {
  if (offered) return 'offered'
  if (state === 'active' || state === 'removed') return state
  return 'none'
}

import { type Parents, type Pedigree, parentsOf } from '../pedigree.ts'
import { canInherit, type Genotype } from './mendel.ts'
import { offspringIn } from './offspring.ts'
import { type NeededPart, neededPart } from './part.ts'
import { jointOf, needsFrequency, peelingOrder } from './peeling.ts'
import { type Chances, chancesOfParent, ofEach, type Possible } from './puppies.ts'
import { type Relation, relationOf } from './relations.ts'
import { trailsFrom, type Walk } from './trails.ts'

export interface LitterQuestion {
  readonly pedigree: Pedigree
  /** both known */
  readonly parents: Parents
  /** dog number → letters of its test */
  readonly tested: ReadonlyMap<number, Genotype>
  /** of the second letter in the breed; null: not known */
  readonly frequency: number | null
}

/** How much one question may cost. Source: docs/rules/genetics.md#the-needed-part. */
export interface PeelLimits {
  /** how far relatives are counted at most, in parent–offspring links from either parent; less where the tables would be too large */
  readonly reach: number
  readonly mostVisited: number
  readonly mostMembers: number
  readonly mostCells: number
}

export const PEEL_LIMITS: PeelLimits = {
  reach: 8,
  mostVisited: 10_000,
  mostMembers: 1000,
  mostCells: 300_000,
}
/** Nearer than grandparents, siblings and grand-offspring no part is worth an answer. */
const LEAST_REACH = 2
const SHOWN_RELATIVES = 3

interface TestedRelative {
  readonly dog: number
  readonly relation: Relation
  readonly genotype: Genotype
}

export interface ParentGenotypes {
  readonly chances: Chances
  /** what the dog's own test leaves open, or those of its parents and offspring; further relatives make nothing certain */
  readonly possible: Possible
  /** `parents`: both of its parents are tested; `breed`: nobody who tells anything of it is */
  readonly basis: 'tested' | 'parents' | 'relatives' | 'breed'
  /** the nearest tested relatives that tell something of it */
  readonly nearest: readonly TestedRelative[]
  /** all of them */
  readonly relatives: number
}

export interface LitterGenotypes {
  /** probabilities of the letters of both parents together, place 3 · sire + dam */
  readonly joint: Float64Array
  readonly sire: ParentGenotypes
  readonly dam: ParentGenotypes
  /** how far relatives were counted */
  readonly reach: number
}

export type LitterRefusal =
  | { readonly refused: 'fewTests' | 'tooLarge' }
  /** dogs whose tests cannot be true together with the recorded parents; empty where it takes more than a dog and its parents to tell */
  | { readonly refused: 'contradiction'; readonly dogs: readonly number[] }

/** The letters that the parents of a litter have, each with what it rests on. Source: docs/rules/genetics.md#genotypes-of-a-litter. */
export function litterGenotypes(
  question: LitterQuestion,
  limits: PeelLimits = PEEL_LIMITS,
): LitterGenotypes | LitterRefusal {
  const plan = planOf(question, limits)
  if (!plan) return { refused: 'tooLarge' }
  const { walk, part, order } = plan
  const misfit = misfitIn(walk, part)
  if (misfit) return { refused: 'contradiction', dogs: misfit }
  if (question.frequency === null && needsFrequency(part)) return { refused: 'fewTests' }
  const joint = jointOf(part, PAIR, order, question.frequency ?? 0.5)
  return joint ? answerOf(walk, part, joint) : { refused: 'contradiction', dogs: [] }
}

interface Plan {
  readonly walk: Walk
  readonly part: NeededPart
  readonly order: readonly number[]
}
/** Where the parents stand among the members of a part. */
const PAIR = [0, 1] as const

/** The part with as many links as the limits allow, from the fewest up, so that what is too large is met once; null: already the fewest are too many. */
function planOf(question: LitterQuestion, limits: PeelLimits): Plan | null {
  let plan: Plan | null = null
  for (let reach = Math.min(LEAST_REACH, limits.reach); reach <= limits.reach; reach++) {
    const walk = { ...question, reach, mostVisited: limits.mostVisited }
    const part = neededPart(walk, question.parents)
    if (!part || part.dogs.length > limits.mostMembers) break
    const order = peelingOrder(part, PAIR, limits.mostCells)
    if (!order) break
    if (part.isWhole) return { walk: { ...walk, reach: limits.reach }, part, order }
    plan = { walk, part, order }
  }
  return plan
}

function answerOf(walk: Walk, part: NeededPart, joint: Float64Array): LitterGenotypes {
  const [sire, dam] = part.dogs as readonly [number, number]
  return {
    joint,
    sire: parentOf(walk, part, sire, chancesOfParent(joint, 'sire')),
    dam: parentOf(walk, part, dam, chancesOfParent(joint, 'dam')),
    reach: walk.reach,
  }
}

function parentOf(walk: Walk, part: NeededPart, dog: number, chances: Chances): ParentGenotypes {
  const { pedigree, tested } = walk
  const members = new Set(part.dogs)
  const relatives = (trailsFrom(walk, [dog])?.found ?? []).filter(
    (trail) => trail.dog !== dog && tested.has(trail.dog) && members.has(trail.dog),
  )
  const { sire, dam } = parentsOf(pedigree, dog)
  return {
    chances,
    possible: possibleOf(walk, dog),
    basis: tested.has(dog)
      ? 'tested'
      : tested.has(sire) && tested.has(dam)
        ? 'parents'
        : relatives.length > 0
          ? 'relatives'
          : 'breed',
    relatives: relatives.length,
    nearest: relatives.slice(0, SHOWN_RELATIVES).map((trail) => ({
      dog: trail.dog,
      relation: relationOf(pedigree, dog, trail.dog, trail.steps),
      genotype: tested.get(trail.dog)!,
    })),
  }
}

/** What tests leave open that are at most one link away: beyond an untested dog a false link in the pedigree would show nowhere. */
function possibleOf({ pedigree, tested }: Walk, dog: number): Possible {
  const own = tested.get(dog)
  const lettersOf = (one: number) => tested.get(one) ?? null
  const { sire, dam } = parentsOf(pedigree, dog)
  const offspring = [...offspringIn(pedigree).of(dog)].filter((one) => tested.has(one))
  const fits = (genotype: Genotype) =>
    canInherit(genotype, lettersOf(sire), lettersOf(dam)) &&
    offspring.every((one) => {
      const parents = parentsOf(pedigree, one)
      const mate = parents.sire === dog ? parents.dam : parents.sire
      return canInherit(tested.get(one)!, genotype, lettersOf(mate))
    })
  return ofEach((genotype) => (own === undefined ? fits(genotype) : own === genotype))
}

/**
 * A tested dog with tested parents that cannot be its parents, or a parent that cannot: those tests and links cannot all be true. Looked for among all members and the
 * offspring of the pair, also where a test settles so much that the sum would not come to the other.
 */
function misfitIn(walk: Walk, { dogs }: NeededPart): number[] | null {
  const { pedigree, tested } = walk
  const [sire, dam] = dogs as readonly [number, number]
  const offspring = offspringIn(pedigree)
  for (const dog of [...dogs, ...offspring.of(sire), ...offspring.of(dam)]) {
    const own = tested.get(dog)
    if (own === undefined) continue
    const parents = parentsOf(pedigree, dog)
    const letters = [parents.sire, parents.dam].map((one) => tested.get(one) ?? null)
    const known = [parents.sire, parents.dam].filter((one) => tested.has(one))
    const alone = known.find((one) => !canInherit(own, tested.get(one)!, null))
    if (alone !== undefined) return [dog, alone]
    if (!canInherit(own, letters[0]!, letters[1]!)) return [dog, ...known]
  }
  return null
}

/** What is certain of a parent for its puppies: by its own test alone. Source: docs/rules/genetics.md#clear-by-parents. */
export const testedLetters = ({ basis, possible }: ParentGenotypes): Possible =>
  basis === 'tested' ? possible : [true, true, true]

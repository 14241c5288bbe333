import type { TrialClass } from '../trials/results.ts'
import { placesLeft, type TrialFacts } from '../trials/states.ts'
import type { EntryList } from './queue.ts'

/**
 * The list of a new entry: a place while there is one that nobody waits for, else the end of the reserve.
 * @param waiting classes of the dogs in the reserve
 */
export function listForNew(
  facts: TrialFacts,
  trialClass: TrialClass,
  waiting: readonly TrialClass[],
): EntryList {
  const isFree = (name: TrialClass) => placesLeft(facts, name) !== 0
  return isFree(trialClass) && !waiting.some(isFree) ? 'place' : 'reserve'
}

/** Why there is no place for another dog of a class; null: there is one. */
export function whyFull(facts: TrialFacts, trialClass: TrialClass): 'TRIAL_FULL' | 'CLASS_FULL' | null {
  if (placesLeft(facts) === 0) return 'TRIAL_FULL'
  return placesLeft(facts, trialClass) === 0 ? 'CLASS_FULL' : null
}

/** The facts with one dog less in a class, for a dog that gives up its own place for another. */
export function withoutOne(facts: TrialFacts, trialClass: TrialClass): TrialFacts {
  return { ...facts, taken: { ...facts.taken, [trialClass]: facts.taken[trialClass] - 1 } }
}

/** How many dogs of each class there are. */
export function countByClass(dogs: readonly { readonly class: TrialClass }[]): TrialFacts['taken'] {
  const countIn = (name: TrialClass) => dogs.filter((dog) => dog.class === name).length
  return { NUO: countIn('NUO'), AVO: countIn('AVO'), VOI: countIn('VOI') }
}

/**
 * Whether an entry keeps its place when it changes to another class: where the class has room for it, and nobody waits for a place there that is
 * free already. Source: docs/rules/entries.md#changing-the-class.
 * @param waiting classes of the dogs in the reserve
 */
function keepsPlaceIn(
  facts: TrialFacts,
  { from, to }: { readonly from: TrialClass; readonly to: TrialClass },
  waiting: readonly TrialClass[],
): boolean {
  const isWaitedFor = waiting.includes(to) && whyFull(facts, to) === null
  return !isWaitedFor && whyFull(withoutOne(facts, from), to) === null
}

/** What a change of class means: the dog stays where it is, loses its place, or goes to the end of the queue in which it waits already. */
export type ClassChangeFollows = 'stays' | 'losesPlace' | 'losesPosition'

/**
 * What follows for a dog that changes to another class. Source: docs/rules/entries.md#changing-the-class.
 * @param waiting classes of the other dogs in the reserve; `isLast`: it waits behind them all
 */
export function followsOfChange(
  facts: TrialFacts,
  change: {
    readonly from: TrialClass
    readonly to: TrialClass
    readonly list: EntryList
    readonly isLast: boolean
  },
  waiting: readonly TrialClass[],
): ClassChangeFollows {
  const { to, list, isLast } = change
  if (list === 'place') return keepsPlaceIn(facts, change, waiting) ? 'stays' : 'losesPlace'
  const isFree = whyFull(facts, to) === null && !waiting.includes(to)
  return isFree || isLast ? 'stays' : 'losesPosition'
}

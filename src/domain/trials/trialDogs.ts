import { countByClass } from '../entries/places.ts'
import type { Outcome, TrialClass, TrialType } from './results.ts'
import { type SheetKind, sheetKinds } from './sheet.ts'

/** A result that has been marked done. */
interface TrialDogResult {
  readonly kind: SheetKind
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly judgeId: number | null
  /** the judge's report is written */
  readonly reported: boolean
}

/** A dog that is or was entered in a trial, or has a result of it. */
export interface TrialDog {
  readonly regnr: string
  readonly name: string
  /** not in the register, which lists say of it */
  readonly unregistered: boolean
  readonly class: TrialClass
  /** where its entry stands; null: it has a result without an entry */
  readonly list: 'place' | 'reserve' | 'withdrawn' | null
  readonly results: readonly TrialDogResult[]
  /** something is written on a sheet of it that is not marked done */
  readonly written: boolean
  /** the check-in of the morning has seen that it came */
  readonly checkedIn: boolean
}

/** Why a dog prevents the end of a trial; `SHEET_LEFT`: it has left the places with something on its sheet. */
export const PENDING = ['RESULT_NOT_DONE', 'SHEET_LEFT', 'REPORT_MISSING'] as const

/** A dog that prevents the end of a trial, and why. */
export interface PendingDog {
  readonly regnr: string
  readonly name: string
  readonly unregistered: boolean
  readonly class: TrialClass
  /** null: no result has been marked done */
  readonly outcome: Outcome | null
  readonly missing: (typeof PENDING)[number]
}

/** The facts about a trial that follow from its dogs. */
export interface DogFacts {
  /** dogs that have a place, by class */
  readonly taken: Readonly<Record<TrialClass, number>>
  /** the same without those that did not come, whose places are free */
  readonly present: Readonly<Record<TrialClass, number>>
  /** dogs with a place of which nothing is known yet: neither the check-in nor a result says whether they came */
  readonly unseen: number
  /** entries that have not been withdrawn, the reserve too */
  readonly entered: number
  /** a dog is or was entered */
  readonly everEntered: boolean
  /** what keeps it from being ended, in the order of the dogs */
  readonly pending: readonly PendingDog[]
  /** results of the kind by which it is ended that are marked done */
  readonly done: number
  /** a result of either kind is marked done */
  readonly hasResults: boolean
  /** ids of the judges of those results */
  readonly judgedBy: readonly number[]
}

/** Counts the dogs of a trial of a type; `divided`: water and track are done at trials of their own. */
export function dogFacts(dogs: readonly TrialDog[], type: TrialType | null, divided: boolean): DogFacts {
  const kinds = sheetKinds(type, divided)
  const placed = dogs.filter(({ list }) => list === 'place')
  const results = dogs.flatMap((dog) => dog.results)
  const came = placed.filter((dog) => dog.results.every(({ outcome }) => outcome !== 'absent'))
  return {
    taken: countByClass(placed),
    present: countByClass(came),
    unseen: placed.filter(({ checkedIn, results: own }) => !checkedIn && own.length === 0).length,
    entered: dogs.filter(({ list }) => list === 'place' || list === 'reserve').length,
    everEntered: dogs.some(({ list }) => list !== null),
    pending: dogs.flatMap((dog) => pendingOf(dog, kinds) ?? []),
    done: results.filter(({ kind }) => kind === kinds[0]).length,
    hasResults: results.length > 0,
    judgedBy: [...new Set(results.flatMap(({ judgeId }) => judgeId ?? []))],
  }
}

/**
 * What of a dog keeps the trial from being ended: a place without a result of the first kind, a sheet with something on it, also of a
 * dog that has left the places, a result without the report (of a dog that was seen).
 */
function pendingOf(dog: TrialDog, kinds: readonly SheetKind[]): PendingDog | null {
  const { regnr, name, unregistered, list, written } = dog
  const result = dog.results.find(({ kind }) => kind === kinds[0])
  const missing = (why: PendingDog['missing']): PendingDog => ({
    regnr,
    name,
    unregistered,
    class: result?.class ?? dog.class,
    outcome: result?.outcome ?? null,
    missing: why,
  })
  if (list !== 'place' && written) return missing('SHEET_LEFT')
  if (list === 'place' && (!result || written)) return missing('RESULT_NOT_DONE')
  if (!result) return null
  const seen = result.outcome !== 'withdrawn' && result.outcome !== 'absent'
  return seen && !result.reported ? missing('REPORT_MISSING') : null
}

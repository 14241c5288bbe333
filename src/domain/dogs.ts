import { regnrKey } from './regnr.ts'

/** What the service knows of dogs apart from any screen or table. */

export type Sex = 'male' | 'female'

/** Breeds are compared without their variety: 99, 99.1 and 99.2 are one breed. Source: docs/rules/breeding-and-health.md#breeds. */
export function sameBreed(codeA: string, codeB: string): boolean {
  return breedFamily(codeA) === breedFamily(codeB)
}

/** The part of a breed code before the dot. */
export function breedFamily(code: string): string {
  return code.split('.')[0] ?? code
}

/** False for a dog that is known by its number alone: registers then write nothing, or the number, in the place of the name. */
export function isNamed({ name, regnr }: { readonly name: string; readonly regnr: string }): boolean {
  return name.trim() !== '' && regnrKey(name) !== regnrKey(regnr)
}

/** What a dog is called where its number does not stand beside: its name, else its number. */
export function calledBy(dog: { readonly name: string; readonly regnr: string }): string {
  return isNamed(dog) ? dog.name : dog.regnr
}

const HOUR = 3_600_000
/** Hours during which a result is marked as new. Source: docs/rules/visibility.md#new-results. */
export const NEW_RESULT_HOURS = 24

/** The moment after which a saved result is new. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_RESULT_HOURS * HOUR)
}

/** Shortest text a dog is searched by. Source: docs/rules/screens.md#search. */
export const SEARCH_MIN_LENGTH = 3

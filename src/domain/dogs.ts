/** What the service knows of dogs apart from any screen or table. */

export type Sex = 'male' | 'female'

/** Breeds are compared without their variety: 99, 99.1 and 99.2 are one breed. Source: spec decisions 1. */
export function sameBreed(codeA: string, codeB: string): boolean {
  return breedFamily(codeA) === breedFamily(codeB)
}

/** The part of a breed code before the dot. */
export function breedFamily(code: string): string {
  return code.split('.')[0] ?? code
}

/** Hours during which a result is marked as new. Source: spec 9. */
export const NEW_RESULT_HOURS = 24

/** Shortest text a dog is searched by. Source: spec 5. */
export const SEARCH_MIN_LENGTH = 3

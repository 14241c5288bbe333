/** What the breeding list can be ordered by. */
export const BREEDING_LIST_SORTS = [
  'name',
  'age',
  'state',
  'since',
  'conditions',
  'litters',
  'offspring',
  'lastLitter',
  'offered',
  'expires',
] as const
export type BreedingListSort = (typeof BREEDING_LIST_SORTS)[number]

/** Both lists, or only the list of males. */
export const BREEDING_LISTS = ['register', 'males'] as const

/** `decision`: what waits for one; `finding`: a later finding; `review`: a change is proposed. */
export const BREEDING_LIST_NEEDS = ['decision', 'finding', 'review'] as const

export const BREEDING_LIST_PAGE_SIZE = 25
/** A file of the list has at most so many dogs. */
export const BREEDING_LIST_FILE_MAX = 20_000
/** Dogs that are decided at once at most. */
export const LIST_UPDATE_MAX = 300
/** Earlier updates of a breed that are told. */
export const LIST_UPDATES_TOLD = 50

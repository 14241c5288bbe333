import type { ReviewPhrase } from '#domain/trials/phrases.ts'

export interface StoredPhrase extends ReviewPhrase {
  readonly id: number
  readonly version: number
  /** sheets do not offer it */
  readonly hidden: boolean
  /** in the list, from 1 */
  readonly place: number
}

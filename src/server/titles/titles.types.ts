import type { ChampionTitle } from '#domain/shows/titles.ts'

export interface StoredTitle extends ChampionTitle {
  readonly id: number
  readonly version: number
  /** in the list, from 1 */
  readonly place: number
}

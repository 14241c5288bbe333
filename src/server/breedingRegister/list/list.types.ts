import type * as z from 'zod'
import type { breedingList } from '#contract/breedingList.ts'
import type { RegisterProposal, RunningOut } from '#domain/breeding/registerReview.ts'
import type { RegisterState } from '#domain/breeding/registerStates.ts'
import type { Sex } from '#domain/dogs.ts'
import type { CheckedEntry, JudgedEntry } from '../breedingRegister.types.ts'

/** What of a list is asked for. */
export type Asked = z.output<typeof breedingList.query>
export type ListFilter = Pick<Asked, 'list' | 'state' | 'sex' | 'needs'>
export type ListOrder = Pick<Asked, 'sort' | 'direction'>

/** What a list tells of a dog beside its entry and its record. */
export interface ListedFacts {
  readonly id: number
  readonly breed: string
  readonly sex: Sex | null
  /** 1 July where the year alone is known */
  readonly born: string | null
  readonly birthDate: string | null
  readonly dead: boolean
  readonly deathReleased: boolean
  readonly litters: number
  readonly offspring: number
  readonly lastLitter: string | null
}

/** An entry of the list, with what is told of its dog. */
export interface ListedEntry extends JudgedEntry {
  readonly facts: ListedFacts
  /** as far as whoever asks may know */
  readonly dead: boolean
  readonly age: number | null
  readonly since: string | null
  readonly offered: boolean
  readonly expires: RunningOut | null
  readonly proposal: RegisterProposal | null
}

/** The same with its dog. */
export type ListedDog = ListedEntry & CheckedEntry

export interface ListCounts {
  readonly all: number
  readonly states: Readonly<Record<RegisterState, number>>
  readonly males: number
  readonly decision: number
  readonly finding: number
  readonly review: number
}

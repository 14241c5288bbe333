import type { HuntFeature, WaterFeature } from '#domain/trials/features.ts'
import type { Outcome, TrialClass, TrialType } from '#domain/trials/results.ts'
import type { Part } from '#domain/trials/rulebook.ts'
import type { DayNumber } from './days.ts'
import type { Dog } from './model.ts'

/** A field, forest, or water and track trial of one day. */
export interface Trial {
  readonly type: TrialType
  readonly day: DayNumber
  readonly place: string
  readonly organiser: string
  readonly judges: readonly string[]
  readonly entries: Set<Dog>
  readonly capacity: number
}

interface Judged {
  readonly trial: Trial
  readonly dog: Dog
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly judge: string | null
  readonly report: string | null
}

export interface HuntResult extends Judged {
  readonly prize: 0 | 1 | 2 | 3
  readonly points: number | null
  readonly grades: Readonly<Record<Part, number | null>>
  readonly features: Readonly<Record<HuntFeature, number | null>>
  readonly pointsAtGame: number | null
}

export interface WaterResult extends Judged {
  readonly waterGrade: number | null
  readonly trackGrade: number | null
  readonly features: Readonly<Record<WaterFeature, number | null>>
}

export interface Show {
  readonly day: DayNumber
  readonly place: string
  readonly country: string
  readonly name: string
  /** CACIB may be won */
  readonly international: boolean
  readonly judges: readonly string[]
  readonly entries: Set<Dog>
}

export interface ShowResult {
  readonly show: Show
  readonly dog: Dog
  readonly class: string
  readonly grade: string
  readonly placing: number | null
  readonly marks: readonly string[]
  readonly judge: string
  readonly critique: string | null
}

/** What a dog has behind it on some day, as far as rules ask for it. */
export interface DogRecord {
  /** day of the first show award of T (before 2004: third prize) or better */
  award: DayNumber | null
  /** at least H after fifteen months of age */
  matureAward: boolean
  avo1: DayNumber | null
  avoPrize: boolean
  readonly voi1: DayNumber[]
  readonly water: WaterResult[]
  readonly certificates: { readonly judge: string; readonly mature: boolean }[]
  cacibs: number
  /** code → day, null where it is not known */
  readonly titles: Map<string, DayNumber | null>
}

/** A record for every dog, empty at first. */
export class DogRecords {
  readonly #records = new Map<Dog, DogRecord>()

  of(dog: Dog): DogRecord {
    const known = this.#records.get(dog)
    if (known) return known
    const record: DogRecord = {
      award: null,
      matureAward: false,
      avo1: null,
      avoPrize: false,
      voi1: [],
      water: [],
      certificates: [],
      cacibs: 0,
      titles: new Map(),
    }
    this.#records.set(dog, record)
    return record
  }

  all(): IterableIterator<[Dog, DogRecord]> {
    return this.#records.entries()
  }
}

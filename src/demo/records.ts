import type { MarkedResult } from '#domain/shows/titleRules.ts'
import type { DogCareer } from '#domain/trials/eligibility.ts'
import { type DayNumber, toIso } from './days.ts'
import type { HuntResult, WaterResult } from './events.ts'
import type { Dog } from './model.ts'

/** What a dog has won by some day, as far as the rules ask for it. */
export interface DogRecord {
  career: DogCareer
  /** at least H after fifteen months of age */
  matureAward: boolean
  avoPrize: boolean
  readonly voi1: DayNumber[]
  readonly water: WaterResult[]
  readonly certificates: { readonly judge: string; readonly mature: boolean }[]
  readonly cacibs: MarkedResult[]
  /** code → day, null where it is not known */
  readonly titles: Map<string, DayNumber | null>
}

/** A record for every dog, empty at first. */
export class DogRecords {
  readonly #records = new Map<Dog, DogRecord>()

  of(dog: Dog): DogRecord {
    const known = this.#records.get(dog)
    if (known) return known
    const birthDate = dog.birthKnown ? toIso(dog.birth) : null
    const record: DogRecord = {
      career: { birthDate, showAwardOn: null, firstPrizeInAvoOn: null, diedOn: null },
      matureAward: false,
      avoPrize: false,
      voi1: [],
      water: [],
      certificates: [],
      cacibs: [],
      titles: new Map(),
    }
    this.#records.set(dog, record)
    return record
  }

  all(): IterableIterator<[Dog, DogRecord]> {
    return this.#records.entries()
  }
}

/** Notes the prizes of a trial that open classes and lead to titles. */
export function noteHunt(record: DogRecord, { class: trialClass, trial, judgement }: HuntResult): void {
  const { prize } = judgement
  if (trialClass === 'AVO' && prize > 0) record.avoPrize = true
  if (trialClass === 'AVO' && prize === 1 && record.career.firstPrizeInAvoOn === null)
    record.career = { ...record.career, firstPrizeInAvoOn: toIso(trial.day) }
  if (trialClass === 'VOI' && prize === 1) record.voi1.push(trial.day)
}

/** The working studbook takes dogs with a first prize in VOI, numbered in the order they won it. */
export function studbookNumbers(records: DogRecords): Map<Dog, string> {
  const winners = [...records.all()].filter(([, record]) => record.voi1.length > 0)
  winners.sort(([dogA, a], [dogB, b]) => a.voi1[0]! - b.voi1[0]! || dogA.id - dogB.id)
  return new Map(winners.map(([dog], index) => [dog, `KK ${String(index + 1).padStart(4, '0')}`]))
}

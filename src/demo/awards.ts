import { type DayNumber, newYear, yearOf } from './days.ts'
import type { HuntResult } from './events.ts'
import type { Dog } from './model.ts'

export type AwardLevel = 'bronze' | 'silver' | 'gold'

export interface BreedingAward {
  readonly dog: Dog
  readonly level: AwardLevel
  readonly day: DayNumber
  readonly grounds: string
}

/** Offspring with a first prize that the demo club asks for; no club's real formula. */
const LEVELS: readonly (readonly [AwardLevel, number])[] = [
  ['bronze', 3],
  ['silver', 6],
  ['gold', 10],
]

/** Awards to parents of dogs with first prizes in AVO or VOI, given in the January after the number was reached. */
export function awardParents(results: readonly HuntResult[], today: DayNumber): BreedingAward[] {
  const winners = new Map<Dog, Set<Dog>>()
  const awards: BreedingAward[] = []
  for (const { dog, class: trialClass, prize, trial } of results) {
    if (prize !== 1 || trialClass === 'NUO') continue
    for (const parent of [dog.sire, dog.dam]) {
      if (!parent || parent.origin === 'abroad') continue
      const known = winners.get(parent) ?? new Set<Dog>()
      winners.set(parent, known)
      const before = known.size
      known.add(dog)
      const reached = known.size > before ? LEVELS.find(([, count]) => count === known.size) : undefined
      if (reached) awards.push(award(parent, reached[0], known.size, newYear(yearOf(trial.day) + 1) + 14))
    }
  }
  return awards.filter(({ day }) => day <= today)
}

function award(dog: Dog, level: AwardLevel, count: number, day: DayNumber): BreedingAward {
  return {
    dog,
    level,
    day,
    grounds: `${count} jälkeläistä palkittu ensimmäisellä palkinnolla KAER-kokeen avoimessa tai voittajaluokassa.`,
  }
}

import { type DayNumber, newYear, toIso, yearOf } from './days.ts'
import type { HuntResult } from './events.ts'
import type { Dog } from './model.ts'
import type { Row } from './tables.ts'

/** Offspring with a first prize → the award to their parent; the demo's own numbers, no club's real formula. */
const LEVELS: ReadonlyMap<number, 'bronze' | 'silver' | 'gold'> = new Map([
  [3, 'bronze'],
  [6, 'silver'],
  [10, 'gold'],
])

/** Awards to parents of dogs with first prizes in AVO or VOI, given in the January after the number was reached. */
export function awardParents(results: readonly HuntResult[], today: DayNumber): Row<'breeding_award'>[] {
  const winners = new Map<Dog, Set<Dog>>()
  return results.flatMap(({ dog, class: trialClass, judgement, trial }) => {
    if (judgement.prize !== 1 || trialClass === 'NUO') return []
    const day = newYear(yearOf(trial.day) + 1) + 14
    return [dog.sire, dog.dam].flatMap((parent): Row<'breeding_award'>[] => {
      if (!parent || parent.origin === 'abroad') return []
      const won = winners.get(parent) ?? new Set()
      winners.set(parent, won)
      const level = won.has(dog) ? undefined : LEVELS.get(won.add(dog).size)
      if (!level || day > today) return []
      const grounds = `${won.size} jälkeläistä palkittu ensimmäisellä palkinnolla KAER-kokeen avoimessa tai voittajaluokassa.`
      return [{ dog_id: parent.id, level, awarded_on: toIso(day), grounds }]
    })
  })
}

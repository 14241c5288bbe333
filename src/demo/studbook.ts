import type { DogRecords } from './events.ts'
import type { Dog } from './model.ts'

/** The working studbook takes dogs with a first prize in VOI, numbered in the order they won it. */
export function studbookNumbers(records: DogRecords): Map<Dog, string> {
  const winners = [...records.all()].filter(([, record]) => record.voi1.length > 0)
  winners.sort(([dogA, a], [dogB, b]) => a.voi1[0]! - b.voi1[0]! || dogA.id - dogB.id)
  return new Map(winners.map(([dog], index) => [dog, `KK ${String(index + 1).padStart(4, '0')}`]))
}

import { createClub } from './club.ts'
import type { DemoSize } from './model.ts'
import { TRAITS } from './traits.ts'

/**
 * The true breeding values that the demo's statements and results are sampled from, as lines of CSV: regnr, then one
 * column a trait, in phenotypic standard deviations from the breed's base. The database does not hold them.
 * @param breedCodes the breeds of the club, as it was loaded with
 */
export function* truthCsv(size: DemoSize, today: string, breedCodes?: readonly string[]): Generator<string> {
  yield `regnr,${TRAITS.join(',')}\n`
  for (const dog of createClub(size, today, breedCodes).world.dogs) {
    yield `${dog.numbers[0]},${Array.from(dog.values, (value) => value.toFixed(4)).join(',')}\n`
  }
}

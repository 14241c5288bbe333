import { PLAIN_NAMES } from './data/dogNames.ts'
import { YEAR_DAYS } from './days.ts'
import { addDog } from './dogs.ts'
import type { World } from './model.ts'

/** One dog in so many is known by number and name alone, as old lists left them. */
const ONE_IN = 400

/** Adds dogs of which nothing is known but number, name and breed. */
export function addBareDogs(world: World): void {
  const random = world.random.fork('bare')
  const known = [...world.dogs]
  for (let count = Math.ceil(known.length / ONE_IN); count > 0; count--) {
    const { breed } = random.pick(known)
    const birth = world.today - Math.round((20 + random.next() * 25) * YEAR_DAYS)
    const name = random.pick(PLAIN_NAMES.male)
    addDog(world, random, { breed, name, sex: null, birth, birthKnown: false, origin: 'bare' })
  }
}

import { foldText } from '#domain/foldedText.ts'
import { addDog } from './dogs.ts'
import type { Dog, World } from './model.ts'

/** Dogs that the register knows twice. */
const DOUBLES = 3
/** Letters of a name that is not found by chance. */
const LONG_NAME = 14

/**
 * Adds second records of some imports, as a list from abroad brings them: the name in capitals without marks, the foreign number written in
 * another way, and no parents. The desk of doubles (`/hallinta/kaksoiskappaleet`) has them to find.
 */
export function recordTwice(world: World): void {
  const random = world.random.fork('doubles')
  for (const dog of knownTwice(world.dogs)) {
    const { breed, birth, country, sex } = dog
    const name = foldText(dog.name).toUpperCase()
    const again = addDog(world, random, { breed, birth, country, sex, name, origin: 'abroad' })
    again.numbers.push(`${dog.numbers.at(-1)!.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-X`)
  }
}

const knownTwice = (dogs: readonly Dog[]): Dog[] =>
  dogs
    .filter(
      ({ origin, birthKnown, sire, name }) =>
        origin === 'import' && birthKnown && sire && name.length >= LONG_NAME,
    )
    .slice(-DOUBLES)

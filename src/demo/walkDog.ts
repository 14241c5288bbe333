import { pictureIndex } from './artwork.ts'
import type { Club } from './club.ts'
import type { Dog } from './model.ts'

/** The given name of the dog that the README's walk searches: no other dog has it. */
export const GIVEN_NAME = 'Aamunkoi'

/** Complete generations of ancestors from which on the page compares a dog with its breed. */
const DEEP = 3

/**
 * Names the dog whose page has the most to show, so that the README's walk finds it on any day: alive, with a deep pedigree, puppies,
 * health and results of trials and shows. It gets a picture, and has no first prize of AVO or VOI: the walk enters it in AVO.
 */
export function nameWalkDog({ world, details, statements, results }: Club): void {
  const facts = new Map<unknown, number>()
  const count = (id: unknown) => facts.set(id, (facts.get(id) ?? 0) + 1)
  const examined = new Set<unknown>(statements.map(({ dog_id }) => dog_id))
  const hunted = new Set<unknown>(results.hunt.map(({ dog }) => dog.id))
  const won = new Set<unknown>(
    results.hunt
      .filter(({ class: trialClass, judgement }) => trialClass !== 'NUO' && judgement.prize === 1)
      .map(({ dog }) => dog.id),
  )
  const shown = new Set<unknown>(results.show.map(({ dog }) => dog.id))
  for (const { dog } of [...results.hunt, ...results.show]) count(dog.id)
  const fullness = (dog: Dog): number => {
    if (!dog.kennelName || won.has(dog.id)) return -1
    const has = [
      examined.has(dog.id),
      hunted.has(dog.id),
      shown.has(dog.id),
      dog.knownDepth >= DEEP,
      dog.end > world.today,
      dog.litters.length > 0,
    ]
    return has.filter(Boolean).length * 1000 + (facts.get(dog.id) ?? 0)
  }
  const [fullest] = world.dogs
    .map((dog, index) => ({ dog, index, fullness: fullness(dog) }))
    .toSorted((a, b) => b.fullness - a.fullness)
  if (!fullest) return
  const { dog, index } = fullest
  dog.name = `${dog.kennelName} ${GIVEN_NAME}`
  const shownAs = details[index]!
  shownAs.picture_id ??= pictureIndex(dog.breed, shownAs.colour, dog.id) + 1
}

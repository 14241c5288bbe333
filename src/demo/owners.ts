import { YEAR_DAYS, yearOf } from './days.ts'
import { type Dog, isHere, type Person, type World } from './model.ts'
import type { Random } from './random.ts'

const PUPPY_LEAVES_HOME = 56

/** Gives the dogs of Finland their owners: puppies leave at eight weeks, some change hands later, some have two owners. */
export function assignOwners(world: World): void {
  const random = world.random.fork('owners')
  for (const dog of world.dogs) {
    if (!isHere(dog) || !ownerIsKnown(dog, random)) continue
    ownDog(world, random, dog)
  }
}

/** Old register cards often name no owner. */
function ownerIsKnown(dog: Dog, random: Random): boolean {
  return random.chance(yearOf(dog.birth) < 1988 ? 0.45 : 0.97)
}

function ownDog(world: World, random: Random, dog: Dog): void {
  const from = dog.origin === 'import' ? dog.arrival : Math.min(dog.birth + PUPPY_LEAVES_HOME, world.today)
  const first = firstOwner(world, random, dog)
  const changed = Math.round(from + (0.6 + random.next() * 4) * YEAR_DAYS)
  const second = random.chance(0.09) && changed < Math.min(dog.end, world.today) ? world.people.owner() : null
  const moves = second !== null && second !== first
  dog.owners.push({ person: first, from, to: moves ? changed : null })
  if (moves) dog.owners.push({ person: second, from: changed, to: null })
  const partner = random.chance(0.06) ? world.people.owner() : null
  if (partner && partner !== first && partner !== second) dog.owners.push({ person: partner, from, to: null })
}

/** A bitch that is bred from lives with the kennel; of the others the breeder keeps one in twelve. */
function firstOwner(world: World, random: Random, dog: Dog): Person {
  const bredBy = dog.sex === 'female' ? dog.litters[0]?.puppies[0]?.breeder : null
  if (bredBy) return bredBy
  return dog.breeder && random.chance(0.085) ? dog.breeder : world.people.owner()
}

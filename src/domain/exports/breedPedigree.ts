import { breederCount, dogCount, type Pedigree } from '../genetics/pedigree.ts'

/** The dogs of an export, by their numbers in a pedigree. */
export interface PedigreeSelection {
  /** parents before offspring */
  readonly dogs: Int32Array
  /** dog → year of birth, where it is not recorded one that its offspring allow; 0: unknown */
  readonly years: Uint16Array
  /** dog → the sex that having offspring tells; 0: none, 1: sire, 2: dam */
  readonly roles: Uint8Array
}

/** Years between the birth of a parent and that of its first offspring, where only the offspring's is recorded. */
const YEARS_TO_FIRST_OFFSPRING = 2

/**
 * The dogs of a breed with all their ancestors, of whatever breed: whoever measures a breed needs its pedigree whole.
 * @param breeds dog → its breed
 * @param birthYears dog → 0 for unknown
 */
export function breedPedigree(
  pedigree: Pedigree,
  breeds: Uint16Array,
  birthYears: Uint16Array,
  breed: number,
): PedigreeSelection {
  const chosen = withAncestors(pedigree, (dog) => breeds[dog] === breed)
  return {
    dogs: parentsFirst(pedigree, chosen),
    years: estimatedYears(pedigree, birthYears),
    roles: parentRoles(pedigree),
  }
}

/** Breeders are numbered parents before offspring: one sweep from the last to the first marks every ancestor. */
function withAncestors(pedigree: Pedigree, isChosen: (dog: number) => boolean): Uint8Array {
  const { mating, matingSire, matingDam, breederDog, breederSire, breederDam } = pedigree
  const chosen = new Uint8Array(dogCount(pedigree))
  const breeder = new Uint8Array(breederCount(pedigree) + 1)
  for (let dog = 0; dog < chosen.length; dog++) {
    if (!isChosen(dog)) continue
    chosen[dog] = 1
    breeder[matingSire[mating[dog]!]!] = 1
    breeder[matingDam[mating[dog]!]!] = 1
  }
  for (let b = breeder.length - 1; b > 0; b--) {
    if (breeder[b] === 0) continue
    chosen[breederDog[b]!] = 1
    breeder[breederSire[b]!] = 1
    breeder[breederDam[b]!] = 1
  }
  return chosen
}

function parentsFirst(pedigree: Pedigree, chosen: Uint8Array): Int32Array {
  const { breeder, breederDog } = pedigree
  const dogs = new Int32Array(chosen.reduce((sum, one) => sum + one, 0))
  let at = 0
  for (let b = 1; b <= breederCount(pedigree); b++)
    if (chosen[breederDog[b]!] === 1) dogs[at++] = breederDog[b]!
  for (let dog = 0; dog < chosen.length; dog++) if (chosen[dog] === 1 && breeder[dog] === 0) dogs[at++] = dog
  return dogs
}

function estimatedYears(pedigree: Pedigree, birthYears: Uint16Array): Uint16Array {
  const { mating, breeder, matingSire, matingDam, breederDog, breederSire, breederDam } = pedigree
  const years = birthYears.slice()
  const first = new Uint16Array(breederCount(pedigree) + 1)
  const tell = (parent: number, year: number) => {
    if (year > 0 && (first[parent] === 0 || year < first[parent]!)) first[parent] = year
  }
  for (let dog = 0; dog < years.length; dog++) {
    if (breeder[dog] !== 0) continue
    tell(matingSire[mating[dog]!]!, years[dog]!)
    tell(matingDam[mating[dog]!]!, years[dog]!)
  }
  for (let b = breederCount(pedigree); b > 0; b--) {
    const dog = breederDog[b]!
    if (years[dog] === 0 && first[b]! > YEARS_TO_FIRST_OFFSPRING)
      years[dog] = first[b]! - YEARS_TO_FIRST_OFFSPRING
    tell(breederSire[b]!, years[dog]!)
    tell(breederDam[b]!, years[dog]!)
  }
  return years
}

function parentRoles({ counts, matingSire, matingDam, breederDog }: Pedigree): Uint8Array {
  const roles = new Uint8Array(counts[0]!)
  for (let m = 1; m <= counts[1]!; m++) {
    if (matingSire[m] !== 0) roles[breederDog[matingSire[m]!]!] = 1
    if (matingDam[m] !== 0) roles[breederDog[matingDam[m]!]!] = 2
  }
  return roles
}

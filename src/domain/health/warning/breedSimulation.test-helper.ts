import { normalPoint } from '../../statistics/normalPoint.ts'
import { type AlarmLevel, type FamilyFigures, LOOKS_A_YEAR } from './excess.ts'
import { type Ancestry, familiesOf } from './families.ts'
import { familiesOfKind, lookAt } from './look.ts'
import { isLargeEnough } from './power.ts'

/** A breed that is born, examined and looked at as a club's would be. */
export interface SimulatedBreed {
  readonly litters: number
  /** part of the dogs that are examined */
  readonly examined: number
  /** part of the breed that is affected */
  readonly rate: number
  /** of the liability: what is inherited, what litter mates share besides */
  readonly heritability: number
  readonly litterShare: number
  /** sires whose offspring have three times the risk of the breed, and how many litters each of them has; none: 0 */
  readonly planted: number
  readonly plantedLitters: number
}

const [YEARS, WINDOW, LITTER, RISK, FIRST_PLANTED] = [16, 10, 6, 3, 9] as const

interface Dog extends Ancestry {
  readonly year: number
  readonly male: boolean
  /** of the liability, in its standard deviations */
  readonly inherited: number
  isPlanted: boolean
  readonly ageMonths: number | null
  readonly affected: boolean
}

/** What the looks of the last years told. */
export interface Told {
  readonly years: number
  /** alerts that began, of families without a dog of a planted sire */
  readonly falseAlarms: number
  /** of each planted sire with examined offspring: what is expected of it at the last look, and whether it was told at any */
  readonly planted: readonly {
    readonly expected: number
    readonly examined: number
    readonly isFound: boolean
    readonly isLarge: boolean
  }[]
}

/** Sixteen years of a breed; a look in each quarter of the last six at the dogs born in ten years. */
export function simulate(breed: SimulatedBreed, random: () => number): Told {
  const dogs = bornDogs(breed, random)
  const told = new Map<string, boolean>()
  const planted = new Map<number, Told['planted'][number]>()
  for (let look = WINDOW * LOOKS_A_YEAR; look < YEARS * LOOKS_A_YEAR; look++) {
    const seen = dogs.filter(
      (dog) =>
        dog.ageMonths !== null &&
        dog.year > look / LOOKS_A_YEAR - WINDOW &&
        dog.year + dog.ageMonths / 12 <= look / LOOKS_A_YEAR,
    )
    const parentOf = (id: number) => dogs[id]
    const watched = seen.map((dog) => ({
      ...dog,
      scale: 's',
      birthYear: dog.year,
      ageMonths: dog.ageMonths!,
    }))
    const members = familiesOf(seen, parentOf)
    const families = familiesOfKind(watched, parentOf)
    const found = lookAt(families)
    for (const { sort, head } of found.told)
      told.set(
        `${sort} ${head}`,
        members[sort].get(head)!.some((place) => dogs[seen[place]!.sire ?? -1]?.isPlanted),
      )
    for (const family of families)
      if (family.sort === 'sire' && dogs[family.head]!.isPlanted)
        planted.set(family.head, plantedOf(family, found.level, told))
  }
  return {
    years: YEARS - WINDOW,
    falseAlarms: [...told.values()].filter((isTrue) => !isTrue).length,
    planted: [...planted.values()],
  }
}

/** A planted sire is bred from for three years. */
const littersIn = (year: number, { plantedLitters }: SimulatedBreed): number =>
  year < FIRST_PLANTED || year >= FIRST_PLANTED + 3 ? 0 : Math.ceil(plantedLitters / 3)

const plantedOf = (
  { head, expected, examined, ...compared }: FamilyFigures,
  { limit }: AlarmLevel,
  told: ReadonlyMap<string, boolean>,
) => ({
  isLarge: isLargeEnough(compared, limit),
  expected,
  examined,
  isFound: told.has(`sire ${head}`),
})

function bornDogs(breed: SimulatedBreed, random: () => number): Dog[] {
  const normal = () => normalPoint(Math.min(Math.max(random(), 1e-9), 1 - 1e-9))
  const threshold = normalPoint(breed.rate)
  const dogs: Dog[] = []
  let planted: Dog[] = []
  for (let year = 0; year < YEARS; year++) {
    const able = dogs.filter((dog) => year - dog.year >= 2 && year - dog.year <= 7)
    const sires = able.filter(({ male }, place) => male && place % 4 === 0)
    const dams = able.filter(({ male }) => !male)
    if (year === FIRST_PLANTED) {
      planted = sires.slice(0, breed.planted)
      for (const sire of planted) sire.isPlanted = true
    }
    const ofPlanted = planted.flatMap((sire) => new Array<Dog>(littersIn(year, breed)).fill(sire))
    const others = sires.filter(({ isPlanted }) => !isPlanted)
    for (let litter = 0; litter < breed.litters; litter++) {
      // few sires have most litters
      const sire = ofPlanted[litter] ?? others[Math.floor(random() ** 2 * others.length)]
      const dam = dams[Math.floor(random() * dams.length)]
      const shared = Math.sqrt(breed.litterShare) * normal()
      for (let puppy = 0; puppy < LITTER; puppy++) {
        const mean = ((sire?.inherited ?? 0) + (dam?.inherited ?? 0)) / 2
        const ofParents = [sire, dam].filter((parent) => parent !== undefined).length
        const inherited = mean + Math.sqrt(breed.heritability * (1 - ofParents / 4)) * normal()
        const own = Math.sqrt(1 - breed.heritability - breed.litterShare) * normal()
        const isAffected = inherited + shared + own >= threshold
        // Of the others so many fall ill that the risk becomes three times that of the breed.
        const raised = sire?.isPlanted === true && random() < ((RISK - 1) * breed.rate) / (1 - breed.rate)
        const male = random() < 0.5
        dogs.push({
          ...{
            id: dogs.length,
            sire: sire?.id ?? null,
            dam: dam?.id ?? null,
            year: year + random(),
            male,
            inherited,
            isPlanted: false,
          },
          ageMonths: random() < breed.examined ? 12 + Math.floor(random() ** 2 * 24) : null,
          affected: isAffected || raised,
        })
      }
    }
  }
  return dogs
}

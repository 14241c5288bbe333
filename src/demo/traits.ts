import { HUNT_FEATURES } from '#domain/trials/features.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'

/** Traits with a true breeding value; the observed ones are breeding value + environment. */
export const TRAITS = [
  'hips',
  'elbows',
  'shoulder',
  'spine',
  'eyes',
  'knees',
  'temperament',
  'conformation',
  'height',
  'water',
  'track',
  ...HUNT_FEATURES.map((feature) => feature.code),
] as const
export type Trait = (typeof TRAITS)[number]

const HERITABILITY: Readonly<Record<Trait, number>> = {
  hips: 0.35,
  elbows: 0.25,
  shoulder: 0.2,
  spine: 0.3,
  eyes: 0.2,
  knees: 0.2,
  temperament: 0.25,
  conformation: 0.25,
  height: 0.6,
  water: 0.2,
  track: 0.2,
  speed: 0.3,
  method: 0.2,
  scenting: 0.2,
  reporting: 0.15,
  point: 0.2,
  flush: 0.15,
  steadiness: 0.12,
  retrieveEagerness: 0.25,
  collaboration: 0.22,
  willToHunt: 0.28,
  behaviour: 0.2,
  gunShyness: 0.3,
  loudness: 0.25,
}

const FIRST_HUNT = TRAITS.indexOf('speed')
/** Share of a hunting feature's breeding value that comes from what all features have in common. */
const SHARED = 0.3
const ADDITIVE_SD = TRAITS.map((trait) => Math.sqrt(HERITABILITY[trait]))

/** A dog's true breeding value, in phenotypic standard deviations from the breed's base. */
function breedingValue(dog: Dog, trait: Trait): number {
  return dog.values[TRAITS.indexOf(trait)]!
}

/** One observation of a dog: breeding value + environment, in phenotypic standard deviations. */
export function observe(dog: Dog, trait: Trait, random: Random): number {
  return breedingValue(dog, trait) + random.normal(0, Math.sqrt(1 - HERITABILITY[trait]))
}

/**
 * Breeding values of a dog: half of each known parent's and Mendelian sampling (Falconer & Mackay); one without known parents
 * is a founder.
 * @param mendelian the variance of the sampling, as a share of the additive one
 */
export function inheritedValues(
  random: Random,
  sire: Dog | null,
  dam: Dog | null,
  mendelian: number,
): Float64Array {
  const own = draw(random, Math.sqrt(mendelian))
  return own.map((value, index) => value + ((sire?.values[index] ?? 0) + (dam?.values[index] ?? 0)) / 2)
}

function draw(random: Random, scale: number): Float64Array {
  const shared = random.normal()
  return Float64Array.from(TRAITS, (_, index) => {
    const own = random.normal()
    const value = index < FIRST_HUNT ? own : Math.sqrt(SHARED) * shared + Math.sqrt(1 - SHARED) * own
    return value * scale * ADDITIVE_SD[index]!
  })
}

const MERIT: readonly Trait[] = [
  'willToHunt',
  'point',
  'scenting',
  'speed',
  'collaboration',
  'conformation',
  'temperament',
]
/** Weight of chance in a breeder's choice: without it fifty years of selection would change a breed too far. */
const LUCK = 5

/** What breeders choose by: hunting, looks, hips (whose high values are bad), and chance. */
export function appeal(dog: Dog, random: Random): number {
  const wanted = MERIT.reduce((sum, trait) => sum + breedingValue(dog, trait), 0) / 2
  return wanted - breedingValue(dog, 'hips') / 2 + random.normal(0, LUCK)
}

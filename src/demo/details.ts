import { NICK_NAMES } from './data/dogNames.ts'
import {
  EYE_REMARKS,
  FREE_TEXTS,
  HAIR_REMARKS,
  MENTAL_TESTS,
  OLD_DEATHS,
  PREDATOR_TESTS,
  TEETH_REMARKS,
  TESTICLE_REMARKS,
  YOUNG_DEATHS,
} from './data/remarks.ts'
import { YEAR_DAYS, yearOf } from './days.ts'
import { Genes } from './genes.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'
import { observe } from './traits.ts'

/** What a dog's card says beside its identity. */
export interface Details {
  readonly nickName: string | null
  readonly heightCm: number | null
  readonly lengthCm: number | null
  readonly weightKg: number | null
  readonly colour: string | null
  readonly beardGene: string | null
  readonly vwdStatus: string | null
  readonly teethRemark: string | null
  readonly hairRemark: string | null
  readonly testicleRemark: string | null
  readonly eyeRemark: string | null
  readonly mentalTest: string | null
  readonly predatorTest: string | null
  readonly healthInsurance: string | null
  readonly freeText: string | null
  readonly neutered: boolean
  readonly handler: string | null
  readonly death: { readonly day: number; readonly cause: string; readonly released: boolean } | null
}

/** Details of every dog, by place in `world.dogs`. */
export function describeDogs(world: World): Details[] {
  const random = world.random.fork('details')
  const genes = new Genes(random.fork('genes'))
  return world.dogs.map((dog) => describe(world, random, genes, dog))
}

function describe(world: World, random: Random, genes: Genes, dog: Dog): Details {
  const remark = (list: readonly string[], chance: number) =>
    isHere(dog) && random.chance(chance) ? random.pick(list) : null
  const modern = isHere(dog) && yearOf(dog.birth) >= 1990
  const tested = genes.results(dog)
  const owner = dog.owners.at(-1)?.person
  return {
    nickName: modern && dog.sex && random.chance(0.42) ? random.pick(NICK_NAMES[dog.sex]) : null,
    ...measure(random, dog, modern && random.chance(0.36)),
    colour: isHere(dog) && dog.birthKnown && random.chance(0.94) ? colourOf(random, dog) : null,
    beardGene: modern && random.chance(0.22) ? tested.beard : null,
    vwdStatus: modern && random.chance(0.2) ? tested.vwd : null,
    teethRemark: remark(TEETH_REMARKS, 0.035),
    hairRemark: remark(HAIR_REMARKS, dog.breed.coat === 'wire' ? 0.06 : 0.015),
    testicleRemark: dog.sex === 'male' ? remark(TESTICLE_REMARKS, 0.025) : null,
    eyeRemark: remark(EYE_REMARKS, 0.025),
    mentalTest: remark(MENTAL_TESTS, 0.03),
    predatorTest: remark(PREDATOR_TESTS, 0.03 * Math.sign(dog.breed.trialShare)),
    healthInsurance: modern && random.chance(0.12) ? 'Kyllä' : null,
    freeText: remark(FREE_TEXTS, 0.03),
    neutered: modern && dog.litters.length === 0 && random.chance(0.07),
    handler: modern && owner?.consent && random.chance(0.12) ? owner.name : null,
    death: deathOf(world, random, dog),
  }
}

/** Height by breed, sex and breeding value; length and weight go with it. In steps of half a centimetre, as measured. */
export function measure(
  random: Random,
  dog: Dog,
  known = true,
): Pick<Details, 'heightCm' | 'lengthCm' | 'weightKg'> {
  if (!known || !dog.sex) return { heightCm: null, lengthCm: null, weightKg: null }
  const place = dog.sex === 'male' ? 0 : 1
  const height = dog.breed.height[place] + 1.7 * observe(dog, 'height', random)
  const weight = (dog.breed.weight[place] * height) / dog.breed.height[place] + random.normal(0, 1.3)
  return {
    heightCm: half(height),
    lengthCm: half(height * random.normal(1.045, 0.014)),
    weightKg: half(weight),
  }
}

function half(value: number): number {
  return Math.round(value * 2) / 2
}

/** Like one of the parents as a rule of thumb: the breed's first colours are its commonest. */
function colourOf(random: Random, dog: Dog): string {
  const { colours } = dog.breed
  return random.weighted(colours, (colour) => 1 / (1 + colours.indexOf(colour) * 1.4))
}

/** Many deaths are never told; of those told, half may be shown. */
function deathOf(world: World, random: Random, dog: Dog): Details['death'] {
  if (!isHere(dog) || dog.end >= world.today || yearOf(dog.end) < 1990 || !random.chance(0.45)) return null
  const old = dog.end - dog.birth > 7.5 * YEAR_DAYS
  return { day: dog.end, cause: random.pick(old ? OLD_DEATHS : YOUNG_DEATHS), released: random.chance(0.5) }
}

import { pictureIndex } from './artwork.ts'
import { NICK_NAMES } from './data/dogNames.ts'
import * as remarks from './data/remarks.ts'
import { toIso, YEAR_DAYS, yearOf } from './days.ts'
import { Genes } from './genes.ts'
import { type Dog, isHere, type World } from './model.ts'
import type { Random } from './random.ts'
import { observe } from './traits.ts'

/** What a dog's card says beside its identity: columns of its row. */
export type Details = ReturnType<typeof describe>

/** Details of every dog, by place in `world.dogs`. */
export function describeDogs(world: World): Details[] {
  const random = world.random.fork('details')
  const genes = new Genes(random.fork('genes'))
  return world.dogs.map((dog) => describe(world, random, genes, dog))
}

function describe(world: World, random: Random, genes: Genes, dog: Dog) {
  const remark = (list: readonly string[], chance: number) =>
    isHere(dog) && random.chance(chance) ? random.pick(list) : null
  const modern = isHere(dog) && yearOf(dog.birth) >= 1990
  const tested = genes.results(dog)
  const owner = dog.owners.at(-1)?.person
  const measured = modern && dog.sex !== null && random.chance(0.36)
  const colour = isHere(dog) && dog.birthKnown && random.chance(0.94) ? colourOf(random, dog) : null
  const pictured = dog.origin !== 'abroad' && dog.birthKnown && random.chance(0.09)
  return {
    nick_name: modern && dog.sex && random.chance(0.42) ? random.pick(NICK_NAMES[dog.sex]) : null,
    ...(measured ? measure(random, dog) : { height_cm: null, length_cm: null, weight_kg: null }),
    colour,
    picture_id: pictured ? pictureIndex(dog.breed, colour, dog.id) + 1 : null,
    beard_gene: modern && random.chance(0.22) ? tested.beard : null,
    vwd_status: modern && random.chance(0.2) ? tested.vwd : null,
    teeth_remark: remark(remarks.TEETH_REMARKS, 0.035),
    hair_remark: remark(remarks.HAIR_REMARKS, dog.breed.coat === 'wire' ? 0.06 : 0.015),
    testicle_remark: dog.sex === 'male' ? remark(remarks.TESTICLE_REMARKS, 0.025) : null,
    eye_remark: remark(remarks.EYE_REMARKS, 0.025),
    mental_test: remark(remarks.MENTAL_TESTS, 0.03),
    predator_test: remark(remarks.PREDATOR_TESTS, 0.03 * Math.sign(dog.breed.trialShare)),
    health_insurance: modern && random.chance(0.12) ? 'Kyllä' : null,
    free_text: remark(remarks.FREE_TEXTS, 0.03),
    neutered: modern && dog.litters.length === 0 && random.chance(0.07),
    handler: modern && owner?.consent && random.chance(0.12) ? owner.name : null,
    ...deathOf(world, random, dog),
  }
}

/** Height by breed, sex and breeding value; length and weight go with it. In steps of half a centimetre, as measured. */
export function measure(random: Random, dog: Dog) {
  const place = dog.sex === 'male' ? 0 : 1
  const height = dog.breed.height[place] + 1.7 * observe(dog, 'height', random)
  const weight = (dog.breed.weight[place] * height) / dog.breed.height[place] + random.normal(0, 1.3)
  return {
    height_cm: half(height),
    length_cm: half(height * random.normal(1.045, 0.014)),
    weight_kg: half(weight),
  }
}

function half(value: number): number {
  return Math.round(value * 2) / 2
}

/** The breed's first colours are its commonest. */
function colourOf(random: Random, dog: Dog): string {
  const { colours } = dog.breed
  return random.weighted(colours, (colour) => 1 / (1 + colours.indexOf(colour) * 1.4))
}

/** Many deaths are never reported; of those that are, half may be shown. */
function deathOf(world: World, random: Random, dog: Dog) {
  const known = isHere(dog) && dog.end < world.today && yearOf(dog.end) >= 1990 && random.chance(0.45)
  if (!known) return { death_date: null, death_cause: null, death_released: false }
  const old = dog.end - dog.birth > 7.5 * YEAR_DAYS
  return {
    death_date: toIso(dog.end),
    death_cause: random.pick(old ? remarks.OLD_DEATHS : remarks.YOUNG_DEATHS),
    death_released: random.chance(0.5),
  }
}

import { regnrKey, regnrStem } from '#domain/regnr.ts'
import { pictureIndex } from './artwork.ts'
import { toIso, yearOf } from './days.ts'
import type { Details } from './details.ts'
import type { Dog, World } from './model.ts'
import { mailAddressOf } from './people.ts'
import type { Row } from './tables.ts'

/** The rows that tell of dogs themselves: dog, dog_number, dog_owner, person. */
export function dogRows(world: World, details: readonly Details[], studbook: ReadonlyMap<Dog, string>) {
  const random = world.random.fork('pictures')
  const pictured = (dog: Dog) => dog.origin !== 'abroad' && dog.birthKnown && random.chance(0.09)
  return {
    person: world.people.all.map(personRow),
    dog: world.dogs.map((dog, index) => {
      const detail = details[index]!
      const picture = pictured(dog) ? pictureIndex(dog.breed, detail.colour, dog.id) + 1 : null
      return dogRow(world, dog, detail, picture, studbook.get(dog) ?? null)
    }),
    dog_number: world.dogs.flatMap(numberRows),
    dog_owner: world.dogs.flatMap((dog) => ownerRows(dog)),
  }
}

function personRow(person: World['people']['all'][number]): Row<'person'> {
  return {
    id: person.id,
    name: person.name,
    town: person.town,
    email: mailAddressOf(person),
    public_consent: person.consent,
  }
}

function dogRow(
  world: World,
  dog: Dog,
  detail: Details,
  pictureId: number | null,
  studbook: string | null,
): Row<'dog'> {
  const bare = dog.origin === 'bare'
  return {
    id: dog.id,
    breed_code: dog.breed.code,
    name: dog.name,
    nick_name: detail.nickName,
    sex: dog.sex,
    birth_date: dog.birthKnown ? toIso(dog.birth) : null,
    birth_year: bare ? null : yearOf(dog.birth),
    sire_id: dog.sire?.id ?? null,
    dam_id: dog.dam?.id ?? null,
    kennel_name: dog.kennelName,
    breeder_id: dog.breeder?.id ?? null,
    handler: detail.handler,
    height_cm: detail.heightCm,
    length_cm: detail.lengthCm,
    weight_kg: detail.weightKg,
    colour: detail.colour,
    picture_id: pictureId,
    studbook_number: studbook,
    imported: dog.origin === 'import',
    beard_gene: detail.beardGene,
    vwd_status: detail.vwdStatus,
    teeth_remark: detail.teethRemark,
    hair_remark: detail.hairRemark,
    testicle_remark: detail.testicleRemark,
    eye_remark: detail.eyeRemark,
    mental_test: detail.mentalTest,
    predator_test: detail.predatorTest,
    health_insurance: detail.healthInsurance,
    free_text: detail.freeText,
    neutered: detail.neutered,
    death_date: detail.death ? toIso(detail.death.day) : null,
    death_cause: detail.death?.cause ?? null,
    death_released: detail.death?.released ?? false,
    created_at: registeredAt(world, dog),
    updated_at: registeredAt(world, dog),
  }
}

/** A row is as old as the dog's registration, and never from the future. */
function registeredAt(world: World, dog: Dog): string {
  return `${toIso(Math.min(world.today - 1, dog.arrival + 49))}T09:00:00Z`
}

function numberRows(dog: Dog): Row<'dog_number'>[] {
  return dog.numbers.map((regnr, index) => ({
    key: regnrKey(regnr),
    stem: regnrStem(regnr),
    regnr,
    dog_id: dog.id,
    is_primary: index === 0,
  }))
}

function ownerRows(dog: Dog): Row<'dog_owner'>[] {
  return dog.owners.map(({ person, from, to }) => ({
    dog_id: dog.id,
    person_id: person.id,
    start_date: from === null ? null : toIso(from),
    end_date: to === null ? null : toIso(to),
  }))
}

import { regnrKey, regnrStem } from '#domain/regnr.ts'
import { toIso, yearOf } from './days.ts'
import type { Details } from './details.ts'
import type { Dog, Person, World } from './model.ts'
import { mailAddressOf } from './people.ts'
import type { Row } from './tables.ts'

/** The rows that tell of dogs themselves: dog, dog_number, dog_owner, person. */
export function dogRows(world: World, details: readonly Details[], studbook: ReadonlyMap<Dog, string>) {
  return {
    person: world.people.all.map(personRow),
    dog: world.dogs.map((dog, index): Row<'dog'> => {
      return { ...dogRow(world, dog), studbook_number: studbook.get(dog) ?? null, ...details[index]! }
    }),
    dog_number: world.dogs.flatMap(numberRows),
    dog_owner: world.dogs.flatMap(ownerRows),
  }
}

function personRow(person: Person): Row<'person'> {
  const { id, name, town, consent } = person
  return { id, name, town, email: mailAddressOf(person), public_consent: consent }
}

function dogRow(world: World, dog: Dog): Row<'dog'> {
  // A row is as old as the dog's registration, and never from the future.
  const registered = `${toIso(Math.min(world.today - 1, dog.arrival + 49))}T09:00:00Z`
  return {
    id: dog.id,
    breed_code: dog.breed.code,
    name: dog.name,
    sex: dog.sex,
    birth_date: dog.birthKnown ? toIso(dog.birth) : null,
    birth_year: dog.origin === 'bare' ? null : yearOf(dog.birth),
    sire_id: dog.sire?.id ?? null,
    dam_id: dog.dam?.id ?? null,
    kennel_name: dog.kennelName,
    breeder_id: dog.breeder?.id ?? null,
    imported: dog.origin === 'import',
    created_at: registered,
    updated_at: registered,
  }
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

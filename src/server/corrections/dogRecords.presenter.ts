import type { DogOwners, RegisterPerson } from '#contract/dogOwners.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findOwners } from './owners.service.ts'

/** A person of the register, for those who keep it. */
export const presentRegisterPerson = ({ id, name, town, member, dogs }: RegisterPerson): RegisterPerson => ({
  id,
  name,
  town,
  member,
  dogs,
})

/** Owners of a dog and its breeder. */
export const presentOwners = ({
  dog,
  version,
  breeder,
  owners,
}: Awaited<ReturnType<typeof findOwners>>): DogOwners => ({
  dog: presentSummary(dog),
  version,
  breeder: breeder && presentRegisterPerson(breeder),
  owners: owners.map(({ id, person, startDate, endDate }) => ({
    id,
    person: presentRegisterPerson(person),
    startDate,
    endDate,
  })),
})

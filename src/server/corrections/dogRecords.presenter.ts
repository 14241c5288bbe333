import type { DogHealth } from '#contract/dogHealth.ts'
import type { DogNumbers } from '#contract/dogNumbers.ts'
import type { DogOwners, RegisterPerson } from '#contract/dogOwners.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findNumbers } from './numbers.service.ts'
import type { findOwners } from './owners.service.ts'
import type { findHealth } from './statements.service.ts'

/** The registration numbers of a dog. */
export const presentNumbers = ({ dog, numbers }: Awaited<ReturnType<typeof findNumbers>>): DogNumbers => ({
  dog: presentSummary(dog),
  numbers: numbers.map(({ id, regnr, main }) => ({ id, regnr, main })),
})

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

/** The health statements of a dog. */
export const presentHealth = ({
  dog,
  version,
  statements,
}: Awaited<ReturnType<typeof findHealth>>): DogHealth => ({
  dog: presentSummary(dog),
  version,
  statements: statements.map(
    ({ id, kind, scale, value, left, right, examinedOn, certificate, remark, source }) => ({
      id,
      kind,
      scale,
      value,
      left,
      right,
      examinedOn,
      certificate,
      remark,
      source,
    }),
  ),
})

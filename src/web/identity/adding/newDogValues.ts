import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { regnrInput } from '#contract/dogs.ts'
import { breedCode } from '#contract/inputs.ts'
import { addDog } from '#contract/newDog.ts'
import { parseDay } from '../../ui/values/days.ts'

const written = addDog.body!.omit({ confirmed: true })
export type NewDogBody = z.output<typeof written>
/** A dog as its form holds it: the day as it is typed, no sex and no breed chosen yet. */
export type NewDogValues = Omit<NewDogBody, 'sex'> & { sex: string }

export const NO_DOG_YET: NewDogValues = {
  regnr: '',
  name: '',
  breed: '',
  sex: '',
  birthDate: '',
  sire: '',
  dam: '',
  imported: false,
  reason: '',
}

/** What is no day stays as it was typed, so that it is told as one that cannot be read. */
const dayOf = (typed: string): string => parseDay(typed) ?? typed

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const newDogResolver: Resolver<NewDogValues, unknown, NewDogBody> = (values) => {
  const read = written.safeParse({ ...values, birthDate: dayOf(values.birthDate) })
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
}

/** What of the form can be asked about already; what is not whole yet is left empty. */
export function askedOf({ regnr, name, breed, birthDate, sire, dam }: NewDogValues) {
  return {
    regnr: regnrInput.safeParse(regnr).data ?? '',
    name: name.trim(),
    breed: breedCode.safeParse(breed).data ?? '',
    birthDate: parseDay(birthDate) ?? '',
    sire,
    dam,
  }
}

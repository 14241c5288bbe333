import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { comingEntriesOf, peopleBy } from './people.store.ts'
import { hasAccount } from './person.store.ts'
import { findPersonOf, mentionsOf } from './personalData.service.ts'
import type { PersonRef } from './personalData.types.ts'

/** People in the data by a part of their name, address or number. */
export function findPeople({ db }: Reader, q: string) {
  return peopleBy(db, q)
}

/** The texts that name a person and stay when the person is erased, and the entries in trials to come. @throws AppError 404 PERSON_NOT_FOUND */
export async function findMentions(reader: Reader, ref: PersonRef) {
  const person = await findPersonOf(reader, ref)
  if (!person) throw new AppError('notFound', 'PERSON_NOT_FOUND')
  return {
    texts: await mentionsOf(reader, person),
    entries: await comingEntriesOf(reader.db, person, reader.today),
  }
}

/** Whether the human of a row signs in here. */
export async function isSomebodysAccount({ db }: Pick<Reader, 'db'>, ref: PersonRef): Promise<boolean> {
  const person = await findPersonOf({ db }, ref)
  return person !== undefined && hasAccount(db, ref, person)
}

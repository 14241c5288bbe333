import {
  findPersonOf,
  mentionsOf,
  personalChanges,
  personalRows,
} from '../personalData/personalData.service.ts'
import type { Person, PersonRef } from '../personalData/personalData.types.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'

/** Everything stored about the owner of an account, without secrets. @throws AppError 404 USER_NOT_FOUND */
export async function accountData(reader: Reader, { id }: { readonly id: number }) {
  const data = await dataOf(reader, { kind: 'account', id }, { forOwner: true })
  if (!data) throw new AppError('notFound', 'USER_NOT_FOUND')
  return data
}

/** Everything the service knows about a person without an account. @throws AppError 404 PERSON_NOT_FOUND */
export async function personData(reader: Reader, ref: PersonRef) {
  const data = await dataOf(reader, ref, { forOwner: false })
  if (!data) throw new AppError('notFound', 'PERSON_NOT_FOUND')
  return data
}

/** Names and numbers anybody may choose: by another's, the owner of an account would read what was written of that other. */
const byAddress = (who: Person): Person => ({ ...who, names: [], phones: [] })

async function dataOf(reader: Reader, ref: PersonRef, { forOwner }: { readonly forOwner: boolean }) {
  const who = await findPersonOf(reader, ref)
  if (!who) return undefined
  const {
    accounts: [account] = [],
    persons = [],
    sessions = [],
    ownedDogs = [],
    bredDogs = [],
    consents = [],
    entries = [],
    judges = [],
    mails = [],
    ...rest
  } = await personalRows(reader, who, forOwner)
  const changes = await personalChanges(reader, who)
  const mentions = await mentionsOf(reader, forOwner ? byAddress(who) : who)
  // Of somebody else with the same address only that address is this person's.
  const person = persons.find(({ name }) => name !== null)
  const otherRecords = persons.filter((row) => row !== person)
  return {
    producedAt: reader.at,
    ...(account && { account, sessions }),
    person: person ? { ...person, ownedDogs, bredDogs } : null,
    ...(otherRecords.length > 0 && { otherRecords }),
    consents,
    entries,
    judges,
    ...rest,
    changes,
    mails,
    mentions,
  }
}

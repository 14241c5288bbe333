import type { Reader } from '../platform/act.ts'
import { personById } from './persons.store.ts'

/** A person among owners and breeders; undefined: there is none. */
export function findPerson({ db }: Reader, id: number) {
  return personById(db, id)
}

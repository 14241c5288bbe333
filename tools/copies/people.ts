import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '#server/platform/database.ts'
import { makeAccount, PASSWORD } from '#server/testing/accounts.ts'
import { Caller } from './caller.ts'

/** Who calls the service, each with a role of its own, or none. */
const PEOPLE = { adder: ['DOG'], saver: ['KAER_SAVER'], entrant: [] } as const satisfies Record<
  string,
  readonly Role[]
>
type Person = keyof typeof PEOPLE

export async function makePeople(db: Db): Promise<void> {
  for (const [username, roles] of Object.entries(PEOPLE))
    await makeAccount(db, { username, roles: [...roles] })
}

/** That one's browser. */
export async function signedIn(origin: string, person: Person): Promise<Caller> {
  const caller = new Caller(origin)
  await caller.signIn(person, PASSWORD)
  return caller
}

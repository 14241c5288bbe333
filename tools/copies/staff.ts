import type { Db } from '#server/platform/database.ts'
import { makeAccount, PASSWORD } from '#server/testing/accounts.ts'
import { Caller } from './caller.ts'

const USERNAME = 'koiratiedot'

/** Somebody who may add dogs. */
export async function makeStaff(db: Db): Promise<void> {
  await makeAccount(db, { username: USERNAME, roles: ['DOG'] })
}

/** That one's browser. */
export async function signedInStaff(origin: string): Promise<Caller> {
  const staff = new Caller(origin)
  await staff.signIn(USERNAME, PASSWORD)
  return staff
}

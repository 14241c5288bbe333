import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../platform/database.ts'
import { PasswordHasher } from '../platform/passwords/hashing.ts'
import { layDemoParts } from '../trials/demoParts.service.ts'
import { setRoles } from './accounts.store.ts'

/** The common password of all demo accounts; they work in the local demo only. */
export const DEMO_PASSWORD = 'esittely-1'

interface DemoAccount {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  /** null: a member without any */
  readonly role: Role | null
}

/** One invented user for each role, and a member. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'yllapito', firstName: 'Yrjö', lastName: 'Ylläpitäjä', role: 'SYSADMIN' },
  { username: 'jasen', firstName: 'Jaana', lastName: 'Jäsen', role: null },
  { username: 'tuomari', firstName: 'Tuomas', lastName: 'Tuomari', role: 'JUDGE' },
  { username: 'koetoimitsija', firstName: 'Tiina', lastName: 'Toimitsija', role: 'TRIALAGENT' },
  { username: 'jalostusneuvoja', firstName: 'Neea', lastName: 'Neuvoja', role: 'BREEDADVISOR' },
  { username: 'koirat', firstName: 'Kaisa', lastName: 'Koiravastaava', role: 'DOG' },
  { username: 'nayttelyt', firstName: 'Niilo', lastName: 'Näyttelyvastaava', role: 'SHOW' },
  { username: 'junkkari', firstName: 'Juha', lastName: 'Junkkarivastaava', role: 'JUNKKARI' },
  { username: 'jalostuslista', firstName: 'Liisa', lastName: 'Listanpitäjä', role: 'BREEDINGLIST' },
  { username: 'kaer-vastaava', firstName: 'Kari', lastName: 'Kaervastaava', role: 'KAER_CHIEF' },
  { username: 'kaer-tallentaja', firstName: 'Taina', lastName: 'Tallentaja', role: 'KAER_SAVER' },
  { username: 'aspirantti', firstName: 'Aapo', lastName: 'Aspirantti', role: 'ASPIRANT' },
  { username: 'tarkastaja', firstName: 'Tarja', lastName: 'Tarkastaja', role: 'BREEDING_CHECK' },
]

/** Makes the demo accounts where the demo club is and they are not. The member is one of the club's dog owners. */
export async function layDemoAccounts(db: Db, now: Date): Promise<void> {
  const { demo, laid } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('setting').select('key').where('key', '=', 'demo')).as('demo'),
      exists(selectFrom('account').select('id').where('demo', '=', true)).as('laid'),
    ])
    .executeTakeFirstOrThrow()
  if (!demo || laid) return
  const passwordHash = await new PasswordHasher(1).hash(DEMO_PASSWORD)
  await db.transaction().execute(async (tx) => {
    const owner = await tx
      .selectFrom('dog_owner')
      .select('person_id')
      .where('end_date', 'is', null)
      .orderBy('person_id')
      .limit(1)
      .executeTakeFirst()
    const byRole = new Map<Role, number>()
    for (const { username, firstName, lastName, role } of DEMO_ACCOUNTS) {
      const account = await tx
        .insertInto('account')
        .values({
          username,
          email: `${username}@koirakanta.invalid`,
          first_name: firstName,
          last_name: lastName,
          password_hash: passwordHash,
          person_id: role === null ? (owner?.person_id ?? null) : null,
          demo: true,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!account || !role) continue
      await setRoles(tx, account.id, [role])
      byRole.set(role, account.id)
    }
    await layDemoParts(tx, byRole)
  })
}

/** The demo accounts that are still there, SYSADMIN first. */
export async function findDemoAccounts(db: Db): Promise<{ username: string; role: Role | null }[]> {
  return db
    .selectFrom('account')
    .leftJoin('account_role', 'account_role.account_id', 'account.id')
    .distinctOn('account.id')
    .select(['account.username', 'account_role.role'])
    .where('account.demo', '=', true)
    .where('account.locked_at', 'is', null)
    .orderBy('account.id')
    .orderBy('account_role.role')
    .execute()
}

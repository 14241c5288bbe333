import type { Role } from '#domain/accounts/roles.ts'
import { DEMO_PASSWORD } from '#server/accounts/demoPassword.ts'
import type { Db } from '#server/platform/database.ts'
import { PasswordHasher } from '#server/platform/passwords/hashing.ts'
import { DEMO_JUDGE, DEMO_MEMBER } from './data/demoPeople.ts'

/** One invented user for each role, and a member without any. Usernames stand in the README and in e2e. */
const ACCOUNTS: readonly (readonly [username: string, first: string, last: string, role: Role | null])[] = [
  ['yllapito', 'Yrjö', 'Ylläpitäjä', 'SYSADMIN'],
  ['jasen', 'Jaana', 'Jäsen', null],
  ['tuomari', 'Tuomas', 'Tuomari', 'JUDGE'],
  ['koetoimitsija', 'Tiina', 'Toimitsija', 'TRIALAGENT'],
  ['jalostusneuvoja', 'Neea', 'Neuvoja', 'BREEDADVISOR'],
  ['koirat', 'Kaisa', 'Koiravastaava', 'DOG'],
  ['nayttelyt', 'Niilo', 'Näyttelyvastaava', 'SHOW'],
  ['junkkari', 'Juha', 'Junkkarivastaava', 'JUNKKARI'],
  ['jalostuslista', 'Liisa', 'Listanpitäjä', 'BREEDINGLIST'],
  ['kaer-vastaava', 'Kari', 'Kaervastaava', 'KAER_CHIEF'],
  ['kaer-tallentaja', 'Taina', 'Tallentaja', 'KAER_SAVER'],
  ['aspirantti', 'Aapo', 'Aspirantti', 'ASPIRANT'],
  ['tarkastaja', 'Tarja', 'Tarkastaja', 'BREEDING_CHECK'],
]

/** Adds the demo accounts that are missing, where the demo club is loaded. */
export async function seedDemoAccounts(db: Db, now: Date): Promise<void> {
  const { demo, seeded } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('setting').select('key').where('key', '=', 'demo')).as('demo'),
      exists(selectFrom('account').select('id').where('demo', '=', true)).as('seeded'),
    ])
    .executeTakeFirstOrThrow()
  if (!demo || seeded) return
  const passwordHash = await new PasswordHasher(1).hash(DEMO_PASSWORD)
  await db.transaction().execute(async (tx) => {
    const ids = await insertAccounts(tx, passwordHash, now)
    const roles = ACCOUNTS.flatMap(([username, , , role]) => {
      const id = ids.get(username)
      return role && id !== undefined ? [{ account_id: id, role }] : []
    })
    await tx.insertInto('account_role').values(roles).execute()
    const byRole = new Map(roles.map(({ account_id, role }) => [role, account_id]))
    await assignTrials(tx, byRole)
    await assignDocuments(tx, byRole)
  })
}

/** Inserts the accounts whose usernames are free; the member owns a dog of the club. @returns username → id */
async function insertAccounts(tx: Db, passwordHash: string, now: Date): Promise<Map<string, number>> {
  const owner = await tx
    .selectFrom('person')
    .select('id')
    .where('name', '=', DEMO_MEMBER.name)
    .executeTakeFirst()
  const rows = await tx
    .insertInto('account')
    .values(
      ACCOUNTS.map(([username, first, last, role]) => ({
        username,
        email: `${username}@koirakanta.invalid`,
        first_name: first,
        last_name: last,
        password_hash: passwordHash,
        person_id: role === null ? (owner?.id ?? null) : null,
        demo: true,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .execute()
  return new Map(rows.map(({ id, username }) => [username, id]))
}

/** The trial agent has brought the documents of trials, SYSADMIN those of the club. */
async function assignDocuments(tx: Db, accounts: ReadonlyMap<Role, number>): Promise<void> {
  const [agent = null, admin = null] = [accounts.get('TRIALAGENT'), accounts.get('SYSADMIN')]
  const ofTrials = tx.selectFrom('document').select('id').where('trial_id', 'is not', null)
  await tx.updateTable('document').set({ account_id: admin }).execute()
  await tx.updateTable('document').set({ account_id: agent }).where('trial_id', 'is not', null).execute()
  await tx.updateTable('document_version').set({ account_id: admin }).execute()
  await tx
    .updateTable('document_version')
    .set({ account_id: agent })
    .where('document_id', 'in', ofTrials)
    .execute()
}

/** Gives the trial agent the clubs of the trials that run now or next, and the judge the record of that name, so that each finds work. */
async function assignTrials(tx: Db, accounts: ReadonlyMap<Role, number>): Promise<void> {
  const [agent, judge] = [accounts.get('TRIALAGENT'), accounts.get('JUDGE')]
  const running = await tx
    .selectFrom('trial')
    .select('club_id')
    .where('published_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('held_on')
    .orderBy('id')
    .limit(4)
    .execute()
  if (agent !== undefined && running.length > 0) {
    const clubs = [...new Set(running.map(({ club_id }) => club_id))]
    const rows = clubs.map((club_id) => ({ club_id, account_id: agent }))
    await tx
      .insertInto('club_agent')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (judge === undefined) return
  await tx.updateTable('judge').set({ account_id: judge }).where('name', '=', DEMO_JUDGE.name).execute()
}

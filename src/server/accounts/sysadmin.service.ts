import { writeAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { PasswordHasher } from '../platform/passwords/hashing.ts'
import { setRoles } from './accounts.store.ts'
import { refusingConflicts } from './conflicts.service.ts'

interface NewSysadmin {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** Makes an account that may do everything; for the operator, who has the database anyway. @throws AppError 409 */
export async function createSysadmin(db: Db, given: NewSysadmin, now: Date): Promise<void> {
  const passwordHash = await new PasswordHasher(1).hash(given.password)
  const { username, email, firstName, lastName } = given
  await db.transaction().execute(async (tx) => {
    const { id } = await refusingConflicts(
      tx
        .insertInto('account')
        .values({
          username,
          email,
          first_name: firstName,
          last_name: lastName,
          password_hash: passwordHash,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await setRoles(tx, id, ['SYSADMIN'])
    await writeAudit(tx, {
      at: now,
      by: null,
      subject: 'account',
      subjectId: id,
      code: 'CREATED',
      after: { username, email, firstName, lastName, roles: ['SYSADMIN'] },
    })
  })
}

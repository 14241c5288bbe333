import type { OperatorAct } from '../platform/act.ts'
import { addAccount } from './accounts.service.ts'

interface NewSysadmin {
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/** Makes an account that may do everything; for the operator, who has the database anyway. @throws AppError 409 */
export async function createSysadmin(act: OperatorAct, input: NewSysadmin): Promise<void> {
  const { username, email, firstName, lastName, passwordHash } = input
  const columns = {
    username,
    email,
    first_name: firstName,
    last_name: lastName,
    password_hash: passwordHash,
  }
  const { id } = await addAccount(act, { columns, roles: ['SYSADMIN'] })
  const audited = { username, email, firstName, lastName, roles: ['SYSADMIN'] }
  await act.log(['account', id], 'CREATED', null, audited)
}

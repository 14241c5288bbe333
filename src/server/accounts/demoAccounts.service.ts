import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { demoAccounts } from './accounts.store.ts'
import { DEMO_PASSWORD } from './demoPassword.ts'

/** The demo accounts that are still there, and their password. @throws AppError 404 outside the local demo, and without any */
export async function findDemoAccounts({ db, visit }: Reader) {
  const accounts = visit.localDemo ? await demoAccounts(db) : []
  if (accounts.length === 0) throw new AppError('notFound', 'NOT_FOUND')
  return { password: DEMO_PASSWORD, accounts }
}

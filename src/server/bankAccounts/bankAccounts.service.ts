import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { decideMoney } from './bankAccounts.policy.ts'
import { moneyClub, moneyClubs } from './bankAccounts.store.ts'
import type { MoneyClub } from './bankAccounts.types.ts'

/** The clubs whose money the reader decides about, by name. */
export async function ownClubs({ db, viewer }: Reader): Promise<MoneyClub[]> {
  return (await moneyClubs(db)).filter((club) => decideMoney(viewer, club))
}

/** @throws AppError 404 CLUB_NOT_FOUND */
export async function findMoneyClub({ db }: Reader, id: number): Promise<MoneyClub> {
  const club = await moneyClub(db, id)
  if (!club) throw new AppError('notFound', 'CLUB_NOT_FOUND')
  return club
}

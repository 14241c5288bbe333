import type * as z from 'zod'
import type { importMembers } from '#contract/memberLists.ts'
import {
  compareMembers,
  lapsesMany,
  type MemberFinding,
  type MemberOutcome,
} from '#domain/accounts/memberList.ts'
import { changeConfirmations } from '../accounts/membership.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError, askFirst } from '../platform/errors.ts'
import type { MemberFile } from './memberFile.ts'
import {
  changedUsers,
  closeImport,
  importRow,
  importRows,
  insertImport,
  keepChanges,
  lockImports,
  usersWithNumbers,
} from './memberLists.store.ts'
import type { ImportRow, ListedUser, StayedUser } from './memberLists.types.ts'

type Input = z.output<typeof importMembers.query>

/** Imports that the history tells. */
const MOST_TOLD = 50

/** What a list says of the users with numbers. */
export interface MemberCheck {
  readonly findings: readonly MemberFinding<ListedUser>[]
  readonly counts: Readonly<Record<MemberOutcome | 'unchanged' | 'confirmed', number>>
}

/** What a list would change; null: its columns are still to be chosen. */
export async function checkMembers(
  { db, today }: Reader,
  { members }: MemberFile,
  { adds, lock = false }: { readonly adds: boolean; readonly lock?: boolean },
): Promise<MemberCheck | null> {
  if (!members) return null
  const users = await usersWithNumbers(db, lock)
  const { findings, unchanged } = compareMembers(members, users, { whole: !adds, today })
  const count = (wanted: MemberOutcome) => findings.filter(({ outcome }) => outcome === wanted).length
  return {
    findings,
    counts: {
      confirm: count('confirm'),
      lapse: count('lapse'),
      conflict: count('conflict'),
      unmatched: count('unmatched'),
      unchanged,
      confirmed: users.filter(({ confirmed }) => confirmed).length,
    },
  }
}

/**
 * Confirms and lapses what a list says, checked anew. @returns null where it changed nothing
 * @throws AppError 409 MEMBER_LIST_CHANGED, MEMBERS_LAPSE_MANY, 422 MEMBER_COLUMNS_MISSING
 */
export async function importList(act: Act, file: MemberFile, input: Input): Promise<ImportRow | null> {
  const { db } = act
  if (file.hash !== input.hash) throw new AppError('conflict', 'MEMBER_LIST_CHANGED')
  await lockImports(db)
  const check = await checkMembers(act, file, { adds: input.adds, lock: true })
  if (!check) throw new AppError('refused', 'MEMBER_COLUMNS_MISSING')
  const { counts } = check
  if (counts.confirm + counts.lapse === 0) return null
  if (lapsesMany(counts.lapse, counts.confirmed))
    askFirst('MEMBERS_LAPSE_MANY', input, { lapsing: counts.lapse, confirmed: counts.confirmed })
  await makeChanges(act, file, input, check)
  return (await importRows(db, 1))[0]!
}

async function makeChanges(
  act: Act,
  { rowCount }: MemberFile,
  { adds, fileName }: Input,
  { counts, findings }: MemberCheck,
): Promise<void> {
  const { db, at, by } = act
  const importId = await insertImport(db, {
    imported_at: at,
    account_id: by,
    file_name: fileName,
    whole_list: !adds,
    row_count: rowCount,
    confirmed: counts.confirm,
    lapsed: counts.lapse,
    conflicts: counts.conflict,
  })
  const idsOf = (wanted: MemberOutcome) =>
    findings.flatMap(({ outcome, account }) => (outcome === wanted && account ? [account.id] : []))
  const [confirm, lapse] = [idsOf('confirm'), idsOf('lapse')]
  await keepChanges(db, { importId, confirm, lapse, at })
  await changeConfirmations(act, 'MEMBER_LIST_IMPORTED', [
    ...confirm.map((id) => ({ id, confirmedAt: at })),
    ...lapse.map((id) => ({ id, confirmedAt: null })),
  ])
}

/** The imports so far, newest first. */
export function findImports({ db }: Reader): Promise<ImportRow[]> {
  return importRows(db, MOST_TOLD)
}

/**
 * Undoes the newest import. @returns how many users got back what they had, and who has changed since and stays
 * @throws AppError 404 MEMBER_IMPORT_NOT_FOUND, 409 MEMBER_IMPORT_NOT_NEWEST, MEMBER_IMPORT_UNDONE
 */
export async function undoImport(
  act: Act,
  id: number,
): Promise<{ readonly restored: number; readonly stayed: readonly StayedUser[] }> {
  const { db, at, by } = act
  await lockImports(db)
  const found = await importRow(db, id)
  if (!found) throw new AppError('notFound', 'MEMBER_IMPORT_NOT_FOUND')
  if (!found.newest) throw new AppError('conflict', 'MEMBER_IMPORT_NOT_NEWEST')
  if (found.undoneAt !== null) throw new AppError('conflict', 'MEMBER_IMPORT_UNDONE')
  const users = await changedUsers(db, id)
  const restored = users.filter(({ same }) => same)
  await changeConfirmations(
    act,
    'MEMBER_LIST_UNDONE',
    restored.map((user) => ({ id: user.id, confirmedAt: user.before })),
  )
  await closeImport(db, { id, at, by })
  return { restored: restored.length, stayed: users.filter(({ same }) => !same) }
}

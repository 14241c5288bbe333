import { foldText } from '../foldedText.ts'

/** A row of the club's member list. */
export interface ListedMember {
  /** line or row of the file */
  readonly line: number
  /** as written; empty: the row has none */
  readonly number: string
  readonly surname: string
  readonly firstName: string
  /** ISO day, the last one of the membership; null: the list does not say */
  readonly validUntil: string | null
}

/** What the list is compared with of a user. */
export interface MemberAccount {
  readonly id: number
  /** as the user wrote it; empty: none */
  readonly number: string
  readonly surname: string
  /** the club has confirmed the number */
  readonly confirmed: boolean
}

/** What becomes of an account or a row; of conflicts and of what matches nothing nothing does. */
export const MEMBER_OUTCOMES = ['confirm', 'lapse', 'conflict', 'unmatched'] as const
export type MemberOutcome = (typeof MEMBER_OUTCOMES)[number]

export const MEMBER_REASONS = [
  'MATCHED',
  'NOT_IN_LIST',
  'EXPIRED',
  'NO_NUMBER',
  'NUMBER_TWICE_IN_LIST',
  'NUMBER_OF_TWO_USERS',
  'SURNAME_DIFFERS',
  'NO_USER',
  'ROW_INCOMPLETE',
] as const
type MemberReason = (typeof MEMBER_REASONS)[number]

export interface MemberFinding<Account extends MemberAccount = MemberAccount> {
  readonly outcome: MemberOutcome
  readonly reason: MemberReason
  /** null: no user has the number */
  readonly account: Account | null
  /** rows of the list that it is about */
  readonly rows: readonly ListedMember[]
}

interface Terms {
  /** false: the list only adds, so that nobody lapses */
  readonly whole: boolean
  /** ISO day in Finland */
  readonly today: string
}

/** A number as it is compared: spreadsheets drop leading zeros and people write spaces. Empty: none. */
export const memberNumberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/^0+(?=\d+$)/, '')

/** A surname as it is compared. */
const surnameKey = (surname: string): string =>
  foldText(surname)
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim()

const isComplete = ({ number, surname }: ListedMember): boolean =>
  memberNumberKey(number) !== '' && surnameKey(surname) !== ''

/**
 * What a member list says of every account that has or had a number, and of its rows that no account has.
 * Source: docs/rules/accounts.md#member-list.
 */
export function compareMembers<Account extends MemberAccount>(
  list: readonly ListedMember[],
  accounts: readonly Account[],
  terms: Terms,
): { readonly findings: readonly MemberFinding<Account>[]; readonly unchanged: number } {
  const rows = Map.groupBy(list.filter(isComplete), ({ number }) => memberNumberKey(number))
  const users = Map.groupBy(accounts, ({ number }) => memberNumberKey(number))
  const ofAccounts = accounts.map((account) => {
    const key = memberNumberKey(account.number)
    return ofAccount(account, rows.get(key) ?? [], users.get(key)!.length > 1, terms)
  })
  const incomplete = list.filter((row) => !isComplete(row))
  return {
    findings: [
      ...ofAccounts.filter((finding) => finding !== null),
      ...[...rows].flatMap(([key, same]) => (users.has(key) ? [] : ofStrangers(same))),
      ...incomplete.map((row) => finding<Account>('unmatched', 'ROW_INCOMPLETE', null, [row])),
    ],
    unchanged: ofAccounts.filter((found) => found === null).length,
  }
}

const finding = <Account extends MemberAccount>(
  outcome: MemberOutcome,
  reason: MemberReason,
  account: Account | null,
  rows: readonly ListedMember[],
): MemberFinding<Account> => ({ outcome, reason, account, rows })

/** @returns null where the list says what is so already */
function ofAccount<Account extends MemberAccount>(
  account: Account,
  rows: readonly ListedMember[],
  shared: boolean,
  { whole, today }: Terms,
): MemberFinding<Account> | null {
  const missed = (reason: MemberReason) =>
    finding(account.confirmed && whole ? 'lapse' : 'unmatched', reason, account, rows)
  const [row] = rows
  if (memberNumberKey(account.number) === '') return account.confirmed ? missed('NO_NUMBER') : null
  if (shared) return finding('conflict', 'NUMBER_OF_TWO_USERS', account, rows)
  if (!row) return missed('NOT_IN_LIST')
  if (rows.length > 1) return finding('conflict', 'NUMBER_TWICE_IN_LIST', account, rows)
  if (surnameKey(row.surname) !== surnameKey(account.surname))
    return finding('conflict', 'SURNAME_DIFFERS', account, rows)
  if (row.validUntil !== null && row.validUntil < today) return missed('EXPIRED')
  return account.confirmed ? null : finding('confirm', 'MATCHED', account, rows)
}

/** Of rows whose number no user has. */
const ofStrangers = (rows: readonly ListedMember[]): MemberFinding<never>[] =>
  rows.length > 1
    ? [finding<never>('conflict', 'NUMBER_TWICE_IN_LIST', null, rows)]
    : [finding<never>('unmatched', 'NO_USER', null, rows)]

/** Whether so many of the confirmed would lapse that the list is hardly the right one: more than a third. */
export const lapsesMany = (lapsing: number, confirmed: number): boolean => lapsing * 3 > confirmed

import { expect, test } from 'vitest'
import { areReadable, findMemberColumns } from './memberColumns.ts'
import { compareMembers, type ListedMember, lapsesMany, memberNumberKey } from './memberList.ts'
import { lastDayOf } from './membershipEnd.ts'

let lines = 1
const listed = (number: string, surname: string, more: Partial<ListedMember> = {}): ListedMember => ({
  line: ++lines,
  number,
  surname,
  firstName: '',
  validUntil: null,
  ...more,
})
let ids = 0
const user = (number: string, surname: string, confirmed = false) => ({
  id: ++ids,
  number,
  surname,
  confirmed,
})

/** Outcome and reason for each finding, with the surname that it is about. */
const told = (
  list: readonly ListedMember[],
  users: readonly ReturnType<typeof user>[],
  terms: { whole?: boolean; today?: string } = {},
) =>
  compareMembers(list, users, { whole: true, today: '2026-05-01', ...terms }).findings.map(
    ({ outcome, reason, account, rows }) =>
      `${account?.surname ?? `(${rows.map(({ surname }) => surname).join()})`} ${outcome} ${reason}`,
  )

test('compares numbers without spaces, case and leading zeros', () => {
  const keys = ['00 123', '123', '12\u00a03', '１２３'].map(memberNumberKey)
  expect(new Set(keys)).toEqual(new Set(['123']))
  expect(memberNumberKey(' k-007 ')).toBe('k-007')
  expect(memberNumberKey('000')).toBe('0')
  expect(memberNumberKey(' \t')).toBe('')
})

test('confirms by number and surname, however both are spelt', () => {
  const list = [listed('0012', 'VIRTANEN - LAINE'), listed('13', 'aberg'), listed('14', 'Toinen')]
  const users = [user('12', 'Virtanen-Laine'), user('13', 'Åberg'), user('14', 'Eri')]
  expect(told(list, users)).toEqual([
    'Virtanen-Laine confirm MATCHED',
    'Åberg confirm MATCHED',
    'Eri conflict SURNAME_DIFFERS',
  ])
})

test('says nothing of who is confirmed already', () => {
  const compared = compareMembers([listed('1', 'Aho')], [user('1', 'Aho', true)], {
    whole: true,
    today: '2026-05-01',
  })
  expect(compared).toEqual({ findings: [], unchanged: 1 })
})

test('lapses who is not in the list, has no number, or whose membership has ended', () => {
  const list = [
    listed('2', 'Beck', { validUntil: '2026-04-30' }),
    listed('3', 'Cam', { validUntil: '2026-05-01' }),
  ]
  const users = [
    user('1', 'Aho', true),
    user('', 'Noll', true),
    user('2', 'Beck', true),
    user('3', 'Cam', true),
  ]
  expect(told(list, users)).toEqual(['Aho lapse NOT_IN_LIST', 'Noll lapse NO_NUMBER', 'Beck lapse EXPIRED'])
})

test('lapses nobody by a list that only adds', () => {
  const list = [listed('2', 'Beck', { validUntil: '2026-04-30' })]
  expect(told(list, [user('1', 'Aho', true), user('2', 'Beck', true)], { whole: false })).toEqual([
    'Aho unmatched NOT_IN_LIST',
    'Beck unmatched EXPIRED',
  ])
})

test('leaves conflicts as they are: a number twice in the list or of two users, another surname', () => {
  const list = [listed('1', 'Aho'), listed('01', 'Aho'), listed('2', 'Beck'), listed('3', 'Uusi')]
  const users = [
    user('1', 'Aho', true),
    user('2', 'Beck'),
    user('0 2', 'Beck', true),
    user('3', 'Vanha', true),
  ]
  expect(told(list, users)).toEqual([
    'Aho conflict NUMBER_TWICE_IN_LIST',
    'Beck conflict NUMBER_OF_TWO_USERS',
    'Beck conflict NUMBER_OF_TWO_USERS',
    'Vanha conflict SURNAME_DIFFERS',
  ])
})

test('names rows without a user, without a number, and the same number in several', () => {
  const list = [
    listed('7', 'Yksi'),
    listed('8', 'Kaksi'),
    listed('8', 'Kolme'),
    listed('', 'Tyhjä'),
    listed('9', '-'),
  ]
  expect(told(list, [user('5', 'Muu')])).toEqual([
    'Muu unmatched NOT_IN_LIST',
    '(Yksi) unmatched NO_USER',
    '(Kaksi,Kolme) conflict NUMBER_TWICE_IN_LIST',
    '(Tyhjä) unmatched ROW_INCOMPLETE',
    '(-) unmatched ROW_INCOMPLETE',
  ])
})

test('asks before more than a third of the confirmed lapse', () => {
  expect([lapsesMany(1, 3), lapsesMany(2, 5), lapsesMany(1, 1), lapsesMany(0, 0)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('finds the columns by headings of three languages, and none that two name', () => {
  expect(findMemberColumns(['Etunimi', 'SUKUNIMI', 'Jäsen-nro.', 'Voimassa asti'])).toEqual({
    number: 2,
    surname: 1,
    firstName: 0,
    validUntil: 3,
  })
  expect(findMemberColumns(['Medlemsnummer', 'Efternamn', 'Giltig t.o.m.'])).toMatchObject({
    number: 0,
    surname: 1,
    firstName: null,
    validUntil: 2,
  })
  expect(findMemberColumns(['Membership number', 'Last name', 'Surname'])).toMatchObject({
    number: 0,
    surname: null,
  })
})

test('reads a list only by columns that it has, one for each', () => {
  const columns = { number: 0, surname: 1, firstName: null, validUntil: null }
  expect(areReadable(columns, ['a', 'b'])).toBe(true)
  expect(areReadable({ ...columns, surname: null }, ['a', 'b'])).toBe(false)
  expect(areReadable({ ...columns, surname: 0 }, ['a', 'b'])).toBe(false)
  expect(areReadable({ ...columns, validUntil: 2 }, ['a', 'b'])).toBe(false)
})

test('reads the last day of a membership from a day or a year', () => {
  const days = ['31.12.2026', '2026-12-31', ' 2026 ', '1.1.2027', 'ainaisjäsen', '31.2.2026'].map(lastDayOf)
  expect(days).toEqual(['2026-12-31', '2026-12-31', '2026-12-31', '2027-01-01', null, null])
})

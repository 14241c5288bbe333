import { beforeEach, expect, test } from 'vitest'
import type { MemberFinding } from '#contract/memberLists.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'
import { calls, listOf } from './memberLists.test-helper.ts'

const { app, database } = await openService()
const boss = await makeAccount(database.db, { username: 'paakayttaja', roles: ['SYSADMIN'] })
const sysadmin = await signedIn(app, boss)
const { preview, previewOf, bring, importList, undo, history } = calls(sysadmin)

beforeEach(async () => {
  await database.pool.query('delete from member_import')
  await database.pool.query('delete from account where id <> $1', [boss.id])
  await database.pool.query('delete from audit')
})

const CHECKED = new Date('2026-01-02T03:04:05.678Z')
const member = (number: string, surname: string, confirmed = false) =>
  makeAccount(database.db, {
    membership_number: number,
    last_name: surname,
    first_name: 'Aino',
    membership_confirmed_at: confirmed ? CHECKED : null,
  })
/** Surnames of the confirmed. */
const confirmedNames = async () => {
  const { rows } = await database.pool.query<{ last_name: string }>(
    'select last_name from account where membership_confirmed_at is not null order by last_name',
  )
  return rows.map(({ last_name }) => last_name)
}
const words = ({ outcome, reason, user, listed }: MemberFinding) =>
  `${user?.name ?? listed}: ${outcome} ${reason}`

test('previews what a list would change, and changes nothing', async () => {
  await member('1', 'Uusi')
  await member('2', 'Pysyvä', true)
  await member('3', 'Lähtenyt', true)
  await member('4', 'Nainut', true)
  await member('5', 'Väärä')
  const list = listOf(['001', 'uusi'], ['2', 'Pysyvä'], ['4', 'Toinen'], ['77', 'Vieras'])
  const { header, columns, rows, check } = await previewOf(list)
  expect({ header, columns, rows }).toEqual({
    header: ['Jäsennumero', 'Sukunimi'],
    columns: { number: 0, surname: 1, firstName: null, validUntil: null },
    rows: 4,
  })
  expect(check).toMatchObject({
    counts: { confirm: 1, lapse: 1, conflict: 1, unmatched: 2, unchanged: 1, confirmed: 3 },
    unlisted: 0,
  })
  expect(check!.findings.map(words)).toEqual([
    'Uusi Aino: confirm MATCHED',
    'Lähtenyt Aino: lapse NOT_IN_LIST',
    'Nainut Aino: conflict SURNAME_DIFFERS',
    'Väärä Aino: unmatched NOT_IN_LIST',
    'Vieras: unmatched NO_USER',
  ])
  expect(check!.findings[2]).toMatchObject({
    number: '4',
    listed: 'Toinen',
    lines: [4],
    user: { confirmed: true },
  })
  expect(await confirmedNames()).toEqual(['Lähtenyt', 'Nainut', 'Pysyvä'])
  expect(await history()).toEqual([])
})

test('confirms and lapses as previewed, tells the history, and logs each account', async () => {
  const fresh = await member('1', 'Uusi')
  const gone = await member('3', 'Lähtenyt', true)
  await member('2', 'Pysyvä', true)
  const answer = await importList(listOf(['1', 'Uusi'], ['2', 'Pysyvä'], ['9', 'Vieras']))
  expect(answer.statusCode).toBe(200)
  expect(await confirmedNames()).toEqual(['Pysyvä', 'Uusi'])
  const [made] = await history()
  expect(answer.json()).toEqual({ import: made })
  expect(made).toMatchObject({
    by: { id: boss.id, username: 'paakayttaja' },
    fileName: 'jasenet.csv',
    whole: true,
    rows: 3,
    confirmed: 1,
    lapsed: 1,
    conflicts: 0,
    undoneAt: null,
    undoable: true,
  })
  const { rows } = await database.pool.query(
    `select subject_id, account_id, before, after from audit where code = 'MEMBER_LIST_IMPORTED' order by id`,
  )
  expect(rows).toEqual([
    {
      subject_id: String(fresh.id),
      account_id: boss.id,
      before: { membershipConfirmed: false },
      after: { membershipConfirmed: true },
    },
    {
      subject_id: String(gone.id),
      account_id: boss.id,
      before: { membershipConfirmed: true },
      after: { membershipConfirmed: false },
    },
  ])
})

test('keeps nothing of people without an account', async () => {
  await member('1', 'Uusi')
  await importList(listOf(['1', 'Uusi'], ['9', 'Salainen']))
  const { rows } = await database.pool.query<{ text: string }>(
    `select to_jsonb(i)::text || coalesce((select string_agg(to_jsonb(c)::text, '') from member_change c), '') as text
      from member_import i`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.text).not.toContain('Salainen')
})

test('lapses nobody by a list that only adds', async () => {
  await member('1', 'Uusi')
  await member('2', 'Toisaalla', true)
  expect((await importList(listOf(['1', 'Uusi']), { adds: '1' })).json().import).toMatchObject({
    whole: false,
    confirmed: 1,
    lapsed: 0,
  })
  expect(await confirmedNames()).toEqual(['Toisaalla', 'Uusi'])
})

test('changes nothing by the same list again, and leaves the first import to be undone', async () => {
  await member('1', 'Uusi')
  const list = listOf(['1', 'Uusi'])
  await importList(list)
  expect((await importList(list)).json()).toEqual({ import: null })
  expect((await history()).map(({ undoable }) => undoable)).toEqual([true])
})

test('asks before more than a third of the confirmed lapse', async () => {
  for (const number of ['1', '2', '3']) await member(number, `Jäsen${number}`, true)
  const list = listOf(['1', 'Jäsen1'])
  const { hash } = await previewOf(list)
  const asked = await bring(list, { hash })
  expect(refusalOf(asked)).toEqual([409, 'MEMBERS_LAPSE_MANY'])
  expect(asked.json().error.details).toEqual({ lapsing: 2, confirmed: 3 })
  expect(asked.json().error.message).toContain('2')
  expect(await confirmedNames()).toHaveLength(3)
  const done = await bring(list, { hash, confirmed: 'MEMBERS_LAPSE_MANY' })
  expect(done.json().import.lapsed).toBe(2)
  expect(refusalOf(await bring(list, { hash, confirmed: 'ANYTHING' }))).toEqual([
    400,
    'INPUT_INVALID',
    expect.anything(),
  ])
})

test('asks nothing while no more than a third lapses', async () => {
  for (const number of ['1', '2', '3']) await member(number, `Jäsen${number}`, true)
  const list = listOf(['1', 'Jäsen1'], ['2', 'Jäsen2'])
  const { hash } = await previewOf(list)
  expect((await bring(list, { hash })).json().import.lapsed).toBe(1)
})

test('imports only the list that was previewed, by the same choices', async () => {
  await member('1', 'Uusi')
  const { hash } = await previewOf(listOf(['1', 'Uusi']))
  const changed = [409, 'MEMBER_LIST_CHANGED']
  expect(refusalOf(await bring(listOf(['1', 'Uusi'], ['2', 'B']), { hash }))).toEqual(changed)
  expect(refusalOf(await bring(listOf(['1', 'Uusi']), { hash, adds: '1' }))).toEqual(changed)
  expect(refusalOf(await bring(listOf(['1', 'Uusi']), { hash, columns: '1,0,-,-' }))).toEqual(changed)
  expect(await confirmedNames()).toEqual([])
})

test('imports one of two at once after the other, so that the second finds nothing to do', async () => {
  await member('1', 'Uusi')
  await member('2', 'Vanha', true)
  const list = listOf(['1', 'Uusi'])
  const { hash } = await previewOf(list)
  const holder = await database.pool.connect()
  await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.memberLists])
  const both = [0, 1].map(() => bring(list, { hash, confirmed: 'MEMBERS_LAPSE_MANY' }))
  await waitForLockWaiters(database, 2)
  await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.memberLists])
  holder.release()
  const answers = await Promise.all(both)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers.filter((answer) => answer.json().import === null)).toHaveLength(1)
  expect(await history()).toHaveLength(1)
  expect(await confirmedNames()).toEqual(['Uusi'])
})

test('undoes an import to the very moment of each confirmation, once', async () => {
  const gone = await member('3', 'Lähtenyt', true)
  await member('1', 'Uusi')
  const { id } = (await importList(listOf(['1', 'Uusi']))).json().import
  expect((await undo(id)).json()).toEqual({ restored: 2, stayed: [] })
  const { rows } = await database.pool.query(
    'select id, membership_confirmed_at as at from account where membership_confirmed_at is not null',
  )
  expect(rows).toEqual([{ id: gone.id, at: CHECKED }])
  expect(refusalOf(await undo(id))).toEqual([409, 'MEMBER_IMPORT_UNDONE'])
  expect(await history()).toMatchObject([{ undoable: false, undoneAt: expect.any(String) }])
  const { rowCount } = await database.pool.query(`select from audit where code = 'MEMBER_LIST_UNDONE'`)
  expect(rowCount).toBe(2)
})

test('undoes only the newest import', async () => {
  await member('1', 'Yksi')
  await member('2', 'Kaksi')
  const first = (await importList(listOf(['1', 'Yksi']))).json().import.id
  const second = (await importList(listOf(['1', 'Yksi'], ['2', 'Kaksi']))).json().import.id
  expect(refusalOf(await undo(first))).toEqual([409, 'MEMBER_IMPORT_NOT_NEWEST'])
  expect((await undo(second)).json()).toMatchObject({ restored: 1 })
  expect(refusalOf(await undo(first))).toEqual([409, 'MEMBER_IMPORT_NOT_NEWEST'])
  expect(await confirmedNames()).toEqual(['Yksi'])
  expect(refusalOf(await undo(999_999))).toEqual([404, 'MEMBER_IMPORT_NOT_FOUND'])
})

test('leaves and lists who has been changed since: by hand, or by another number of one’s own', async () => {
  const byHand = await member('1', 'Käsin')
  const lapsed = await member('2', 'Vaihtaja', true)
  await member('3', 'Muu')
  const { id } = (await importList(listOf(['1', 'Käsin'], ['3', 'Muu']))).json().import
  const set = (columns: string, account: number) =>
    database.pool.query(`update account set ${columns} where id = $1`, [account])
  await set('membership_confirmed_at = null', byHand.id)
  await set("membership_number = '22'", lapsed.id)
  const { restored, stayed } = (await undo(id)).json()
  expect(restored).toBe(1)
  expect(stayed).toEqual([
    { id: byHand.id, username: byHand.username, name: 'Käsin Aino' },
    { id: lapsed.id, username: lapsed.username, name: 'Vaihtaja Aino' },
  ])
  expect(await confirmedNames()).toEqual([])
})

test('refuses whoever does not manage users, and a call without the token', async () => {
  const staff = calls(await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'KAER_CHIEF'] })))
  const list = listOf(['1', 'Uusi'])
  const { hash } = await previewOf(list)
  const forbidden = [403, 'FORBIDDEN']
  expect(refusalOf(await staff.preview(list))).toEqual(forbidden)
  expect(refusalOf(await staff.bring(list, { hash }))).toEqual(forbidden)
  expect(refusalOf(await staff.undo(1))).toEqual(forbidden)
  const visitor = await app.inject({ url: '/api/auth/member-lists' })
  expect(refusalOf(visitor)).toEqual([401, 'SESSION_EXPIRED'])
})

test('takes the confirmation from a number that its user changes', async () => {
  const account = await member('1', 'Vaihtaja', true)
  const browser = await signedIn(app, account)
  const own = (await browser.get('/api/user')).json()
  const save = (membershipNumber: string, version: number) =>
    browser.json('/api/auth/user/update', {
      version,
      email: own.email,
      firstName: own.firstName,
      lastName: own.lastName,
      phone: '0401234567',
      membershipNumber,
      language: 'fi',
    })
  const kept = await save('1', own.version)
  expect([kept.statusCode, codeOf(kept)]).toEqual([200, undefined])
  expect((await browser.get('/api/user')).json().membershipConfirmed).toBe(true)
  const changed = await save('2', own.version + 1)
  expect(changed.statusCode).toBe(200)
  expect((await browser.get('/api/user')).json().membershipConfirmed).toBe(false)
  expect(
    await previewOf(listOf(['1', 'Vaihtaja'])).then(({ check }) => check!.findings.map(words)),
  ).toContain('Vaihtaja Aino: unmatched NOT_IN_LIST')
})

test('previews without columns that it can find, and imports once they are chosen', async () => {
  await member('1', 'Uusi')
  const list = 'nro,nimi,kunta\n1,Uusi,Oulu'
  const { check, columns, header } = await previewOf(list)
  expect({ check, header }).toEqual({ check: null, header: ['nro', 'nimi', 'kunta'] })
  expect(columns).toEqual({ number: null, surname: null, firstName: null, validUntil: null })
  const { hash } = await previewOf(list)
  expect(refusalOf(await bring(list, { hash }))).toEqual([422, 'MEMBER_COLUMNS_MISSING'])
  expect((await previewOf(list, { columns: '0,0,-,-' })).check).toBeNull()
  expect((await previewOf(list, { columns: '0,9,-,-' })).check).toBeNull()
  expect((await importList(list, { columns: '0,1,-,-' })).json().import.confirmed).toBe(1)
  expect(refusalOf(await preview(list, { columns: 'x' }))[0]).toBe(400)
})

import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { removeShowResult } from '#contract/endpoints/dogShows.ts'
import {
  addShow,
  checkShowRows,
  editShow,
  getShow,
  readShowTable,
  removeShow,
  saveShowRows,
  shows,
} from '#contract/endpoints/shows.ts'
import type { WholeShow } from '#contract/shows.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW'] }))
})

const SHOW = { date: '2023-06-03', place: 'Kuopio', country: 'FI', show: 'Kansainvälinen näyttely' }
const ROW = {
  id: null,
  version: 0,
  dog: '',
  class: 'avo',
  grade: 'eri',
  placing: '1.',
  marks: 'SERT, sa pu-1 vara sert',
  judge: 'Maija Mallikas',
  critique: 'Hyvä pää.\nVapaat liikkeet.',
}
let made = 0
/** A show of its own for each test. */
async function open(changes: object = {}): Promise<WholeShow> {
  made += 1
  const answer = await staff.json(addressAt(addShow, {}), { ...SHOW, show: `Näyttely ${made}`, ...changes })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const make = (overrides: object = {}) => makeDog(database.db, { birth_date: '2020-05-17', ...overrides })
const at = (call: Endpoint, { id }: Pick<WholeShow, 'id'>) => addressAt(call, { params: { id } })
const save = (show: Pick<WholeShow, 'id'>, rows: object[], removed: object[] = [], by = staff) =>
  by.json(at(saveShowRows, show), { rows: rows.map((row) => ({ ...ROW, ...row })), removed })
const read = async (show: Pick<WholeShow, 'id'>): Promise<WholeShow> =>
  (await staff.get(at(getShow, show))).json()

test('a whole show is saved at once, changed and partly removed in one save, and seen on the dogs’ pages', async () => {
  const show = await open()
  const [first, second] = [await make({ name: 'Kaarnalahden Nuppu' }), await make()]
  const saved = await save(show, [
    { dog: first.regnr.toLowerCase() },
    { dog: second.regnr, class: 'kay', grade: 'H', placing: '', marks: '', judge: '', critique: '' },
  ])
  expect(saved.json()).toMatchObject({ added: 2, changed: 0, removed: 0 })
  const { results } = await read(show)
  expect(results).toMatchObject([
    {
      dog: { regnr: first.regnr },
      class: 'AVO',
      grade: 'ERI',
      placing: 1,
      judge: ROW.judge,
      critique: ROW.critique,
    },
    { dog: { regnr: second.regnr }, class: 'KÄY', grade: 'H', placing: null, marks: [], judge: '' },
  ])
  expect(results[0]!.marks).toEqual(['SA', 'SERT', 'VARA-SERT', 'PU1'])
  expect((await app.inject(`/api/dog/${first.regnr}`)).json().showResults).toMatchObject([{ grade: 'ERI' }])
  const third = await make()
  const again = await save(
    show,
    [{ ...results[0]!, dog: first.regnr, class: 'VAL', placing: '', marks: 'SA' }, { dog: third.regnr }],
    [{ id: results[1]!.id, version: 1 }],
  )
  expect(again.json()).toMatchObject({ added: 1, changed: 1, removed: 1 })
  expect((await read(show)).results).toMatchObject([
    { id: results[0]!.id, version: 2, class: 'VAL', marks: ['SA'] },
    { dog: { regnr: third.regnr } },
  ])
  const { rows } = await database.pool.query(
    `select code, after from audit where subject = 'show' and subject_id = $1 order by id`,
    [String(show.id)],
  )
  expect(rows.map(({ code }) => code)).toEqual(['CREATED', 'SHOW_SAVED', 'SHOW_SAVED'])
  const logged = await database.pool.query(
    `select before, after from audit where subject = 'dog' and subject_id = $1`,
    [String(first.id)],
  )
  expect(JSON.stringify(logged.rows)).not.toMatch(/Mallikas|Vapaat/)
})

test('sent twice or at once it adds nothing twice, and a dog is found by its whole name', async () => {
  const show = await open()
  const dog = await make({ name: 'Rannan Ruska' })
  const answers = await Promise.all([1, 2, 3].map(() => save(show, [{ dog: 'rannan ruska' }])))
  expect(answers.map((answer) => answer.json().added).sort()).toEqual([0, 0, 1])
  const { results } = await read(show)
  expect(results).toMatchObject([{ dog: { regnr: dog.regnr } }])
  const changes = [{ ...results[0]!, dog: dog.regnr, placing: '2', marks: 'SA' }]
  expect((await save(show, changes)).json()).toMatchObject({ changed: 1 })
  expect((await save(show, changes)).json(), 'the same with the version before').toMatchObject({ changed: 0 })
  const other = [{ ...changes[0]!, version: 2, class: 'VAL' }]
  expect((await save(show, other)).json(), 'the class alone').toMatchObject({
    changed: 1,
    show: { results: [{ class: 'VAL' }] },
  })
  await save(show, [{ ...changes[0]!, version: 3 }])
  expect(
    (
      await save(show, [{ dog: dog.regnr, placing: '3', marks: 'SA' }], [{ id: results[0]!.id, version: 4 }])
    ).json(),
  ).toMatchObject({
    changed: 1,
    show: { results: [{ id: results[0]!.id, version: 5 }] },
  })
})

test('of two windows the second is refused, and nothing of its save is written', async () => {
  const show = await open()
  const [dog, other] = [await make(), await make()]
  const [row] = (await save(show, [{ dog: dog.regnr }])).json().show.results
  await save(show, [{ ...row, dog: dog.regnr, placing: '3', marks: '' }])
  const late = await save(show, [{ dog: other.regnr }, { ...row, dog: dog.regnr, placing: '4', marks: '' }])
  expect(refusalOf(late)).toEqual([409, 'CHANGED_MEANWHILE', { 'rows.1.dog': 'CHANGED_MEANWHILE' }])
  expect(refusalOf(await save(show, [], [row]))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await read(show)).results).toMatchObject([{ placing: 3 }])
})

test('one wrong row keeps all from being saved, and each fault is told at its cell, as the check tells it before', async () => {
  const show = await open()
  const [dog, young, twin] = [
    await make(),
    await make({ birth_date: '2023-08-01' }),
    await make({ name: 'Sama Nimi' }),
  ]
  await make({ name: 'Sama Nimi' })
  await save(show, [{ dog: twin.regnr, class: 'JUN' }])
  const rows = [
    { dog: dog.regnr },
    { dog: dog.regnr },
    { dog: 'FI99997/99', class: 'XYZ' },
    { dog: 'Sama Nimi', grade: 'A', marks: '' },
    { dog: young.regnr, placing: '0' },
    { dog: twin.regnr, class: 'JUN', grade: 'EH', marks: 'SERT' },
    { dog: '', marks: 'SA FOO' },
    { dog: twin.regnr, class: 'VET', grade: '1', marks: '' },
  ]
  const faults = {
    'rows.1.class': 'SHOW_RESULT_TWICE',
    'rows.2.dog': 'DOG_NOT_FOUND',
    'rows.2.class': 'SHOW_CLASS_INVALID',
    'rows.3.dog': 'SHOW_DOG_AMBIGUOUS',
    'rows.3.grade': 'SHOW_GRADE_INVALID',
    'rows.4.dog': 'SHOW_BEFORE_BIRTH',
    'rows.4.placing': 'SHOW_PLACING_INVALID',
    'rows.5.class': 'SHOW_RESULT_EXISTS',
    'rows.5.marks': 'SHOW_MARK_WITHOUT_ERI',
    'rows.6.dog': 'VALUE_REQUIRED',
    'rows.6.marks': 'SHOW_MARK_INVALID',
    'rows.7.grade': 'SHOW_PRIZE_NO_MORE',
  }
  expect(refusalOf(await save(show, rows))).toEqual([422, 'SHOW_ROWS_INVALID', faults])
  expect((await read(show)).results).toHaveLength(1)
  const checked = await staff.json(at(checkShowRows, show), {
    rows: [...rows.slice(0, 5), ...rows.slice(6), { dog: twin.regnr, class: 'JUN' }].map((row) => ({
      ...ROW,
      ...row,
    })),
  })
  const told = checked
    .json()
    .rows.flatMap((row: { faults: object }, place: number) =>
      Object.entries(row.faults).map(([column, code]) => [`rows.${place}.${column}`, code]),
    )
  expect(told).toHaveLength(Object.keys(faults).length - 2)
  expect(checked.json().rows.at(-1)).toMatchObject({ known: true, dog: { regnr: twin.regnr } })
})

test('a show goes with its last result, but for one that was made on the list', async () => {
  const byHand = await open()
  const dog = await make()
  const [row] = (await save(byHand, [{ dog: dog.regnr }])).json().show.results
  expect((await save(byHand, [], [row])).json()).toMatchObject({ removed: 1, show: { results: [] } })
  const { rows } = await database.pool.query(
    `with s as (insert into show (held_on, place) values ('2022-01-05', 'Rauma') returning id)
     insert into show_result (show_id, dog_id, class, grade) select id, $1, 'AVO', 'ERI' from s returning id, show_id`,
    [dog.id],
  )
  const params = { regnr: dog.regnr, id: rows[0].id }
  expect((await staff.command(addressAt(removeShowResult, { params }))).statusCode).toBe(200)
  expect(refusalOf(await staff.get(at(getShow, { id: rows[0].show_id })))).toEqual([404, 'SHOW_NOT_FOUND'])
  const remove = () => staff.command(at(removeShow, byHand))
  expect((await remove()).json()).toMatchObject({ status: 'done' })
  expect(refusalOf(await remove())).toEqual([404, 'SHOW_NOT_FOUND'])
})

test('day, place and name change for all results; a second such show, and a day before a dog’s birth, are refused', async () => {
  const show = await open({ place: 'Vaasa' })
  const dog = await make()
  await save(show, [{ dog: dog.regnr }])
  const edit = (changes: object, version = show.version) => {
    const { date, place, country, show: name } = show
    return staff.json(at(editShow, show), { date, place, country, show: name, version, ...changes })
  }
  expect((await edit({ place: 'Vasa', date: '2023-06-04' })).json()).toMatchObject({
    place: 'Vasa',
    version: 2,
  })
  expect(refusalOf(await edit({ place: 'Turku' }))).toEqual([409, 'CHANGED_MEANWHILE'])
  const other = await open({ place: 'Lahti' })
  const same = { date: other.date, place: 'lahti', show: other.show }
  expect(refusalOf(await edit(same, 2))).toEqual([409, 'SHOW_EXISTS', { date: 'SHOW_EXISTS' }])
  expect(refusalOf(await edit({ date: '2019-01-01' }, 2))).toEqual([
    422,
    'SHOW_BEFORE_BIRTH',
    { date: 'SHOW_BEFORE_BIRTH' },
  ])
  expect(refusalOf(await edit({ date: '2999-01-01' }, 2))[1]).toBe('SHOW_IN_FUTURE')
  expect(refusalOf(await staff.command(at(removeShow, show)))).toEqual([422, 'SHOW_HAS_RESULTS'])
  const list = async (query: Record<string, string | number>) =>
    (await staff.get(addressAt(shows, { query }))).json()
  expect(await list({ q: 'vasa' })).toMatchObject({ total: 1, shows: [{ id: show.id, results: 1 }] })
  expect((await list({ year: 2023 })).total).toBeGreaterThan(1)
  expect(await list({ year: 1950 })).toMatchObject({ total: 0, shows: [] })
  expect((await list({ sort: 'results' })).shows[0].results).toBeGreaterThan(0)
})

test('a table is read into columns and rows, and one that is none, or is too long, is refused', async () => {
  const show = await open()
  const send = (text: string) => staff.file(at(readShowTable, show), 'text/csv', Buffer.from(text))
  const table = await send('Rek.nro;Luokka;Arvostelu\nFI1/20;AVO;"Hyvä; vapaa"\nFI2/20;JUN;\n')
  expect(table.json()).toEqual({
    header: ['Rek.nro', 'Luokka', 'Arvostelu'],
    rows: [
      ['FI1/20', 'AVO', 'Hyvä; vapaa'],
      ['FI2/20', 'JUN', ''],
    ],
  })
  const codes = []
  for (const text of ['', 'a;b\n', `a;b\n${'1;2\n'.repeat(501)}`, 'a;b\n1;2;3\n', 'a\n"x', '\u0000\u0001PNG'])
    codes.push(refusalOf(await send(text)).slice(0, 2))
  expect(codes.map(([status]) => status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(codes.map(([, code]) => code).slice(0, 4)).toEqual([
    'FILE_EMPTY',
    'FILE_NO_ROWS',
    'FILE_TOO_LONG',
    'FILE_ROW_TOO_WIDE',
  ])
})

test('too many rows are refused, a large whole show is taken', async () => {
  const show = await open()
  const tooMany = await save(
    show,
    Array.from({ length: 501 }, () => ({})),
  )
  expect(refusalOf(tooMany)[0]).toBe(400)
  const dogs = await Promise.all(Array.from({ length: 60 }, () => make()))
  const large = await save(
    show,
    dogs.map(({ regnr }) => ({ dog: regnr, critique: 'Hyvä. '.repeat(500) })),
  )
  expect(large.json()).toMatchObject({ added: 60 })
})

test('is for those who keep show results', async () => {
  const others = await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'KAER_CHIEF'] }))
  const show = await open()
  expect((await save(show, [], [], others)).statusCode).toBe(403)
  for (const address of [addressAt(shows, {}), at(getShow, show)]) {
    expect((await others.get(address)).statusCode).toBe(403)
    expect((await app.inject(address)).statusCode).toBe(401)
  }
  expect((await others.json(addressAt(addShow, {}), SHOW)).statusCode).toBe(403)
  expect((await others.json(at(checkShowRows, show), { rows: [] })).statusCode).toBe(403)
  for (const send of [
    () => staff.get(at(getShow, { id: 999_999 })),
    () => save({ id: 999_999 }, []),
    () => staff.json(at(checkShowRows, { id: 999_999 }), { rows: [] }),
  ])
    expect(refusalOf(await send())).toEqual([404, 'SHOW_NOT_FOUND'])
})

import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { StaffShowResult } from '#contract/dogShows.ts'
import { addShowResult, dogShows, editShowResult, removeShowResult } from '#contract/endpoints/dogShows.ts'
import {
  addShow,
  editShow,
  getShow,
  removeShow,
  saveShowRows,
  showSaves,
  undoShowSave,
} from '#contract/endpoints/shows.ts'
import type { ShowSave } from '#contract/showSaves.ts'
import type { WholeShow } from '#contract/shows.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW'] }))
})

const make = (overrides: object = {}) => makeDog(database.db, { birth_date: '2020-05-17', ...overrides })
let made = 0
const nameOfShow = () => {
  made += 1
  return { date: '2023-06-03', place: 'Kuopio', country: 'FI', show: `Näyttely ${made}` }
}
const RESULT = {
  class: 'AVO',
  grade: 'ERI',
  placing: 1,
  marks: ['SA'],
  judge: 'Maija Mallikas',
  critique: 'Hyvä.',
}
const ROW = { ...RESULT, id: null, version: 0, placing: '1', marks: 'SA' }

const addSaved = async (dog: MadeDog, changes: object): Promise<StaffShowResult & { save: number }> => {
  const answer = await staff.json(addressAt(addShowResult, { params: { regnr: dog.regnr } }), {
    ...RESULT,
    ...changes,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const add = async (dog: MadeDog, changes: object): Promise<StaffShowResult> => {
  const { save: _save, ...result } = await addSaved(dog, changes)
  return result
}
const edit = async (dog: MadeDog, { id, ...result }: StaffShowResult, changes: object) => {
  const answer = await staff.json(addressAt(editShowResult, { params: { regnr: dog.regnr, id } }), {
    ...result,
    ...changes,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<StaffShowResult>()
}
const remove = (dog: MadeDog, { id }: { id: number }) =>
  staff.command(addressAt(removeShowResult, { params: { regnr: dog.regnr, id } }))
const resultsOf = async (dog: MadeDog): Promise<StaffShowResult[]> =>
  (await staff.get(addressAt(dogShows, { params: { regnr: dog.regnr } }))).json().results
const open = async (): Promise<WholeShow> => (await staff.json(addressAt(addShow, {}), nameOfShow())).json()
const save = (show: Pick<WholeShow, 'id'>, rows: object[], removed: object[] = []) =>
  staff.json(addressAt(saveShowRows, { params: { id: show.id } }), {
    rows: rows.map((row) => ({ ...ROW, ...row })),
    removed,
  })
const readShow = (id: number) => staff.get(addressAt(getShow, { params: { id } }))
const savesOf = async (query: { show?: number; regnr?: string }): Promise<ShowSave[]> =>
  (await staff.get(addressAt(showSaves, { query }))).json().saves
const undo = (id: number, by = staff) => by.command(addressAt(undoShowSave, { params: { id } }))
const undoNewest = async (query: object) => undo((await savesOf(query))[0]!.id)
const showIdOf = async (result: StaffShowResult): Promise<number> =>
  (await database.pool.query('select show_id from show_result where id = $1', [result.id])).rows[0].show_id
const showsNamed = async (name: string) =>
  (await database.pool.query('select id from show where name = $1', [name])).rows.map(({ id }) => id)

test('a removed result comes back word for word, and the show that went with it', async () => {
  const dog = await make()
  const name = nameOfShow()
  const result = await add(dog, name)
  const showId = await showIdOf(result)
  await remove(dog, result)
  expect((await readShow(showId)).statusCode).toBe(404)
  const [saved] = await savesOf({ regnr: dog.regnr })
  expect(saved).toMatchObject({
    code: 'SHOW_RESULT_REMOVED',
    dog: { regnr: dog.regnr },
    results: 1,
    undoneAt: null,
  })
  expect((await undo(saved!.id)).json()).toEqual({ stayed: [] })
  expect(await resultsOf(dog)).toEqual([result])
  expect((await readShow(showId)).json()).toMatchObject({ ...name, results: [{ id: result.id }] })
  expect((await savesOf({ regnr: dog.regnr }))[0]!.undoneAt).not.toBeNull()
})

test('a changed result gets its values and its show back, and a form from before is told', async () => {
  const dog = await make()
  const name = nameOfShow()
  const result = await add(dog, name)
  const before = await showIdOf(result)
  const changed = await edit(dog, result, {
    ...nameOfShow(),
    grade: 'EH',
    marks: [],
    placing: null,
    judge: '',
  })
  const between = await showIdOf(changed)
  expect((await readShow(before)).statusCode).toBe(404)
  await undoNewest({ regnr: dog.regnr })
  const [restored] = await resultsOf(dog)
  expect(restored).toEqual({ ...result, version: 3 })
  expect((await readShow(between)).statusCode, 'no empty show is left').toBe(404)
  expect((await readShow(before)).statusCode).toBe(200)
  const outdated = addressAt(editShowResult, { params: { regnr: dog.regnr, id: result.id } })
  expect(refusalOf(await staff.json(outdated, changed))).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('a whole save is undone whole: what it added goes, what it changed and removed comes back', async () => {
  const show = await open()
  const [first, second, third] = [await make(), await make(), await make()]
  await save(show, [{ dog: first.regnr }, { dog: second.regnr, grade: 'EH', marks: '' }])
  const { results } = (await readShow(show.id)).json<WholeShow>()
  const seen = results.map(({ version: _version, dog: _dog, ...result }) => result)
  const again = await save(
    show,
    [{ ...ROW, id: results[0]!.id, version: 1, dog: first.regnr, class: 'VAL' }, { dog: third.regnr }],
    [{ id: results[1]!.id, version: 1 }],
  )
  expect(again.json()).toMatchObject({ added: 1, changed: 1, removed: 1 })
  const [saved] = await savesOf({ show: show.id })
  expect(saved).toMatchObject({ code: 'SHOW_SAVED', dog: null, results: 3 })
  expect(saved!.dogNames.toSorted()).toEqual([first, second, third].map(({ name }) => name).toSorted())
  expect((await savesOf({ regnr: second.regnr }))[0]).toMatchObject({ id: saved!.id, results: 3 })
  expect((await undo(saved!.id)).json()).toEqual({ stayed: [] })
  expect((await readShow(show.id)).json().results).toMatchObject(seen)
  expect(await resultsOf(third)).toEqual([])
  await undoNewest({ show: show.id }).then((answer) => expect(refusalOf(answer)[1]).toBe('ALREADY_UNDONE'))
  const [, firstSave] = await savesOf({ show: show.id })
  expect((await undo(firstSave!.id)).json(), 'changed and given back since').toEqual({ stayed: [] })
  expect((await readShow(show.id)).json().results).toEqual([])
  const empty = await open()
  await save(empty, [{ dog: third.regnr }])
  await undoNewest({ show: empty.id })
  expect((await readShow(empty.id)).json(), 'made by hand, it stays').toMatchObject({ results: [] })
})

test('a save of many dogs names the first three', async () => {
  const show = await open()
  const dogs = await Promise.all(['Eka', 'Toka', 'Kolmas', 'Neljäs'].map((name) => make({ name })))
  await save(
    show,
    dogs.map(({ regnr }) => ({ dog: regnr })),
  )
  expect((await savesOf({ show: show.id }))[0]).toMatchObject({
    results: 4,
    dogNames: ['Eka', 'Toka', 'Kolmas'],
  })
})

test('what was changed since stays and is told with its dog, the rest comes back', async () => {
  const show = await open()
  const [first, second, third] = [await make({ name: 'Muutettu' }), await make(), await make()]
  await save(show, [{ dog: first.regnr }, { dog: second.regnr }, { dog: third.regnr }])
  const { results } = (await readShow(show.id)).json<WholeShow>()
  const rows = results.map(({ id, dog }) => ({ id, version: 1, dog: dog.regnr, placing: '7' }))
  await save(show, rows)
  const [later] = await resultsOf(first)
  await edit(first, later!, { judge: 'Toinen Tuomari' })
  await remove(third, results[2]!)
  const [, saved] = await savesOf({ regnr: first.regnr })
  const { stayed } = (await undo(saved!.id)).json()
  expect(stayed).toHaveLength(2)
  expect(stayed).toEqual(
    expect.arrayContaining([
      { table: 'show_result', record: String(results[0]!.id), label: `${first.regnr} Muutettu` },
      { table: 'show_result', record: String(results[2]!.id), label: `${third.regnr} ${third.name}` },
    ]),
  )
  expect(await resultsOf(first)).toMatchObject([{ placing: 7, judge: 'Toinen Tuomari' }])
  expect(await resultsOf(second)).toMatchObject([{ placing: 1 }])
  expect(await resultsOf(third)).toEqual([])
})

test('a show that is there again takes the results that come back, and a class that is taken keeps what it has', async () => {
  const [dog, other] = [await make(), await make()]
  const name = nameOfShow()
  const result = await add(dog, name)
  await remove(dog, result)
  const newcomer = await add(other, name)
  await undoNewest({ regnr: dog.regnr })
  expect(await showsNamed(name.show)).toEqual([await showIdOf(newcomer)])
  expect(await resultsOf(dog)).toMatchObject([{ id: result.id, ...name }])
  await remove(dog, result)
  await add(dog, { ...name, grade: 'EVA', marks: [], placing: null })
  const [, removal] = await savesOf({ regnr: dog.regnr })
  expect((await undo(removal!.id)).json().stayed).toMatchObject([{ table: 'show_result' }])
  expect(await resultsOf(dog)).toMatchObject([{ grade: 'EVA' }])
})

test('a show itself is made, changed and removed, each undone', async () => {
  const show = await open()
  const name = { date: show.date, place: show.place, country: show.country, show: show.show }
  const at = { params: { id: show.id } }
  await staff.json(addressAt(editShow, at), { ...name, place: 'Vaasa', version: 1 })
  await undoNewest({ show: show.id })
  expect((await readShow(show.id)).json()).toMatchObject({ ...name, version: 3 })
  await staff.command(addressAt(removeShow, at))
  await undoNewest({ show: show.id })
  expect((await readShow(show.id)).json()).toMatchObject(name)
  const dog = await make()
  const made = await open()
  await save(made, [{ dog: dog.regnr }])
  const making = (await savesOf({ show: made.id })).at(-1)!
  expect(refusalOf(await undo(making.id)), 'it has results').toEqual([409, 'SHOW_HAS_RESULTS'])
  expect((await savesOf({ show: made.id })).at(-1)!.undoneAt).toBeNull()
  const other = await open()
  await undoNewest({ show: other.id })
  expect((await readShow(other.id)).statusCode).toBe(404)
})

test('an added result goes with the show that was added for it; at once it is undone once', async () => {
  const dog = await make()
  const result = await add(dog, nameOfShow())
  const showId = await showIdOf(result)
  const [{ id }] = (await savesOf({ regnr: dog.regnr })) as [ShowSave]
  const answers = await Promise.all([1, 2, 3].map(() => undo(id)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect(refusalOf(await undo(id))).toEqual([409, 'ALREADY_UNDONE'])
  expect(await resultsOf(dog)).toEqual([])
  expect((await readShow(showId)).statusCode).toBe(404)
  expect((await savesOf({}))[0]).toMatchObject({ id, undoneAt: expect.any(String) })
})

test('is for those who keep show results, and only of saves of shows', async () => {
  const dog = await make()
  await add(dog, nameOfShow())
  const [{ id }] = (await savesOf({ regnr: dog.regnr })) as [ShowSave]
  const others = await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'BREEDADVISOR'] }))
  expect((await undo(id, others)).statusCode).toBe(403)
  expect((await others.get(addressAt(showSaves, {}))).statusCode).toBe(403)
  expect((await app.inject(addressAt(showSaves, {}))).statusCode).toBe(401)
  const { rows } = await database.pool.query(`select source_id from dog where id = $1`, [dog.id])
  expect(refusalOf(await undo(rows[0].source_id))).toEqual([404, 'SHOW_SAVE_NOT_FOUND'])
  expect(refusalOf(await staff.get(addressAt(showSaves, { query: { regnr: 'FI99997/99' } })))).toEqual([
    404,
    'DOG_NOT_FOUND',
  ])
  expect(await resultsOf(dog)).toHaveLength(1)
})

test('the answer of a save names it, whoever saves since, and none where nothing was written', async () => {
  const dog = await make()
  const [show, other] = [nameOfShow(), nameOfShow()]
  const { save: own, ...result } = await addSaved(dog, show)
  const second = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW'] }))
  const theirs = await second.json(addressAt(addShowResult, { params: { regnr: dog.regnr } }), {
    ...RESULT,
    ...other,
  })
  expect(await addSaved(dog, show)).toMatchObject({ id: result.id, save: null })
  expect((await undo(own)).statusCode).toBe(200)
  expect(await resultsOf(dog)).toMatchObject([{ id: theirs.json().id }])
  const whole = await open()
  const saved = (await save(whole, [{ dog: dog.regnr }])).json()
  const { id, version } = saved.show.results[0]
  const same = await save(whole, [{ dog: dog.regnr }])
  expect(same.json()).toMatchObject({ added: 0, save: null })
  const basics = { ...nameOfShow(), version: 1 }
  const changed = (await staff.json(addressAt(editShow, { params: { id: whole.id } }), basics)).json()
  const emptied = (await save(whole, [], [{ id, version }])).json()
  const gone = (await staff.command(addressAt(removeShow, { params: { id: whole.id } }))).json()
  expect((await savesOf({ show: whole.id })).map((one) => one.id).slice(0, 4)).toEqual([
    gone.save,
    emptied.save,
    changed.save,
    saved.save,
  ])
})

test('the saves of a show tell what was saved of its results on the pages of their dogs', async () => {
  const [dog, stranger] = [await make(), await make()]
  const show = await open()
  const name = { date: show.date, place: show.place, country: show.country, show: show.show }
  const result = await add(dog, name)
  const changed = await edit(dog, result, { grade: 'EH', marks: [], placing: null })
  const moved = await edit(dog, changed, nameOfShow())
  await remove(dog, moved)
  await add(stranger, nameOfShow())
  const saves = await savesOf({ show: show.id })
  expect(saves.map(({ code }) => code)).toEqual([
    'SHOW_RESULT_REMOVED',
    'SHOW_RESULT_CHANGED',
    'SHOW_RESULT_CHANGED',
    'SHOW_RESULT_ADDED',
    'CREATED',
  ])
  expect(saves.slice(0, 4).map((save) => save.dog?.regnr)).toEqual(Array(4).fill(dog.regnr))
  expect((await undo(saves[0]!.id)).json()).toEqual({ stayed: [] })
  expect(await resultsOf(dog)).toMatchObject([{ id: result.id, grade: 'EH' }])
  expect((await savesOf({ show: show.id }))[0]!.undoneAt).not.toBeNull()
})

test('tells in which show a judge or a critique was changed, and not who or what it was', async () => {
  const dog = await make()
  const show = await open()
  await save(show, [{ dog: dog.regnr }])
  const [row] = (await readShow(show.id)).json<WholeShow>().results
  await save(show, [
    { dog: dog.regnr, id: row!.id, version: row!.version, judge: 'Ville Vaihdettu', placing: '2' },
  ])
  const [newest] = await savesOf({ regnr: dog.regnr })
  expect([newest!.before, newest!.after]).toEqual([
    { placing: 1 },
    { showDay: show.date, showPlace: show.place, placing: 2, textsChanged: ['judge'] },
  ])
})

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { StaffShowResult } from '#contract/dogShows.ts'
import { mergeDogs } from '#contract/endpoints/corrections.ts'
import { addShowResult, editShowResult, removeShowResult } from '#contract/endpoints/dogShows.ts'
import { editShow, getShow, saveShowRows, undoShowSave } from '#contract/endpoints/shows.ts'
import { showResultInfo } from '#contract/showResultInfo.ts'
import type { WholeShow } from '#contract/shows.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import {
  fieldOf,
  infoAddress,
  infoOf,
  linesOf,
  timelineAddress,
  timelineOf,
} from './resultInfo.test-helper.ts'

const { app, database } = await openService()
const { db } = database
let staff: TestBrowser
let breeders: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(db, { username: 'nayttely', roles: ['SHOW'] }))
  breeders = await signedIn(app, await makeAccount(db, { username: 'koirat', roles: ['DOG'] }))
})

const SHOW = { date: '2023-06-03', place: 'Kuopio', country: 'FI', show: 'Kesä' }
const RESULT = {
  class: 'AVO',
  grade: 'EH',
  placing: 2,
  marks: [],
  judge: 'Maija Mallikas',
  critique: 'Hyvä.',
}
const make = () => makeDog(db, { birth_date: '2020-05-17' })
type Saved = StaffShowResult & { readonly save: number }

async function add(dog: MadeDog, changes: object = {}): Promise<Saved> {
  const to = addressAt(addShowResult, { params: { regnr: dog.regnr } })
  return (await staff.json(to, { ...SHOW, ...RESULT, ...changes })).json()
}
async function edit(dog: MadeDog, { id, version }: StaffShowResult, changes: object): Promise<Saved> {
  const to = addressAt(editShowResult, { params: { regnr: dog.regnr, id } })
  return (await staff.json(to, { ...SHOW, ...RESULT, ...changes, version })).json()
}
const remove = async (dog: MadeDog, id: number) =>
  (await staff.command(addressAt(removeShowResult, { params: { regnr: dog.regnr, id } }))).json<{
    save: number
  }>()
const undo = (id: number) => staff.command(addressAt(undoShowSave, { params: { id } }))

test('tells a show result that was typed, corrected, moved with its dog, removed and given back', async () => {
  const [dog, kept] = [await make(), await make()]
  const added = await add(dog)
  await edit(dog, added, { grade: 'ERI', placing: 1 })
  const merged = await breeders.json(addressAt(mergeDogs, { params: { regnr: kept.regnr } }), {
    other: dog.regnr,
    take: [],
    reason: 'Sama koira',
  })
  expect(merged.statusCode, merged.body).toBe(200)
  const { save } = await remove(kept, added.id)
  const gone = await infoOf(staff, 'show', added.id)
  expect(gone).toMatchObject({
    kind: 'show',
    id: null,
    state: 'removed',
    dog: { regnr: kept.regnr },
    event: { kind: 'show', id: null, date: '2023-06-03', place: 'Kuopio', name: 'Kesä' },
  })
  expect(fieldOf(gone, 'grade')).toMatchObject({ value: 'ERI', earlier: [{ value: 'EH' }] })
  expect((await undo(save)).statusCode).toBe(200)

  expect(linesOf(await timelineOf(staff, 'show', added.id))).toEqual([
    'undone SHOW_SAVE_UNDONE nayttely',
    'corrected SHOW_RESULT_REMOVED nayttely',
    expect.stringMatching(/^identity DOGS_MERGED koirat dog .+→/),
    'corrected SHOW_RESULT_CHANGED nayttely grade EH→ERI placing 2→1',
    expect.stringMatching(/^written SHOW_RESULT_ADDED nayttely class AVO/),
  ])
  const back = await infoOf(staff, 'show', added.id)
  expect(back).toMatchObject({ id: added.id, state: 'recorded' })
  expect(fieldOf(back, 'grade')).toMatchObject({
    source: { code: 'SHOW_RESULT_CHANGED', actor: { username: 'nayttely' } },
    rule: null,
  })
})

test('tells of a save of a whole show what it did to this result, and a change of the show itself', async () => {
  const [one, other] = [await make(), await make()]
  const place = { ...SHOW, place: 'Oulu' }
  const added = await add(one, place)
  const { rows } = await sql<{
    id: number
  }>`select show_id as id from show_result where id = ${added.id}`.execute(db)
  const params = { id: rows[0]!.id }
  const show = (await staff.get(addressAt(getShow, { params }))).json<WholeShow>()
  const typed = { ...RESULT, placing: '3', marks: '', id: null, version: 0, dog: other.regnr }
  const saved = await staff.json(addressAt(saveShowRows, { params }), {
    rows: [typed, { ...typed, id: added.id, version: added.version, placing: '2', grade: 'H' }],
    removed: [],
  })
  expect(saved.statusCode, saved.body).toBe(200)
  const { show: now } = saved.json<{ show: WholeShow }>()
  await staff.json(addressAt(editShow, { params }), {
    ...{ date: show.date, country: show.country, show: show.show },
    place: 'Haukipudas',
    version: now.version,
  })
  const [changed, whole] = linesOf(await timelineOf(staff, 'show', added.id))
  expect([changed, whole]).toEqual([
    'event CHANGED nayttely showPlace Oulu→Haukipudas',
    'corrected SHOW_RESULT_CHANGED nayttely grade EH→H',
  ])
  const { results } = (await staff.get(addressAt(getShow, { params }))).json<WholeShow>()
  const second = results.find(({ id }) => id !== added.id)!
  expect(linesOf(await timelineOf(staff, 'show', second.id)).at(-1)).toMatch(
    /^written SHOW_RESULT_ADDED nayttely/,
  )
  expect(await timelineOf(staff, 'show', second.id)).toMatchObject({ fromBeginning: true, next: null })
})

test('is told to whoever keeps shows alone', async () => {
  const { id } = await add(await make(), { place: 'Rauma' })
  const judges = await signedIn(app, await makeAccount(db, { roles: ['KAER_CHIEF'] }))
  for (const address of [infoAddress('show', id), timelineAddress('show', id)]) {
    expect((await staff.get(address)).statusCode).toBe(200)
    for (const browser of [judges, breeders]) expect((await browser.get(address)).statusCode).toBe(403)
    expect((await app.inject(address)).statusCode).toBe(401)
    expect((await staff.get(address.replace(`/${id}/`, '/999999/'))).json()).toMatchObject({
      error: { code: 'SHOW_RESULT_NOT_FOUND' },
    })
  }
  expect(
    (await staff.get(addressAt(showResultInfo, { params: { id }, query: { on: '2026-02-30' } }))).statusCode,
  ).toBe(400)
})

import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { AnswerOf } from '#contract/calls.ts'
import type { DogTitles } from '#contract/dogTitles.ts'
import { getDog, titles } from '#contract/endpoints/dogs.ts'
import {
  acceptTitle,
  addDogTitle,
  dogTitles,
  editDogTitle,
  removeDogTitle,
  titleProposals,
} from '#contract/endpoints/dogTitles.ts'
import { showSaves, undoShowSave } from '#contract/endpoints/shows.ts'
import { editTitle } from '#contract/endpoints/titles.ts'
import type { ShowSave } from '#contract/showSaves.ts'
import type { TitleDetails } from '#contract/titles.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['SHOW'] }))
})

const TITLE = { code: 'FI KVA', date: '2024-09-14', country: 'FI', source: 'Kunniakirja' }
const { code: _code, ...WRITTEN } = TITLE
const at = ({ regnr }: Pick<MadeDog, 'regnr'>) => ({ params: { regnr } })
const one = (dog: Pick<MadeDog, 'regnr'>, id: number) => ({ params: { regnr: dog.regnr, id } })
const read = (dog: MadeDog, by = staff) => by.get(addressAt(dogTitles, at(dog)))
const titlesOf = async (dog: MadeDog): Promise<DogTitles['titles']> => (await read(dog)).json().titles
const findingsOf = async (dog: MadeDog): Promise<DogTitles['findings']> => (await read(dog)).json().findings
const shownOf = async (dog: MadeDog) =>
  (await new TestBrowser(app).get(addressAt(getDog, at(dog)))).json().titles
const add = (dog: Pick<MadeDog, 'regnr'>, overrides: object = {}, by = staff) =>
  by.json(addressAt(addDogTitle, at(dog)), { ...TITLE, ...overrides })
const edit = (dog: Pick<MadeDog, 'regnr'>, id: number, overrides: object = {}, by = staff) =>
  by.json(addressAt(editDogTitle, one(dog, id)), { version: 1, ...WRITTEN, ...overrides })
const remove = (dog: Pick<MadeDog, 'regnr'>, id: number, by = staff) =>
  by.command(addressAt(removeDogTitle, one(dog, id)))
const proposals = async () =>
  (await staff.get(addressAt(titleProposals, {})))
    .json<AnswerOf<typeof titleProposals>>()
    .proposals.map(({ dog, code, on }) => [dog.regnr, code, on])
const accept = (dog: Pick<MadeDog, 'regnr'>, code: string, on: string, by = staff) =>
  by.json(addressAt(acceptTitle, at(dog)), { code, on })
const undoNewest = async (dog: MadeDog) => {
  const { saves } = (await staff.get(addressAt(showSaves, { query: { regnr: dog.regnr } }))).json()
  const [{ id, code }] = saves as [ShowSave]
  return [code, (await staff.command(addressAt(undoShowSave, { params: { id } }))).json().stayed] as const
}

/** Shows of a dog with a certificate each. */
async function certify(
  dog: MadeDog,
  mark: string,
  shows: readonly (readonly [date: string, country: string, judge: string])[],
) {
  for (const [held_on, country, judge] of shows) {
    const { id } = await database.db
      .insertInto('show')
      .values({ held_on, place: 'Kuopio', country })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('show_result')
      .values({
        show_id: id,
        dog_id: dog.id,
        class: 'AVO',
        grade: 'ERI',
        marks: ['SA', mark],
        judge,
        saved_at: new Date(),
      })
      .execute()
  }
}
const CACIBS = [
  ['2023-06-03', 'FI', 'Anna Arvioija'],
  ['2023-09-02', 'SE', 'Bertil Bedömare'],
  ['2024-02-10', 'FI', 'Anna Arvioija'],
  ['2024-06-08', 'EE', 'Cecilia Kohtunik'],
] as const

test('a title is added once, seen on the dog’s page at once, changed, and removed', async () => {
  const dog = await makeDog(database.db)
  const added = await add(dog)
  expect(added.json()).toMatchObject({ ...TITLE, version: 1 })
  const { id } = added.json()
  expect((await add(dog)).json(), 'sent twice').toMatchObject({ id, version: 1, save: null })
  expect(await shownOf(dog)).toEqual(['FI KVA'])
  const changed = await edit(dog, id, { date: '2024-09-21', source: '' })
  expect(changed.json()).toMatchObject({ id, date: '2024-09-21', source: '', version: 2 })
  expect(refusalOf(await edit(dog, id, { date: '2024-10-01' }))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await edit(dog, id, { date: '2024-09-21', source: '' })).json(), 'nothing differs').toMatchObject({
    version: 2,
    save: null,
  })
  expect((await remove(dog, id)).json()).toEqual({ status: 'done', save: expect.any(Number) })
  expect(await titlesOf(dog)).toEqual([])
  expect(await shownOf(dog)).toEqual([])
})

test('the country of the list stands where none is told', async () => {
  const dog = await makeDog(database.db)
  expect((await add(dog, { country: '' })).json()).toMatchObject({ country: 'FI' })
  expect((await add(dog, { code: 'C.I.T.', country: '' })).json()).toMatchObject({ country: '' })
})

test('each save is logged without what was written as its source, and is undone', async () => {
  const dog = await makeDog(database.db)
  const { id } = (await add(dog)).json()
  await edit(dog, id, { date: '2024-10-01', source: 'Sihteeri Siiri' })
  await remove(dog, id)
  const { rows } = await database.pool.query(
    `select code, before, after from audit where subject = 'dog' and subject_id = $1 order by id`,
    [String(dog.id)],
  )
  expect(rows).toEqual([
    {
      code: 'TITLE_ADDED',
      before: null,
      after: { titleCode: 'FI KVA', awardedOn: '2024-09-14', country: 'FI' },
    },
    {
      code: 'TITLE_CHANGED',
      before: { awardedOn: '2024-09-14' },
      after: { titleCode: 'FI KVA', awardedOn: '2024-10-01', textsChanged: ['source'] },
    },
    {
      code: 'TITLE_REMOVED',
      before: { titleCode: 'FI KVA', awardedOn: '2024-10-01', country: 'FI' },
      after: null,
    },
  ])
  expect(await undoNewest(dog)).toEqual(['TITLE_REMOVED', []])
  expect(await titlesOf(dog)).toEqual([
    { ...TITLE, id, version: 2, date: '2024-10-01', source: 'Sihteeri Siiri' },
  ])
  await edit(dog, id, { version: 2, date: '2024-11-01' })
  expect(await undoNewest(dog)).toEqual(['TITLE_CHANGED', []])
  expect(await titlesOf(dog)).toMatchObject([{ date: '2024-10-01', version: 4 }])
  expect(refusalOf(await edit(dog, id, { version: 3 })), 'a form from before the undo').toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
})

test('an added title goes when its save is undone, and one that was changed since stays', async () => {
  const dog = await makeDog(database.db)
  await add(dog)
  expect(await undoNewest(dog)).toEqual(['TITLE_ADDED', []])
  expect(await titlesOf(dog)).toEqual([])
  const { id, save } = (await add(dog)).json()
  await edit(dog, id, { date: '2024-10-01' })
  const undone = await staff.command(addressAt(undoShowSave, { params: { id: save } }))
  expect(undone.json().stayed).toMatchObject([{ table: 'dog_title', record: String(id) }])
  expect(await titlesOf(dog)).toHaveLength(1)
})

test('refuses what cannot be, each at its field', async () => {
  const dog = await makeDog(database.db, { birth_date: '2020-05-17' })
  const cases = [
    [{ code: 'EI OLE' }, [422, 'TITLE_UNKNOWN', { code: 'TITLE_UNKNOWN' }]],
    [{ code: 'POHJ MVA' }, [422, 'TITLE_RETIRED', { code: 'TITLE_RETIRED' }]],
    [{ date: null }, [422, 'TITLE_DATE_MISSING', { date: 'TITLE_DATE_MISSING' }]],
    [{ date: '2199-01-01' }, [422, 'TITLE_IN_FUTURE', { date: 'TITLE_IN_FUTURE' }]],
    [{ date: '2020-05-17' }, [422, 'TITLE_BEFORE_BIRTH', { date: 'TITLE_BEFORE_BIRTH' }]],
    [{ code: '' }, [400, 'VALIDATION', { code: 'TITLE_MISSING' }]],
    [{ country: 'fi' }, [400, 'VALIDATION', { country: 'COUNTRY_INVALID' }]],
  ] as const
  for (const [overrides, refusal] of cases) {
    const [status, , fields] = refusalOf(await add(dog, overrides))
    expect([status, fields]).toEqual([refusal[0], refusal[2]])
  }
  await add(dog)
  expect(refusalOf(await add(dog, { date: '2024-10-01' }))).toEqual([
    409,
    'TITLE_EXISTS',
    { code: 'TITLE_EXISTS' },
  ])
  expect(await titlesOf(dog)).toHaveLength(1)
})

test('a title that was brought keeps its code, and may stay without a day', async () => {
  const dog = await makeDog(database.db)
  await database.db.insertInto('dog_title').values({ dog_id: dog.id, code: 'OMA CH' }).execute()
  const [{ id }] = (await titlesOf(dog)) as [DogTitles['titles'][number]]
  expect(await titlesOf(dog)).toEqual([
    { id, version: 1, code: 'OMA CH', date: null, country: '', source: '' },
  ])
  expect((await edit(dog, id, { date: null, country: 'SE' })).json()).toMatchObject({
    date: null,
    country: 'SE',
  })
  expect((await edit(dog, id, { version: 2, date: '2024-01-01' })).json()).toMatchObject({ version: 3 })
  expect(refusalOf(await edit(dog, id, { version: 3, date: null }))[1]).toBe('TITLE_DATE_MISSING')
})

test('C.I.E. is proposed with the results that it rests on, and added by one acceptance alone', async () => {
  const dog = await makeDog(database.db)
  await certify(dog, 'CACIB', CACIBS)
  const [finding] = await findingsOf(dog)
  expect(finding).toMatchObject({
    code: 'C.I.E.',
    on: '2024-06-08',
    complete: true,
    mark: 'CACIB',
    shows: { has: 4, asks: 4 },
    judges: { has: 3, asks: 3 },
    countries: { has: 3, asks: 3 },
    months: null,
    span: { has: 12, asks: 12 },
  })
  expect(finding!.results.map(({ date, judge }) => [date, judge])).toEqual(
    CACIBS.map(([date, , judge]) => [date, judge]),
  )
  expect(await titlesOf(dog), 'never by itself').toEqual([])
  expect(await proposals()).toEqual([[dog.regnr, 'C.I.E.', '2024-06-08']])
  const accepted = await accept(dog, 'C.I.E.', '2024-06-08')
  expect(accepted.json()).toMatchObject({
    code: 'C.I.E.',
    date: '2024-06-08',
    country: '',
    source:
      'CACIB: 03.06.2023 Kuopio (FI), 02.09.2023 Kuopio (SE), 10.02.2024 Kuopio (FI), 08.06.2024 Kuopio (EE)',
  })
  expect((await accept(dog, 'C.I.E.', '2024-06-08')).json(), 'sent twice').toEqual({
    ...accepted.json(),
    save: null,
  })
  expect(await findingsOf(dog)).toEqual([])
  expect(await proposals()).toEqual([])
  expect(await undoNewest(dog)).toEqual(['TITLE_ADDED', []])
  expect(await findingsOf(dog)).toHaveLength(1)
})

test('what does not hold any more is not accepted, nor what is a part of a rule', async () => {
  const dog = await makeDog(database.db)
  await certify(dog, 'CACIB', CACIBS)
  await certify(dog, 'SERT', [
    ['2023-01-01', 'FI', 'Anna'],
    ['2023-02-01', 'FI', 'Bertil'],
    ['2023-03-01', 'FI', 'Cecilia'],
  ])
  expect((await findingsOf(dog)).map(({ code, complete }) => [code, complete])).toEqual([
    ['FI MVA', false],
    ['C.I.E.', true],
  ])
  const gone = [409, 'TITLE_NOT_PROPOSED']
  expect(refusalOf(await accept(dog, 'FI MVA', '2023-03-01'))).toEqual(gone)
  expect(refusalOf(await accept(dog, 'C.I.E.', '2024-06-09')), 'another day').toEqual(gone)
  expect(refusalOf(await accept(dog, 'FI KVA', '2024-06-08'))).toEqual(gone)
  await database.db.deleteFrom('show_result').where('dog_id', '=', dog.id).execute()
  expect(refusalOf(await accept(dog, 'C.I.E.', '2024-06-08'))).toEqual(gone)
  await add(dog, { code: 'C.I.E.' })
  expect(refusalOf(await accept(dog, 'C.I.E.', '2024-06-08'))).toEqual([409, 'TITLE_EXISTS'])
})

test('proposes by the rule that stands in the list, and neither what is retired nor for other breeds', async () => {
  const dog = await makeDog(database.db)
  await certify(dog, 'CACIB', CACIBS)
  const list: TitleDetails[] = (await staff.get(addressAt(titles, {}))).json()
  const { code: _gone, ...cie } = list.find(({ code }) => code === 'C.I.E.')!
  const keep = async (version: number, overrides: object) =>
    (await staff.json(addressAt(editTitle, {}), { ...cie, version, ...overrides })).json().version
  let version = await keep(1, { rule: { ...cie.rule, countries: 4 } })
  expect(await findingsOf(dog)).toEqual([])
  version = await keep(version, { offered: false })
  expect(await findingsOf(dog)).toEqual([])
  await keep(version, {})
  expect(await findingsOf(dog)).toHaveLength(1)
  await database.pool.query(
    `insert into breed (code, name_fi, name_sv, name_en, club) values ('297', 'bordercollie', 'border collie', 'Border Collie', false)`,
  )
  const other = await makeDog(database.db, { breed_code: '297' })
  await certify(other, 'CACIB', CACIBS)
  expect(await findingsOf(other)).toEqual([])
  expect((await proposals()).map(([regnr]) => regnr)).not.toContain(other.regnr)
})

test('is for those who keep titles, of dogs and titles that are there', async () => {
  const dog = await makeDog(database.db)
  const { id } = (await add(dog)).json()
  const others = await signedIn(app, await makeAccount(database.db, { roles: ['DOG', 'BREEDADVISOR'] }))
  for (const send of [
    () => others.get(addressAt(titleProposals, {})),
    () => read(dog, others),
    () => add(dog, {}, others),
    () => edit(dog, id, {}, others),
    () => remove(dog, id, others),
    () => accept(dog, 'C.I.E.', '2024-06-08', others),
  ])
    expect(refusalOf(await send())).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await new TestBrowser(app).get(addressAt(dogTitles, at(dog))))[0]).toBe(401)
  const nobody = { regnr: 'FI99997/99' }
  for (const answer of [await add(nobody), await accept(nobody, 'C.I.E.', '2024-06-08')])
    expect(refusalOf(answer)).toEqual([404, 'DOG_NOT_FOUND'])
  const another = await makeDog(database.db)
  for (const answer of [await edit(another, id), await remove(another, id)])
    expect(refusalOf(answer)).toEqual([404, 'DOG_TITLE_NOT_FOUND'])
})

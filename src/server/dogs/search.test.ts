import * as fc from 'fast-check'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import type { DogListAnswer } from '#contract/dogs.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const { app, database } = await openService()

beforeAll(async () => {
  const sire = await makeDog(database.db, {
    name: 'Kettulan Rekku',
    regnrs: ['FI10001/10'],
    sex: 'male',
    birth_date: '2010-01-01',
  })
  const given = [
    { name: 'Sadepisaran Äijä', regnrs: ['FI20001/20', 'SE11111/2020'], birth_date: '2020-02-02' },
    { name: 'Sadepisaran Aino', regnrs: ['FI20002/20'], birth_date: '2020-02-01' },
    { name: 'Aino', regnrs: ['FI20003/21'], birth_date: '2021-02-02' },
    { name: 'Aino Sadepisaran Onni', regnrs: ['FI20004/22'], birth_date: null, birth_year: null },
    { name: 'Škoda ze Bílých', regnrs: ['ČLP/KO/12345/10'], birth_date: '2009-02-02' },
    { name: 'Sata%prosenttia_A', regnrs: ['FI20005/22'], sire_id: sire.id },
    { name: 'Hiidenmäen Halla', regnrs: ['FI22628/22'] },
    { name: 'Hiidenmäen Vanha', regnrs: ['SF22628A/79'] },
    { name: 'Hiidenmäen Riista', regnrs: ['ER22628/05'] },
    { name: 'ABCA322628', regnrs: ['ABCA322628'] },
    { name: '226528', regnrs: ['226528'] },
    { name: '272628', regnrs: ['272628'] },
    { name: 'Foreign', regnrs: ['NO 33333/18'] },
    { name: 'Ahokarpalo', regnrs: ['FI30001/20'] },
    { name: 'Karpaloahon Öljy', regnrs: ['FI30002/20'] },
    { name: 'Karpaloahon Ääni', regnrs: ['FI30003/20'] },
    { name: 'Karpaloahon Åke', regnrs: ['FI30009/20'] },
    { name: 'Karpaloahon Zorro', regnrs: ['FI30004/20'] },
    { name: 'Karpalo of Lumiharju', regnrs: ['FI30005/20'] },
    { name: "Bella-Karpalo's Äly", regnrs: ['FI30006/20'] },
    { name: 'Zeta Karpalo', regnrs: ['FI30007/20'] },
    { name: 'Karpalo', regnrs: ['FI30008/20'] },
    { name: 'SHASTA', regnrs: ['FI30010/20'] },
    { name: 'Zorron Asta', regnrs: ['FI30011/20'] },
    { name: 'Daiquiri of Lumiharju', regnrs: ['FI30012/20'] },
    { name: 'Tapionjärven Hilla', regnrs: ['FI30013/20'] },
  ] as const
  for (const dog of given) await makeDog(database.db, { ...dog, regnrs: [...dog.regnrs] as [string] })
})

const search = (payload: string, query = '') =>
  app.inject({
    method: 'POST',
    url: `/api/dog/list/${query}`,
    headers: { 'content-type': 'text/plain' },
    payload,
  })
const found = async (payload: string, query = ''): Promise<DogListAnswer> =>
  (await search(payload, query)).json()
const names = async (payload: string, query = '') =>
  (await found(payload, query)).dogs.map(({ name }) => name)

test.each([
  ['FI20001/20', 'the number'],
  ['fi20001/20', 'any case'],
  ['FI20001', 'without the year'],
  ['  fi20001 / 20 ', 'spaces'],
  ['SE11111/2020', 'an alias'],
  ['Sadepisaran Äijä', 'the name'],
  ['sadepisaran aija', 'without accents'],
  ['Äijä Sadepisaran', 'kennel last'],
  ['Sadepisran Aija', 'a typo'],
])('%s finds the dog first (%s)', async (payload) => {
  expect((await names(payload))[0]).toBe('Sadepisaran Äijä')
})

test('returns one dog alone for a number that is exactly its own', async () => {
  expect(await found('fi20001/20')).toMatchObject({ total: 1, more: false, dogs: [{ matched: null }] })
  expect((await found('SE11111/2020')).dogs).toMatchObject([{ regnr: 'FI20001/20', matched: 'SE11111/2020' }])
})

test.each([
  ['FI 22628/22', ['FI22628/22']],
  ['fi 22628', ['FI22628/22']],
  ['22628/22', ['FI22628/22']],
  ['22628', ['ER22628/05', 'FI22628/22']],
  ['22628a', ['SF22628A/79']],
  ['2262', ['ER22628/05', 'FI22628/22', 'SF22628A/79']],
  ['2265', ['226528']],
  ['22628/', ['ER22628/05', 'FI22628/22']],
  ['22628/2', ['FI22628/22']],
  ['SE 11111 / 2020', ['FI20001/20']],
  ['NO33333/18', ['NO 33333/18']],
  ['abca 322628', ['ABCA322628']],
  ['322628', []],
  ['FI 99999/22', []],
  ['ABCA 322629', []],
])('%s finds by number only %j', async (payload, expected) => {
  const answer = await found(payload)
  expect(answer.similar).toBe(false)
  expect(answer.dogs.map(({ regnr }) => regnr).sort()).toEqual(expected)
})

test('marks a match by a number of another year as only alike', async () => {
  expect(await found('FI22628/21')).toMatchObject({ similar: true, dogs: [{ regnr: 'FI22628/22' }] })
  expect(await found('22628/21')).toMatchObject({ similar: true, total: 2 })
})

test('finds every number by its beginning', async () => {
  expect((await found('FI2000')).dogs.map(({ regnr }) => regnr)).toEqual([
    'FI20001/20',
    'FI20002/20',
    'FI20003/21',
    'FI20004/22',
    'FI20005/22',
  ])
})

test('ranks the same name before names that hold it', async () => {
  expect(await names('aino')).toEqual(['Aino', 'Aino Sadepisaran Onni', 'Sadepisaran Aino'])
  expect((await names('aino sadepisaran')).slice(0, 2)).toEqual(['Sadepisaran Aino', 'Aino Sadepisaran Onni'])
})

test('ranks whole words before begun ones and those before parts, each in Finnish alphabetical order', async () => {
  expect(await names('karpalo')).toEqual([
    'Karpalo',
    "Bella-Karpalo's Äly",
    'Karpalo of Lumiharju',
    'Zeta Karpalo',
    'Karpaloahon Zorro',
    'Karpaloahon Åke',
    'Karpaloahon Ääni',
    'Karpaloahon Öljy',
    'Ahokarpalo',
  ])
  expect(await names('asta')).toEqual(['Zorron Asta', 'SHASTA'])
  expect(await names('lumiharju karpalo')).toEqual(['Karpalo of Lumiharju'])
})

test('returns similar names only where nothing holds the text, and marks them', async () => {
  expect(await found('Sadepisaran')).toMatchObject({ similar: false, total: 3 })
  expect(await found('hirven')).toMatchObject({ similar: true, dogs: [{ name: 'Tapionjärven Hilla' }] })
  expect(await found('daikiri')).toMatchObject({ similar: true, dogs: [{ name: 'Daiquiri of Lumiharju' }] })
})

test('finds foreign letters with and without their marks', async () => {
  expect(await names('Skoda')).toEqual(['Škoda ze Bílých'])
  expect(await names('škoda bilych')).toEqual(['Škoda ze Bílých'])
  expect(await names('člp/ko')).toEqual(['Škoda ze Bílých'])
})

test('takes wildcards as letters', async () => {
  expect(await names('%%%')).toEqual([])
  expect(await names('___')).toEqual([])
  expect(await names('sata%pro')).toEqual(['Sata%prosenttia_A'])
})

test('matches nothing, and reads no dog, for a text without a letter or digit', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const looks = () =>
    query.mock.calls.filter((input) => /\bdog(_number)?\b/.test(JSON.stringify(input))).length
  for (const text of ['%%%', '___', '/-/', '. . .', '😀😀😀'])
    expect(await found(text)).toMatchObject({ dogs: [], total: 0, similar: false })
  expect(looks()).toBe(0)
  expect(await names('Äij')).toEqual(['Sadepisaran Äijä'])
  expect(looks()).toBeGreaterThan(0)
  query.mockRestore()
})

test('returns an empty list without a match', async () => {
  expect(await found('qqqqxxyy')).toEqual({
    dogs: [],
    total: 0,
    more: false,
    similar: false,
    page: 1,
    pageSize: 25,
  })
})

test('sorts by inbreeding with a dog of an unknown parent last, both ways', async () => {
  const { db } = database
  const sire = await makeDog(db, { sex: 'male' })
  const dam = await makeDog(db, { sex: 'female', sire_id: sire.id })
  await makeDog(db, { name: 'Lumikuningas Outo', sire_id: sire.id })
  await makeDog(db, { name: 'Lumikuningas Lähi', sire_id: sire.id, dam_id: dam.id })
  await makeDog(db, { name: 'Lumikuningas Etä', sire_id: sire.id, dam_id: (await makeDog(db)).id })
  await waitForPedigree(app, database)
  const [near, far, odd] = ['Lumikuningas Lähi', 'Lumikuningas Etä', 'Lumikuningas Outo']
  expect(await names('lumikuningas', '?sort=inbreeding')).toEqual([far, near, odd])
  expect(await names('lumikuningas', '?sort=inbreeding&direction=desc')).toEqual([near, far, odd])
})

test('sorts and pages as asked, with unknown values last', async () => {
  expect(await names('sadepisaran', '?sort=birthDate')).toEqual([
    'Sadepisaran Aino',
    'Sadepisaran Äijä',
    'Aino Sadepisaran Onni',
  ])
  expect(await names('sadepisaran', '?sort=birthDate&direction=desc')).toEqual([
    'Sadepisaran Äijä',
    'Sadepisaran Aino',
    'Aino Sadepisaran Onni',
  ])
  expect(await names('sadepisaran', '?sort=name')).toEqual([
    'Aino Sadepisaran Onni',
    'Sadepisaran Aino',
    'Sadepisaran Äijä',
  ])
  expect(await found('sadepisaran', '?page=2')).toMatchObject({ dogs: [], total: 3, page: 2 })
})

test('says that there are more matches than are counted, and lists each once over the pages', async () => {
  await database.pool.query(`
    with made as (
      insert into dog (breed_code, name) select '119', 'Monikon Koira ' || n from generate_series(1, 1100) n returning id
    )
    insert into dog_number (key, stem, regnr, dog_id, is_primary)
    select 'MM' || id || '/20', 'MM' || id, 'MM' || id || '/20', id, true from made`)
  const pages = await Promise.all([1, 2, 40].map((page) => found('monikon', `?page=${page}`)))
  expect(pages[0]).toMatchObject({ total: 1000, more: true })
  const seen = pages.flatMap(({ dogs }) => dogs.map(({ regnr }) => regnr))
  expect(new Set(seen).size).toBe(75)
})

test.each([
  ['ab', '', ['SEARCH_TOO_SHORT']],
  ['  a ', '', ['SEARCH_TOO_SHORT']],
  ['a'.repeat(101), '', ['SEARCH_TOO_LONG']],
  ['abc', '?page=0', ['INPUT_INVALID', { page: 'VALUE_INVALID' }]],
  ['abc', '?page=1&page=2', ['INPUT_INVALID', { page: 'VALUE_INVALID' }]],
  ['abc', '?sort=owner', ['INPUT_INVALID', { sort: 'VALUE_INVALID' }]],
])('%s%s is refused with %j', async (payload, query, refusal) => {
  const answer = await search(payload, query)
  expect(refusalOf(answer)).toEqual([400, ...refusal])
})

test('answers any text and any address without a fault', async () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 110 }),
    fc.string({
      unit: fc.constantFrom('%', '_', '\\', "'", '"', '/', ' ', '\0', '.', 'ä', 'Š', '😀', 'a', '1'),
      minLength: 1,
      maxLength: 60,
    }),
  )
  await fc.assert(
    fc.asyncProperty(strange, async (input) => {
      const statuses = [
        (await search(input)).statusCode,
        (await app.inject(`/api/dog/${encodeURIComponent(input.toWellFormed())}`)).statusCode,
        (await app.inject({ url: `/api/dog/${input.replaceAll(/[^\x21-\x7e]/g, '%')}/inbreeding` }))
          .statusCode,
        (await app.inject({ method: 'POST', url: '/api/dog/siblings/', payload: { regnr: input } }))
          .statusCode,
      ]
      expect(Math.max(...statuses)).toBeLessThan(500)
    }),
    { numRuns: 120 },
  )
})

test('finds a changed name or number at once, in a search that was made before', async () => {
  const { db } = database
  const dog = await makeDog(db, { name: 'Vanhanimi Muuttuva', regnrs: ['FI40001/20'] })
  const names = async (text: string) =>
    (await search(text)).json<DogListAnswer>().dogs.map(({ name }) => name)
  expect([await names('vanhanimi'), await names('FI40001/20')]).toEqual([[dog.name], [dog.name]])
  await db.updateTable('dog').set({ name: 'Uusinimi Muuttunut' }).where('id', '=', dog.id).execute()
  expect((await search('vanhanimi')).json<DogListAnswer>().similar).toBe(true)
  expect([await names('uusinimi'), await names('FI40001/20')]).toEqual([
    ['Uusinimi Muuttunut'],
    ['Uusinimi Muuttunut'],
  ])
  const second = await makeDog(db, { name: 'Uusinimi Toinen' })
  expect(await names('uusinimi')).toEqual(['Uusinimi Muuttunut', second.name])
  await db
    .updateTable('dog_number')
    .set({ key: 'FI40002/20', stem: 'FI40002', regnr: 'FI40002/20' })
    .where('dog_id', '=', dog.id)
    .execute()
  expect(await names('FI40001/20')).toEqual([])
})

test('asks the database one small question for a search, another order or page that was made before', async () => {
  await search('karpalo')
  await search('karpalo', '?sort=name')
  const connect = vi.spyOn(database.pool, 'connect')
  await search('karpalo')
  await search('karpalo', '?sort=birthDate&direction=desc')
  await search('karpalo', '?page=2')
  expect(connect).toHaveBeenCalledTimes(3)
  connect.mockRestore()
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { BreedingListAnswer } from '#contract/breedingList.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeDog, makeStatement } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf } from '../../testing/refusal.ts'
import { hearStatements } from '../../testing/statements.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'
import { readXlsx } from '../../testing/xlsxCells.ts'
import { makeListed } from './list.test-helper.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => NOW })
const { db, pool } = database
const LIST = '/api/auth/breeding-list'

let keeper: TestBrowser
let adviser: TestBrowser
let member: TestBrowser
const visitor = new TestBrowser(app)
beforeAll(async () => {
  keeper = await signedIn(app, await makeAccount(db, { roles: ['BREEDINGLIST'] }))
  adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  member = await signedIn(app, await makeAccount(db))
})

const read = async (breed: string, query = '', by = adviser) =>
  (await by.get(`${LIST}/${breed}?${query}`)).json<BreedingListAnswer>()
const namesOf = ({ rows }: BreedingListAnswer) => rows.map(({ dog }) => dog.name)
const names = async (breed: string, query = '', by = adviser) => namesOf(await read(breed, query, by))

describe('the breeding list', () => {
  test('tells of each dog its entry, conditions, offspring, place on the list of males and what runs out next', async () => {
    const male = await makeListed(
      db,
      { breed_code: '117', name: 'Uros' },
      { list_consent: true, available: true },
    )
    await makeStatement(db, male.id, {
      kind: 'eyes',
      scale: 'eyes',
      value: 'healthy',
      examined_on: '2024-06-01',
    })
    const dams = [await makeDog(db), await makeDog(db)]
    for (const [dam, day] of [
      [0, '2024-03-01'],
      [0, '2024-03-01'],
      [0, '2025-03-01'],
      [1, '2025-03-01'],
    ] as const)
      await makeDog(db, { sire_id: male.id, dam_id: dams[dam]!.id, birth_date: day })
    const answer = await read('117')
    expect(answer).toMatchObject({
      rows: [
        {
          dog: { regnr: male.regnr, name: 'Uros' },
          state: 'active',
          since: '2024-02-01',
          age: 5,
          dead: false,
          offered: true,
          litters: 3,
          offspring: 4,
          lastLitter: '2025-03-01',
          expires: { what: 'eyes', day: '2027-06-01' },
          laterFindings: [],
          proposal: null,
        },
      ],
      counts: {
        all: 1,
        states: { applied: 0, active: 1, declined: 0, removed: 0 },
        males: 1,
        decision: 0,
        finding: 0,
        review: 0,
      },
      total: 1,
    })
    expect(new Set(answer.rows[0]!.conditions.map(({ outcome }) => outcome))).toEqual(new Set(['met']))
  })

  test('narrows by list, state, sex and need, and counts the whole list all the same', async () => {
    const breed_code = '57'
    await makeListed(db, { breed_code, name: 'Tarjolla' }, { list_consent: true, available: true })
    await makeListed(db, { breed_code, name: 'Suostumatta' }, { available: true })
    await makeListed(
      db,
      { breed_code, name: 'Narttu', sex: 'female' },
      { list_consent: true, available: true },
    )
    await makeListed(db, { breed_code, name: 'Hakija' }, { state: 'applied' })
    await makeListed(db, { breed_code, name: 'Hylätty' }, { state: 'declined', decided_at: NOW })
    await makeListed(db, { breed_code, name: 'Poistettu' }, { state: 'removed' })
    const found = await makeListed(db, { breed_code, name: 'Löydös' })
    await makeStatement(db, found.id, { value: 'D', examined_on: '2026-04-01' })
    expect(await names('57', 'list=males')).toEqual(['Tarjolla'])
    expect(await names('57', 'state=removed')).toEqual(['Poistettu'])
    expect(await names('57', 'sex=female')).toEqual(['Narttu'])
    expect(await names('57', 'needs=decision')).toEqual(['Hakija', 'Löydös'])
    expect(await names('57', 'needs=finding')).toEqual(['Löydös'])
    const review = await read('57', 'needs=review')
    expect(review.rows.map(({ dog, proposal }) => [dog.name, proposal])).toEqual([
      ['Löydös', { action: 'remove', points: [{ reason: 'LATER_FINDING', condition: 'hips', day: null }] }],
    ])
    expect(review).toMatchObject({
      total: 1,
      counts: {
        all: 7,
        states: { applied: 1, active: 4, declined: 1, removed: 1 },
        males: 1,
        decision: 2,
        finding: 1,
        review: 1,
      },
    })
    expect((await read('57', 'state=declined')).rows[0]?.since).toBe('2026-05-17')
  })

  test('is ordered by each column, what is not known last in both directions', async () => {
    const breed_code = '95'
    const old = await makeListed(db, { breed_code, name: 'Aada', sex: 'female', birth_date: '2018-01-01' })
    await makeListed(db, { breed_code, name: 'Bella', sex: 'female', birth_date: null, birth_year: null })
    await makeListed(
      db,
      { breed_code, name: 'Caro', birth_date: '2022-01-01' },
      { added_on: '2025-01-01', list_consent: true, available: true },
    )
    await makeDog(db, { dam_id: old.id, birth_date: '2023-01-01' })
    await makeStatement(db, old.id, { value: 'E', examined_on: '2026-04-01' })
    const by = (sort: string) =>
      Promise.all([names('95', `sort=${sort}`), names('95', `sort=${sort}&direction=desc`)])
    expect(await by('name')).toEqual([
      ['Aada', 'Bella', 'Caro'],
      ['Caro', 'Bella', 'Aada'],
    ])
    expect(await by('age')).toEqual([
      ['Caro', 'Aada', 'Bella'],
      ['Aada', 'Caro', 'Bella'],
    ])
    expect(await by('since')).toEqual([
      ['Aada', 'Bella', 'Caro'],
      ['Caro', 'Aada', 'Bella'],
    ])
    expect((await by('conditions'))[1]![0]).toBe('Aada')
    expect((await by('offspring'))[1]![0]).toBe('Aada')
    expect(await by('lastLitter')).toEqual([
      ['Aada', 'Bella', 'Caro'],
      ['Aada', 'Bella', 'Caro'],
    ])
    expect((await by('offered'))[1]![0]).toBe('Caro')
    expect(await by('expires')).toEqual([
      ['Aada', 'Caro', 'Bella'],
      ['Caro', 'Aada', 'Bella'],
    ])
  })

  test('proposes and shows a death that is not released only to who may know it', async () => {
    const dog = await makeListed(
      db,
      { breed_code: '118', name: 'Salaa kuollut', death_date: '2026-05-01', death_released: false },
      { list_consent: true, available: true },
    )
    expect(await read('118')).toMatchObject({
      rows: [{ dead: true, age: null, offered: true, proposal: { points: [{ reason: 'DEAD' }] } }],
      counts: { review: 1, males: 1 },
    })
    expect(await read('118', '', keeper)).toMatchObject({
      rows: [{ dead: false, age: 5, offered: true, proposal: null }],
      counts: { review: 0, males: 1 },
    })
    expect(await names('118', 'needs=review', keeper)).toEqual([])
    await db.updateTable('dog').set({ death_released: true }).where('id', '=', dog.id).execute()
    expect(await read('118', '', keeper)).toMatchObject({
      rows: [{ dead: true, offered: false, proposal: { action: 'remove' } }],
      counts: { males: 0 },
    })
  })

  test('is read page by page with as few statements for many dogs as for one', async () => {
    await makeListed(db, { breed_code: '239', name: 'Koira 00' })
    let sent = 0
    hearStatements(pool, ({ text }) => {
      if (/register_entry|from dog |health_statement|offspring/.test(text)) sent += 1
    })
    const count = async () => {
      sent = 0
      await read('239')
      return sent
    }
    await count()
    const ofOne = await count()
    for (let number = 1; number <= 30; number++)
      await makeListed(db, { breed_code: '239', name: `Koira ${String(number).padStart(2, '0')}` })
    await count()
    expect(await count()).toBe(ofOne)
    expect(ofOne).toBeLessThan(10)
    expect((await names('239')).length).toBe(25)
    expect(await names('239', 'page=2')).toEqual([
      'Koira 25',
      'Koira 26',
      'Koira 27',
      'Koira 28',
      'Koira 29',
      'Koira 30',
    ])
    expect(await read('239', 'page=3')).toMatchObject({ rows: [], total: 31, page: 3 })
  })

  test('leaves as a file with every row that matches, and nothing a spreadsheet would run', async () => {
    const breed_code = '102'
    for (let number = 1; number <= 26; number++) await makeListed(db, { breed_code, name: `Rivi ${number}` })
    await makeListed(db, { breed_code, name: '=HYPERLINK("http://paha.example")' }, { state: 'removed' })
    const csv = await adviser.get(`${LIST}/csv/102?state=active`)
    expect(csv.headers).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': expect.stringContaining('Jalostuslista 102.csv'),
    })
    expect(csv.body.trimEnd().split('\r\n')).toHaveLength(27)
    expect((await adviser.get(`${LIST}/csv/102`)).body).toContain("'=HYPERLINK")
    const xlsx = await adviser.get(`${LIST}/xlsx/102?state=active&sort=name&direction=desc`)
    const rows = readXlsx(xlsx.rawPayload)
    expect(rows).toHaveLength(27)
    expect(rows[1]!.get('B')?.value).toBe('Rivi 9')
  })

  test('is for the staff of the register alone, of a breed that is known, by an order that there is', async () => {
    for (const path of ['119', 'csv/119', 'xlsx/119', 'updates?breed=119']) {
      expect((await visitor.get(`${LIST}/${path}`)).statusCode).toBe(401)
      expect(codeOf(await member.get(`${LIST}/${path}`))).toBe('FORBIDDEN')
      expect((await keeper.get(`${LIST}/${path}`)).statusCode).toBe(200)
    }
    expect(codeOf(await adviser.get(`${LIST}/9999`))).toBe('BREED_NOT_FOUND')
    for (const query of ['sort=owner', 'direction=up', 'state=open', 'list=all', 'needs=help', 'page=0'])
      expect(codeOf(await adviser.get(`${LIST}/119?${query}`))).toBe('INPUT_INVALID')
  })
})

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { YearbookOverview } from '#contract/yearbook.ts'
import { loadDemo } from '#demo/demo.ts'
import { makeDog, makeShowResult, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { readPages } from '../testing/pdfText.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { readXlsx } from '../testing/xlsxCells.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database
const visitor = new TestBrowser(app)
const ask = (query: Record<string, string>, ending = '', lang = 'fi') =>
  visitor.get(`/api/yearbook${ending}?${new URLSearchParams({ lang, ...query })}`)
const overview = async (query: Record<string, string>) => (await ask(query)).json<YearbookOverview>()
const rowsIn = ({ parts }: YearbookOverview) =>
  Object.fromEntries(parts.map(({ name, rows }) => [name, rows]))
/** What each page of a book says, its words a space apart; it is set in parts that end where a line may. */
const pagesOf = (file: Uint8Array) =>
  readPages(file).map(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(\S[–-]) /g, '$1'),
  )
const count = async (query: ReturnType<typeof sql>) =>
  Number((await sql<{ n: number }>`${query}`.execute(db)).rows[0]!.n)

beforeAll(() => loadDemo(database, 'small', () => {}, '2026-05-17'))

/** Each row of the tables, looked at by itself. */
async function plainCounts(from: string, to: string, breed?: string) {
  const dogs = (
    await sql<{ id: number; breed: string; sire: number; dam: number; born: string; imported: boolean }>`
    select id, breed_code as breed, sire_id as sire, dam_id as dam, birth_date::text as born, imported from dog where registered`.execute(
      db,
    )
  ).rows
  const own = new Set(dogs.filter((dog) => !breed || dog.breed.split('.')[0] === breed).map(({ id }) => id))
  const days = async (query: ReturnType<typeof sql>) =>
    (await sql<{ dog: number; day: string; kept: boolean }>`${query}`.execute(db)).rows.filter(
      ({ dog, day, kept }) => own.has(dog) && day >= from && day <= to && kept,
    ).length
  const litters = new Set(
    dogs
      .filter(
        (dog) =>
          own.has(dog.id) && !dog.imported && dog.sire && dog.dam && dog.born >= from && dog.born <= to,
      )
      .map(({ sire, dam, born }) => `${sire} ${dam} ${born}`),
  )
  const ofTrial = (table: string) => sql`
    select r.dog_id as dog, t.held_on::text as day, r.status = 'official' and r.outcome <> 'absent' as kept from ${sql.table(table)} r join trial t on t.id = r.trial_id`
  return {
    trials: (await days(ofTrial('trial_result'))) + (await days(ofTrial('water_result'))),
    shows: await days(
      sql`select r.dog_id as dog, s.held_on::text as day, true as kept from show_result r join show s on s.id = r.show_id`,
    ),
    titles: await days(
      sql`select dog_id as dog, awarded_on::text as day, true as kept from dog_title where awarded_on is not null`,
    ),
    litters: litters.size,
    register: await days(
      sql`select dog_id as dog, added_on::text as day, state = 'active' as kept from register_entry where added_on is not null`,
    ),
    awards: await days(sql`select dog_id as dog, awarded_on::text as day, true as kept from breeding_award`),
  }
}

test.each([
  [{ kind: 'season', period: '2024' }, '2024-06-01', '2025-05-31', undefined],
  [{ kind: 'year', period: '2025' }, '2025-01-01', '2025-12-31', undefined],
  [{ kind: 'season', period: '2024', breed: '119' }, '2024-06-01', '2025-05-31', '119'],
] as const)('holds what plain loops over the rows find (%o)', async (query, from, to, breed) => {
  const found = await overview(query)
  const plain = await plainCounts(from, to, breed)
  expect(found).toMatchObject({ from, to, running: false })
  expect(rowsIn(found)).toMatchObject(plain)
  expect(plain.trials).toBeGreaterThan(0)
  expect(plain.shows).toBeGreaterThan(0)
})

test('is a document with contents, running heads and page numbers, in the language that is asked for', async () => {
  for (const [lang, title, contents, litters] of [
    ['fi', 'Vuosikirja 2024–2025', 'Sisältö', 'Pentueet'],
    ['sv', 'Årsbok 2024–2025', 'Innehåll', 'Kullar'],
    ['en', 'Yearbook 2024–2025', 'Contents', 'Litters'],
  ] as const) {
    const answer = await ask({ period: '2024', breed: '119' }, '.pdf', lang)
    expect(answer.statusCode).toBe(200)
    const pages = pagesOf(answer.rawPayload)
    expect(pages[0]).toContain(title)
    expect(pages[0]).toContain(contents)
    const place = pages.findIndex((text, index) => index > 0 && text.includes(`${litters} (n = `))
    expect(place).toBeGreaterThan(1)
    expect(pages[0]).toMatch(new RegExp(`${litters} \\(n = \\d+\\) ${place + 1}\\b`))
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`${index + 1}/${pages.length}`)
      if (index > 0) expect(text).toContain(`${title} · `)
    }
  }
})

test('counts results beside each type of trial, as many as beside the title', async () => {
  const pages = pagesOf((await ask({ period: '2024', breed: '119' }, '.pdf')).rawPayload)
  const page = pages.find((text) => /Palkinnot luokittain \(n = \d+\) \S+ \(n/.test(text))!
  const [whole, ...parts] = [...page.matchAll(/\(n = (\d+)\)/g)].map(([, n]) => Number(n))
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.reduce((sum, n) => sum + n, 0)).toBe(whole)
})

test('tells every part for a spreadsheet in a sheet of its own', async () => {
  const { parts } = await overview({ period: '2024', breed: '119' })
  const answer = await ask({ period: '2024', breed: '119' }, '.xlsx')
  expect(String(answer.headers['content-disposition'])).toContain('Vuosikirja%202024%E2%80%932025')
  expect(readXlsx(answer.rawPayload)).not.toHaveLength(0)
  // The first sheet holds the figures.
  for (const [index, { rows }] of parts.entries())
    expect(readXlsx(answer.rawPayload, index + 2)).toHaveLength(rows + 1)
})

test('leaves out what is not official, published or registered, and tells how many results are not official', async () => {
  const query = { period: '1975' }
  expect(rowsIn(await overview(query))).toMatchObject({ trials: 0, shows: 0, litters: 0 })
  const [dog, stranger] = [await makeDog(db), await makeDog(db, { registered: false })]
  await makeTrialResult(db, dog.id, { status: 'preliminary' }, '1975-10-10')
  await makeTrialResult(db, stranger.id, { status: 'official' }, '1975-10-10')
  await makeShowResult(db, stranger.id, {}, '1975-10-10')
  const found = await overview(query)
  expect(found.preliminary).toBe(1)
  expect(rowsIn(found)).toMatchObject({ trials: 0, shows: 0 })
  await db.updateTable('trial_result').set({ status: 'official' }).where('dog_id', '=', dog.id).execute()
  expect(rowsIn(await overview(query))).toMatchObject({ trials: 1, prizes: 1 })
  await sql`update trial set published_at = null where id in (select trial_id from trial_result where dog_id = ${dog.id})`.execute(
    db,
  )
  expect(rowsIn(await overview(query))).toMatchObject({ trials: 0 })
  expect(pagesOf((await ask(query, '.pdf')).rawPayload).join(' ')).toContain('Ei rivejä tältä jaksolta.')
})

test('names no owner, breeder or handler', async () => {
  const people = (
    await sql<{ name: string }>`
    select distinct p.name from person p join dog_owner o on o.person_id = p.id`.execute(db)
  ).rows
  expect(await count(sql`select count(*) as n from dog_owner`)).toBeGreaterThan(10)
  const whole = await ask({ period: '2024' }, '.pdf')
  const text = pagesOf(whole.rawPayload).join(' ')
  const judges = new Set(
    (
      await sql<{
        name: string
      }>`select distinct judge as name from trial_result where judge is not null`.execute(db)
    ).rows.map(({ name }) => name),
  )
  expect(people.map(({ name }) => name).filter((name) => !judges.has(name) && text.includes(name))).toEqual(
    [],
  )
})

test('says of a dog whose death is not released what it said before', async () => {
  const query = { period: '1976' }
  const { id, regnr } = await makeDog(db, { birth_date: '1974-03-01', name: 'Hiljaa Lähtenyt' })
  await makeTrialResult(db, id, { status: 'official' }, '1976-10-10')
  const everything = async () => {
    const [told, paper, sheets] = [
      await ask(query),
      await ask(query, '.pdf'),
      await ask(query, '.xlsx'),
    ] as const
    const { parts } = told.json<YearbookOverview>()
    return [
      told.json(),
      pagesOf(paper.rawPayload),
      Array.from({ length: parts.length + 1 }, (_, sheet) => readXlsx(sheets.rawPayload, sheet + 1)),
    ]
  }
  const before = await everything()
  expect(JSON.stringify(before)).toContain(regnr)
  const death = { death_date: '1976-12-24', death_cause: 'Tapaturma' }
  await db.updateTable('dog').set(death).where('id', '=', id).execute()
  expect(await everything()).toEqual(before)
  expect(JSON.stringify(before)).not.toMatch(/24\.12\.1976|1976-12-24|Tapaturma/)
})

test.each([
  [{ period: 'kissa' }, 400, 'INPUT_INVALID'],
  [{ period: '2024', kind: 'month' }, 400, 'INPUT_INVALID'],
  [{ period: '2024', breed: 'x' }, 400, 'INPUT_INVALID'],
  [{ period: '2024', breed: '9999' }, 404, 'BREED_NOT_FOUND'],
])('refuses %o with %i %s', async (query, status, code) => {
  for (const ending of ['', '.pdf', '.xlsx'])
    expect(refusalOf(await ask(query as Record<string, string>, ending)).slice(0, 2)).toEqual([status, code])
})

test('refuses more rows than one document holds', async () => {
  const { id } = await makeDog(db, { breed_code: '95' })
  await sql`
    with made as (insert into show (held_on, place) select '1998-07-01'::date + n % 100, 'Koe ' || n from generate_series(1, 6001) n returning id)
    insert into show_result (show_id, dog_id, class, grade) select id, ${id}, 'AVO', 'ERI' from made`.execute(
    db,
  )
  expect(refusalOf(await ask({ period: '1998' })).slice(0, 2)).toEqual([422, 'YEARBOOK_TOO_LARGE'])
  expect((await ask({ period: '1998', breed: '119' })).statusCode).toBe(200)
})

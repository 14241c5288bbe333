import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import {
  bringWater,
  DAY,
  FULL,
  FULL_WATER,
  fill,
  judgingFixture,
  makeStarter,
  markDone,
} from '../judging/sheets.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeEntry, makeJudge, makeShowResult, makeTrial } from '../testing/factories.ts'
import { codeOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { readXlsx } from '../testing/xlsxCells.ts'
import { A4, layoutFaults, readPaper } from './papers.test-helper.ts'

const LONG_NAME = 'Karpaloahon Ylettömän Pitkäniminen Äyräspuronkulkijatar Žofka Ångström'
const FOREIGN = 'ČLP/KO/12345/10'
const DOGS = 7
const on = judgingFixture(testDatabase)
let trialId: number
let kaerNr: number
let entries: readonly number[]

/** An undivided trial: long names, strange letters, a youth, gaps, one in reserve; three dogs done, one begun. */
beforeAll(async () => {
  const { db } = on.database
  const other = await makeJudge(db, { name: 'Åke Öhman-Ängström' })
  trialId = await makeTrial(
    db,
    {
      held_on: DAY,
      club_id: on.staff.clubId,
      divided: false,
      place: 'Šipoo/Östersundom',
      start_time: '08:00',
      end_time: '16:30',
      bird_species: 'fasaani',
      bird_release_count: 24,
      bird_release_time: '07:15',
      dropped_bird_count: 11,
    },
    [on.staff.judgeId, other],
  )
  const numbered = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', trialId)
    .executeTakeFirstOrThrow()
  kaerNr = numbered.kaer_nr!
  entries = await enterDogs()
  for (const id of entries.slice(0, 3)) {
    await fill(on.staff.judge, trialId, id, { ...FULL_WATER, judgeId: on.staff.judgeId }, 'water')
    await markDone(on.staff.judge, trialId, id, { kind: 'water' })
  }
  await fill(on.staff.judge, trialId, entries[0]!, { ...FULL, judgeId: on.staff.judgeId })
  await fill(on.staff.judge, trialId, entries[1]!, {
    ...FULL,
    judgeId: other,
    search: 5,
    report: `${'Hakee laajasti ja löytää lintuja. '.repeat(118)}Loppu.`.slice(-4000),
  })
  await fill(on.staff.judge, trialId, entries[2]!, { speed: 3, method: 0, search: 5 })
  for (const id of entries.slice(0, 2)) await markDone(on.staff.judge, trialId, id)
  await markDone(on.staff.judge, trialId, entries[3]!, { outcome: 'absent' })
})

/** The last but one is a youth, the last waits in the reserve. */
async function enterDogs(): Promise<number[]> {
  const { db } = on.database
  const sire = await makeDog(db, { name: LONG_NAME.replace('tar', ''), regnrs: [FOREIGN] })
  const ids: number[] = []
  for (let index = 0; index < DOGS; index++) {
    const youth = index === DOGS - 2
    const { id } = await makeDog(db, {
      name: index === 1 ? LONG_NAME : `Suvituulen Koira ${index}`,
      regnrs: [`FI${41_000 + index}/22`],
      birth_date: youth ? '2025-05-04' : index === 4 ? null : '2022-05-01',
      birth_year: youth ? 2025 : index === 4 ? null : 2022,
      sex: index === 4 ? null : 'male',
      sire_id: index === 4 ? null : sire.id,
    })
    await makeShowResult(db, id)
    if (index === 0) await db.insertInto('dog_title').values({ dog_id: id, code: 'FI KVA-J' }).execute()
    const entry = {
      class: youth ? ('NUO' as const) : ('AVO' as const),
      start_number: index === DOGS - 1 ? null : 10 - index,
      handler: index === 0 ? '=Maija "Mallikas"; Meikäläinen' : null,
      contact_email: 'salainen@example.fi',
      contact_phone: '+358 40 1234567',
    }
    ids.push(await makeEntry(db, trialId, id, entry, index === DOGS - 1 ? 'reserve' : 'place'))
  }
  return ids
}

const staffPath = (paper: string) => `/api/auth/trials/${trialId}/${paper}`
const publicPath = (paper: string) => `/api/trials/${DAY}/${kaerNr}/${paper}`
const paperOf = async (path: string, browser = on.staff.judge) => {
  const answer = await browser.get(path)
  expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200)
  return readPaper(answer.rawPayload)
}

const PAPERS = [
  ['start list', () => staffPath('start-list.pdf?reserve=1'), A4.landscape, 1],
  ['empty sheets', () => staffPath('sheets.pdf'), A4.portrait, 6],
  ['filled sheets, one with a long report', () => staffPath('sheets.pdf?filled=1'), A4.portrait, 7],
  ['empty water sheets', () => staffPath('sheets.pdf?kind=water'), A4.portrait, 6],
  ['filled water sheets', () => staffPath('sheets.pdf?kind=water&filled=1'), A4.portrait, 6],
  ['record', () => staffPath('record.pdf'), A4.landscape, 2],
  ['result list', () => publicPath('results.pdf'), A4.portrait, 1],
] as const

test.each(
  PAPERS.flatMap(([name, path, size, pages]) =>
    (['fi', 'sv', 'en'] as const).map((lang) => [name, lang, path, size, pages] as const),
  ),
)(
  'lays out the %s in %s on A4 with numbered pages, nothing over the margins or other text',
  async (_, lang, path, size, pages) => {
    const paper = await paperOf(`${path()}${path().includes('?') ? '&' : '?'}lang=${lang}`)
    expect(layoutFaults(paper, size)).toEqual([])
    expect(paper.pages).toHaveLength(pages)
    for (let page = 1; page <= pages; page++) expect(paper.text).toContain(`03.10.2026   ${page}/${pages}`)
    expect(paper.text).toContain('Kanakoirakerho Koirakanta')
    expect(paper.text).toContain('Šipoo/Östersundom')
    expect(paper.text).toContain('Åke Öhman-Ängström')
  },
)

test('breaks a word that no column holds, and pushes nothing off the paper', async () => {
  const { db } = on.database
  const long = (letter: string) => letter.repeat(90)
  const pressed = await makeTrial(db, { held_on: DAY, club_id: on.staff.clubId, divided: true }, [
    on.staff.judgeId,
  ])
  const { id: sire } = await makeDog(db, { name: long('I') })
  const { id: dogId } = await makeDog(db, { name: long('W'), birth_date: '2022-05-01', sire_id: sire })
  await makeShowResult(db, dogId)
  const id = await makeEntry(db, pressed, dogId, { start_number: 1, handler: long('M') })
  await fill(on.staff.judge, pressed, id, {
    ...FULL,
    judgeId: on.staff.judgeId,
    report: `Hyvä ${long('Mm')} haku.`,
  })
  await markDone(on.staff.judge, pressed, id)
  for (const [paper, size] of [
    ['start-list.pdf', A4.landscape],
    ['sheets.pdf?filled=1', A4.portrait],
    ['record.pdf', A4.landscape],
  ] as const) {
    const read = await paperOf(`/api/auth/trials/${pressed}/${paper}`)
    expect(layoutFaults(read, size), paper).toEqual([])
  }
})

test('start list: every dog by number in its class, then the reserve, and no contact', async () => {
  const { text, lines } = await paperOf(staffPath('start-list.pdf?reserve=1&lang=fi'))
  const starts = lines
    .filter(({ text: shown }) => /^FI41\d+\/22$/.test(shown))
    .map(({ text: shown }) => shown)
  expect(starts.slice(0, 6)).toEqual([
    'FI41005/22',
    'FI41004/22',
    'FI41003/22',
    'FI41002/22',
    'FI41001/22',
    'FI41000/22',
  ])
  expect(text).toContain('FI41006/22')
  expect(text).toContain('NUO: nuorten luokka (1 koira)')
  expect(text).toContain('AVO: avoin luokka (5 koiraa)')
  expect(text).toContain('Varasijat (1 koira)')
  expect(text).toContain('FI KVA-J Suvituulen Koira 0')
  expect(text.replaceAll('\n', ' ')).toContain('=Maija "Mallikas"; Meikäläinen')
  expect(text).toContain(FOREIGN)
  expect(text).toContain('lyhytkarvainen')
  expect(text).not.toContain('salainen')
  expect(text).not.toContain('1234567')
  const without = await paperOf(staffPath('start-list.pdf?lang=fi'))
  expect(without.text).not.toContain('FI41006/22')
})

test('empty sheet: every feature with its values, the coefficients, and nothing written', async () => {
  const { text, pages } = await paperOf(staffPath(`sheets.pdf?entry=${entries[0]}&lang=fi`))
  expect(pages).toHaveLength(1)
  for (const name of ['Hakuvauhti', 'Hajuaisti', 'Seisonta', 'Noutohalu', 'Ääntely', 'Ammuttiin seisonnalle'])
    expect(text).toContain(name)
  expect(text).not.toContain('Ilmoitukselle jättö')
  for (const times of ['× 6 = ______', '× 7 = ______', '× 4 = ______', '× 3 = ______'])
    expect(text).toContain(times)
  expect(text).toContain('Säännöt 01.06.2021 alkaen · kerhon vahvistettava · palkintorajat 160 / 130 / 100 p')
  // Ten features of 0–5, and three grades of 0–10.
  expect(text.split('\n').filter((line) => line === '4')).toHaveLength(15)
  expect(text).not.toContain('Tyylikäs')
})

test('filled sheet: what was written, the sums, its judge, and a long report to its end', async () => {
  const { text } = await paperOf(staffPath(`sheets.pdf?filled=1&entry=${entries[0]}&lang=fi`))
  for (const sum of [
    '× 6 = 48',
    '× 7 = 63',
    '× 4 = 32',
    '× 3 = 24',
    '167',
    'Tila: alustava',
    'Tyylikäs ja varma koira.',
  ])
    expect(text).toContain(sum)
  const long = await paperOf(staffPath(`sheets.pdf?filled=1&entry=${entries[1]}&lang=fi`))
  expect(long.pages).toHaveLength(2)
  expect(long.text).toContain('Loppu.')
  expect(long.text.split('\n').filter((line) => line.startsWith('Arvostelu: Karpaloahon'))).toHaveLength(2)
})

test('unfinished sheet: says so with what is outstanding; one not begun has no sums', async () => {
  const { text } = await paperOf(staffPath(`sheets.pdf?filled=1&entry=${entries[2]}&lang=fi`))
  expect(text).toContain('Ei merkitty valmiiksi. Ennen sitä:')
  expect(text).toContain('Tuomarin arvostelu puuttuu.')
  expect(text).toContain('× 6 = 0')
  const untouched = await paperOf(staffPath(`sheets.pdf?filled=1&entry=${entries[4]}&lang=fi`))
  expect(untouched.text).toContain('× 6 = ______')
  expect(untouched.text).toContain('Ei merkitty valmiiksi')
})

test('record: the trial, every dog with its result, and how many got what', async () => {
  const { text } = await paperOf(staffPath('record.pdf?lang=fi'))
  for (const part of [
    'Koepöytäkirja – alustava',
    'Tulokset ovat alustavia, kunnes koe päätetään.',
    'Alkoi klo 8.00 · Päättyi klo 16.30',
    'Istutettu: fasaani 24, klo 7.15 · Pudotettuja lintuja: 11',
    'kerhon vahvistettava',
    'Ylituomarin allekirjoitus: Testi Tuomari',
    'AVO1',
    'poissa',
    'kesken',
  ])
    expect(text).toContain(part)
  for (let index = 0; index < DOGS - 1; index++) expect(text).toContain(`FI${41_000 + index}/22`)
  // Of a sheet that is not done nothing is told: only the summary has a column of that name.
  expect(text.match(/hylätty/g)).toHaveLength(1)
})

test('result list: what is published alone, best first, for everyone', async () => {
  const visitor = new TestBrowser(on.app)
  const { text } = await paperOf(`${publicPath('results.pdf')}?lang=fi`, visitor)
  expect(text).toContain('Tulosluettelo – alustava')
  const [first, second] = ['Suvituulen Koira 0', 'Karpaloahon'].map((name) => text.indexOf(name))
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first!)
  expect(text).not.toContain('FI41004/22')
  expect(text).not.toContain('Mallikas')
})

test('start list as CSV: no formula, decimal signs and dates of Finland', async () => {
  const answer = await on.staff.agent.get(staffPath('start-list.csv?reserve=1&lang=fi'))
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  const lines = answer.body.slice(1).split('\r\n')
  expect(lines[0]).toBe(
    'Luokka;Luettelo;Nro;Arvot;Nimi;Rekisterinumero;Sukupuoli;Syntynyt;Rotukoodi;Rotu;Isä;Isän numero;Emä;Emän numero;Ohjaaja;Ryhmä;Ryhmän tuomarit;Kokoontumispäivä;Klo;Kokoontumispaikka',
  )
  expect(lines).toHaveLength(DOGS + 2)
  const maija = lines.find((line) => line.includes('FI41000/22'))
  expect(maija).toContain(
    'AVO;mukana;10;FI KVA-J;Suvituulen Koira 0;FI41000/22;uros;01.05.2022;119;lyhytkarvainen saksanseisoja;',
  )
  expect(maija).toContain(`;${FOREIGN};;;"'=Maija ""Mallikas""; Meikäläinen"`)
  expect(answer.body).not.toMatch(/(^|[;\n"])[=+@-]/)
  expect(answer.body).not.toContain('salainen')
})

test('results as CSV: points with a comma, reports whole, headings of each language', async () => {
  const set = (row: { points: number; report: string | null }, points: number) =>
    on.database.db.updateTable('trial_result').set(row).where('points', '=', points).execute()
  await set({ points: 167.5, report: 'Laaja haku;\n=hyvä "seisonta".' }, 167)
  const visitor = new TestBrowser(on.app)
  const fi = (await visitor.get(`${publicPath('results.csv')}?lang=fi`)).body
  expect(fi).toContain(';arvosteltu;1;167,5;8;9;8;8;;2;kyllä;4;4;5;;5;4;')
  expect(fi).toContain(';"Laaja haku;\n=hyvä ""seisonta""."\r\n')
  expect((await visitor.get(`${publicPath('results.csv')}?lang=sv`)).body).toContain(';Fart i söket;')
  expect((await visitor.get(publicPath('results.csv'), { 'accept-language': 'en' })).body).toContain(
    ';Search speed;',
  )
  await set({ points: 167, report: null }, 167.5)
})

test('Excel: keeps numbers, days and texts apart', async () => {
  const start = readXlsx((await on.staff.agent.get(staffPath('start-list.xlsx?lang=fi'))).rawPayload)
  expect(start).toHaveLength(DOGS)
  const row = start.find((cells) => cells.get('F')?.value === 'FI41000/22')!
  expect(row.get('C')).toMatchObject({ kind: 'number', value: '10' })
  expect(row.get('H')).toMatchObject({ kind: 'number', format: 'dd.mm.yyyy' })
  expect(row.get('I')).toMatchObject({ kind: 'text', value: '119' })
  expect(row.get('O')).toMatchObject({ kind: 'text', value: '=Maija "Mallikas"; Meikäläinen' })
  const results = readXlsx((await new TestBrowser(on.app).get(publicPath('results.xlsx'))).rawPayload)
  expect(results.find((cells) => cells.get('F')?.value === 'FI41000/22')!.get('M')).toMatchObject({
    kind: 'number',
    value: '167',
  })
})

test.each([
  ['start-list.pdf?lang=fi', 'koiraluettelo', 'pdf'],
  ['start-list.xlsx?lang=sv', 'startlista', 'xlsx'],
  ['sheets.pdf?lang=en', 'judging sheets', 'pdf'],
  ['record.pdf?lang=fi', 'koepöytäkirja', 'pdf'],
])('saves %s under its day and place', async (paper, name, ending) => {
  const { headers } = await on.staff.judge.get(staffPath(paper))
  const full = `${name} ${DAY} Šipoo-Östersundom.${ending}`
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(full)}`)
})

const LISTS = ['start-list.pdf', 'start-list.csv', 'start-list.xlsx']
const STAFF_PAPERS = [...LISTS, 'sheets.pdf', 'spare-sheets.pdf?class=AVO&sheets=1', 'record.pdf']

test.each(STAFF_PAPERS)('gives %s to those who run or judge this trial, or save results', async (paper) => {
  const { db } = on.database
  const as = async (
    ...roles: readonly ('JUDGE' | 'TRIALAGENT' | 'ASPIRANT' | 'KAER_SAVER' | 'KAER_CHIEF')[]
  ) => (await (await signedIn(on.app, await makeAccount(db, { roles }))).get(staffPath(paper))).statusCode
  expect((await new TestBrowser(on.app).get(staffPath(paper))).statusCode).toBe(401)
  expect(await as()).toBe(403)
  expect(await as('ASPIRANT')).toBe(403)
  expect(await as('JUDGE')).toBe(403)
  expect(await as('TRIALAGENT')).toBe(403)
  expect(await as('KAER_SAVER')).toBe(200)
  expect(await as('KAER_CHIEF')).toBe(200)
  expect((await on.staff.agent.get(staffPath(paper))).statusCode).toBe(200)
})

test('refuses an unknown trial, entry or sheet, and sheets without dogs, each with its code', async () => {
  const codeAt = async (path: string) => codeOf(await on.staff.agent.get(path))
  expect(await codeAt('/api/auth/trials/999999/record.pdf')).toBe('TRIAL_NOT_FOUND')
  expect(await codeAt(`/api/trials/${DAY}/99999/results.pdf`)).toBe('TRIAL_NOT_FOUND')
  expect(await codeAt(staffPath('sheets.pdf?entry=999999'))).toBe('ENTRY_NOT_IN_TRIAL')
  expect(await codeAt(staffPath('sheets.pdf?kind=nothing'))).toBe('INPUT_INVALID')
  const bare = await makeTrial(on.database.db, { club_id: on.staff.clubId, held_on: DAY })
  expect(await codeAt(`/api/auth/trials/${bare}/sheets.pdf`)).toBe('NO_STARTERS')
  expect(await codeAt(`/api/auth/trials/${bare}/sheets.pdf?kind=water`)).toBe('SHEET_NOT_OF_TRIAL')
})

test('papers of a draft without a day and of a trial without dogs say so', async () => {
  const { db } = on.database
  const draft = await makeTrial(db, {
    club_id: on.staff.clubId,
    held_on: null,
    kaer_nr: null,
    place: null,
    type: null,
    published_at: null,
  })
  const { text } = readPaper(
    (await on.staff.agent.get(`/api/auth/trials/${draft}/start-list.pdf?lang=fi`)).rawPayload,
  )
  expect(text).toContain('Koiraluettelo – luonnos')
  expect(text).toContain('Kokeessa ei ole koiria.')
  const bare = await makeTrial(db, { club_id: on.staff.clubId, held_on: DAY })
  const record = readPaper(
    (await on.staff.agent.get(`/api/auth/trials/${bare}/record.pdf?lang=fi`)).rawPayload,
  )
  expect(record.text).toContain('Kokeessa ei ole koiria.')
  expect(layoutFaults(record, A4.landscape)).toEqual([])
})

test('sheet of a divided forest trial: game left for reporting, and the water and track work that the dog brings along', async () => {
  const { db } = on.database
  const forest = await makeTrial(
    db,
    { club_id: on.staff.clubId, held_on: DAY, type: 'forest', kaer_nr: 77 },
    [on.staff.judgeId],
  )
  const dogId = await makeStarter(db)
  await bringWater(db, on.staff, dogId, 8, { class: 'VOI', track_grade: 7 })
  const bare = await makeStarter(db)
  await makeEntry(db, forest, dogId, { class: 'VOI', start_number: 1 })
  await makeEntry(db, forest, bare, { class: 'VOI', start_number: 2 })
  const paper = await paperOf(`/api/auth/trials/${forest}/sheets.pdf?filled=1&lang=fi`)
  expect(layoutFaults(paper, A4.portrait)).toEqual([])
  const [first, second] = [0, 1].map((page) =>
    paper.lines.filter((line) => line.page === page).map(({ text }) => text),
  )
  expect(first).toEqual(
    expect.arrayContaining([
      'Metsäkoe (KAER M) · 03.10.2026 · KAER nro 77 · Ilmajoki',
      'Ilmoitukselle jättö',
      'Lampi 01.08.2026',
      '8',
      '7',
    ]),
  )
  expect(first).toEqual(expect.arrayContaining(['× 2,5 = 20', '× 2,5 = 17,5']))
  expect(second).toContain('ei voimassa olevaa tulosta')
})

import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { seedRulebooks } from '../../rulebooks/rulebookSeed.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { openService } from '../../testing/openService.ts'
import type { TestBrowser } from '../../testing/testBrowser.ts'
import { zipTexts } from '../../testing/zipFiles.ts'
import { emptyDogs } from '../testing/importText.ts'
import { workbookOf } from '../testing/workbook.ts'
import { rowsOfTables, tellingRows, updatesBy } from './updates.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-11-26T10:00:00Z') })
const { db, pool } = database

type Cells = readonly string[]
type Sheets = Readonly<Record<string, readonly Cells[]>>

const KENNELS = ['Hakan', 'Suomaan', 'Riistapolun']
const number = (litter: number, place: number) => `FI${20_000 + litter * 10 + place}/18`
const puppies = (litter: number, places: readonly number[]) =>
  places
    .map((place) => `${number(litter, place)}: ${KENNELS[litter % 3]} ${'ABCDEFGH'[place]}lli ${litter}`)
    .join(' | ')

/** A small club's invented material of some years, each kind in a sheet of its own. */
function clubSheets(): Sheets {
  const litters = Array.from({ length: 12 }, (_, litter) => litter)
  const parents = litters.flatMap((litter) => [
    [`FI${10_000 + litter}/14`, '119', `Isä ${litter}`, 'uros', '2014-03-01', 'A', '2016-04-01', 'L1'],
    [`SF1${1000 + litter}/14`, '119', `Emä ${litter}`, 'narttu', '3.4.2014', 'B', '2016-05-01', 'L2'],
  ])
  const dogs = litters.flatMap((litter) => [0, 1, 2].map((place) => number(litter, place)))
  return {
    Koirat: [
      ['regnr', 'breed', 'name', 'sex', 'birth_date', 'hips', 'hips_date', 'hips_certificate'],
      ...parents,
    ],
    Pentueet: [
      ['Isä', 'Emä', 'Syntymäaika', 'Rotu', 'Urokset', 'Nartut', 'Kennel', 'Kasvattaja'],
      ...litters.map((litter) => [
        `FI${10_000 + litter}/14`,
        `SF1${1000 + litter}/14`,
        `${1 + litter}.6.2018`,
        '119',
        puppies(litter, [0, 1]),
        puppies(litter, [2]),
        KENNELS[litter % 3]!,
        `Kasvattaja ${litter % 3}`,
      ]),
    ],
    Omistajat: [
      ['Rekisterinumero', 'Omistaja', 'Kotipaikka', 'Omistaja alkaen', 'Omistaja asti'],
      ...dogs.flatMap((dog, place) => [
        [dog, `Omistaja ${place % 7}`, 'Oulu', '1.9.2018', '1.9.2021'],
        [dog, `Uusi ${place % 5}`, '', '1.9.2021', ''],
      ]),
    ],
    Näyttelyt: [
      [
        'Rek.nro',
        'Päivä',
        'Paikka',
        'Luokka',
        'Laatuarvosana',
        'Sijoitus',
        'Maininnat',
        'Tuomari',
        'Arvostelu',
      ],
      ...dogs.flatMap((dog, place) => [
        [
          dog,
          '15.6.2020',
          'Oulu',
          'AVO',
          'ERI',
          String(place + 1),
          place === 0 ? 'SA PU1' : '',
          'Tuomari Näyttely',
          `Hyvä pää ${place}.`,
        ],
        [dog, '2021-08-01', 'Turku', 'KÄY', 'EH', '', '', 'Toinen Tuomari', ''],
      ]),
    ],
    Kokeet: [
      [
        'Rek.nro',
        'Päivä',
        'Paikka',
        'Koetyyppi',
        'Järjestäjä',
        'Luokka',
        'Palkinto',
        'Pisteet',
        'Haku',
        'Riistatyö',
        'Nouto',
        'Vesityö',
        'Lintuja tavattu',
        'Sää',
        'Maasto',
        'Hakuaika (min)',
        'Tuomari',
      ],
      ...dogs.slice(0, 20).flatMap((dog, place) => [
        [
          dog,
          '12.9.2020',
          'Oulu',
          'F',
          'Oulun Kerho',
          'AVO',
          '1',
          '163',
          '8',
          '7',
          '9',
          '10',
          '7',
          'Sade',
          'suo',
          '45',
          'Tuomari Tuttu',
        ],
        [
          dog,
          '19.9.2021',
          'Kajaani',
          'M',
          'Oulun Kerho',
          'AVO',
          place % 2 ? '2' : '0',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          'Tuomari Tuttu',
        ],
      ]),
    ],
    Vesityöt: [
      [
        'Rek.nro',
        'Päivä',
        'Paikka',
        'Järjestäjä',
        'Luokka',
        'Vesityö',
        'Jälkityö',
        'PP',
        'JT',
        'Tuomari',
        'Arvostelu',
      ],
      ...dogs
        .slice(0, 10)
        .map((dog, place) => [
          dog,
          '4.6.2021',
          'Oulu',
          'Oulun Kerho',
          'VOI',
          String(place),
          '10',
          '4',
          '3',
          'Tuomari Tuttu',
          place === 3 ? '- hidas, mutta varma' : '',
        ]),
    ],
  }
}

const bookOf = (sheets: Sheets) =>
  workbookOf({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) })

/** The sheets with some cells of a row corrected: sheet, row, column, text. */
function corrected(sheets: Sheets, changes: readonly (readonly [string, number, number, string])[]): Sheets {
  const copy = structuredClone(sheets) as Record<string, string[][]>
  for (const [sheet, row, column, text] of changes) copy[sheet]![row]![column] = text
  return copy
}

/** What is known of a club's dogs, without the ids that the database gives. */
async function material(): Promise<string> {
  const { rows } = await pool.query(`
    select n.regnr, d.name, d.sex, d.birth_date, d.breed_code, d.kennel_name,
      (select regnr from main_number where dog_id = d.sire_id) as sire, (select regnr from main_number where dog_id = d.dam_id) as dam,
      (select name from person where id = d.breeder_id) as breeder,
      array(select concat_ws(' ', p.name, p.town, o.start_date, o.end_date) from dog_owner o join person p on p.id = o.person_id
        where o.dog_id = d.id order by 1) as owners,
      array(select concat_ws(' ', kind, value, examined_on, certificate) from health_statement where dog_id = d.id order by 1) as health,
      array(select concat_ws(' ', s.held_on, s.place, r.class, r.grade, r."placing", r.marks::text, r.judge, r.critique)
        from show_result r join show s on s.id = r.show_id where r.dog_id = d.id order by 1) as shows,
      array(select concat_ws(' ', t.held_on, t.type, t.place, t.kaer_nr, r.class, r.outcome, r.prize, r.points, r.search_grade, r.judge, r.status)
        from trial_result r join trial t on t.id = r.trial_id where r.dog_id = d.id order by 1) as trials,
      array(select concat_ws(' ', t.held_on, t.type, t.place, t.kaer_nr, r.class, r.outcome, r.water_grade, r.track_grade, r.pp, r.jt, r.judge, r.report)
        from water_result r join trial t on t.id = r.trial_id where r.dog_id = d.id order by 1) as waters
    from dog d join main_number n on n.dog_id = d.id order by n.regnr`)
  return JSON.stringify(rows)
}

/** A service that knows the rules, a club and a judge, and no dog. */
async function emptyService(username: string) {
  await emptyDogs(database)
  await pool.query('truncate data_update, trial, trial_number, judge, club cascade')
  await seedRulebooks(db)
  await pool.query("insert into club (name) values ('Oulun Kerho')")
  await pool.query("insert into judge (name) values ('Tuomari Tuttu')")
  const admin = await signedIn(app, await makeAccount(db, { username, roles: ['SYSADMIN'] }))
  return { admin, updates: updatesBy(admin) }
}

/** The sheets that the whole archive has for an import. */
async function materialOf(admin: TestBrowser): Promise<Sheets> {
  const { order } = (await admin.command('/api/auth/exports/archive')).json<{ order: string }>()
  const files = await zipTexts((await admin.get(`/api/auth/exports/archive/${order}`)).rawPayload)
  const sheets = [...files].filter(([name]) => name.startsWith('material/'))
  return Object.fromEntries(
    sheets.map(([name, text]) => [name.slice('material/'.length, -'.csv'.length), parse(text) as string[][]]),
  )
}

test('a club’s workbook goes in, is corrected, undone, and comes out again equal', async () => {
  const { admin, updates } = await emptyService('paakayttaja')
  const sheets = clubSheets()
  const before = await rowsOfTables(database)

  const first = await updates.compared(bookOf(sheets), { name: 'kerho.xlsx' })
  expect(first).toMatchObject({
    state: 'ready',
    failure: null,
    counts: {
      newDogs: 60,
      newStatements: 24,
      added: { dog_owner: 72, show_result: 72, trial_result: 40, water_result: 10 },
      refused: {},
      unusedColumns: [],
      sheets: [
        { name: 'Koirat', kind: 'dogs', rows: 24 },
        { name: 'Pentueet', kind: 'litters', rows: 12 },
        { name: 'Omistajat', kind: 'owners', rows: 72 },
        { name: 'Näyttelyt', kind: 'showResults', rows: 72 },
        { name: 'Kokeet', kind: 'trialResults', rows: 40 },
        { name: 'Vesityöt', kind: 'waterResults', rows: 10 },
      ],
    },
  })
  expect(await rowsOfTables(database)).toEqual(before)
  expect(await updates.done(first.id, 'apply')).toMatchObject({ state: 'applied' })
  const goneIn = await material()

  // Undone as a whole, and in once more.
  expect(await updates.done(first.id, 'undo')).toMatchObject({ state: 'undone' })
  expect((await updates.rows(first.id, '?kind=stayed')).rows).toEqual([])
  expect(await rowsOfTables(database)).toEqual(before)
  const again = await updates.compared(bookOf(sheets), { name: 'kerho.xlsx' })
  await updates.done(again.id, 'apply')
  expect(await material()).toBe(goneIn)
  const rowsIn = await rowsOfTables(database)

  // Corrected at its source: gaps are filled, other values are told and stand.
  const better = corrected(sheets, [
    ['Koirat', 1, 5, 'C'],
    ['Näyttelyt', 1, 4, 'EH'],
    ['Näyttelyt', 1, 6, ''],
    ['Näyttelyt', 2, 8, 'Kuvattu jälkeenpäin.'],
    ['Kokeet', 1, 16, 'Joku Muu'],
    ['Omistajat', 2, 3, '1.10.2021'],
  ])
  const second = await updates.compared(bookOf(better), { name: 'kerho-2.xlsx' })
  expect(tellingRows((await updates.rows(second.id)).rows)).toEqual([
    'new 2 FI10000/14 statement - hips fci_hips C 2016-04-01 -',
    'refused 3 FI20000/18 owner_since 2021-09-01 2021-10-01 differs',
    'refused 2 FI20000/18 grade ERI EH differs',
    'changed 3 FI20000/18 critique - Kuvattu jälkeenpäin. -',
    'refused 2 FI20000/18 judge Tuomari Tuttu Joku Muu differs',
  ])
  await updates.done(second.id, 'apply')
  await updates.done(second.id, 'undo')
  expect(await rowsOfTables(database)).toEqual(rowsIn)

  // All of it is there: the same workbook has nothing to say.
  const same = await updates.compared(bookOf(sheets), { name: 'kerho.xlsx' })
  expect(same.counts).toMatchObject({ kinds: {}, added: {}, newDogs: 0 })
  expect(await material()).toBe(goneIn)

  // And it comes out again: what the archive has goes into a service that knows nothing.
  const exported = await materialOf(admin)
  const { admin: other, updates: others } = await emptyService('toinen')
  const moved = await others.compared(bookOf(exported), { name: 'vienti.xlsx' })
  expect(moved).toMatchObject({
    failure: null,
    state: 'ready',
    counts: { refused: {}, unusedColumns: [], kinds: { new: 278 } },
  })
  await others.done(moved.id, 'apply')
  expect(await material()).toBe(goneIn)
  expect(await materialOf(other)).toEqual(exported)
}, 60_000)

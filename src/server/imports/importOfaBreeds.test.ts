import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { POINTING_BREEDS, SHEPHERD_BREEDS } from '#domain/club/profiles.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { seedBreeds } from '../breeds/breeds.store.ts'
import { emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await emptyDogs(database)
  await seedBreeds(database.db, { breeds: [...POINTING_BREEDS, ...SHEPHERD_BREEDS] })
})
afterAll(() => database.close())

/** Code and the name that OFA's files have. */
const OFA_NAMES: Readonly<Record<string, string>> = {
  '1': 'POINTER',
  '2': 'ENGLISH SETTER',
  '6': 'GORDON SETTER',
  '57': 'VIZSLA',
  '90': 'PERDIGUERO DE BURGOS',
  '95': 'BRITTANY',
  '98': 'GERMAN WIREHAIRED POINTER',
  '99': 'WEIMARANER',
  '102': 'SMALL MUNSTERLANDER',
  '106': 'EPAGNEUL BLEU DE PICARDIE',
  '107': 'WIREHAIRED POINTING GRIFFON',
  '114': 'EPAGNEUL PONT-AUDEMER',
  '117': 'GERMAN LONGHAIRED POINTER',
  '118': 'LARGE MUNSTERLANDER',
  '119': 'GERMAN SHORTHAIRED POINTER',
  '120': 'IRISH SETTER',
  '165': 'SPINONE ITALIANO',
  '166': 'GERMAN SHEPHERD DOG',
  '179': 'BRAQUE DU BOURBONNAIS',
  '187': 'PORTUGUESE POINTER',
  '202': 'BRACCO ITALIANO',
  '216': 'PUDELPOINTER',
  '222': 'STABYHOUN',
  '224': 'DRENTSCHE PATRIJSHOND',
  '239': 'WIREHAIRED VIZSLA',
  '245': 'CESKY FOUSEK',
  '297': 'BORDER COLLIE',
  '320': 'SLOVENSKY HRUBOSRSTY STAVAC',
  '330': 'IRISH RED AND WHITE SETTER',
}

const HEAD =
  'Registration,Name,Breed,Color,Sex,Birth_Date,Sire,Dam,Test_Date,Age(mos),Registry,Results,OFA_#\n'
const rowOf = (number: string, breed: string) =>
  `${number},DOG,"${breed}",,F,"Apr 13 2017 ",,,"May 21 2019 ",25,HIPS,GOOD,X-1\n`

async function breedsBySpelling(spellings: readonly (readonly [code: string, name: string])[]) {
  const rows = spellings.map(([, name], place) => rowOf(`NUMBER${place}`, name))
  const result = await importText(database, HEAD + rows.join(''), { mapping: 'ofa' })
  expect(result.problemLines).toEqual([])
  const { rows: dogs } = await database.pool.query(
    `select d.breed_code as code from dog d join dog_number n on n.dog_id = d.id
     order by substr(n.key, 7)::int`,
  )
  return dogs.map(({ code }) => code)
}

test('knows the breeds by the names of the files of OFA', async () => {
  const spellings = Object.entries(OFA_NAMES)
  expect(await breedsBySpelling(spellings)).toEqual(spellings.map(([code]) => code))
})

test('knows every breed of the service by its own English name, in capitals and without marks', async () => {
  const spellings = [...POINTING_BREEDS, SHEPHERD_BREEDS[0]!].flatMap(({ code, en }) => [
    [code, en.toUpperCase()] as const,
    [code, en.normalize('NFD').replace(/\p{M}/gu, '').replace(/[-–]/g, ' ')] as const,
  ])
  expect(await breedsBySpelling(spellings)).toEqual(spellings.map(([code]) => code))
})

test('refuses a breed that no club of this service has, although the mapping knows its name', async () => {
  await database.pool.query(`delete from breed where code in ('57', '119')`)
  const result = await importText(
    database,
    HEAD +
      rowOf('NUMBER1', 'VIZSLA') +
      rowOf('NUMBER2', 'GERMAN SHORTHAIRED POINTER') +
      rowOf('NUMBER3', 'POODLE'),
    { mapping: 'ofa' },
  )
  expect(result.problemLines).toEqual([
    '2 unknown-breed VIZSLA',
    '3 unknown-breed GERMAN SHORTHAIRED POINTER',
    '4 unknown-breed POODLE',
  ])
})

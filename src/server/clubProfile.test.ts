import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SHIPPED_PROFILES } from '#domain/club/profiles.ts'
import { clubProfileOf } from './clubProfile.ts'

const EXAMPLE = 'examples/retriever-club.json'
const example = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'koirakanta-profile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(profile: unknown): string {
  const file = join(folder, 'club.json')
  writeFileSync(file, typeof profile === 'string' ? profile : JSON.stringify(profile))
  return file
}

test('the profiles that come with the service, and the one of the documents, can be started with', () => {
  for (const id of Object.keys(SHIPPED_PROFILES)) expect(clubProfileOf(id).id).toBe(id)
  expect(clubProfileOf('kanakoirat').breeds).toHaveLength(38)
  expect(clubProfileOf(EXAMPLE)).toMatchObject({ id: 'noutajat', title: 'Noutajakanta', modules: [] })
})

test.each<[string, object, string]>([
  ['no breed', { breeds: [] }, 'wrong at breeds: none'],
  [
    'a breed without a Swedish name',
    { breeds: [{ code: '111', fi: 'a', sv: ' ', en: 'a' }] },
    'wrong at breeds.0.sv: empty',
  ],
  ['a code twice', { breeds: [example.breeds[0], example.breeds[0]] }, 'wrong at breeds: a code twice'],
  [
    'a code that is none',
    { breeds: [{ ...example.breeds[0], code: 'labbis' }] },
    'wrong at breeds.0.code: not a number',
  ],
  ['a module that there is not', { modules: ['agility'] }, 'wrong at modules.0'],
  ['a word that a profile does not have', { colour: 'red' }, 'Unrecognized key'],
  ['no name', { clubName: undefined }, 'wrong at clubName'],
])('refuses %s, and names where', (_what, changes, message) => {
  expect(() => clubProfileOf(written({ ...example, ...changes }))).toThrow(message)
})

test('refuses what is no JSON, and a file that there is not', () => {
  expect(() => clubProfileOf(written('{'))).toThrow('it is no JSON')
  expect(() => clubProfileOf('noutajat')).toThrow(
    'Setting CLUB_PROFILE=noutajat is neither kanakoirat nor saksanpaimenkoira, and as a file: there is no file',
  )
})

import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { ValueSource } from '#contract/corrections.ts'
import { dogSources } from '#contract/endpoints/corrections.ts'
import { importText } from '../imports/testing/importText.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  await importText(
    database,
    `regnr;name;sex;birth_date;breed;sire;colour;hips;hips_date
FI01/15;Isä;M;2015-01-01;119;;;A;2016-01-01
FI03/20;Pentu;F;2020-01-01;119;FI01/15;;;
FI04/20;Sisar;F;2020-01-01;119;FI02/15;;;
`,
  )
  await importText(
    database,
    `regnr;name;sex;birth_date;breed;colour
FI02/15;;;;119;
FI03/20;;;;119;ruskea
`,
  )
})

const explain = async (regnr: string) => {
  const { fields, records } = (await staff.get(addressAt(dogSources, { params: { regnr } }))).json()
  const sources = new Map<string, { value: string | null; source: ValueSource }>(
    fields.map(({ field, ...rest }: { field: string; value: string | null; source: ValueSource }) => [
      field,
      rest,
    ]),
  )
  return { of: (field: string) => sources.get(field)!, records }
}
const imported = (line: number | null) => ({
  kind: 'import',
  at: expect.any(String),
  file: 'dogs.csv',
  sheet: null,
  line,
  actor: null,
  code: null,
})

test('of an imported value is the file and the line that first names the dog', async () => {
  const { of, records } = await explain('FI01/15')
  expect(of('name')).toEqual({ value: 'Isä', source: imported(2) })
  expect(records).toEqual([
    { kind: 'number', id: expect.any(String), label: 'FI01/15', day: null, source: imported(null) },
    { kind: 'health', id: expect.any(String), label: 'hips A', day: '2016-01-01', source: imported(2) },
    { kind: 'offspring', id: expect.any(String), label: 'FI03/20 Pentu', day: '2020-01-01', source: null },
  ])
  expect((await explain('FI02/15')).of('sex')).toEqual({ value: 'male', source: imported(4) })
})

test('of a value that a later import filled in is that file, of the others still the first', async () => {
  const { of } = await explain('FI03/20')
  expect(of('colour')).toEqual({ value: 'ruskea', source: imported(3) })
  expect(of('sire')).toEqual({ value: 'FI01/15 Isä', source: imported(3) })
  expect(of('colour').source.at).not.toBe(of('sire').source.at)
})

test('of SQL by hand is unknown, and of what was there before the history nothing is claimed', async () => {
  await database.pool.query(`update dog set colour = 'musta' where name = 'Sisar'`)
  await database.pool.query(`update dog set source_id = null, source_line = null where name = 'Sisar'`)
  const { of } = await explain('FI04/20')
  expect(of('colour').source).toMatchObject({ kind: 'unknown', at: expect.any(String), actor: null })
  expect(of('name').source).toEqual({
    kind: 'before',
    at: null,
    file: null,
    sheet: null,
    line: null,
    actor: null,
    code: null,
  })
})

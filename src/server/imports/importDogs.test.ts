import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { dogWith, emptyDogs, importText } from './testing/importText.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => emptyDogs(database))
afterAll(() => database.close())

const HEAD = 'regnr;name;sex;birth_date;breed;sire;dam\n'

test('takes dogs with their parents, wherever in the file these stand', async () => {
  const result = await importText(
    database,
    `${HEAD}FI3/20;Pentu;narttu;1.5.2020;119;FI1/15;FI2/16
FI1/15;Isä;uros;2015-02-03;lyhytkarvainen saksanseisoja;;
FI2/16;Emä;F;3.2.2016;German Short-haired Pointing Dog;;
`,
  )
  expect(result).toMatchObject({ newDogs: 3, changedDogs: 0, rows: 3, written: true, problemLines: [] })
  expect(await dogWith(database, 'FI3/20')).toEqual({
    name: 'Pentu',
    sex: 'female',
    breed: '119',
    born: '2020-05-01',
    sire: 'FI1/15',
    dam: 'FI2/16',
    numbers: ['FI3/20'],
  })
})

test('makes dogs of parents known only by number', async () => {
  await importText(database, `${HEAD}FI3/20;Pentu;F;2020-05-01;98;fi1/15;S 1234/2001\n`)
  expect(await dogWith(database, 'FI1/15')).toMatchObject({ name: 'fi1/15', sex: 'male', breed: '98' })
  expect(await dogWith(database, 'S 1234/2001')).toMatchObject({
    name: 'S 1234/2001',
    sex: 'female',
    breed: '98',
  })
})

test('takes placeholders of parents and of further numbers for nothing, and counts those of parents', async () => {
  const result = await importText(
    database,
    `${HEAD.trim()};aliases
FI1/20;A;F;2020-05-01;119;unknown;Tuntematon;none
FI2/20;B;F;2020-05-01;119;UNKNOWN;n/a;None|S111/20
FI3/20;C;F;2020-05-01;119;0;FI2/15;
`,
  )
  expect(result).toMatchObject({ newDogs: 4, newNumbers: 5, unknownParents: 5, problemLines: [] })
  expect(await dogWith(database, 'FI2/20')).toMatchObject({ sire: null, numbers: ['FI2/20', 'S111/20'] })
})

test('refuses a row whose own number is a placeholder', async () => {
  const result = await importText(
    database,
    'regnr;name;breed\nUnknown;Musti;119\nNA;Rusti;119\nokänd;Turre;119\n',
  )
  expect(result.problemLines).toEqual(['2 no-number Unknown', '3 no-number NA', '4 no-number okänd'])
  expect(result.newDogs).toBe(0)
})

test('refuses a row without a usable number, and one without a breed', async () => {
  const result = await importText(
    database,
    `${HEAD};Numeroton;F;2020-05-01;119;;
FI1;Lyhyt;F;2020-05-01;119;;
FI//20;Vajaa;F;2020-05-01;119;;
FI2/20;Roduton;F;2020-05-01;;;
FI3/20;Outo;F;2020-05-01;mäyräkoira;;
FI4/20;Vino;F
FI5/20;Kelpo;F;2020-05-01;119;;
`,
  )
  expect(result.problemLines).toEqual([
    '7 wrong-columns 3 instead of 7',
    '2 no-number',
    '3 short-number FI1',
    '4 unusable-number FI//20',
    '5 no-breed',
    '6 unknown-breed mäyräkoira',
  ])
  expect(result.newDogs).toBe(1)
})

test('leaves invalid values out and takes the row', async () => {
  const result = await importText(
    database,
    `regnr;name;sex;birth_date;breed;sire;height_cm;imported
FI11/20;A;x;31.2.2020;119;FI;60,5;kyllä
FI12/20;B;F;2027-01-01;119;;600;ehkä
`,
  )
  expect(result.problemLines).toEqual([
    '2 parent-number sire FI',
    '2 bad-value birth_date 31.2.2020',
    '2 bad-value sex x',
    '3 bad-value imported ehkä',
    '3 out-of-range birth_date 2027-01-01',
    '3 out-of-range height_cm 600',
  ])
  const { rows } = await database.pool.query('select height_cm, imported, birth_date from dog order by id')
  expect(rows).toEqual([
    { height_cm: 60.5, imported: true, birth_date: null },
    { height_cm: null, imported: false, birth_date: null },
  ])
})

test('drops and reports a bad parent, and keeps the other one', async () => {
  const result = await importText(
    database,
    `${HEAD}FI01/15;Uros;M;2015-01-01;119;;
FI02/15;Narttu;F;2015-01-01;119;;
FI03/20;Oma isä;M;2020-01-01;119;FI03/20;FI02/15
FI04/20;Sama;M;2020-01-01;119;FI09/10;FI09/10
FI05/20;Narttu isänä;M;2020-01-01;119;FI02/15;
FI06/20;Uros emänä;M;2020-01-01;119;;FI01/15
FI07/14;Vanhempi;M;2014-01-01;119;FI01/15;FI02/15
`,
  )
  expect(result.problemLines).toEqual([
    '4 own-parent sire FI03/20',
    '5 same-parents FI09/10',
    '6 female-sire sire FI02/15',
    '7 male-dam dam FI01/15',
    '8 younger-parent dam FI02/15',
    '8 younger-parent sire FI01/15',
  ])
  expect(result.newDogs).toBe(7)
  expect(await dogWith(database, 'FI03/20')).toMatchObject({ sire: null, dam: 'FI02/15' })
  expect(await dogWith(database, 'FI04/20')).toMatchObject({ sire: null, dam: null })
  expect(await dogWith(database, 'FI09/10')).toBeUndefined()
  expect(await dogWith(database, 'FI07/14')).toMatchObject({ sire: null, dam: null })
})

test('keeps the role in which a dog of unknown sex stands first', async () => {
  const result = await importText(
    database,
    `${HEAD}FI01/20;A;M;2020-01-01;119;FI09/10;
FI02/20;B;M;2020-01-01;119;;FI09/10
`,
  )
  expect(result.problemLines).toEqual(['3 both-roles dam FI09/10'])
  expect(await dogWith(database, 'FI09/10')).toMatchObject({ sex: 'male' })
})

test('cuts a loop at its last row and names it; keeps the dogs and their statements', async () => {
  const result = await importText(
    database,
    `regnr;name;breed;sire;dam;hips;hips_date
FI01/20;A;119;FI02/20;;A;2021-01-01
FI02/20;B;119;FI03/20;;B;2021-01-01
FI03/20;C;119;FI01/20;;C;2021-01-01
`,
  )
  expect(result).toMatchObject({ newDogs: 3, newStatements: 3 })
  expect(result.problemLines).toHaveLength(1)
  expect(result.problemLines[0]).toMatch(/^4 loop sire (FI0\d\/20 → ){3}FI0\d\/20$/)
  expect(await dogWith(database, 'FI03/20')).toMatchObject({ sire: null })
  expect(await dogWith(database, 'FI01/20')).toMatchObject({ sire: 'FI02/20' })
})

test('finds a loop that only file and database together close', async () => {
  await importText(database, `${HEAD}FI01/20;A;M;;119;FI02/20;\nFI02/20;B;M;;119;FI03/20;\n`)
  const result = await importText(database, `${HEAD}FI03/20;C;M;;119;FI01/20;\n`)
  expect(result.problemLines).toEqual([expect.stringMatching(/^2 loop sire .*FI01\/20/)])
  expect(await dogWith(database, 'FI03/20')).toMatchObject({ name: 'C', sire: null })
  expect(await dogWith(database, 'FI02/20')).toMatchObject({ sire: 'FI03/20' })
})

test('merges rows of one dog, and takes the first where they differ', async () => {
  const result = await importText(
    database,
    `regnr;name;sex;birth_date;breed;sire;hips;hips_date
FI01/20;Musti;;2020-01-01;119;;A;2021-01-01
fi01/20 ;Rusti;M;2020-01-01;119;FI09/10;B;2022-01-01
FI01/20;Musti;M;2020-01-01;119;FI08/10;B;2022-01-01
`,
  )
  expect(result.problemLines).toEqual([
    '3 conflict name Rusti (first: Musti)',
    '4 conflict sire FI08/10 (first: FI09/10)',
  ])
  expect(result).toMatchObject({ newStatements: 2 })
  expect(await dogWith(database, 'FI01/20')).toMatchObject({
    name: 'Musti',
    sex: 'male',
    born: '2020-01-01',
    sire: 'FI09/10',
  })
})

test('takes the source of a statement from its row, and none where it does not say or cannot be read', async () => {
  const result = await importText(
    database,
    `regnr,breed,hips,hips_source,elbows,elbows_source,eyes
FI01/20,119,A,Kennelliitto,1,naapuri,healthy
FI02/20,119,B,owner,,,
`,
  )
  const { rows } = await database.pool.query('select kind, value, source from health_statement order by 1, 2')
  expect(rows).toEqual([
    { kind: 'elbows', value: '1', source: null },
    { kind: 'eyes', value: 'healthy', source: null },
    { kind: 'hips', value: 'A', source: 'kennel_club' },
    { kind: 'hips', value: 'B', source: 'owner' },
  ])
  expect(result.problemLines).toEqual(['2 bad-value elbows_source naapuri'])
})

test('keeps several statements of a dog, each side by itself', async () => {
  await importText(
    database,
    `regnr,breed,hips_left,hips_right,hips_date,elbows,elbows_left,elbows_right,eyes
FI01/20,119,B,C,2021-01-01,1,0,1,healthy
`,
  )
  const { rows } = await database.pool.query(
    'select kind, scale, value, left_value, right_value, examined_on from health_statement order by kind',
  )
  expect(rows).toEqual([
    {
      kind: 'elbows',
      scale: 'iewg_elbows',
      value: '1',
      left_value: '0',
      right_value: '1',
      examined_on: null,
    },
    { kind: 'eyes', scale: 'eyes', value: 'healthy', left_value: null, right_value: null, examined_on: null },
    {
      kind: 'hips',
      scale: 'fci_hips',
      value: 'C',
      left_value: 'B',
      right_value: 'C',
      examined_on: '2021-01-01',
    },
  ])
})

test('imports people, titles and further numbers', async () => {
  await importText(
    database,
    `regnr;aliases;name;breed;breeder;owner;owner_since;titles;kennel
FI01/20;SE11111/2019|N 22/19;Musti;119;Aino Esimerkki;Eino Esimerkki;1.3.2020;FI MVA|SE MVA;Metsän
FI02/20;;Rusti;119;Aino Esimerkki;;;;Metsän
`,
  )
  expect(await dogWith(database, 'N 22/19')).toMatchObject({
    numbers: ['FI01/20', 'N 22/19', 'SE11111/2019'],
  })
  const { rows } = await database.pool.query(
    `select d.name, d.kennel_name, b.name as breeder, o.start_date, p.name as owner,
       (select array_agg(code order by code) from dog_title where dog_id = d.id) as titles
     from dog d join person b on b.id = d.breeder_id
     left join dog_owner o on o.dog_id = d.id left join person p on p.id = o.person_id order by d.name`,
  )
  expect(rows).toEqual([
    {
      name: 'Musti',
      kennel_name: 'Metsän',
      breeder: 'Aino Esimerkki',
      start_date: '2020-03-01',
      owner: 'Eino Esimerkki',
      titles: ['FI MVA', 'SE MVA'],
    },
    {
      name: 'Rusti',
      kennel_name: 'Metsän',
      breeder: 'Aino Esimerkki',
      start_date: null,
      owner: null,
      titles: null,
    },
  ])
  expect((await database.pool.query('select from person')).rowCount).toBe(2)
})

test('takes nobody known by more than the name for a name in a file', async () => {
  await database.pool.query(
    `insert into person (name, town, public_consent) values ('Aino Esimerkki', 'Oulu', true)`,
  )
  await importText(database, 'regnr,breed,owner\nFI01/20,119,Aino Esimerkki\n')
  const { rows } = await database.pool.query(
    'select p.public_consent from dog_owner o join person p on p.id = o.person_id',
  )
  expect(rows).toEqual([{ public_consent: false }])
})

import { beforeAll, expect, test } from 'vitest'
import type { TrialRecord } from '#contract/papers.ts'
import { testDatabase } from '#tools/test/database.ts'
import { bringWater, DAY, FULL, fill, judgingFixture, markDone } from '../judging/sheets.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeEntry, makeShowResult, makeTrial } from '../testing/factories.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { A4, layoutFaults, readPaper } from './papers.test-helper.ts'

const on = judgingFixture(testDatabase)
let trialId: number

/** A divided trial of one dog that is done and one that is begun. */
beforeAll(async () => {
  const { db } = on.database
  trialId = await makeTrial(
    db,
    {
      held_on: DAY,
      end_date: '2026-10-04',
      club_id: on.staff.clubId,
      divided: true,
      place: 'Ilmajoki',
      district: 'Etelä-Pohjanmaa',
      district_number: '08',
      start_time: '08:30',
    },
    [on.staff.judgeId],
  )
  for (const number of [1, 2]) {
    const { id } = await makeDog(db, {
      name: `Koira ${number}`,
      regnrs: [`FI72${number}/22`],
      birth_date: '2022-05-01',
    })
    await makeShowResult(db, id)
    if (number === 1) await bringWater(db, on.staff, id, 7)
    const entry = await makeEntry(db, trialId, id, {
      class: 'AVO',
      start_number: number,
      handler: 'Maija Meikäläinen',
    })
    await fill(on.staff.judge, trialId, entry, { ...FULL, judgeId: on.staff.judgeId })
    if (number === 1) await markDone(on.staff.judge, trialId, entry)
  }
})

const path = (paper: string) => `/api/auth/trials/${trialId}/${paper}`
const textsOf = (fields: readonly { readonly field: string; readonly text: string }[]) =>
  Object.fromEntries(fields.map(({ field, text }) => [field, text]))

test('tells the record field by field in the order of the form, as plain texts of Finland', async () => {
  const record = (await on.staff.judge.get(path('record?lang=en'))).json<TrialRecord>()
  expect(record.fields.map(({ field }) => field).slice(0, 8)).toEqual([
    'organiser',
    'place',
    'day',
    'lastDay',
    'form',
    'district',
    'districtNumber',
    'formNumber',
  ])
  expect(textsOf(record.fields)).toMatchObject({
    place: 'Ilmajoki',
    day: '03.10.2026',
    lastDay: '04.10.2026',
    form: 'KAER',
    district: 'Etelä-Pohjanmaa',
    districtNumber: '08',
    formNumber: '',
    startTime: '08:30',
    endTime: '',
    headJudge: expect.stringContaining('Testi Tuomari'),
  })
  const [done, begun] = record.dogs
  expect(done).toMatchObject({ kind: 'hunt', startNumber: 1, regnr: 'FI721/22', done: true })
  const texts = textsOf(done!.fields)
  expect(texts).toMatchObject({
    startNumber: '1',
    class: 'AVO',
    breedCode: '119',
    name: 'Koira 1',
    handler: 'Maija Meikäläinen',
    search: '8',
    water: '7',
    prize: texts.result!.at(-1),
    judge: expect.stringContaining('Testi Tuomari'),
  })
  expect(texts.points).toMatch(/^\d+(,\d+)?$/)
  expect(texts.result).toMatch(/^AVO[0-3]$/)
  expect(begun).toMatchObject({ done: false })
  expect(textsOf(begun!.fields)).toMatchObject({
    regnr: 'FI722/22',
    search: '',
    points: '',
    result: '',
    judge: '',
  })
})

test('prints breed code and handler of every dog, and the numbers of district and form, with a dash for none', async () => {
  const { text } = readPaper((await on.staff.judge.get(path('record.pdf?lang=fi'))).rawPayload)
  expect(text).toContain('Kennelpiirin numero: 08 · Koekaavakkeen numero: –')
  expect(text.match(/Rotukoodi\nOhjaaja/g)).toHaveLength(1)
  expect(text.match(/119\nMaija Meikäläinen/g)).toHaveLength(2)
})

test('gives the record to those who may save its results', async () => {
  expect((await new TestBrowser(on.app).get(path('record'))).statusCode).toBe(401)
  const aspirant = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['ASPIRANT'] }))
  expect((await aspirant.get(path('record'))).statusCode).toBe(403)
  expect((await on.staff.agent.get(path('record'))).statusCode).toBe(200)
  expect(codeOf(await on.staff.agent.get('/api/auth/trials/999999/record'))).toBe('TRIAL_NOT_FOUND')
})

test('prints as many spare sheets as asked for, of a class, with or without the judge', async () => {
  const spare = async (query: string) =>
    readPaper((await on.staff.judge.get(path(`spare-sheets.pdf?${query}&lang=fi`))).rawPayload)
  const paper = await spare('class=NUO&sheets=3')
  expect(paper.pages).toHaveLength(3)
  expect(layoutFaults(paper, A4.portrait)).toEqual([])
  for (const page of [0, 1, 2]) {
    const texts = paper.lines.filter((line) => line.page === page).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['NUO', 'Hakuvauhti', 'Rekisterinumero', 'Tuomari']))
    expect(texts.join(' ')).toContain('03.10.2026')
    expect(texts.filter((text) => text.startsWith('Testi Tuomari'))).toEqual([])
  }
  expect(paper.text).not.toContain('ei voimassa olevaa tulosta')
  const judged = await spare(`class=AVO&sheets=1&judge=${on.staff.judgeId}`)
  expect(judged.lines.filter(({ text }) => text.startsWith('Testi Tuomari'))).toHaveLength(1)
})

test('refuses spare sheets of no or too many, of a class or kind the trial does not have, and of another judge', async () => {
  const refused = async (query: string) =>
    refusalOf(await on.staff.judge.get(path(`spare-sheets.pdf?${query}`)))
  expect((await refused('class=AVO&sheets=0'))[1]).toBe('INPUT_INVALID')
  expect((await refused('class=AVO&sheets=51'))[1]).toBe('INPUT_INVALID')
  expect((await refused('class=AVO&sheets=1&judge=999999'))[1]).toBe('JUDGE_NOT_OF_TRIAL')
  expect((await refused('class=AVO&sheets=1&kind=water'))[1]).toBe('SHEET_NOT_OF_TRIAL')
  await on.database.db
    .updateTable('trial')
    .set({ classes: ['AVO', 'VOI'] })
    .where('id', '=', trialId)
    .execute()
  expect((await refused('class=NUO&sheets=1'))[1]).toBe('CLASS_NOT_OFFERED')
})

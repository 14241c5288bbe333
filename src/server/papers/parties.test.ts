import { expect, test } from 'vitest'
import { formatDate } from '#domain/dates.ts'
import { testDatabase } from '#tools/test/database.ts'
import { DAY, judgingFixture, makeStarted, sheetsOf } from '../judging/sheets.test-helper.ts'
import { makeJudge } from '../testing/factories.ts'
import { readXlsx } from '../testing/xlsxCells.ts'
import { A4, layoutFaults, readPaper } from './papers.test-helper.ts'

const on = judgingFixture(testDatabase)
const LONG =
  'Erittäin pitkä kokoontumispaikka, jonka löytää vain se, joka on käynyt siellä ennenkin, metsän takana'

/** A trial of four dogs: the first two go with another judge, the third with the one who reads, the last with nobody. */
async function partedTrial() {
  const { staff, database } = on
  const other = await makeJudge(database.db, { name: 'Aho Aarne' })
  const { trialId, entries } = await makeStarted(database.db, staff, 4, { type: 'forest' })
  await database.pool.query('insert into trial_judge (trial_id, judge_id) values ($1, $2)', [trialId, other])
  const ids = entries.map(({ id }) => id)
  const answer = await staff.agent.json(`/api/auth/trials/${trialId}/entries/parties`, {
    version: 0,
    parties: [
      { number: 1, day: 1, meetsAt: '07:45', place: LONG, judgeIds: [other], entryIds: ids.slice(0, 2) },
      { number: 2, day: 1, meetsAt: '08:30', place: '', judgeIds: [staff.judgeId], entryIds: [ids[2]!] },
    ],
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return { trialId, ids }
}

const paper = async (trialId: number, file: string) =>
  (await on.staff.judge.get(`/api/auth/trials/${trialId}/${file}`)).rawPayload

test('tells the parties on the start list, in its table and on each dog’s sheet', async () => {
  const { trialId } = await partedTrial()
  const list = readPaper(await paper(trialId, 'start-list.pdf?lang=fi'))
  expect(layoutFaults(list, A4.landscape)).toEqual([])
  expect(list.text).toContain('Ryhmä 1 · Aho Aarne · 03.10.2026 7.45 · Erittäin pitkä kokoontumispaikka')
  const sheets = readPaper(await paper(trialId, 'sheets.pdf?lang=sv'))
  expect(layoutFaults(sheets, A4.portrait)).toEqual([])
  expect(sheets.pages).toHaveLength(4)
  const told = sheets.lines
    .filter(({ text }) => text.startsWith('Parti '))
    .map(({ text }) => text.slice(0, 7))
  expect(told.toSorted()).toEqual(['Parti 1', 'Parti 1', 'Parti 2'])
  const filled = readPaper(await paper(trialId, 'sheets.pdf?filled=1'))
  expect(layoutFaults(filled, A4.portrait)).toEqual([])

  const csv = (await on.staff.judge.get(`/api/auth/trials/${trialId}/start-list.csv?lang=fi`)).body.split(
    '\r\n',
  )
  expect(csv[0]).toMatch(/;Ryhmä;Ryhmän tuomarit;Kokoontumispäivä;Klo;Kokoontumispaikka$/)
  expect(csv[1]).toContain(`;1;Aho Aarne;${formatDate(DAY)};07:45;`)
  expect(csv[4]).toMatch(/;;;;;?$/)
  const [, row] = readXlsx(await paper(trialId, 'start-list.xlsx'))
  expect(row!.get('P')).toMatchObject({ kind: 'number', value: '1' })
  expect(row!.get('Q')).toMatchObject({ kind: 'text', value: 'Aho Aarne' })
  expect(row!.get('R')).toMatchObject({ kind: 'number', format: 'dd.mm.yyyy' })
})

test('gives a judge the dogs of the own party first, and the agent the list as it starts', async () => {
  const { trialId, ids } = await partedTrial()
  const [a, b, own, none] = ids
  const ofJudge = await sheetsOf(on.staff.judge, trialId)
  expect(ofJudge.lines.map(({ entryId }) => entryId)).toEqual([own, a, b, none])
  expect(ofJudge.lines.map(({ party }) => party)).toEqual([2, 1, 1, null])
  expect(ofJudge.parties.map(({ number, own: isOwn }) => [number, isOwn])).toEqual([
    [1, false],
    [2, true],
  ])
  const ofAgent = await sheetsOf(on.staff.agent, trialId)
  expect(ofAgent.lines.map(({ entryId }) => entryId)).toEqual(ids)
  expect(ofAgent.parties.some((party) => party.own)).toBe(false)
})

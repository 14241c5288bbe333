import { expect, test } from 'vitest'
import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import { testDatabase } from '#tools/test/database.ts'
import { DAY, FULL, fill, judgingFixture, makeStarter } from '../judging/sheets.test-helper.ts'
import { makeEntry, makeTrial } from '../testing/factories.ts'
import { A4, layoutFaults, type ReadPaper, readPaper } from './papers.test-helper.ts'

const on = judgingFixture(testDatabase)

/** The sheet of one dog of a new forest trial, in Finnish. */
async function sheetOf(values: Parameters<typeof fill>[3] | null) {
  const { db } = on.database
  const trialId = await makeTrial(db, { club_id: on.staff.clubId, held_on: DAY, type: 'forest' }, [
    on.staff.judgeId,
  ])
  const entryId = await makeEntry(db, trialId, await makeStarter(db), { start_number: 1 })
  if (values) await fill(on.staff.judge, trialId, entryId, values)
  const filled = values ? '&filled=1' : ''
  const { rawPayload } = await on.staff.agent.get(`/api/auth/trials/${trialId}/sheets.pdf?lang=fi${filled}`)
  return readPaper(rawPayload)
}

const widthOf = (paper: ReadPaper, word: string) => paper.lines.find(({ text }) => text === word)!.width

const askFor = (conditions: readonly string[]) =>
  on.database.pool.query(`update rulebook set data = data || jsonb_build_object('conditions', $1::jsonb)`, [
    JSON.stringify(conditions),
  ])

test('prints on one page what the rulebook asks for of what was around, and nothing of what it does not', async () => {
  await askFor([])
  expect((await sheetOf(null)).text).not.toContain('Olosuhteet')
  await askFor(CONDITION_FIELDS)
  const empty = await sheetOf(null)
  for (const label of ['Olosuhteet', 'Lintuja tavattu', 'Hakuaika (min)', 'tuulinen', 'hakkuu'])
    expect(empty.text).toContain(label)
  expect(empty.pages).toHaveLength(1)
  expect(layoutFaults(empty, A4.portrait)).toEqual([])
})

test('prints the birds, minutes, weather and terrain that were written down', async () => {
  await askFor(CONDITION_FIELDS)
  const around = { birdsMet: 17, weather: 'rain', terrain: 'bog', minutesSearched: 245 }
  const paper = await sheetOf({ ...FULL, ...around })
  expect(layoutFaults(paper, A4.portrait)).toEqual([])
  const texts = paper.lines.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['17', '245']))
  // A ticked word is bold, and so wider.
  const empty = await sheetOf(null)
  const isTicked = (word: string) => widthOf(paper, word) > widthOf(empty, word)
  expect(['sade', 'suo', 'lumi', 'metsä'].map(isTicked)).toEqual([true, true, false, false])
})

import { expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { DAY, judgingFixture, makeStarter } from '../judging/sheets.test-helper.ts'
import { makeEntry, makeTrial } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { A4, layoutFaults, readPaper } from './papers.test-helper.ts'

const on = judgingFixture(testDatabase)

const sheetsOf = (trialId: number, query: string) =>
  on.staff.agent.get(`/api/auth/trials/${trialId}/sheets.pdf?${query}`)

test('prints sixty different sheets for sixty dogs, in start order', async () => {
  const { db } = on.database
  const big = await makeTrial(db, { club_id: on.staff.clubId, held_on: DAY }, [on.staff.judgeId])
  for (let index = 0; index < 60; index++)
    await makeEntry(db, big, await makeStarter(db), { start_number: index + 1 })
  const paper = readPaper((await sheetsOf(big, 'filled=1')).rawPayload)
  expect(paper.pages).toHaveLength(60)
  expect(layoutFaults(paper, A4.portrait)).toEqual([])
  const numbers = paper.pages.map(
    (_, page) => paper.lines.find((line) => line.page === page && line.fontSize === 18)!.text,
  )
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => String(index + 1)))
})

test('prints at most 300 sheets in one order, and of a larger trial each dog’s own', async () => {
  const { db, pool } = on.database
  const vast = await makeTrial(db, { club_id: on.staff.clubId, held_on: DAY }, [on.staff.judgeId])
  const first = await makeEntry(db, vast, await makeStarter(db), { start_number: 1 })
  await pool.query(
    `with made as (
       insert into dog (breed_code, name, birth_date, birth_year)
       select '119', 'Suuri Joukko ' || n, '2022-05-01', 2022 from generate_series(1, 300) n returning id
     ), entered as (
       insert into entry (trial_id, dog_id, class) select $1, id, 'AVO' from made returning id
     )
     insert into entry_move (trial_id, entry_id, list) select $1, id, 'place' from entered`,
    [vast],
  )
  const all = await sheetsOf(vast, 'filled=1')
  expect(refusalOf(all)).toEqual([422, 'TOO_MANY_SHEETS'])
  expect((await sheetsOf(vast, `entry=${first}`)).statusCode).toBe(200)
})

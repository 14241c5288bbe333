import { expect, test } from 'vitest'
import type { TrialSigning } from '#contract/signing.ts'
import { testDatabase } from '#tools/test/database.ts'
import {
  FULL,
  FULL_WATER,
  fill,
  judgingFixture,
  makeStarted,
  markDone,
} from '../judging/sheets.test-helper.ts'
import { readPaper } from './papers.test-helper.ts'

const on = judgingFixture(testDatabase)

test('the official record of an undivided trial says of every dog what became of it, and of none that it is unfinished', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 4, { divided: false })
  const [judged, absent, withdrawn, rejected] = entries.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ]
  const { judge, judgeId } = on.staff
  await fill(judge, trialId, judged, { ...FULL_WATER, judgeId }, 'water')
  await markDone(judge, trialId, judged, { kind: 'water' })
  await fill(judge, trialId, judged, { ...FULL, judgeId })
  await fill(judge, trialId, rejected, { ...FULL, judgeId, speed: 0, search: 0 })
  for (const id of [judged, rejected]) expect((await markDone(judge, trialId, id)).statusCode).toBe(200)
  await markDone(judge, trialId, absent, { outcome: 'absent' })
  await markDone(judge, trialId, withdrawn, { outcome: 'withdrawn' })
  const record = async () =>
    readPaper((await judge.get(`/api/auth/trials/${trialId}/record.pdf?lang=fi`)).rawPayload).text
  const ended = await on.staff.agent.json('/api/auth/trials/end', {
    id: trialId,
    confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED'],
  })
  expect(ended.statusCode).toBe(200)
  const text = await record()
  expect(text).not.toContain('kesken')
  // In the hunt's table, in that of water and track work, and as a column of the summary.
  for (const word of ['poissa', 'luopui', 'hylätty'])
    expect(text.match(new RegExp(word, 'g')), word).toHaveLength(3)
})

test('the record says who signed the results in the service and when, that they were corrected since, and that nobody did', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1, { divided: true })
  const { judge, judgeId } = on.staff
  await fill(judge, trialId, entries[0]!.id, { ...FULL, judgeId })
  await markDone(judge, trialId, entries[0]!.id)
  const record = async () =>
    readPaper((await judge.get(`/api/auth/trials/${trialId}/record.pdf?lang=fi`)).rawPayload).text.replaceAll(
      /\s+/g,
      ' ',
    )
  expect(await record()).toContain('Tuloksia ei ole allekirjoitettu palvelussa.')
  const path = `/api/auth/trials/${trialId}/signing`
  const { rows, fingerprint, headJudge } = (await judge.get(path)).json<TrialSigning>()
  const results = rows.map(({ kind, result }) => ({ kind, id: result!.id, digest: result!.digest }))
  expect((await judge.json(path, { results })).statusCode).toBe(200)
  const signed = `palvelussa ${headJudge!.name} 03.10.2026 15.00, tunniste ${fingerprint}.`
  expect(await record()).toContain(signed)
  await on.staff.agent.json('/api/auth/trials/end', { id: trialId, confirmed: ['HEAD_REPORT_MISSING'] })
  await on.database.db
    .updateTable('trial_result')
    .set({ points: 100 })
    .where('trial_id', '=', trialId)
    .execute()
  expect(await record()).toContain(`${signed} Tuloksia on korjattu allekirjoituksen jälkeen.`)
})

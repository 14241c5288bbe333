import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Participants } from '#contract/entries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { refusalOf } from '../testing/refusal.ts'
import { type Entering, listPath, runAtOnce, startEntering } from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase())
})
afterAll(() => on.close())

const message = (overrides: object) => ({
  key: crypto.randomUUID(),
  subject: 'Kokoontuminen',
  body: 'Tapaamme klo 8.\n\nOta <b>ase</b> mukaan.',
  to: 'all',
  ...overrides,
})
const send = (trialId: number, overrides: object = {}) =>
  on.agent.json(listPath(trialId, '/message'), message(overrides))
const mailsOf = async () => {
  const rows = await on.database.db
    .selectFrom('mail')
    .selectAll()
    .where('kind', '=', 'trialMessage')
    .orderBy('id')
    .execute()
  await on.database.db.deleteFrom('mail').where('kind', '=', 'trialMessage').execute()
  return rows
}

async function makeTrialOfFour() {
  const trialId = await on.trial({ capacity: 3 })
  const fi = await on.enter(trialId, { contactEmail: 'eka@example.fi', contactName: 'Eka Esimerkki' })
  const sv = await on.enter(trialId, { contactEmail: 'Toka@example.fi', language: 'sv' })
  const none = await on.enter(trialId)
  const again = await on.enter(trialId, { contactEmail: 'toka@example.fi', language: 'en' })
  return { trialId, fi, sv, none, again }
}

test('sends a message to all once to each address, in its language, and lists whom it cannot reach', async () => {
  const { trialId, none } = await makeTrialOfFour()
  const answer = await send(trialId)
  expect(answer.json()).toMatchObject({
    recipients: 2,
    unreached: [{ id: none.id }],
    participants: { messages: [{ subject: 'Kokoontuminen', recipients: 2 }] },
  })
  const [fi, sv, ...more] = await mailsOf()
  expect(more).toEqual([])
  expect(fi).toMatchObject({ recipient: 'eka@example.fi', language: 'fi' })
  expect(fi?.subject).toContain('Viesti kokeesta Ilmajoki 12.09.2026: Kokoontuminen')
  expect(fi?.body_text).toContain('Hei Eka Esimerkki!')
  expect(fi?.body_text).toContain('\n\nTapaamme klo 8.\n\nOta <b>ase</b> mukaan.\n\n')
  expect(fi?.body_html).toContain('<p>Ota &lt;b&gt;ase&lt;/b&gt; mukaan.</p>')
  expect(sv).toMatchObject({ recipient: 'toka@example.fi', language: 'sv' })
  expect(sv?.body_text).toContain('Hej!')
  expect(sv?.body_text).toContain('Tapaamme klo 8.')
})

test.each([
  ['places', { to: 'places' }, ['eka@example.fi', 'toka@example.fi']],
  ['reserve', { to: 'reserve' }, ['toka@example.fi']],
])('sends a message to the %s only', async (_who, input, expected) => {
  const { trialId } = await makeTrialOfFour()
  expect((await send(trialId, input)).statusCode).toBe(200)
  expect((await mailsOf()).map(({ recipient }) => recipient)).toEqual(expected)
})

test('sends a message to chosen dogs, and refuses one to nobody or without addresses', async () => {
  const { trialId, fi, none } = await makeTrialOfFour()
  await send(trialId, { to: 'chosen', entryIds: [fi.id, none.id, fi.id] })
  expect((await mailsOf()).map(({ recipient }) => recipient)).toEqual(['eka@example.fi'])
  const refused = async (overrides: object) => refusalOf(await send(trialId, overrides))
  expect(await refused({ to: 'chosen', entryIds: [none.id] })).toEqual([422, 'NO_RECIPIENTS'])
  expect(await refused({ to: 'chosen' })).toEqual([400, 'INPUT_INVALID', { entryIds: 'VALUE_REQUIRED' }])
  expect(await refused({ to: 'chosen', entryIds: [999_999] })).toEqual([404, 'ENTRY_NOT_FOUND'])
  expect(await refused({ subject: '', body: 'x'.repeat(5001) })).toEqual([
    400,
    'INPUT_INVALID',
    { subject: 'VALUE_REQUIRED', body: 'VALUE_TOO_LONG' },
  ])
  expect(await mailsOf()).toEqual([])
})

test('sends a message once when it is submitted twice, also at once', async () => {
  const { trialId } = await makeTrialOfFour()
  const key = crypto.randomUUID()
  const answers = await runAtOnce(on, trialId, [() => send(trialId, { key }), () => send(trialId, { key })])
  expect(answers.map((answer) => [answer.statusCode, answer.json().recipients])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect(await mailsOf()).toHaveLength(2)
  expect((await send(trialId, { key })).json().recipients).toBe(2)
  expect(await mailsOf()).toEqual([])
  const { messages } = (await on.agent.get(listPath(trialId))).json<Participants>()
  expect(messages).toHaveLength(1)
  const other = await on.trial()
  expect(refusalOf(await send(other, { key }))).toEqual([400, 'INPUT_INVALID', { key: 'VALUE_INVALID' }])
})

import { expect, test } from 'vitest'
import type { OwnNotice, StaffNotice } from '#contract/litterNotices.ts'
import { readerOf } from '../../platform/act.ts'
import { SYSTEM } from '../../platform/systemCaller.ts'
import { OWN, type OwnNotices, openNotices, STAFF } from './notices.test-helper.ts'
import { remindKeepers } from './reminders.service.ts'

let now = new Date('2026-05-17T12:00:00Z')
const { app, database, keeper, writer, pair, fields, save, decide, approved } = await openNotices({
  now: () => now,
  env: { SESSION_IDLE_MINUTES: '500000', SESSION_MAX_HOURS: '8000' },
})

const mails = async (thing: number) => {
  const { rows } = await database.pool.query<{ kind: string; recipient: string; body_text: string }>(
    'select kind, recipient, body_text from mail where thing = $1 order by id',
    [`litter_inquiry:${thing}`],
  )
  return rows
}
const kinds = async (thing: number) => (await mails(thing)).map(({ kind }) => kind)

test('mails who keeps a notice when an adviser approves, declines, changes or takes it away, with the reason', async () => {
  const sent = (await save(fields(await pair()))).json<OwnNotice>()
  const shown = (await decide(sent, 'approve')).json<StaffNotice>()
  const dogs = { fatherRegnr: sent.father.regnr, motherRegnr: sent.mother.regnr }
  const waiting = (
    await save(fields(dogs, { id: shown.id, version: shown.version, males: 1 }))
  ).json<OwnNotice>()
  await decide(waiting, 'decline', 'Pentujen määrä puuttuu')
  expect(await mails(waiting.id)).toMatchObject([
    {
      kind: 'noticeDeclined',
      recipient: 'omistaja@example.fi',
      body_text: expect.stringContaining('Pentujen määrä puuttuu'),
    },
  ])
  const change = { ...fields(dogs, { id: shown.id, version: shown.version }), reason: '' }
  const changed = (await writer.json(`${STAFF}/save`, change)).json<StaffNotice>()
  await decide(changed, 'withdraw', 'Myyty')
  expect(await kinds(shown.id)).toEqual(['noticeApproved', 'noticeChanged', 'noticeWithdrawn'])
  expect((await mails(shown.id))[0]!.body_text).toMatch(/17\.08\.2026[\s\S]*\/pentue\/\d+/)
})

test('mails keepers nothing of what they do themselves, nor of a decision that was refused', async () => {
  const sent = (await save(fields(await pair()))).json<OwnNotice>()
  await decide({ ...sent, version: 99 }, 'approve')
  await keeper.json(`${OWN}/withdraw`, { id: sent.id, version: sent.version })
  expect(await kinds(sent.id)).toEqual([])
})

test('reminds keepers a week before it is shown no more, once however often it is looked, and again after it was renewed', async () => {
  const { id } = await approved()
  const club = (
    await writer.json(`${STAFF}/save`, { ...fields(await pair()), reason: '' })
  ).json<StaffNotice>()
  const lookOn = async (day: string) => {
    now = new Date(`${day}T12:00:00Z`)
    const looks = [1, 2].map(() => remindKeepers(readerOf(app.services, SYSTEM)))
    await Promise.all(looks)
    return (await kinds(id)).slice(1)
  }
  expect(await lookOn('2026-08-09')).toEqual([])
  expect(await lookOn('2026-08-10')).toEqual(['noticeExpiring'])
  expect(await lookOn('2026-08-12')).toEqual(['noticeExpiring'])
  const { notices } = (await keeper.get(OWN)).json<OwnNotices>()
  const { version } = notices.find((one) => one.id === id)!
  expect((await keeper.json(`${OWN}/renew`, { id, version })).json()).toMatchObject({
    expiresOn: '2026-11-12',
  })
  expect(await lookOn('2026-08-13')).toEqual(['noticeExpiring'])
  expect(await lookOn('2026-11-05')).toEqual(['noticeExpiring', 'noticeExpiring'])
  expect(await lookOn('2026-11-13')).toEqual(['noticeExpiring', 'noticeExpiring'])
  expect(await kinds(club.id)).toEqual([])
})

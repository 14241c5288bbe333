import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { OwnEntering } from '../ownEntries/ownEntries.test-helper.ts'
import { takeDueMail } from '../platform/mail/mail.store.ts'
import type { DueMail } from '../platform/mail/mail.types.ts'
import { calendarOfMail } from './mailedCalendar.service.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

/** Takes every mail that is due, as the sender does. */
async function takeAll(): Promise<DueMail[]> {
  const later = new Date(on.now.getTime() + 3_600_000)
  const taken: DueMail[] = []
  const next = () => takeDueMail(on.database.db, on.now, later)
  for (let mail = await next(); mail; mail = await next()) taken.push(mail)
  return taken
}
const filesOf = async (mail: DueMail) => await calendarOfMail(on.app.services, mail)

test('sends the calendar file of the trial with the mails about its day, in the entrant’s language, and with no other', async () => {
  const trialId = await on.trial({ capacity: 1, place: 'Kalenterikylä' })
  await on.enterAndPay(trialId, { language: 'sv', contactEmail: 'sv@example.fi' })
  await on.enter(trialId, { contactEmail: 'jono@example.fi' })
  const mails = await takeAll()
  const of = (recipient: string, kind: string) =>
    mails.find((mail) => mail.recipient === recipient && mail.kind === kind)!
  for (const kind of ['ownEntryHeld', 'paymentReceived']) {
    const [file, ...others] = await filesOf(of('sv@example.fi', kind))
    expect(others).toEqual([])
    expect(file).toMatchObject({ contentType: 'text/calendar; charset=utf-8' })
    const text = file!.content.toString()
    expect(text).toContain(`UID:kaer-${trialId}@`)
    expect(text).toContain('Kalenterikylä')
    expect(text).toContain('Arrangör')
  }
  expect(await filesOf(of('jono@example.fi', 'ownEntryQueued'))).toEqual([])

  await on.agent.json('/api/auth/trials/cancel', { id: trialId, reason: 'Routa' })
  const cancelled = (await takeAll()).find(({ kind }) => kind === 'trialCancelled')!
  const [file] = await filesOf(cancelled)
  expect(file!.content.toString()).toContain('STATUS:CANCELLED')
  expect(file!.content.toString()).toContain(`UID:kaer-${trialId}@`)
})

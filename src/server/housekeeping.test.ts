import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { tidyUp } from './housekeeping.ts'
import { addEvents } from './platform/security/events.store.ts'
import { makeAccount, PASSWORD, signedIn } from './testing/accounts.ts'
import { makeDog, makeTrial } from './testing/factories.ts'
import { openService } from './testing/openService.ts'
import { TestBrowser } from './testing/testBrowser.ts'

const HOUR = 3_600_000
const TABLES = ['session', 'account_token', 'registration', 'attempt', 'captcha_solution']
const now = new Date('2026-05-17T09:00:00Z')
const { keepYears } = loadConfig({})
const TERMS = { session: { idleMs: HOUR, maxMs: HOUR }, keepYears }
const { app, database } = await openService({ now: () => now })

async function tablesWithRows(): Promise<string[]> {
  const found: string[] = []
  for (const table of TABLES) {
    const { rowCount } = await database.pool.query(`select from ${table} limit 1`)
    if (rowCount) found.push(table)
  }
  return found
}

test('deletes what has expired and keeps what is valid', async () => {
  const account = await makeAccount(database.db)
  await signedIn(app, account)
  const visitor = new TestBrowser(app)
  await visitor.text('/api/user/reset-password/', account.email, { captcha: true })
  await visitor.json(
    '/api/register',
    {
      username: 'odottaja',
      email: 'odottaja@example.fi',
      firstName: 'O',
      lastName: 'O',
      phone: '',
      membershipNumber: '',
      language: 'fi',
      password: PASSWORD,
      passwordAgain: PASSWORD,
      terms: true,
    },
    { captcha: true },
  )
  await tidyUp(database.db, now, TERMS)
  expect(await tablesWithRows()).toEqual(TABLES)
  await tidyUp(database.db, new Date(now.getTime() + 25 * HOUR), TERMS)
  expect(await tablesWithRows()).toEqual([])
  const { rows } = await database.pool.query('select username from account')
  expect(rows).toEqual([{ username: account.username }])
})

describe('personal data', () => {
  const years = (count: number, hours = 0) => new Date(Date.UTC(2026 + count, 4, 17, 9 + hours))

  /** A mail, a message and a change of `now`, and an entry in a trial of that day. */
  async function makeTraces(subject = 'club'): Promise<void> {
    const { pool, db } = database
    await pool.query('truncate mail, trial_message, audit, entry cascade')
    const trial_id = await makeTrial(db, { held_on: '2026-05-17' })
    const { id: dog_id } = await makeDog(db)
    const contact = { contact_name: 'Maija', contact_email: 'maija@example.fi', contact_phone: '040 1' }
    const { id } = await db
      .insertInto('entry')
      .values({ trial_id, dog_id, class: 'AVO', handler: 'Maija', ...contact })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('trial_message')
      .values({ trial_id, subject: 'S', body: 'B', recipients: 1, sent_at: now })
      .execute()
    const fields = {
      contactName: 'Maija',
      contactEmail: 'maija@example.fi',
      contactPhone: '040 1',
      class: 'AVO',
    }
    const change = { changed_at: now, code: 'CHANGED', before: null, after: JSON.stringify(fields) }
    await db
      .insertInto('audit')
      .values([
        { ...change, subject: 'entry', subject_id: String(id) },
        { ...change, subject, subject_id: '1' },
      ])
      .execute()
    const mail = {
      thing: 'a',
      language: 'fi' as const,
      subject: 'S',
      body_text: 'T',
      body_html: 'T',
      recipient: 'a@a.fi',
    }
    await db
      .insertInto('mail')
      .values([
        { ...mail, kind: 'sent', created_at: now, due_at: now, sent_at: now },
        { ...mail, kind: 'failed', created_at: now, due_at: now, failed_at: now },
        { ...mail, kind: 'waiting', created_at: now, due_at: now },
      ])
      .execute()
  }

  async function stored() {
    const { db } = database
    return {
      mails: (await db.selectFrom('mail').select('kind').orderBy('id').execute()).map(({ kind }) => kind),
      messages: (await db.selectFrom('trial_message').select('id').execute()).length,
      entry: await db
        .selectFrom('entry')
        .select(['handler', 'contact_name', 'contact_email', 'contact_phone'])
        .executeTakeFirst(),
      log: (await db.selectFrom('audit').select('after').orderBy('id').execute()).map(({ after }) => after),
    }
  }

  test('goes after its years, and no hour earlier', async () => {
    await makeTraces()
    const before = await stored()
    await tidyUp(database.db, years(1, -1), TERMS)
    expect(await stored()).toEqual(before)
    await tidyUp(database.db, years(1, 1), TERMS)
    expect(await stored()).toEqual({ ...before, mails: ['waiting'] })
    await tidyUp(database.db, years(2, -1), TERMS)
    expect(await stored()).toEqual({ ...before, mails: ['waiting'] })
    await tidyUp(database.db, years(2, 24), TERMS)
    const later = {
      mails: ['waiting'],
      messages: 0,
      entry: { handler: 'Maija', contact_name: null, contact_email: null, contact_phone: null },
      log: [{ class: 'AVO' }, before.log[1]],
    }
    expect(await stored()).toEqual(later)
    await tidyUp(database.db, years(6, -1), TERMS)
    expect(await stored()).toEqual(later)
    await tidyUp(database.db, years(6, 1), TERMS)
    expect(await stored()).toEqual({ ...later, log: [null, null] })
  })

  test('stays in the record of dogs and results, and everywhere with years of 0', async () => {
    for (const subject of ['dog', 'result']) {
      await makeTraces(subject)
      await tidyUp(database.db, years(20), TERMS)
      expect((await stored()).log).toEqual([null, expect.objectContaining({ class: 'AVO' })])
    }
    await makeTraces()
    const before = await stored()
    await tidyUp(database.db, years(20), {
      ...TERMS,
      keepYears: { mails: 0, contacts: 0, messages: 0, log: 0 },
    })
    expect(await stored()).toEqual(before)
  })
})

test('forgets counted traces of attacks after ninety days', async () => {
  const hour = new Date('2026-05-17T09:00:00Z')
  await addEvents(database.db, [{ hour, accountId: null, kind: 'tooMany', count: 1 }])
  await tidyUp(database.db, new Date(now.getTime() + 90 * 24 * HOUR), TERMS)
  expect(await countEvents()).toBe(1)
  await tidyUp(database.db, new Date(now.getTime() + 91 * 24 * HOUR), TERMS)
  expect(await countEvents()).toBe(0)
})

async function countEvents(): Promise<number | null> {
  return (await database.pool.query('select from security_event')).rowCount
}

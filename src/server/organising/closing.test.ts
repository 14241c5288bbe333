import { expect, test } from 'vitest'
import type { TrialDetails } from '#contract/organising.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount } from '../testing/accounts.ts'
import { fieldsOf, refusalOf } from '../testing/refusal.ts'
import {
  makeCompleteTrial,
  makeDogWithEntry,
  makeDoneResult,
  organisingFixture,
  STATE_COLUMNS,
  trialOf,
} from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)

const send = (action: string, body: object, person: 'agent' | 'headJudge' | 'chief' = 'agent') =>
  here.people[person].json(`/api/auth/trials/${action}`, body)
/** Ends a trial without the head judge's report. */
const end = ({ id }: { readonly id: number }, person?: 'agent' | 'headJudge') =>
  send('end', { id, confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED'] }, person)
const mailsOf = (kind: string, recipients: readonly string[]) =>
  here.database.db
    .selectFrom('mail')
    .select(['recipient', 'language', 'subject', 'body_text', 'account_id'])
    .where('kind', '=', kind)
    .where('recipient', 'in', recipients)
    .orderBy('recipient')
    .execute()
const statusesOf = async (id: number) =>
  (
    await here.database.db.selectFrom('trial_result').select('status').where('trial_id', '=', id).execute()
  ).map(({ status }) => status)

/** A trial with an entrant of each language, one of them in the reserve, and one who has withdrawn. */
async function withEntrants(name: string, columns: object = {}) {
  const id = await makeCompleteTrial(here, columns)
  const address = (who: string) => `${who}-${name}@example.fi`
  const account = await makeAccount(here.database.db, { username: `sv-${name}`, first_name: 'Åsa' })
  const dogs = {
    fi: await makeDogWithEntry(here, id, { contact_email: address('fi'), contact_name: 'Aino Äijälä' }),
    sv: await makeDogWithEntry(here, id, { account_id: account.id, language: 'sv' }),
    en: await makeDogWithEntry(here, id, { contact_email: address('en'), language: 'en', list: 'reserve' }),
  }
  await makeDogWithEntry(here, id, { contact_email: address('gone'), withdrawn_at: new Date() })
  await makeDogWithEntry(here, id)
  const recipients = ['fi', 'sv', 'en', 'gone'].map(address)
  return { id, dogs, recipients, accountId: account.id, address }
}

test('a move gives a new number, keeps the old address, and mails every entrant in the own language', async () => {
  const { id, dogs, recipients, accountId } = await withEntrants('siirto', {
    held_on: '2026-05-18',
    organiser_email: 'jarjestaja@example.fi',
  })
  const { version, kaerNr, fields } = await trialOf(here, id)
  const move = {
    id,
    version,
    date: '2026-05-23',
    endDate: '2026-05-24',
    place: 'Lapua',
    registrationStart: fields.registrationStart,
    registrationEnd: '2026-05-15',
    reason: 'Lunta on liikaa',
  }
  const moved = (await send('move', move)).json<TrialDetails>()
  expect(moved).toMatchObject({ state: 'open', kaerNr: 1, version: version + 1 })
  expect(moved.fields).toMatchObject({ date: '2026-05-23', endDate: '2026-05-24', place: 'Lapua' })
  const numbers = await here.database.db
    .selectFrom('trial_number')
    .select(['held_on', 'kaer_nr'])
    .where('trial_id', '=', id)
    .orderBy('held_on')
    .execute()
  expect(numbers).toEqual([
    { held_on: '2026-05-18', kaer_nr: kaerNr },
    { held_on: '2026-05-23', kaer_nr: 1 },
  ])
  const mails = await mailsOf('trialMoved', recipients)
  expect(mails.map(({ language }) => language)).toEqual(['en', 'fi', 'sv'])
  const [en, fi, sv] = mails
  expect(fi!.subject).toBe('Koe on siirretty: 23.05.2026–24.05.2026 Lapua')
  for (const text of [
    'Hei Aino Äijälä!',
    `Koe 18.05.2026 Ilmajoki, johon ${dogs.fi.name} (${dogs.fi.regnr}) on ilmoitettu`,
    'Syy: Lunta on liikaa',
    'jarjestaja@example.fi',
    '/kokeet/2026-05-23/1\n',
  ])
    expect(fi!.body_text).toContain(text)
  expect(sv!.body_text).toContain('Hej Åsa!')
  expect(sv!.account_id).toBe(accountId)
  expect(en!.body_text).toContain('has been moved')
})

test('moves to another place alone, and gives the number of a day never twice', async () => {
  const id = await makeCompleteTrial(here, { held_on: '2026-05-30', kaer_nr: 1 })
  const { version, fields } = await trialOf(here, id)
  const { date, endDate, registrationStart, registrationEnd } = fields
  const move = {
    id,
    version,
    date,
    endDate,
    place: 'Lapua',
    registrationStart,
    registrationEnd,
    reason: 'Tulva',
  }
  expect((await send('move', move)).json()).toMatchObject({ kaerNr: 2 })
  expect((await send('move', { ...move, version: version + 1, place: 'Ilmajoki' })).json()).toMatchObject({
    kaerNr: 3,
  })
})

test('does not move a trial to one day on the morning of its second', async () => {
  const id = await makeCompleteTrial(here, {
    held_on: '2026-05-30',
    end_date: '2026-05-31',
    start_time: '18:00',
    end_time: '09:00',
  })
  const { version, fields } = await trialOf(here, id)
  const { place, registrationStart, registrationEnd } = fields
  const days = { date: '2026-06-06', registrationStart, registrationEnd }
  const move = { id, version, ...days, place, reason: 'Tulva' }
  const refused = await send('move', { ...move, endDate: null })
  expect(fieldsOf(refused)).toEqual({ endDate: 'TRIAL_TIMES_ORDER' })
  const confirmed = ['TRIAL_MOVE_TO_OTHER_SEASON']
  expect((await send('move', { ...move, endDate: '2026-06-07', confirmed })).statusCode).toBe(200)
})

test.each<[string, object, unknown[]]>([
  ['nothing new', {}, [422, 'MOVE_CHANGES_NOTHING']],
  [
    'registration after the new day',
    { date: '2026-05-02' },
    [422, 'INPUT_INVALID', { registrationEnd: 'REGISTRATION_END_NOT_BEFORE_TRIAL' }],
  ],
  [
    'end before the new day',
    { endDate: '2026-05-16' },
    [422, 'INPUT_INVALID', { endDate: 'TRIAL_START_AFTER_END' }],
  ],
  ['no reason', { place: 'Lapua', reason: ' ' }, [400, 'INPUT_INVALID', { reason: 'REASON_MISSING' }]],
  ['no place', { place: '' }, [400, 'INPUT_INVALID', { place: 'TRIAL_PLACE_MISSING' }]],
  ['stale', { place: 'Lapua', version: 99 }, [409, 'CHANGED_MEANWHILE']],
])('refuses a move: %s', async (_what, input, expected) => {
  const id = await makeCompleteTrial(here)
  const { version, fields } = await trialOf(here, id)
  const { date, endDate, place, registrationStart, registrationEnd } = fields
  const move = {
    id,
    version,
    date,
    endDate,
    place,
    registrationStart,
    registrationEnd,
    reason: 'Lumi',
    ...input,
  }
  const answer = await send('move', move)
  expect(refusalOf(answer)).toEqual(expected)
  expect(await trialOf(here, id)).toMatchObject({ version, kaerNr: expect.any(Number) })
})

test('a done result keeps the day and forbids cancelling; the place may be put right', async () => {
  const id = await makeCompleteTrial(here)
  await makeDoneResult(here, id, (await makeDogWithEntry(here, id)).id)
  const { version, fields, actions } = await trialOf(here, id)
  const { date, endDate, registrationStart, registrationEnd } = fields
  const stays = {
    id,
    version,
    date,
    endDate,
    place: 'Lapua',
    registrationStart,
    registrationEnd,
    reason: 'Lumi',
  }
  const moved = await send('move', { ...stays, date: '2026-05-23' })
  expect(refusalOf(moved)).toEqual([422, 'INPUT_INVALID', { date: 'TRIAL_HAS_RESULTS' }])
  expect(refusalOf(await send('cancel', { id, reason: 'Lumi' }))).toEqual([422, 'TRIAL_HAS_RESULTS'])
  expect(actions).toContainEqual({ action: 'cancel', blockedBy: 'TRIAL_HAS_RESULTS', fields: {} })
  expect(refusalOf(await send('move', stays))).toEqual([200])
})

test('cancelling needs a reason and mails everyone', async () => {
  const { id, recipients } = await withEntrants('peruttu')
  expect(refusalOf(await send('cancel', { id, reason: '' }))).toEqual([
    400,
    'INPUT_INVALID',
    { reason: 'REASON_MISSING' },
  ])
  const cancelled = (await send('cancel', { id, reason: 'Lintuinfluenssa' })).json<TrialDetails>()
  expect(cancelled).toMatchObject({ state: 'cancelled', cancelReason: 'Lintuinfluenssa' })
  const mails = await mailsOf('trialCancelled', recipients)
  expect(mails.map(({ language }) => language)).toEqual(['en', 'fi', 'sv'])
  for (const mail of mails) expect(mail.body_text).toContain('Lintuinfluenssa')
})

test('ending waits for every result and report, and names the dogs that lack them', async () => {
  const id = await makeCompleteTrial(here, STATE_COLUMNS.ongoing)
  expect(refusalOf(await end({ id })), 'no dogs at all').toEqual([422, 'RESULTS_MISSING'])
  const [done, silent, undone, absent, past, accepted] = [
    await makeDogWithEntry(here, id),
    await makeDogWithEntry(here, id),
    await makeDogWithEntry(here, id, { class: 'VOI' }),
    await makeDogWithEntry(here, id),
    await makeDogWithEntry(here, id),
    await makeDogWithEntry(here, id),
  ]
  await here.database.db.updateTable('dog').set({ registered: false }).where('id', '=', undone.id).execute()
  await makeDogWithEntry(here, id, { list: 'reserve' })
  await makeDogWithEntry(here, id, { withdrawn_at: new Date() })
  await makeDoneResult(here, id, done.id)
  const { id: rulebook_id } = await here.database.db
    .selectFrom('rulebook')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await makeDoneResult(here, id, silent.id, { report: '  ', rulebook_id })
  // From before results were kept here, or accepted by the chief: they stand without.
  await makeDoneResult(here, id, past.id, { report: null })
  const overridden = JSON.stringify({ reason: 'Kirja katosi', checks: [] })
  await makeDoneResult(here, id, accepted.id, { report: null, rulebook_id, overridden })
  await makeDoneResult(here, id, absent.id, { outcome: 'absent', prize: 0, points: null, report: null })
  const refused = await end({ id }, 'headJudge')
  const missing = { [silent.regnr]: 'REPORT_MISSING', [undone.regnr]: 'RESULT_NOT_DONE' }
  expect(refusalOf(refused)).toEqual([422, 'RESULTS_NOT_DONE', missing])
  const waiting = await trialOf(here, id, 'headJudge')
  expect(waiting.pending).toEqual([
    {
      regnr: silent.regnr,
      name: silent.name,
      unregistered: false,
      class: 'AVO',
      outcome: 'judged',
      missing: 'REPORT_MISSING',
    },
    {
      regnr: undone.regnr,
      name: undone.name,
      unregistered: true,
      class: 'VOI',
      outcome: null,
      missing: 'RESULT_NOT_DONE',
    },
  ])
  expect(waiting.actions).toContainEqual({
    action: 'end',
    blockedBy: 'RESULTS_NOT_DONE',
    fields: missing,
  })
  await makeDoneResult(here, id, undone.id, {
    class: 'VOI',
    outcome: 'withdrawn',
    prize: 0,
    points: null,
    report: null,
  })
  expect(refusalOf(await end({ id }))).toEqual([422, 'REPORTS_MISSING', { [silent.regnr]: 'REPORT_MISSING' }])
  await here.database.db
    .updateTable('trial_result')
    .set({ report: 'Hyvä.' })
    .where('dog_id', '=', silent.id)
    .execute()
  expect(refusalOf(await end({ id }, 'headJudge'))).toEqual([200])
  expect(new Set(await statusesOf(id))).toEqual(new Set(['official']))
})

test('ends a water and track trial by its own results', async () => {
  const id = await makeCompleteTrial(here, { ...STATE_COLUMNS.ongoing, type: 'water_track' })
  const dog = await makeDogWithEntry(here, id, { class: 'VOI' })
  await makeDoneResult(here, id, dog.id)
  expect(refusalOf(await end({ id }))).toEqual([422, 'RESULTS_NOT_DONE', { [dog.regnr]: 'RESULT_NOT_DONE' }])
  await here.database.db
    .insertInto('water_result')
    .values({
      trial_id: id,
      dog_id: dog.id,
      class: 'VOI',
      outcome: 'judged',
      report: 'Hyvä.',
      done_at: new Date(),
    })
    .execute()
  expect(refusalOf(await end({ id }))).toEqual([200])
})

test('requires water work begun at an undivided trial to be done before the end', async () => {
  const id = await makeCompleteTrial(here, { ...STATE_COLUMNS.ongoing, divided: false })
  const dog = await makeDogWithEntry(here, id)
  await makeDoneResult(here, id, dog.id, { outcome: 'rejected', prize: 0 })
  const { db } = here.database
  const entry = await db.selectFrom('entry').select('id').where('trial_id', '=', id).executeTakeFirstOrThrow()
  const sheet = { entry_id: entry.id, kind: 'water', updated_at: new Date() } as const
  await db
    .insertInto('sheet')
    .values({ ...sheet, values: JSON.stringify({ water: 8 }) })
    .execute()
  const refused = await end({ id })
  expect(refusalOf(refused)).toEqual([422, 'RESULTS_NOT_DONE', { [dog.regnr]: 'RESULT_NOT_DONE' }])
  await db.updateTable('sheet').set({ values: '{}' }).where('entry_id', '=', entry.id).execute()
  expect(refusalOf(await end({ id })), 'emptied again, it is none').toEqual([200])
})

/** A rulebook in which the open class gives 100 points at most. */
async function halfRulebook(): Promise<number> {
  const { validFrom: _, ...data } = DEFAULT_RULEBOOK
  const coefficients = { search: 3, game: 3.5, retrieve: 2, water: 1.5, track: null }
  const classes = { ...data.classes, AVO: { ...data.classes.AVO, coefficients } }
  const { id } = await here.database.db
    .insertInto('rulebook')
    .values({ valid_from: '1999-06-01', data: JSON.stringify({ ...data, classes }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('ending makes results official and mails the entrants; an ended trial is opened again with a reason', async () => {
  const { id, dogs, recipients, address } = await withEntrants('tulokset', STATE_COLUMNS.ongoing)
  await here.database.db
    .updateTable('entry')
    .set({ withdrawn_at: new Date() })
    .where('trial_id', '=', id)
    .where('contact_email', 'is', null)
    .where('account_id', 'is', null)
    .execute()
  await makeDoneResult(here, id, dogs.fi.id, { points: 82.5, rulebook_id: await halfRulebook() })
  await makeDoneResult(here, id, dogs.sv.id, { outcome: 'rejected', prize: 0, points: 80 })
  expect(refusalOf(await end({ id }))).toEqual([200])
  const mails = await mailsOf('trialResults', recipients)
  expect(mails.map(({ recipient }) => recipient)).toEqual([address('fi'), address('sv')])
  expect(mails[0]!.body_text).toContain('AVO1, 82,5 / 100')
  expect(mails[1]!.body_text).toContain('underkänd')
  expect(refusalOf(await send('reopen', { id, reason: '' }, 'chief'))).toEqual([
    400,
    'INPUT_INVALID',
    { reason: 'REASON_MISSING' },
  ])
  const reopened = (await send('reopen', { id, reason: 'Väärä luokka' }, 'chief')).json<TrialDetails>()
  expect(reopened.state).toBe('ongoing')
  expect(new Set(await statusesOf(id))).toEqual(new Set(['preliminary']))
  expect(refusalOf(await end({ id }))).toEqual([200])
  expect((await mailsOf('trialResults', recipients)).length, 'nothing has changed').toBe(2)
  const reasons = await here.database.db
    .selectFrom('audit')
    .select('after')
    .where('code', '=', 'TRIAL_REOPENED')
    .where('subject_id', '=', String(id))
    .execute()
  expect(reasons).toEqual([{ after: { reason: 'Väärä luokka' } }])
})

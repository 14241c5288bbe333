import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EntryForm, OwnEntries, OwnEntry } from '#contract/ownEntries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, newestMail, signedIn, tokenOf } from '../testing/accounts.ts'
import { makeDog, makePerson } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const send = (trialId: number, body: unknown, browser = on.visitor()) =>
  browser.json(`/api/trials/${trialId}/enter`, body, { captcha: true })

describe('entering', () => {
  test('holds a place for 30 minutes, mails entrant and organiser, and lets this browser alone open it', async () => {
    const trialId = await on.trial()
    const form = await on.formOf({ contactEmail: 'eka@example.fi' })
    const browser = on.visitor()
    const answer = await send(trialId, form, browser)
    expect(answer.json<OwnEntry>()).toMatchObject({
      state: 'held',
      heldUntil: new Date(on.now.getTime() + 30 * 60_000).toISOString(),
      class: 'AVO',
      money: { feeCents: FEE, paidCents: 0, dueCents: FEE, standing: 'unpaid' },
      refusals: { pay: null, change: null, cancel: null },
      refundedUntil: '2026-09-01',
    })
    const { id } = answer.json<OwnEntry>()
    expect((await browser.get(`/api/entries/${id}`)).statusCode).toBe(200)
    expect(refusalOf(await on.visitor().get(`/api/entries/${id}`))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await on.agent.get(`/api/entries/${id}`))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await browser.get('/api/entries/999999'))).toEqual([404, 'ENTRY_NOT_FOUND'])
    expect(await on.mailsTo('eka@example.fi')).toEqual(['ownEntryHeld'])
    expect(await on.mailsTo('jarjestaja@example.fi')).toContain('organiserEntry')
    expect((await newestMail(on.database.db, 'eka@example.fi'))?.body_text).toContain('50,00')
  })

  test('G21: makes one entry of the same form sent three times at once', async () => {
    const trialId = await on.trial()
    const form = await on.formOf()
    const answers = await Promise.all([1, 2, 3].map(() => send(trialId, form)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json<OwnEntry>().id)).size).toBe(1)
    expect((await on.participants(trialId)).places).toHaveLength(1)
  })

  test('G1: refuses a dog that is in the trial already, also of two forms at once', async () => {
    const trialId = await on.trial()
    const { regnr } = await on.dog()
    const forms = await Promise.all([1, 2].map(() => on.formOf({ regnr })))
    const answers = await Promise.all(forms.map((form) => send(trialId, form)))
    expect(answers.map(refusalOf).toSorted()).toEqual([
      [200],
      [409, 'ENTRY_EXISTS', { regnr: 'ENTRY_EXISTS' }],
    ])
  })

  test('G2: gives two places to two of five who enter at once, and the queue to the others', async () => {
    const trialId = await on.trial({ capacity: 2 })
    const forms = await Promise.all([1, 2, 3, 4, 5].map(() => on.formOf()))
    const answers = await Promise.all(forms.map((form) => send(trialId, form)))
    const states = answers.map((answer) => answer.json<OwnEntry>())
    expect(states.map(({ state }) => state).toSorted()).toEqual([
      'held',
      'held',
      'queued',
      'queued',
      'queued',
    ])
    expect(states.flatMap(({ queueNumber }) => queueNumber ?? []).toSorted()).toEqual([1, 2, 3])
    expect(await on.participants(trialId)).toMatchObject({ left: 0 })
  })

  test('G4: keeps the fee as it was when the dog was entered', async () => {
    const trialId = await on.trial()
    const entered = await on.enter(trialId)
    await on.database.db
      .updateTable('product')
      .set({ amount_cents: 9900 })
      .where('id', '=', await on.productId())
      .execute()
    expect((await on.own(entered)).money).toMatchObject({ feeCents: FEE, dueCents: FEE })
    expect((await on.begin(entered)).amountCents).toBe(FEE)
    await on.database.db
      .updateTable('product')
      .set({ amount_cents: FEE })
      .where('id', '=', await on.productId())
      .execute()
  })

  test('G4: refuses a form that shows another fee than the one in force, and enters nothing', async () => {
    const trialId = await on.trial()
    const form = await on.formOf({ feeCents: FEE - 100 })
    const browser = on.visitor()
    for (const feeCents of [FEE - 100, FEE + 100, 0, -FEE])
      expect(refusalOf(await send(trialId, { ...form, feeCents }, browser))).toEqual([
        409,
        'FEE_CHANGED',
        { productId: 'FEE_CHANGED' },
      ])
    expect((await on.participants(trialId)).places).toEqual([])
    expect((await send(trialId, { ...form, feeCents: FEE }, browser)).statusCode).toBe(200)
  })

  test('offers who has signed in the dogs entered before, then the living ones owned, and nobody else’s', async () => {
    const { db } = on.database
    const person_id = await makePerson(db)
    const own = (dog_id: number, end_date: string | null = null) =>
      db.insertInto('dog_owner').values({ dog_id, person_id, end_date }).execute()
    const [entered, elder, younger, dead, sold] = [
      await on.dog(),
      await makeDog(db, { birth_date: '2019-05-06' }),
      await makeDog(db, { birth_date: '2024-05-06' }),
      await makeDog(db, { birth_date: '2018-05-06', death_date: '2025-01-02' }),
      await makeDog(db),
    ]
    for (const { id } of [elder, younger, dead]) await own(id)
    await own(sold.id, '2025-01-01')
    const member = await signedIn(on.app, await makeAccount(db, { person_id }))
    const first = await on.trial()
    await member.json(`/api/trials/${first}/enter`, await on.formOf({ regnr: entered.regnr }))
    const { kaer_nr, held_on } = await db
      .selectFrom('trial')
      .selectAll()
      .where('id', '=', await on.trial())
      .executeTakeFirstOrThrow()
    const form = (await member.get(`/api/trials/${held_on}/${kaer_nr}/entry-form`)).json<EntryForm>()
    expect(form.entrant!.dogs.map(({ regnr }) => regnr)).toEqual(
      [entered, younger, elder].map((d) => d.regnr),
    )
  })

  test('needs a captcha of visitors and none of those who have signed in', async () => {
    const trialId = await on.trial()
    expect(refusalOf(await on.visitor().json(`/api/trials/${trialId}/enter`, await on.formOf()))).toEqual([
      422,
      'CAPTCHA_INVALID',
    ])
    const member = await signedIn(on.app, await makeAccount(on.database.db))
    const answer = await member.json(`/api/trials/${trialId}/enter`, await on.formOf())
    expect(answer.statusCode).toBe(200)
    const other = on.visitor()
    expect((await member.get('/api/auth/entries')).json<OwnEntries>().entries).toMatchObject([
      { id: answer.json<OwnEntry>().id, state: 'held' },
    ])
    expect(refusalOf(await other.get('/api/auth/entries'))).toEqual([401, 'SESSION_EXPIRED'])
  })

  test.each([
    ['an unknown dog', { regnr: 'FI99999/99' }, {}, [404, 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' }]],
    [
      'terms that are not accepted',
      { terms: false },
      {},
      [400, 'INPUT_INVALID', { terms: 'TERMS_NOT_ACCEPTED' }],
    ],
    [
      'an address that is none',
      { contactEmail: 'maija' },
      {},
      [400, 'INPUT_INVALID', { contactEmail: 'EMAIL_INVALID' }],
    ],
    [
      'a class the dog may not start in',
      { class: 'VOI' },
      {},
      [422, 'FIRST_PRIZE_MISSING', { class: 'FIRST_PRIZE_MISSING' }],
    ],
    [
      'registration that has not begun',
      {},
      { registration_start: '2026-08-21' },
      [422, 'REGISTRATION_NOT_OPEN'],
    ],
    [
      'registration that is over',
      {},
      { registration_start: '2026-08-01', registration_end: '2026-08-19' },
      [422, 'ENTRY_ENDED'],
    ],
    ['registration closed by hand', {}, { closed_by_hand: true }, [422, 'ENTRY_ENDED']],
    [
      'a cancelled trial',
      {},
      { cancelled_at: new Date('2026-08-19T09:00:00Z') },
      [422, 'TRIAL_IS_CANCELLED'],
    ],
  ])('refuses %s', async (_what, form, trial, refusal) => {
    const body = { ...(await on.formOf()), ...form }
    expect(refusalOf(await send(await on.trial(trial), body))).toEqual(refusal)
  })

  test('tells nobody of a draft', async () => {
    const trialId = await on.trial({ published_at: null })
    expect(refusalOf(await send(trialId, await on.formOf()))).toEqual([403, 'FORBIDDEN'])
    for (const id of [999_999, 3_000_000_000, Number.MAX_SAFE_INTEGER])
      expect(refusalOf(await send(id, await on.formOf()))).toEqual([404, 'TRIAL_NOT_FOUND'])
  })

  test('gives at most three unpaid places of a trial to one address', async () => {
    const trialId = await on.trial({ capacity: 9 })
    const contactEmail = 'haalija@example.fi'
    for (let index = 0; index < 3; index++) await on.enter(trialId, { contactEmail })
    const refused = [422, 'TOO_MANY_HOLDS', { contactEmail: 'TOO_MANY_HOLDS' }]
    expect(refusalOf(await send(trialId, await on.formOf({ contactEmail: 'Haalija@example.fi' })))).toEqual(
      refused,
    )
  })

  test('lets ten dogs of one address wait in a queue, and no more', async () => {
    const trialId = await on.trial({ capacity: 1 })
    await on.enter(trialId)
    const contactEmail = 'jonottaja@example.fi'
    for (let index = 0; index < 10; index++) await on.enter(trialId, { contactEmail })
    expect(refusalOf(await send(trialId, await on.formOf({ contactEmail })))).toEqual([
      422,
      'TOO_MANY_WAITING',
      { contactEmail: 'TOO_MANY_WAITING' },
    ])
  })
})

describe('fees', () => {
  test('offers those of type and class, with the reason against the members’ one, and takes no other', async () => {
    const trialId = await on.trial()
    const { held_on, kaer_nr } = await on.database.db
      .selectFrom('trial')
      .selectAll()
      .where('id', '=', trialId)
      .executeTakeFirstOrThrow()
    const address = `/api/trials/${held_on}/${kaer_nr}/entry-form`
    const form = (await on.visitor().get(address)).json<EntryForm>()
    expect(form).toMatchObject({ entrant: null, placesLeft: 2, waiting: 0 })
    expect(form.products.map(({ amountCents, refused }) => [amountCents, refused])).toEqual([
      [3000, 'MEMBERS_ONLY'],
      [4000, null],
      [4000, 'MEMBERS_ONLY'],
      [5000, null],
    ])
    const members = await on.productId('Avoin ja voittajaluokka, jäsen')
    const [others, water] = [await on.productId('Nuorten luokka'), await on.productId('Vesi- ja jälkikoe')]
    const refused = { productId: 'MEMBERS_ONLY' }
    expect(refusalOf(await send(trialId, await on.formOf({ productId: members })))).toEqual([
      422,
      'MEMBERS_ONLY',
      refused,
    ])
    for (const productId of [others, water, 999_999])
      expect(refusalOf(await send(trialId, await on.formOf({ productId })))[1]).toBe('PRODUCT_NOT_OFFERED')
    const account = await makeAccount(on.database.db, { membership_confirmed_at: on.now })
    const member = await signedIn(on.app, account)
    expect((await member.get(address)).json<EntryForm>().entrant).toMatchObject({
      contactEmail: account.email,
      isMember: true,
    })
    const answer = await member.json(`/api/trials/${trialId}/enter`, await on.formOf({ productId: members }))
    expect(answer.json<OwnEntry>().money).toMatchObject({ feeCents: 4000 })
  })
})

describe('the link of a mail', () => {
  test('opens the entry by a button until the trial is over, and nothing else', async () => {
    const trialId = await on.trial()
    const { entry } = await on.enter(trialId, { contactEmail: 'linkki@example.fi' })
    const other = await on.enter(trialId)
    const secret = tokenOf(await newestMail(on.database.db, 'linkki@example.fi'))
    const browser = on.visitor()
    const open = (id: number, given: string) => browser.json(`/api/entries/${id}/open`, { secret: given })
    expect(refusalOf(await open(other.entry.id, secret))).toEqual([422, 'LINK_INVALID'])
    expect(refusalOf(await open(entry.id, 'x'.repeat(43)))).toEqual([422, 'LINK_INVALID'])
    expect(refusalOf(await browser.get(`/api/entries/${entry.id}`))).toEqual([403, 'FORBIDDEN'])
    expect((await open(entry.id, secret)).json<OwnEntry>().id).toBe(entry.id)
    expect((await browser.get(`/api/entries/${entry.id}`)).statusCode).toBe(200)
    expect(refusalOf(await browser.get(`/api/entries/${other.entry.id}`))).toEqual([403, 'FORBIDDEN'])
    browser.cookies.set('entries', `${other.entry.id}.${'x'.repeat(43)}`)
    expect(refusalOf(await browser.get(`/api/entries/${other.entry.id}`))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('changing', () => {
  test('G20: changes handler and contact by the version that was seen, and nobody else may', async () => {
    const entered = await on.enter(await on.trial())
    const { id, version } = await on.own(entered)
    const change = {
      version,
      handler: 'Matti Mänty',
      contactName: 'Maija Mänty',
      contactPhone: '',
      language: 'sv',
    }
    const path = `/api/entries/${id}/change`
    expect(refusalOf(await on.visitor().json(path, change))).toEqual([403, 'FORBIDDEN'])
    expect(refusalOf(await entered.browser.json(path, { ...change, contactPhone: 'ei ole' }))[0]).toBe(400)
    expect((await entered.browser.json(path, change)).json<OwnEntry>()).toMatchObject({
      handler: 'Matti Mänty',
      language: 'sv',
    })
    expect(refusalOf(await entered.browser.json(path, change))).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  test('offers a visitor no dog that is not eligible by age', async () => {
    const young = await makeDog(on.database.db, { birth_date: '2026-06-01' })
    expect(refusalOf(await send(await on.trial(), await on.formOf({ regnr: young.regnr })))[0]).toBe(422)
  })
})

import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { PERSONS_MAX } from '#contract/constants.ts'
import { takeReport } from '#server/mails/bounces/bounces.service.ts'
import { asOperator } from '#server/platform/act.ts'
import { MailLinks } from '#server/platform/mail/mailLinks.ts'
import { MAIL_LINKS_KEY, serverKey } from '#server/platform/serverKey.ts'
import { makeDog, makePerson } from '#server/testing/factories.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database

const t = translator('fi')

function open(path: string, options?: BrowserContextOptions) {
  return openPage(path, { ...options, as: 'yllapito' })
}

test('shows values before and after in the change log, filtered by person and day', async () => {
  const page = await open('/profiili')
  await field(page, t('accounts.fields.firstName')).fill('Ykä')
  await button(page, t('accounts.profile.submit')).click()
  await toast(page, t('accounts.saved')).waitFor()
  await page.goto('/hallinta/loki')
  const row = page.getByRole('row').filter({ hasText: t('audit.codes.CHANGED') })
  await row.first().waitFor()
  expect(await row.first().textContent()).toContain('Etunimi: ennen Yrjö → jälkeen Ykä')
  await field(page, t('audit.filters.actor')).fill('jasen')
  await field(page, t('audit.filters.from')).fill('1.13.2026')
  await button(page, t('audit.submit')).click()
  await page.getByText(t('common.dayInvalid')).waitFor()
  await field(page, t('audit.filters.from')).fill('1.1.2020')
  await button(page, t('audit.submit')).click()
  await page.getByText(t('audit.none')).waitFor()
  expect(page.url()).toContain('from=2020-01-01')
  await button(page, t('audit.clear')).click()
  await row.first().waitFor()
  await expectAccessible(page)
})

test('shows waiting mails without their secrets, and sends a failed one again', async () => {
  const guest = await openPage('/vaihda-salasana')
  await field(guest, t('accounts.fields.email')).fill('jasen@koirakanta.invalid')
  await button(guest, t('accounts.forgotten.submit')).click()
  await guest.getByText(t('accounts.forgotten.sentTitle')).waitFor()
  const failed = { failed_at: new Date(), attempts: 9, last_error: '550' }
  await service.database.db.updateTable('mail').set(failed).execute()

  const page = await open('/hallinta/posti?state=failed')
  await page.getByText(t('mailsAdmin.notSending')).waitFor()
  await page.getByRole('button', { name: t('mailsAdmin.read', { subject: 'Uusi salasana' }) }).click()
  await page.getByText('#token=…').waitFor()
  await page.getByText(t('mailsAdmin.lastError', { error: '550' })).waitFor()
  await expectAccessible(page)
  await button(page, t('mailsAdmin.retry')).click()
  await toast(page, t('mailsAdmin.retried')).waitFor()
  await page.getByText(t('mailsAdmin.none')).waitFor()
})

test('a mail that did not arrive: why is told in the outbox and on the page of the user, and the user is told', async () => {
  const { id, email } = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('username', '=', 'jasen')
    .executeTakeFirstOrThrow()
  const at = new Date()
  const { key } = await db
    .insertInto('mail')
    .values({
      thing: 'e2e',
      kind: 'passwordChanged',
      account_id: id,
      recipient: email,
      language: 'fi',
      subject: 'Salasanasi on vaihdettu',
      body_text: 'Hei!',
      body_html: '<p>Hei!</p>',
      created_at: at,
      due_at: at,
      sent_at: at,
    })
    .returning('key')
    .executeTakeFirstOrThrow()
  const links = new MailLinks(await serverKey(db, MAIL_LINKS_KEY))
  const to = `bounces+${links.sign('bounce', key)}@koirakanta.invalid`
  const raw = Buffer.from(`To: ${to}
Content-Type: multipart/report; boundary=B

--B
Content-Type: message/delivery-status

Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <${email}>: User unknown

--B--
`)
  await asOperator(db, (act) => takeReport(act, links, { raw, to: undefined }))

  const page = await open('/hallinta/posti?state=undelivered')
  await page.getByText(t('mailsAdmin.meanings.gone')).first().waitFor()
  await page
    .getByRole('button', { name: t('mailsAdmin.read', { subject: 'Salasanasi on vaihdettu' }) })
    .click()
  await page.getByText(t('mailsAdmin.words', { words: '550 5.1.1 <…>: User unknown' })).waitFor()
  await page.getByText(t('mailsAdmin.silent')).waitFor()
  await expectAccessible(page)
  await page.goto(`/hallinta/kayttajat/${id}`)
  await page.getByText('palvelimen syy 5.1.1').waitFor()

  const own = await openPage('/', { ...PHONE, as: 'jasen' })
  await own.getByRole('link', { name: t('shell.silentAddressLink') }).click()
  await button(own, t('accounts.profile.checkEmail')).click()
  await own.getByText(t('accounts.profile.checkSent', { email })).waitFor()
  await expectAccessible(own)
  const { body_text } = await db
    .selectFrom('mail')
    .select('body_text')
    .where('kind', '=', 'checkEmail')
    .executeTakeFirstOrThrow()
  await own.goto(/\/vahvista-sahkoposti#token=\S+/.exec(body_text)![0])
  await button(own, t('accounts.confirm.submit')).click()
  await heading(own, t('accounts.confirm.checked')).waitFor()
  await own.getByText(t('shell.silentAddress')).waitFor({ state: 'detached' })
})

test('state of the service: told to SYSADMIN, from the menu', async () => {
  const { db } = service.database
  const [one, other] = [await makeDog(db), await makeDog(db)]
  const setSire = (sire_id: number | null, { id }: { id: number }) =>
    db.updateTable('dog').set({ sire_id }).where('id', '=', id).execute()
  await setSire(one.id, other)
  await setSire(other.id, one)
  await expect.poll(async () => (await fetch(`${service.url}/api/health`)).text()).toContain('degraded')
  const at = new Date(Date.now() - 1000)
  const failed = { started_at: at, ended_at: at, failed_at: at, failure: 'ECONNREFUSED' }
  await db
    .insertInto('job')
    .values({ name: 'housekeeping', every_ms: 3_600_000, ...failed })
    .execute()
  const page = await open('/hallinta/palvelu')
  await page.getByRole('heading', { level: 1, name: t('operations.title') }).waitFor()
  await page.getByText(t('operations.pedigreeLead')).waitFor()
  const toParents = await page.getByRole('link', { name: one.regnr }).getAttribute('href')
  expect(toParents).toBe(`/hallinta/koira/${one.regnr}/perustiedot?osa=vanhemmat`)
  await setSire(null, other)
  await page.getByText(t('operations.sendingOff')).waitFor()
  const housekeeping = page.getByRole('row', { name: t('operations.jobNames.housekeeping') })
  await housekeeping.getByText('ECONNREFUSED').waitFor()
  await button(page, t('operations.runJob', { job: t('operations.jobNames.housekeeping') })).click()
  await housekeeping.getByText(t('operations.inOrder')).waitFor()
  await expectAccessible(page)
})

test('downloads and erases the data of a person without an account', async () => {
  const { db } = service.database
  const name = 'Vain Tiedoissa Oleva'
  const owner = { dog_id: (await makeDog(db)).id, person_id: await makePerson(db, { name }) }
  await db.insertInto('dog_owner').values(owner).execute()
  const page = await open(`/hallinta/henkilot?${new URLSearchParams({ q: name })}`)
  const row = page.getByRole('row').filter({ hasText: name })
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: t('persons.downloadOf', { name }) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await row.getByRole('button', { name: t('persons.eraseOf', { name }) }).click()
  await page.getByRole('dialog', { name: t('persons.eraseQuestion', { name }) }).waitFor()
  await expectAccessible(page)
  await button(page, t('persons.erase')).click()
  await toast(page, t('persons.erased')).waitFor()
  await page.getByText(t('persons.none')).waitFor()
})

test('says that more people may fit a search than are shown', async () => {
  const page = await open('/hallinta/henkilot?q=mäki')
  await page.getByText(t('persons.firstOnly', { count: String(PERSONS_MAX) })).waitFor()
})

test.each([
  '/hallinta/loki',
  '/hallinta/turvatapahtumat',
  '/hallinta/posti',
  '/hallinta/henkilot?q=mäki',
  '/hallinta/kayttajat/uusi',
])('%s has no axe violations on a phone', async (path) => {
  const page = await open(path, PHONE)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

test('keeps owners: one from the register, a new one, an end, a reload, a removal and its undo; and the breeder', async () => {
  const dog = await makeDog(db, { name: 'Kaarnalahden Ilma', sex: 'female', birth_date: '2019-04-01' })
  await makePerson(db, { name: 'Kerttu Kaarnalahti', town: 'Inari' })
  const page = await openPage(`/hallinta/koira/${dog.regnr}/perustiedot`, { ...PHONE, as: 'koirat' })
  await page.getByRole('link', { name: t('identity.tasks.omistajat'), exact: true }).click()
  await page.getByText(t('identity.owners.none')).waitFor()
  await expectAccessible(page)
  const pick = async (label: string, typed: string, option: string) => {
    await page.getByRole('combobox', { name: label }).fill(typed)
    await page.getByRole('option').filter({ hasText: option }).click()
  }
  const person = t('identity.owners.person')
  const add = page.getByRole('link', { name: t('identity.owners.add') })
  const submit = button(page, t('identity.owners.add'))
  const table = page.getByRole('list', { name: t('identity.tasks.omistajat') })
  await add.click()
  await submit.click()
  await page.getByRole('link', { name: t('errors.REASON_MISSING') }).waitFor()
  await field(page, t('identity.reason')).fill('Omistajanvaihdos')
  await submit.click()
  await page.getByRole('link', { name: t('errors.PERSON_MISSING') }).waitFor()
  await pick(person, 'kaarnalah', 'Kerttu Kaarnalahti, Inari')
  await page.getByRole('textbox', { name: t('identity.owners.start') }).fill('1.6.2019')
  await expectAccessible(page)
  await page.reload()
  await expect
    .poll(() => page.getByRole('combobox', { name: person }).inputValue())
    .toBe('Kerttu Kaarnalahti, Inari')
  await submit.click()
  await toast(page, t('identity.owners.added')).waitFor()
  await table.getByText('01.06.2019').waitFor()
  await add.click()
  await pick(person, 'Uuno Uusi', t('identity.owners.newPerson', { name: 'Uuno Uusi' }))
  await page.getByRole('textbox', { name: t('identity.owners.town') }).fill('Utsjoki')
  await field(page, t('identity.reason')).fill('Omistajanvaihdos')
  await submit.click()
  await table.getByText('Uuno Uusi, Utsjoki').waitFor()
  await page.getByRole('link', { name: t('identity.changeOf', { what: 'Kerttu Kaarnalahti' }) }).click()
  await page.getByRole('textbox', { name: t('identity.owners.end') }).fill('1.6.2022')
  await field(page, t('identity.reason')).fill('Myyty')
  await button(page, t('identity.owners.save')).click()
  await table.getByText('01.06.2022').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('identity.changeOf', { what: 'Uuno Uusi' }) }).click()
  await button(page, t('identity.owners.remove')).click()
  const question = page.getByRole('dialog', {
    name: t('identity.owners.removeQuestion', { name: 'Uuno Uusi' }),
  })
  await question.getByLabel(t('identity.reason')).fill('Väärä koira')
  await question.getByRole('button', { name: t('identity.owners.remove') }).click()
  const removed = toast(page, t('identity.owners.removed'))
  await table.getByText('Uuno Uusi').waitFor({ state: 'detached' })
  await removed.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await table.getByText('Uuno Uusi').waitFor()
  await page.getByRole('link', { name: t('identity.owners.breederChange') }).click()
  await pick(t('identity.fields.breeder'), 'kaarnalah', 'Kerttu Kaarnalahti, Inari')
  await field(page, t('identity.reason')).fill('Kennelrekisteri')
  await button(page, t('identity.owners.breederSave')).click()
  await toast(page, t('identity.owners.breederSaved')).waitFor()
})

test('keeps registration numbers: another one, a taken one, the main one and its undo, a removal', async () => {
  const [dog, other] = [await makeDog(db, { name: 'Kaarnalahden Numero' }), await makeDog(db)]
  const page = await openPage(`/hallinta/koira/${dog.regnr}/perustiedot`, { ...PHONE, as: 'koirat' })
  await page.getByRole('link', { name: t('identity.tasks.numerot'), exact: true }).click()
  const list = page.getByRole('list', { name: t('identity.kinds.number') })
  await list.getByText(dog.regnr).waitFor()
  await page.getByRole('link', { name: t('identity.numbers.add') }).click()
  const number = page.getByRole('textbox', { name: t('identity.numbers.number') })
  const submit = button(page, t('identity.numbers.add'))
  await number.fill(other.regnr)
  await field(page, t('identity.reason')).fill('Rekisteritodistus')
  await expectAccessible(page)
  await submit.click()
  await page.getByRole('link', { name: t('errors.DOG_RECORDED') }).waitFor()
  await number.fill('FI12')
  await submit.click()
  await page.getByRole('link', { name: t('errors.REGNR_NOT_FINNISH') }).waitFor()
  await number.fill('SE98765/2021')
  await submit.click()
  await toast(page, t('identity.numbers.added')).waitFor()
  const words = { regnr: 'SE98765/2021' }
  const answer = async (name: string, action: string) => {
    const question = page.getByRole('dialog', { name })
    await question.getByLabel(t('identity.reason')).fill('Rekisteritodistus')
    await expectAccessible(page)
    await question.getByRole('button', { name: action }).click()
  }
  await button(page, t('identity.numbers.makeMainOf', words)).click()
  await answer(t('identity.numbers.makeMainQuestion', words), t('identity.numbers.makeMain'))
  const changed = toast(page, t('identity.numbers.mainChanged'))
  await changed.waitFor()
  expect(new URL(page.url()).pathname).toBe('/hallinta/koira/SE98765/2021/perustiedot')
  const visitor = await openPage(`/koira/${dog.regnr}#tulokset`)
  await heading(visitor, dog.name).waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/koira/SE98765/2021')
  await changed.getByRole('button', { name: t('identity.corrections.undo') }).click()
  // The page begins anew with the number that is the main one again.
  const itsPage = page.getByRole('link', { name: t('identity.toPage') })
  await expect.poll(() => itsPage.getAttribute('href')).toBe(`/koira/${dog.regnr}`)
  await button(page, t('identity.numbers.removeOf', words)).click()
  await answer(t('identity.numbers.removeQuestion', words), t('identity.numbers.remove'))
  const removed = toast(page, t('identity.numbers.removed'))
  await list.getByText('SE98765/2021').waitFor({ state: 'detached' })
  await removed.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await list.getByText('SE98765/2021').waitFor()
  await expectAccessible(page)
})

test('offers to undo the own correction, where somebody else has corrected the dog since', async () => {
  const dog = await makeDog(db, { name: 'Kaarnalahden Kumottu' })
  const address = `/hallinta/koira/${dog.regnr}/perustiedot?osa=numerot&rivi=uusi`
  const [page, other] = [
    await openPage(address, { as: 'koirat' }),
    await openPage(address, { as: 'jalostusneuvoja' }),
  ]
  const add = async (by: typeof page, number: string) => {
    await by.getByRole('textbox', { name: t('identity.numbers.number') }).fill(number)
    await field(by, t('identity.reason')).fill('Rekisteritodistus')
    await button(by, t('identity.numbers.add')).click()
  }
  let added: Promise<unknown> | undefined
  const addOther = async () => {
    await add(other, 'SE22222/2021')
    await toast(other, t('identity.numbers.added')).waitFor()
  }
  // What the message asks for is answered after the other one's correction.
  await page.route('**/corrections', async (route) => {
    added ??= addOther()
    await added
    await route.continue()
  })
  await add(page, 'SE11111/2021')
  await toast(page, t('identity.numbers.added'))
    .getByRole('button', { name: t('identity.corrections.undo') })
    .click()
  await toast(page, t('identity.corrections.done')).waitFor()
  const table = page.getByRole('table', { name: t('identity.kinds.number') })
  await table.getByText('SE11111/2021').waitFor({ state: 'detached' })
  await table.getByText('SE22222/2021').waitFor()
})

test('keeps health statements: a bad day, sides, a reload, a change and its undo, a removal', async () => {
  const dog = await makeDog(db, { name: 'Kaarnalahden Ahtola', sex: 'male', birth_date: '2019-04-01' })
  const page = await openPage(`/hallinta/koira/${dog.regnr}/perustiedot`, { ...PHONE, as: 'jalostusneuvoja' })
  await page.getByRole('link', { name: t('identity.tasks.terveys'), exact: true }).click()
  await page.getByText(t('identity.statements.none')).waitFor()
  await page.getByRole('link', { name: t('identity.statements.add') }).click()
  const day = page.getByRole('textbox', { name: t('identity.statements.examinedOn') })
  const choice = (name: string) => page.getByRole('combobox', { name: t(`identity.statements.${name}`) })
  await choice('scale').selectOption('fci_hips')
  await choice('left').selectOption('B')
  await choice('right').selectOption('C')
  await day.fill('1.1.2019')
  await field(page, t('identity.reason')).fill('Kennelliiton lausunto')
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => choice('right').inputValue()).toBe('C')
  await button(page, t('identity.statements.add')).click()
  await page.getByRole('link', { name: t('errors.EXAMINED_BEFORE_BIRTH') }).waitFor()
  await day.fill('1.5.2020')
  await button(page, t('identity.statements.add')).click()
  await toast(page, t('identity.statements.added')).waitFor()
  const list = page.getByRole('list', { name: t('identity.kinds.health') })
  await list.getByText('B / C').waitFor()
  await expectAccessible(page)
  await list.getByRole('link').click()
  await choice('value').selectOption('D')
  await field(page, t('identity.reason')).fill('Uusi kuva')
  await button(page, t('identity.statements.save')).click()
  const saved = toast(page, t('identity.statements.saved'))
  await list.getByRole('link', { name: / D$/ }).waitFor()
  await saved.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await list.getByRole('link', { name: / C$/ }).click()
  await button(page, t('identity.statements.remove')).click()
  const question = page.getByRole('dialog')
  await question.getByLabel(t('identity.reason')).fill('Väärä koira')
  await question.getByRole('button', { name: t('identity.statements.remove') }).click()
  await page.getByText(t('identity.statements.none')).waitFor()
})

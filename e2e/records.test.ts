import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { PERSONS_MAX } from '#contract/constants.ts'
import { makeDog, makePerson } from '#server/testing/factories.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

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

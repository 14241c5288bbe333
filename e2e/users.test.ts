import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import {
  button,
  DEMO_PASSWORD,
  field,
  fillSignIn,
  followMail,
  heading,
  menuEntries,
  openMails,
  toast,
} from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { FI_AND_SV, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

function open(path: string, username: string, options?: BrowserContextOptions) {
  return openPage(path, { ...options, as: username })
}

/** Saves the user and waits for the answer: the toast of an earlier save may still be there. */
async function save(page: Page, translate: typeof t): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && answer.url().endsWith('/api/auth/users/update') && answer.ok(),
  )
  await button(page, translate('users.save')).click()
  await saved
}

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'shows the menu of a role that SYSADMIN has granted (%s)',
  async (language) => {
    const translate = translator(language)
    const member = await open(`/?lang=${language}`, 'jasen')
    expect(await menuEntries(member, translate)).not.toContain(translate('shell.nav.users'))
    const page = await open(`/hallinta/kayttajat?lang=${language}`, 'yllapito')
    await page.getByRole('textbox', { name: translate('users.search') }).fill('jasen')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Jäsen Jaana' }).click()
    const role = page.getByRole('checkbox', { name: translate('accounts.roles.SYSADMIN') })
    for (const granted of [true, false]) {
      await role.setChecked(granted)
      await save(page, translate)
      await toast(page, translate('users.saved', { username: 'jasen' })).waitFor()
      await expect.poll(() => role.isChecked()).toBe(granted)
      await member.getByRole('banner').getByRole('link', { name: 'Jaana Jäsen' }).click()
      await heading(member, translate('accounts.profile.title')).waitFor()
      await expect
        .poll(async () => (await menuEntries(member, translate)).includes(translate('shell.nav.users')))
        .toBe(granted)
      await member.getByRole('banner').getByRole('link', { name: 'Koirakanta' }).click()
      await heading(member, translate('home.heading')).waitFor()
    }
    await page.getByText(translate('audit.codes.ROLES_CHANGED')).first().waitFor()
  },
)

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'asks for the password again before roles change and a user goes, and loses nothing of what was typed (%s)',
  async (language) => {
    const translate = translator(language)
    const page = await open(`/hallinta/kayttajat?q=aspirantti&lang=${language}`, 'yllapito')
    await page.getByRole('link', { name: /aspirantti/i }).click()
    const role = page.getByRole('checkbox', { name: translate('accounts.roles.SHOW') })
    await role.check()
    await page.getByLabel(translate('accounts.fields.phone')).fill('040 123 4567')
    await service.database.pool.query(`update session set proved_at = now() - interval '16 minutes'`)
    await button(page, translate('users.save')).click()
    const dialog = page.getByRole('dialog', { name: translate('accounts.prove.title') })
    const password = dialog.getByLabel(translate('accounts.fields.password'), { exact: true })
    await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await password.fill('väärä-123')
    await page.keyboard.press('Enter')
    await dialog.getByText(translate('errors.PASSWORD_WRONG')).first().waitFor()
    await password.fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await toast(page, translate('users.saved', { username: 'aspirantti' })).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await role.isChecked()).toBe(true)
    await role.uncheck()
    await save(page, translate)
    await expect.poll(() => role.isChecked()).toBe(false)

    await service.database.pool.query(`update session set proved_at = now() - interval '16 minutes'`)
    await button(page, translate('users.erase')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('users.erase') })
      .click()
    await password.waitFor()
    await page.keyboard.press('Escape')
    await toast(page, translate('errors.PASSWORD_NEEDED')).waitFor()
    await button(page, translate('users.erase')).waitFor()
  },
)

test('keeps the last SYSADMIN from losing the role, being locked or erased, and says why', async () => {
  const page = await open('/hallinta/kayttajat?q=yllapito', 'yllapito')
  await page.getByRole('link', { name: 'Ylläpitäjä Yrjö' }).click()
  const role = page.getByRole('checkbox', { name: t('accounts.roles.SYSADMIN') })
  await role.waitFor()
  expect(await role.isDisabled()).toBe(true)
  expect(await button(page, t('users.lock')).isDisabled()).toBe(true)
  expect(await button(page, t('users.erase')).isDisabled()).toBe(true)
  expect(await page.getByText(t('errors.LAST_SYSADMIN')).count()).toBe(3)
  await expectAccessible(page)
})

test('lets a new user set the password by the mail, and be locked and unlocked', async () => {
  const page = await open('/hallinta/kayttajat/uusi', 'yllapito')
  await field(page, t('accounts.fields.username')).fill('uusi.kayttaja')
  await field(page, t('accounts.fields.email')).fill('jasen@koirakanta.invalid')
  await field(page, t('accounts.fields.firstName')).fill('Uuno')
  await field(page, t('accounts.fields.lastName')).fill('Uusi')
  await button(page, t('users.createSubmit')).click()
  await page.getByText(t('errors.EMAIL_TAKEN')).first().waitFor()
  await field(page, t('accounts.fields.email')).fill('uuno@example.fi')
  await button(page, t('users.createSubmit')).click()
  await heading(page, t('users.created', { username: 'uusi.kayttaja' })).waitFor()
  const guest = await openPage('/')
  await openMails(page, t)
  const link = await page.getByRole('article').getByRole('link').getAttribute('href')
  await page.keyboard.press('Escape')
  await guest.goto(link ?? '')
  await field(guest, t('accounts.fields.newPassword')).fill('hepokatti-77')
  await field(guest, t('accounts.fields.newPasswordAgain')).fill('hepokatti-77')
  await button(guest, t('accounts.change.setSubmit')).click()
  await heading(guest, t('accounts.signin.title')).waitFor()
  await fillSignIn(guest, t, 'uuno@example.fi', 'hepokatti-77')
  await guest.getByRole('banner').getByRole('link', { name: 'Uuno Uusi' }).waitFor()

  await page.getByRole('link', { name: t('users.open') }).click()
  await button(page, t('users.lock')).click()
  const question = page.getByRole('dialog', {
    name: t('users.lockQuestion', { username: 'uusi.kayttaja' }),
  })
  await question.getByRole('button', { name: t('users.lock') }).click()
  await toast(page, t('users.locked', { username: 'uusi.kayttaja' })).waitFor()
  await guest.goto('/kirjautuminen')
  await fillSignIn(guest, t, 'uusi.kayttaja', 'hepokatti-77')
  await guest.getByText(t('errors.ACCOUNT_LOCKED')).waitFor()
  await button(page, t('users.unlock')).click()
  await toast(page, t('users.unlocked', { username: 'uusi.kayttaja' })).waitFor()
  await button(page, t('users.reset')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('users.reset') })
    .click()
  await page.getByText(t('users.resetRequired')).waitFor()
  await followMail(page, t)
  await page.getByText(t('accounts.change.setLead', { username: 'uusi.kayttaja' })).waitFor()
})

test('filters the list by the address, removes filters as chips, sorts, and shows cards on a phone', async () => {
  const page = await open('/hallinta/kayttajat?role=JUDGE', 'yllapito')
  await page.getByText('1 käyttäjä', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Poista rajaus/ }).click()
  await page.getByText(/^1[3-9] käyttäjää$/).waitFor()
  await page.getByRole('button', { name: t('users.columns.username') }).click()
  await page.waitForURL(/sort=username/)
  await page.getByRole('textbox', { name: t('users.search') }).fill('ei ketään')
  await page.keyboard.press('Enter')
  await page.getByText(t('users.none')).waitFor()
  const phone = await open('/hallinta/kayttajat', 'yllapito', PHONE)
  await phone.getByRole('list', { name: t('users.table') }).waitFor()
  await expectAccessible(phone)
})

test('asks for the clubs and the judge with the roles they belong to, and mails the user', async () => {
  const page = await open('/hallinta/kayttajat/uusi', 'yllapito')
  await field(page, t('accounts.fields.username')).fill('uusi.toimitsija')
  await field(page, t('accounts.fields.email')).fill('toimitsija@example.fi')
  await field(page, t('accounts.fields.firstName')).fill('Toini')
  await field(page, t('accounts.fields.lastName')).fill('Toimitsija')
  expect(await page.getByLabel(t('users.clubs')).count()).toBe(0)
  await page.getByRole('checkbox', { name: t('accounts.roles.TRIALAGENT') }).check()
  await page.getByRole('checkbox', { name: t('accounts.roles.JUDGE'), exact: true }).check()
  await page.getByLabel(t('users.clubs')).click()
  const club = page.getByRole('listbox').getByRole('option').first()
  const name = await club.textContent()
  await club.click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  const judge = await page
    .getByRole('combobox', { name: t('users.judge'), exact: true })
    .locator('option')
    .last()
    .textContent()
  await page.getByRole('combobox', { name: t('users.judge'), exact: true }).selectOption({ label: judge! })
  await button(page, t('users.createSubmit')).click()
  await heading(page, t('users.created', { username: 'uusi.toimitsija' })).waitFor()
  await openMails(page, t, 3)
  await page.getByRole('article').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('users.open') }).click()
  await page.getByRole('button', { name: name! }).waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('combobox', { name: t('users.judge'), exact: true })
        .locator('option:checked')
        .textContent(),
    )
    .toBe(judge)
})

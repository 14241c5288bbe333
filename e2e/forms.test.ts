import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, field, fillSignIn, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { openPage } = await openJourneys({ ATTEMPT_LIMIT_FACTOR: '1' })

const t = translator('fi')
const phone = (page: Page) =>
  page.getByRole('textbox', { name: new RegExp(`^${t('accounts.fields.phone')}`) })
const lastName = (page: Page) => field(page, t('accounts.fields.lastName'))
const membership = (page: Page) => page.getByRole('textbox', { name: t('accounts.fields.membershipNumber') })
const number = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `${t('accounts.fields.membershipNumber')}: ` })
    .filter({ hasText: `→ ${text}` })

function openAs(username: string, path: string, options: typeof DESKTOP = DESKTOP) {
  return openPage(path, { ...options, as: username })
}

async function save(page: Page, name: string) {
  await button(page, name).click()
}

test('shows which of the own details were changed in another window, and keeps the input', async () => {
  const page = await openAs('jasen', '/profiili', PHONE)
  const other = await openAs('jasen', '/profiili')
  await membership(other).fill('M-1')
  await phone(other).fill('09 111 111')
  await save(other, t('accounts.profile.submit'))
  await toast(other, t('accounts.saved')).waitFor()

  await phone(page).fill('09 222 222')
  await lastName(page).fill('Järvi')
  await save(page, t('accounts.profile.submit'))
  await page.getByText(t('errors.CHANGED_MEANWHILE')).waitFor()
  await number(page, 'M-1').waitFor()
  await page.getByText(t('common.meanwhile.own', { value: '09 222 222' })).waitFor()
  expect(await lastName(page).inputValue()).toBe('Järvi')
  await expectAccessible(page)
  await button(page, t('common.meanwhile.goOn')).click()
  await expect.poll(() => membership(page).inputValue()).toBe('M-1')
  expect([await phone(page).inputValue(), await lastName(page).inputValue()]).toEqual(['09 222 222', 'Järvi'])
  expect(await page.getByText(t('errors.CHANGED_MEANWHILE')).count()).toBe(0)
  await save(page, t('accounts.profile.submit'))
  await toast(page, t('accounts.saved')).waitFor()
  await other.reload()
  await expect.poll(() => phone(other).inputValue()).toBe('09 222 222')
  expect(await membership(other).inputValue()).toBe('M-1')
})

test('shows which fields were changed since a draft was begun, and sends nothing before a decision', async () => {
  const page = await openAs('koirat', '/profiili')
  await phone(page).fill('09 444 444')
  const other = await openAs('koirat', '/profiili')
  await phone(other).fill('09 555 555')
  await save(other, t('accounts.profile.submit'))
  await toast(other, t('accounts.saved')).waitFor()

  await page.reload()
  await page.getByText(t('common.meanwhile.own', { value: '09 444 444' })).waitFor()
  expect(await phone(page).inputValue()).toBe('09 444 444')
  await save(page, t('accounts.profile.submit'))
  await page.getByText(t('errors.CHANGED_MEANWHILE')).waitFor()
  await other.reload()
  await expect.poll(() => phone(other).inputValue()).toBe('09 555 555')
  const take = t('common.meanwhile.takeOf', { field: t('accounts.fields.phone') })
  await page.getByRole('button', { name: take }).click()
  await button(page, t('common.meanwhile.goOn')).click()
  await expect.poll(() => phone(page).inputValue()).toBe('09 555 555')
})

test('shows which fields a user has changed while SYSADMIN edited them, and drops the input on request', async () => {
  const page = await openAs('yllapito', '/hallinta/kayttajat?q=tuomari')
  await page.getByRole('link', { name: 'Tuomari Tuomas' }).click()
  await phone(page).waitFor()
  const himself = await openAs('tuomari', '/profiili')
  await membership(himself).fill('M-2')
  await save(himself, t('accounts.profile.submit'))
  await toast(himself, t('accounts.saved')).waitFor()

  await phone(page).fill('09 333 333')
  await page.getByRole('checkbox', { name: t('accounts.roles.SHOW') }).check()
  await save(page, t('users.save'))
  await number(page, 'M-2').waitFor()
  expect(await phone(page).inputValue()).toBe('09 333 333')
  await expectAccessible(page)
  await button(page, t('common.meanwhile.drop')).click()
  await expect.poll(() => membership(page).inputValue()).toBe('M-2')
  expect(await phone(page).inputValue()).not.toBe('09 333 333')
  expect(await page.getByRole('checkbox', { name: t('accounts.roles.SHOW') }).isChecked()).toBe(false)
})

test('shows how long to wait after too many tries, and enables the button when it is over', async () => {
  const page = await openPage('/kirjautuminen')
  await failSignInUntilWait(page, 4)
  await fillSignIn(page, t, 'junkkari', 'arvaus-1')
  await page.getByText(t('errors.TOO_MANY_SIGNINS')).waitFor()
  await page.getByRole('timer').waitFor()
  const submit = page.getByRole('main').getByRole('button', { name: /^Kirjaudu sisään \(0:0\d\)$/ })
  expect(await submit.isDisabled()).toBe(true)
  await expectAccessible(page)
  await page.getByText(t('common.wait.over')).waitFor()
  expect(await page.getByText(t('errors.TOO_MANY_SIGNINS')).count()).toBe(0)
  await fillSignIn(page, t, 'junkkari')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .waitFor()
  await heading(page, t('home.heading')).waitFor()
})

/** Signs in with wrong passwords until the service asks to wait for so many seconds. */
async function failSignInUntilWait(page: Page, seconds: number) {
  await page.evaluate(async (longest) => {
    const token = /csrf-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    for (let wait = 0; wait < longest; ) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
      const answer = await fetch('/api/signin/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': token },
        body: new URLSearchParams({ username: 'junkkari', password: 'arvaus-1' }).toString(),
      })
      wait = Number(answer.headers.get('retry-after'))
    }
  }, seconds)
}

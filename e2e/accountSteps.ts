import type { Page } from 'playwright-core'
import type { Translate } from './translator.ts'

/** The common password of the demo's accounts. */
export const DEMO_PASSWORD = 'esittely-1'

/** The field with a label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** A button of the page itself, not of its bars. */
export const button = (page: Page, name: string) =>
  page.locator('main, [role="dialog"]').getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** The banner that says how something went. */
export const toast = (page: Page, text: string) =>
  page.locator('[role="status"], [role="alert"]').filter({ hasText: text })

/** Signs in by the form and waits until the top bar knows who it is. */
export async function signIn(page: Page, t: Translate, username: string, password = DEMO_PASSWORD) {
  await page.goto('/kirjautuminen')
  await fillSignIn(page, t, username, password)
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .waitFor()
}

/** Fills in the sign-in form that is shown, and sends it with Enter. */
export async function fillSignIn(page: Page, t: Translate, username: string, password = DEMO_PASSWORD) {
  await field(page, t('accounts.fields.usernameOrEmail')).fill(username)
  await field(page, t('accounts.fields.password')).fill(password)
  await page.keyboard.press('Enter')
}

export async function signOut(page: Page, t: Translate) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .click()
  await toast(page, t('accounts.signedOut')).waitFor()
}

/** Opens the mails that a change has caused, at the first of them; `many`: there are several. */
export async function openMails(page: Page, t: Translate, many?: number) {
  const key = `shell.demoMails.read_${many ? 'other' : 'one'}`
  await page.getByRole('button', { name: t(key, { count: String(many ?? 1) }) }).click()
}

/** Opens the mails that a change has caused, and follows the link of the first. */
export async function followMail(page: Page, t: Translate, many?: number) {
  await openMails(page, t, many)
  await page.getByRole('article').getByRole('link').click()
}

/** Fills in the whole registration. */
export async function fillRegistration(page: Page, t: Translate, username: string, password: string) {
  const fill = (name: string, value: string) => field(page, t(`accounts.fields.${name}`)).fill(value)
  await fill('username', username)
  await fill('email', `${username}@example.fi`)
  await fill('firstName', 'Åke')
  await fill('lastName', 'Öhman-Äijälä')
  // The label of what may be left empty says so.
  await page.getByLabel(t('accounts.fields.membershipNumber')).fill('K-12')
  await fill('password', password)
  await fill('passwordAgain', password)
  await page.getByRole('checkbox', { name: t('accounts.fields.terms') }).check()
}

/** The links and buttons of the menu, which is opened and closed again. */
export async function menuEntries(page: Page, t: Translate): Promise<string[]> {
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  const menu = page.getByRole('navigation', { name: t('shell.menu') })
  await menu.getByText(t('shell.nav.home')).waitFor()
  const entries = await menu.locator('li').allTextContents()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  return entries
}

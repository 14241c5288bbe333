import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { button, field, fillSignIn, heading, signIn, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'

const { service, openPage: open } = await openJourneys()

const t = translator('fi')
const pathOf = (page: Page) => new URL(page.url()).pathname
const phone = (page: Page) => page.getByLabel(t('accounts.fields.phone'))
const loseSession = (page: Page) => page.context().clearCookies({ name: 'session' })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: t('shell.nav.signin') })

async function openProfile(username = 'jasen') {
  const page = await open('/')
  await signIn(page, t, username)
  await page.goto('/profiili')
  await heading(page, t('accounts.profile.title')).waitFor()
  return page
}

test('says once on the front page that the session expired, and restores the form after signing in', async () => {
  const page = await openProfile()
  await phone(page).fill('040 1234567')
  await loseSession(page)
  await button(page, t('accounts.profile.submit')).click()
  await toast(page, t('errors.SESSION_EXPIRED')).waitFor()
  await page.waitForURL(`${service.url}/`)
  expect(await toast(page, t('errors.SESSION_EXPIRED')).count()).toBe(1)
  await page.reload()
  await heading(page, t('home.heading')).waitFor()
  await signInLink(page).waitFor()
  expect(await toast(page, t('errors.SESSION_EXPIRED')).count()).toBe(0)
  await signInLink(page).click()
  await fillSignIn(page, t, 'jasen')
  await heading(page, t('accounts.profile.title')).waitFor()
  await expect.poll(() => phone(page).inputValue()).toBe('040 1234567')
})

test('keeps input through a reload, and forgets it on signing out', async () => {
  const page = await openProfile()
  await field(page, t('accounts.fields.email')).fill('toinen@example.fi')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('toinen@example.fi')
  await page.reload()
  await expect.poll(() => field(page, t('accounts.fields.email')).inputValue()).toBe('toinen@example.fi')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .click()
  await toast(page, t('accounts.signedOut')).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('toinen@example.fi')
})

test('notices by the liveness check that the session ended between two pages', async () => {
  const page = await openProfile()
  await loseSession(page)
  await page.getByRole('banner').getByRole('link', { name: 'Koirakanta' }).click()
  await toast(page, t('errors.SESSION_EXPIRED')).waitFor()
  await signInLink(page).waitFor()
})

test('checks the session before every navigation; a lost network never blocks public pages', async () => {
  const page = await open('/')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/alive/')) requests.push(request.url())
  })
  await signInLink(page).click()
  await heading(page, t('accounts.signin.title')).waitFor()
  expect(requests.length).toBe(1)
  await page.route('**/api/alive/', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Koirakanta' }).click()
  await heading(page, t('home.heading')).waitFor()
  expect(requests.length).toBe(2)
})

test('leads from the administration to the front page without a session, and to the page asked for after signing in', async () => {
  const page = await open('/hallinta/loki')
  await heading(page, t('home.heading')).waitFor()
  expect(pathOf(page)).toBe('/')
  expect(await toast(page, t('errors.SESSION_EXPIRED')).count()).toBe(0)
  await signInLink(page).click()
  await fillSignIn(page, t, 'yllapito')
  await heading(page, t('audit.title')).waitFor()
})

test('leads a visitor from an unknown address of the administration to the front page, and shows not found to the signed in', async () => {
  const page = await open('/hallinta/ei-ole')
  await heading(page, t('home.heading')).waitFor()
  await signIn(page, t, 'yllapito')
  await page.goto('/hallinta/ei-ole')
  await heading(page, t('shell.notFound')).waitFor()
})

test('refuses the administration to a member, who stays signed in', async () => {
  const page = await openProfile()
  await page.goto('/hallinta/kayttajat')
  await heading(page, t('accounts.forbidden.title')).waitFor()
  expect(pathOf(page)).toBe('/hallinta/kayttajat')
  await page.getByText(t('accounts.forbidden.roles', { roles: t('accounts.roles.SYSADMIN') })).waitFor()
  expect(await page.getByRole('link', { name: 'kerho@example.com' }).getAttribute('href')).toBe(
    'mailto:kerho@example.com',
  )
  expect(await page.getByRole('button', { name: t('common.retry') }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'Jaana Jäsen' }).waitFor()
})

test('returns to the page asked for after signing in', async () => {
  const page = await open('/haku?q=kaiku')
  await signInLink(page).click()
  await fillSignIn(page, t, 'jasen')
  await page.waitForURL(/\/haku\?q=kaiku/)
})

test.each([
  [403, 'FORBIDDEN', 'errors.FORBIDDEN'],
  [405, 'METHOD_NOT_ALLOWED', 'common.failed.profile'],
  [500, 'UNEXPECTED', 'common.failed.profile'],
])(
  'shows the banner and keeps session and input after a change answered with %i',
  async (status, code, text) => {
    const page = await openProfile()
    await phone(page).fill('09 765432')
    await page.route('**/api/auth/user/update', (route) =>
      route.fulfill({ status, json: { error: { code, message: '' } } }),
    )
    await button(page, t('accounts.profile.submit')).click()
    await toast(page, t(text)).waitFor()
    expect(pathOf(page)).toBe('/profiili')
    expect(await phone(page).inputValue()).toBe('09 765432')
    await page.getByRole('banner').getByRole('link', { name: 'Jaana Jäsen' }).waitFor()
  },
)

test('says nothing when signing out fails', async () => {
  const page = await openProfile()
  await page.route('**/api/signout/', (route) => route.abort())
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .click()
  await toast(page, t('accounts.signedOut')).waitFor()
  expect(pathOf(page)).toBe('/')
})

test('signs another browser out from the list of own sessions', async () => {
  const page = await openProfile('tarkastaja')
  const other = await openProfile('tarkastaja')
  await page.reload()
  const list = page.getByRole('list', { name: t('accounts.sessions.title') })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await list.getByRole('button', { name: /^Päätä/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('accounts.sessions.end') })
    .click()
  await toast(page, t('accounts.sessions.ended')).waitFor()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await other.getByRole('banner').getByRole('link', { name: 'Koirakanta' }).click()
  await toast(other, t('errors.SESSION_EXPIRED')).waitFor()
})

test('changes and logs consents at once, and saves own data as a file', async () => {
  const page = await openProfile()
  const consent = page.getByRole('switch', { name: t('accounts.consents.name_and_town') })
  const given = await consent.isChecked()
  await consent.click()
  await expect.poll(() => consent.isChecked()).toBe(!given)
  await toast(page, t('accounts.saved')).waitFor()
  await page.getByText(t('accounts.consents.log')).click()
  await page
    .getByText(t(given ? 'accounts.consents.withdrawn' : 'accounts.consents.given'))
    .first()
    .waitFor()
  for (const name of [t('accounts.data.text'), t('accounts.data.json')]) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    expect((await download).suggestedFilename()).toMatch(/\.(txt|json)$/)
  }
})

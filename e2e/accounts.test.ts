import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestService } from '#tools/test/service.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import {
  button,
  field,
  fillRegistration,
  fillSignIn,
  followMail,
  heading,
  menuEntries,
  openMails,
  signIn,
  signOut,
  toast,
} from './accountSteps.ts'
import { openJourneys, openPageAt } from './journey.ts'
import { FI_AND_SV, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, browser, openPage: open } = await openJourneys()

const t = translator('fi')

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'registers, confirms, signs in, edits the profile, resets the password and erases the account (%s)',
  async (language) => {
    const translate = translator(language)
    const username = `matti.${language}`
    const page = await open(`/rekisteroityminen?lang=${language}`)
    await fillRegistration(page, translate, username, 'koira-123')
    await button(page, translate('accounts.register.submit')).click()
    await heading(page, translate('accounts.register.sentTitle')).waitFor()
    await followMail(page, translate)
    await page.getByRole('main').getByText(username, { exact: true }).waitFor()
    await page.getByText(translate('accounts.confirm.registeredAt'), { exact: true }).waitFor()
    await button(page, translate('accounts.confirm.submit')).click()
    await heading(page, translate('accounts.confirm.registered')).waitFor()
    await page.getByText(translate('accounts.confirm.signedIn', { username })).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Åke Öhman-Äijälä' }).click()
    await heading(page, translate('accounts.profile.title')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/profiili')

    await field(page, translate('accounts.fields.firstName')).fill('Aake')
    await field(page, translate('accounts.fields.email')).fill(`uusi.${username}@example.fi`)
    await button(page, translate('accounts.profile.submit')).click()
    await toast(page, translate('accounts.saved')).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Aake Öhman-Äijälä' }).waitFor()
    expect(await field(page, translate('accounts.fields.email')).inputValue()).toBe(`${username}@example.fi`)
    await followMail(page, translate, 2)
    await button(page, translate('accounts.confirm.submit')).click()
    await heading(page, translate('accounts.confirm.changed')).waitFor()
    await signOut(page, translate)

    await page.goto('/kirjautuminen')
    await page.getByRole('link', { name: translate('accounts.signin.forgotten') }).click()
    await field(page, translate('accounts.fields.email')).fill(`uusi.${username}@example.fi`)
    await button(page, translate('accounts.forgotten.submit')).click()
    await heading(page, translate('accounts.forgotten.sentTitle')).waitFor()
    await followMail(page, translate)
    await page.getByText(translate('accounts.change.setLead', { username })).waitFor()
    await field(page, translate('accounts.fields.newPassword')).fill('kissankello-456')
    await field(page, translate('accounts.fields.newPasswordAgain')).fill('kissankello-456')
    await button(page, translate('accounts.change.setSubmit')).click()
    await toast(page, translate('accounts.change.setDone')).waitFor()
    await heading(page, translate('accounts.signin.title')).waitFor()
    await fillSignIn(page, translate, username, 'kissankello-456')
    await page.getByRole('banner').getByRole('link', { name: 'Aake Öhman-Äijälä' }).click()

    await button(page, translate('accounts.erase.open')).click()
    const erase = button(page, translate('accounts.erase.submit', { username }))
    await field(page, translate('accounts.erase.typeName', { username })).fill('joku muu')
    await field(page, translate('accounts.fields.password')).fill('kissankello-456')
    await erase.click()
    await page.getByText(translate('errors.NAME_DIFFERS')).first().waitFor()
    await field(page, translate('accounts.erase.typeName', { username })).fill(username)
    await erase.click()
    await toast(page, translate('accounts.erase.done')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await signInFails()

    async function signInFails() {
      await page.goto('/kirjautuminen')
      await fillSignIn(page, translate, username, 'kissankello-456')
      await page.getByText(translate('errors.SIGNIN_FAILED')).waitFor()
    }
  },
)

test('asks in another browser for the password of the registration, and signs in there', async () => {
  const page = await open('/rekisteroityminen')
  await fillRegistration(page, t, 'toinen.selain', 'koira-123')
  await button(page, t('accounts.register.submit')).click()
  await heading(page, t('accounts.register.sentTitle')).waitFor()
  await openMails(page, t)
  const href = await page.getByRole('article').getByRole('link').getAttribute('href')
  const other = await open(href!)
  await field(other, t('accounts.fields.password')).fill('vaara-123')
  await button(other, t('accounts.confirm.submit')).click()
  await other.getByText(t('errors.CONFIRM_PASSWORD_WRONG')).first().waitFor()
  await field(other, t('accounts.fields.password')).fill('koira-123')
  await button(other, t('accounts.confirm.submit')).click()
  await other.getByText(t('accounts.confirm.signedIn', { username: 'toinen.selain' })).waitFor()
  await other.getByRole('banner').getByRole('link', { name: 'Åke Öhman-Äijälä' }).waitFor()
})

describe('account pages on a phone have no axe violations', () => {
  test.each([
    ['/kirjautuminen', 'accounts.signin.submit'],
    ['/rekisteroityminen', 'accounts.register.submit'],
    ['/vaihda-salasana', 'accounts.forgotten.submit'],
  ])('%s, with every field invalid', async (path, submit) => {
    const page = await open(path, PHONE)
    await expectAccessible(page)
    await button(page, t(submit)).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.INPUT_INVALID') })
      .waitFor()
    await expectAccessible(page)
  })

  test.each(['/profiili', '/vaihda-salasana'])('%s, signed in', async (path) => {
    const page = await open('/', PHONE)
    await signIn(page, t, 'jasen')
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (path === '/profiili') await page.getByRole('switch').first().waitFor()
    await expectAccessible(page)
  })

  test('says what to do when a link has no token or a wrong one', async () => {
    const page = await open('/vahvista-sahkoposti')
    await page.getByText(t('accounts.confirm.noToken')).waitFor()
    await expectAccessible(page)
    await page.goto(`/vaihda-salasana#token=${'x'.repeat(43)}`)
    await page.getByText(t('errors.TOKEN_INVALID')).waitFor()
    await page.getByRole('link', { name: t('accounts.change.askAgain') }).click()
    await heading(page, t('accounts.forgotten.title')).waitFor()
  })
})

test('lists the faults of a form on top; each line leads the keyboard to its field', async () => {
  const page = await open('/rekisteroityminen')
  await button(page, t('accounts.register.submit')).focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: t('errors.INPUT_INVALID') })
  await summary.waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('role')).toBe('alert')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('name')).toBe('username')
})

test('shows while typing which rules the password does not meet yet', async () => {
  const page = await open('/rekisteroityminen')
  const met = () => page.getByText(t('accounts.password.met'), { exact: true }).count()
  expect(await met()).toBe(0)
  await field(page, t('accounts.fields.password')).fill('koira')
  expect(await met()).toBe(0)
  await field(page, t('accounts.fields.password')).fill('koirat-1')
  await expect.poll(met).toBe(3)
})

test('makes the robot check by itself where many sign-ins by a name have failed', async () => {
  await service.database.pool.query(
    `insert into attempt (key, count, last_at, forget_at)
     values (sha256($1), 1000000000, now(), now() + interval '1 day')
     on conflict (key) do update set count = excluded.count`,
    [Buffer.from('signin-total\njasen')],
  )
  const page = await open('/kirjautuminen')
  const checked = page.waitForRequest('**/api/captcha')
  await fillSignIn(page, t, 'jasen')
  await checked
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .waitFor()
  await signOut(page, t)
  await page.route('**/api/captcha', () => expect.unreachable('A known browser needs no robot check'))
  await signIn(page, t, 'jasen')
})

test('tells after signing in, on the profile and to SYSADMIN how many sign-ins have failed', async () => {
  const failed = t('accounts.security.failed_other', { count: '2' })
  const page = await open('/kirjautuminen')
  for (const guess of ['arvaus-1', 'arvaus-2']) {
    await fillSignIn(page, t, 'aspirantti', guess)
    await page.getByText(t('errors.SIGNIN_FAILED')).first().waitFor()
  }
  await fillSignIn(page, t, 'aspirantti')
  await toast(page, failed).waitFor()
  await page.goto('/profiili')
  await page.getByRole('main').getByText(failed).waitFor()
  await page.getByRole('cell', { name: t('audit.security.kinds.signinFailed') }).waitFor()
  const staff = await open('/')
  await signIn(staff, t, 'yllapito')
  await staff.goto('/hallinta/turvatapahtumat')
  await staff.getByRole('row').filter({ hasText: 'aspirantti' }).getByRole('link').click()
  await staff.getByRole('heading', { name: t('audit.security.title') }).waitFor()
  await staff
    .getByRole('cell', { name: t('audit.security.kinds.signinFailed') })
    .first()
    .waitFor()
})

test('leads a signed-in user from the register and sign-in pages to the front page', async () => {
  const page = await open('/')
  await signIn(page, t, 'jasen')
  for (const path of ['/rekisteroityminen', '/kirjautuminen']) {
    await page.goto(path)
    await page.waitForURL(`${service.url}/`)
  }
  expect(await menuEntries(page, t)).toEqual([
    'Etusivu',
    'Haku',
    'Haku ominaisuuksilla',
    'Koekalenteri',
    'Koetulokset',
    'Pentueet',
    'Koeparitus',
    'Jalostuskumppani',
    'KAER-analyysi',
    'Näyttelyanalyysi',
    'Jalostustarkastukset',
    'KAER-ominaisuudet',
    'KAER: vesi ja jälki',
    'Jalostusrekisteri',
    'Käyttöjalostuspalkinnot',
    'Jalostusuroslista',
    'Vuosikilpailut',
    'Vuosikirja',
    'Terveysilmoitus',
    'Tietoja',
    'Tuomarit',
    'Päivitykset',
    'Omat tiedot',
    'Omat pentueilmoitukset',
    'Kirjaudu ulos',
  ])
})

test('lists the demo accounts to a browser that has opened the address printed at the start', async () => {
  const page = await open('/kirjautuminen')
  await page.context().clearCookies()
  await page.reload()
  await page.getByText(t('accounts.demo.closed', { command: 'npx koirakanta demo address' })).waitFor()
  expect(await button(page, t('accounts.demo.use', { username: 'tuomari' })).count()).toBe(0)
  await page.goto(service.entrance)
  await heading(page, t('home.heading')).waitFor()
  expect(page.url()).toBe(`${service.url}/`)
  await page.goto('/kirjautuminen')
  await button(page, t('accounts.demo.use', { username: 'tuomari' })).click()
  await page.getByRole('banner').getByRole('link', { name: 'Tuomas Tuomari' }).waitFor()
})

test('opens the demo where the address printed at the start is entered over an open page', async () => {
  const page = await open('/')
  await page.context().clearCookies()
  await page.goto(service.entrance)
  await page.waitForURL(`${service.url}/`)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('demo')
})

test('shows no demo accounts where there is no demo', async () => {
  const plain = await startTestService({ demo: false })
  onTestFinished(plain.close)
  const page = await openPageAt(browser, plain.url, '/')
  const response = page.waitForResponse('**/api/demo/accounts')
  await page.goto('/kirjautuminen')
  expect((await response).status()).toBe(404)
  await heading(page, t('accounts.signin.title')).waitFor()
  expect(await page.getByText(t('accounts.demo.title')).count()).toBe(0)
})

import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, fillSignIn, heading, signOut, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Translate, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const LIST = '/hallinta/kayttajat/jasenet'

/** Gives users of the demo a number, `confirmed` those whose is confirmed. */
async function giveNumbers(numbers: Readonly<Record<string, string>>, confirmed: readonly string[]) {
  const { pool } = service.database
  await pool.query("update account set membership_number = '', membership_confirmed_at = null")
  for (const [username, number] of Object.entries(numbers))
    await pool.query('update account set membership_number = $2 where username = $1', [username, number])
  await pool.query('update account set membership_confirmed_at = now() where username = any($1)', [confirmed])
}

async function confirmedUsers(): Promise<string[]> {
  const { rows } = await service.database.pool.query<{ username: string }>(
    'select username from account where membership_confirmed_at is not null order by username',
  )
  return rows.map(({ username }) => username)
}

const choose = (page: Page, content: string, name = 'jasenet.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
/** A row of the table or a card of the phone that says something. */
const rowWith = (page: Page, text: string) => page.locator('main tr, main li').filter({ hasText: text })
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** A list without usual headings: `jasen` is in it, `koirat` is not, `tuomari` has another name there. */
const MEMBERS = 'nro;nimi\n0077;jäsen\n78;Toisenniminen\n900;Vieras\n'

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)(
  'SYSADMIN imports the member list by chosen columns, through an expired session, and undoes it (%s)',
  async (lang, size: BrowserContextOptions) => {
    const t = translator(lang)
    await giveNumbers({ jasen: '77', tuomari: '78', koirat: '79' }, ['koirat', 'tuomari'])
    const page = await openPage(`/hallinta/kayttajat?lang=${lang}`, { ...size, as: 'yllapito' })
    await page.getByRole('link', { name: t('memberLists.title') }).click()
    await heading(page, t('memberLists.title')).waitFor()
    await page.getByRole('heading', { level: 2, name: t('memberLists.history') }).waitFor()
    await expectAccessible(page)

    await choose(page, MEMBERS)
    await page.getByText(t('memberLists.columnsMissing')).waitFor()
    await expectAccessible(page)
    await field(page, t('memberLists.columns.number')).selectOption('nro')
    await page.context().clearCookies({ name: 'session' })
    await field(page, t('memberLists.columns.surname')).selectOption('nimi')
    await toast(page, t('errors.SESSION_EXPIRED')).waitFor()
    await signInAgain(page, t)
    await heading(page, t('memberLists.title')).waitFor()

    await rowWith(page, t('memberLists.reasons.MATCHED')).waitFor()
    await rowWith(page, t('memberLists.reasons.SURNAME_DIFFERS', { name: 'Toisenniminen' })).waitFor()
    await expectAccessible(page)
    const outcome = field(page, t('memberLists.outcome'))
    await outcome.selectOption('lapse')
    await page.getByText(t('memberLists.found_one', { count: '1' }), { exact: true }).waitFor()
    await rowWith(page, t('memberLists.reasons.NOT_IN_LIST')).waitFor()
    await outcome.selectOption('')
    await field(page, t('memberLists.search')).fill('vieras')
    await rowWith(page, t('memberLists.reasons.NO_USER')).waitFor()
    expect(await rowWith(page, t('memberLists.reasons.MATCHED')).count()).toBe(0)

    await button(page, t('memberLists.import')).click()
    await page
      .getByRole('dialog', { name: t('memberLists.importQuestion', { name: 'jasenet.csv' }) })
      .waitFor()
    await expectAccessible(page)
    await answer(page, t('memberLists.import'))
    // One of the two that are confirmed would lapse: more than a third.
    await page.getByText(t('errors.MEMBERS_LAPSE_MANY', { lapsing: '1', confirmed: '2' })).waitFor()
    await expectToFit(page)
    await answer(page, t('common.goOn'))
    await toast(page, t('memberLists.imported', { confirmed: '1', lapsed: '1' })).waitFor()
    expect(await confirmedUsers()).toEqual(['jasen', 'tuomari'])
    await expect.poll(() => isFocused(page, t('memberLists.choose'))).toBe(true)

    await button(page, t('memberLists.undo')).click()
    await answer(page, t('memberLists.undo'))
    await toast(page, t('memberLists.undone_other', { count: '2' })).waitFor()
    expect(await confirmedUsers()).toEqual(['koirat', 'tuomari'])
    await rowWith(page, t('memberLists.undoneAt')).first().waitFor()
    await expect.poll(() => isFocused(page, t('memberLists.undoneAt'))).toBe(true)
    await expectAccessible(page)
  },
)

/** Signs in from the page to which an expired session leads. */
async function signInAgain(page: Page, t: Translate) {
  await page.waitForURL(`${service.url}/`)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.nav.signin') })
    .click()
  await fillSignIn(page, t, 'yllapito')
}

const isFocused = (page: Page, text: string) =>
  page.evaluate((words) => document.activeElement?.textContent?.startsWith(words) ?? false, text)

test('names what is wrong with a file, keeps a chosen one on other pages, and forgets it on signing out', async () => {
  const t = translator('fi')
  await giveNumbers({ jasen: '77' }, [])
  const page = await openPage(LIST, { as: 'yllapito' })
  await choose(page, 'Jäsennumero;Sukunimi\n1;"Aho\n')
  await page.getByText(t('errors.FILE_QUOTES', { row: '2' })).waitFor()
  await expectAccessible(page)
  await choose(page, 'a'.repeat(1_048_577))
  await page.getByText(t('errors.FILE_TOO_LARGE')).waitFor()
  await choose(page, 'Jäsennumero;Sukunimi\n77;Muu\n')
  await page.getByText(t('memberLists.nothing')).waitFor()
  expect(await button(page, t('memberLists.import')).count()).toBe(0)
  await page.getByRole('link', { name: 'Jäsen Jaana' }).click()
  await heading(page, 'Jaana Jäsen').waitFor()
  await page.goBack()
  await page.getByText(t('memberLists.nothing')).waitFor()
  await signOut(page, t)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.nav.signin') })
    .click()
  await fillSignIn(page, t, 'yllapito')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.nav.signout') })
    .waitFor()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, LIST)
  await button(page, t('memberLists.choose')).waitFor()
})

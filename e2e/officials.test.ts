import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { makeJudge, makeTrial } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys, printedPages } from './journey.ts'
import { FI_AND_SV, type Language, type Translate, translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

function open(path: string, lang: Language, options: BrowserContextOptions = DESKTOP) {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
  return openPage(address, { ...options, as: 'kaer-vastaava' })
}

/** A field that may be left empty says so in its label. */
const optional = (page: Page, translate: Translate, key: string) =>
  field(page, `${translate(key)} (${translate('common.optional')})`)

/** The user of a demo account. */
async function accountOf(username: string) {
  const { rows } = await service.database.pool.query<{ id: number; name: string }>(
    `select id, first_name || ' ' || last_name || ' (' || username || ')' as name from account where username = $1`,
    [username],
  )
  return rows[0]!
}

const SIZES = { fi: DESKTOP, sv: PHONE } as const

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'lets the chief add a judge who is a user, and shows the judge to everyone (%s)',
  async (lang) => {
    const translate = translator(lang)
    const name = `Aatu Arvostelija ${lang}`
    const user = await accountOf('tuomari')
    await service.database.pool.query('update judge set account_id = null where account_id = $1', [user.id])
    const page = await open('/hallinta/tuomarit', lang, SIZES[lang])
    await expectToFit(page)
    await page.getByRole('link', { name: translate('officials.judges.new') }).click()
    await heading(page, translate('officials.judges.new')).waitFor()
    await button(page, translate('officials.judges.add')).click()
    await page.getByText(translate('errors.VALUE_REQUIRED')).first().waitFor()
    await field(page, translate('officials.columns.name')).fill(name)
    await page.getByRole('checkbox', { name: translate('trials.types.forest') }).check()
    await field(page, translate('officials.columns.user')).selectOption({ label: user.name })
    await optional(page, translate, 'officials.columns.district').fill('Kainuu')
    await optional(page, translate, 'officials.columns.town').fill('Sotkamo')
    await optional(page, translate, 'officials.fields.phone').fill('044 999 4321')
    await page.getByRole('checkbox', { name: translate('officials.fields.contactConsent') }).check()
    await expectAccessible(page)
    await button(page, translate('officials.judges.add')).click()
    await toast(page, translate('officials.judges.saved', { name })).waitFor()
    await heading(page, name).waitFor()

    const visitor = await openPage(`/?lang=${lang}`, SIZES[lang])
    expect(await menuEntries(visitor, translate)).toContain(translate('shell.nav.judges'))
    await visitor.goto('/tuomarit?q=aatu')
    await visitor.getByText(name).waitFor()
    await visitor.getByRole('link', { name: '044 999 4321' }).waitFor()
    await expectAccessible(visitor)

    await page.getByRole('checkbox', { name: translate('officials.fields.contactConsent') }).uncheck()
    await button(page, translate('officials.judges.save')).click()
    // The toast of the first save may still be there, so what visitors see tells when the second is done.
    await expect
      .poll(async () => {
        await visitor.reload()
        await visitor.getByText(name).waitFor()
        return visitor.getByRole('link', { name: '044 999 4321' }).count()
      })
      .toBe(0)

    await button(page, translate('officials.judges.remove')).click()
    const dialog = page.getByRole('dialog', { name: translate('officials.judges.removeQuestion', { name }) })
    await dialog.getByRole('button', { name: translate('officials.judges.remove') }).click()
    await heading(page, translate('officials.judges.title')).waitFor()
    await toast(page, translate('officials.judges.removed', { name })).waitFor()
  },
)

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'lets the chief add a club with an agent (%s)',
  async (lang) => {
    const translate = translator(lang)
    const name = `Kaukolan Seisojat ${lang}`
    const agent = await accountOf('koetoimitsija')
    const page = await open('/hallinta/kerhot', lang, SIZES[lang])
    await expectToFit(page)
    await page.getByRole('link', { name: translate('officials.clubs.new') }).click()
    await field(page, translate('officials.columns.name')).fill(name)
    await optional(page, translate, 'officials.fields.website').fill('kerho')
    await page
      .getByRole('combobox', {
        name: `${translate('officials.columns.agents')} (${translate('common.optional')})`,
      })
      .click()
    await page.getByRole('option', { name: agent.name }).click()
    await page.keyboard.press('Escape')
    await button(page, translate('officials.clubs.add')).click()
    await page.getByText(translate('errors.WEBSITE_INVALID')).first().waitFor()
    await expectAccessible(page)
    await optional(page, translate, 'officials.fields.website').fill('https://kaukola.example')
    await button(page, translate('officials.clubs.add')).click()
    await toast(page, translate('officials.clubs.saved', { name })).waitFor()
    await heading(page, name).waitFor()
    const { rows } = await service.database.pool.query(
      'select account_id from club_agent join club on club.id = club_id where name = $1',
      [name],
    )
    expect(rows).toEqual([{ account_id: agent.id }])
    await page.goto('/hallinta/kerhot?q=kaukolan')
    await page.getByRole('link', { name }).waitFor()
  },
)

test('links a judge’s coming trials, and warns with their number before the judge is made inactive', async () => {
  const { db } = service.database
  const name = 'Tulevien Kokeiden Tuomari'
  const id = await makeJudge(db, { name })
  for (const ahead of [0, 30]) await makeTrial(db, { held_on: addDays(today, ahead) }, [id])
  const count = '2'
  const visitor = await openPage('/tuomarit')
  await visitor.getByRole('textbox', { name: t('judges.filters.q') }).fill(name)
  await visitor.keyboard.press('Enter')
  await visitor.waitForURL(/q=/)
  await visitor.getByRole('link', { name: t('judges.comingOf_other', { name, count }) }).click()
  await heading(visitor, t('calendar.title')).waitFor()
  expect(new URL(visitor.url()).searchParams.get('judge')).toBe(name)

  const page = await open(`/hallinta/tuomarit/${id}`, 'fi')
  expect(await button(page, t('officials.judges.remove')).isDisabled()).toBe(true)
  await page.getByText(t('errors.JUDGE_IN_USE')).waitFor()
  const active = page.getByRole('checkbox', { name: t('officials.fields.active'), exact: true })
  await active.uncheck()
  await button(page, t('officials.judges.save')).click()
  const dialog = page.getByRole('dialog', { name: t('officials.inactiveQuestion', { name }) })
  await dialog.getByText(t('officials.judges.inactiveHelp_other', { count })).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('common.cancel') }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await active.isChecked()).toBe(false)
  await button(page, t('officials.judges.save')).click()
  await dialog.getByRole('button', { name: t('officials.inactiveAction') }).click()
  await toast(page, t('officials.judges.saved', { name })).waitFor()
  await visitor.goto(`/tuomarit?q=${encodeURIComponent(name)}`)
  await visitor.getByText(t('judges.noMatches')).waitFor()
})

test('shows the second of two who edit a judge the other’s changes, and keeps the input', async () => {
  const { rows } = await service.database.pool.query<{ id: number }>('select max(id) as id from judge')
  const path = `/hallinta/tuomarit/${rows[0]!.id}`
  const [first, second] = [await open(path, 'fi'), await open(path, 'fi', PHONE)]
  const townOf = (page: Page) => optional(page, t, 'officials.columns.town')
  await townOf(first).fill('Utajärvi')
  await button(first, t('officials.judges.save')).click()
  await toast(first, 'tallennettiin').waitFor()
  await optional(second, t, 'officials.columns.district').fill('Pohjois-Pohjanmaa')
  await button(second, t('officials.judges.save')).click()
  await second.getByText(t('common.meanwhile.title')).waitFor()
  await expectAccessible(second)
  await button(second, t('common.meanwhile.goOn')).click()
  await button(second, t('officials.judges.save')).click()
  await toast(second, 'tallennettiin').waitFor()
  expect(await townOf(second).inputValue()).toBe('Utajärvi')
  expect(await optional(second, t, 'officials.columns.district').inputValue()).toBe('Pohjois-Pohjanmaa')
})

test('keeps the filters of the public list in the address and as chips, says when nothing is found, and prints it', async () => {
  const page = await openPage('/tuomarit?type=forest&q=xyz')
  await page.getByText(t('judges.noMatches')).waitFor()
  await button(page, t('common.clearFilters')).click()
  await page.getByRole('table', { name: t('judges.table') }).waitFor()
  await page.getByLabel(t('judges.filters.type')).selectOption('water_track')
  await page.waitForURL(/type=water_track/)
  expect(await printedPages(page)).toBeLessThan(5)
})

/** The name of one of the demo's clubs or judges. */
async function firstName(table: 'club' | 'judge'): Promise<string> {
  const { name } = await service.database.db
    .selectFrom(table)
    .select('name')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return name
}

test('keeps the filters of staff lists in the address and as chips, finds retired judges, and shows cards on a phone', async () => {
  const page = await open('/hallinta/tuomarit?active=no&q=a', 'fi')
  await page.getByText(t('officials.states.no'), { exact: true }).nth(1).waitFor()
  expect(await page.getByRole('cell', { name: t('officials.states.yes'), exact: true }).count()).toBe(0)
  await page.getByLabel(t('officials.columns.qualifications')).selectOption('water_track')
  await page.waitForURL(/type=water_track/)
  await page.getByRole('textbox', { name: t('officials.judges.search') }).fill('ei ketään')
  await page.keyboard.press('Enter')
  await page.getByText(t('officials.judges.none')).waitFor()
  await button(page, t('common.clearFilters')).click()
  await page.getByRole('table', { name: t('officials.judges.title') }).waitFor()
  await page.goto(`/hallinta/kerhot?q=${encodeURIComponent(await firstName('club'))}`)
  await page.getByRole('table', { name: t('officials.clubs.title') }).waitFor()
  await expectAccessible(page)
  const phone = await open(
    `/hallinta/tuomarit?q=${encodeURIComponent(await firstName('judge'))}`,
    'fi',
    PHONE,
  )
  await phone.getByRole('list', { name: t('officials.judges.title') }).waitFor()
  await expectAccessible(phone)
})

test('keeps the pages from whoever is not the chief', async () => {
  const page = await openPage('/', { as: 'tuomari' })
  for (const path of ['/hallinta/tuomarit', '/hallinta/kerhot/uusi']) {
    await page.goto(path)
    await heading(page, t('accounts.forbidden.title')).waitFor()
  }
})

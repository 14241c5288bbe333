import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { periodOf } from '#domain/competitions/periods.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Translate, translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { openPage, service } = await openJourneys()
const PUBLIC = '/vuosikilpailut'
const STAFF = '/hallinta/vuosikilpailut'
const RUNNING = periodOf('season', today)

const period = (page: Page, t: Translate) => page.getByLabel(t('competitions.season'), { exact: true })

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)(
  'a visitor chooses a competition and a season, and sees where the points of a dog come from (%s)',
  async (lang, size: BrowserContextOptions) => {
    const t = translator(lang)
    const page = await openPage(`${PUBLIC}?lang=${lang}`, size)
    await heading(page, t('competitions.title')).waitFor()
    await page.getByText(t('competitions.unconfirmedDemo')).waitFor()
    await page.getByText(t('competitions.running', { date: `31.05.${RUNNING + 1}` })).waitFor()
    await expectAccessible(page)

    await period(page, t).selectOption(String(RUNNING - 1))
    await expect.poll(() => new URL(page.url()).searchParams.get('jakso')).toBe(String(RUNNING - 1))
    await page.getByRole('heading', { level: 2, name: `${RUNNING - 1}–${RUNNING}` }).waitFor()
    const toggle = page.locator('main button[aria-expanded]').first()
    await toggle.click()
    await page
      .getByRole('heading', { name: /n = \d/ })
      .first()
      .waitFor()
    await expectAccessible(page)

    await page.getByLabel(t('competitions.competition'), { exact: true }).selectOption('4')
    await page.getByText(t('competitions.rule.homeOnly')).waitFor()
    await page.reload()
    await page.getByText(t('competitions.rule.homeOnly')).waitFor()
    const csv = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    expect((await csv).suggestedFilename()).toMatch(/\.csv$/)
  },
)

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['en', PHONE],
  ]),
)(
  'SYSADMIN adds a competition, previews it, adds its next rule and removes that (%s)',
  async (lang, size: BrowserContextOptions) => {
    const t = translator(lang)
    const name = `Vuoden metsäkoira ${lang}`
    const page = await openPage(`${STAFF}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.competitionRules'))
    await expectAccessible(page)
    await page.getByRole('link', { name: t('competitionAdmin.new') }).click()
    await heading(page, t('competitionAdmin.new')).waitFor()
    await field(page, t('competitionAdmin.names.fi')).fill(name)
    await button(page, t('competitionAdmin.add')).click()
    await page.getByText(t('errors.COMPETITION_WITHOUT_POINTS')).first().waitFor()
    await expectAccessible(page)

    await button(page, t('competitionAdmin.addLine')).first().click()
    await page.getByLabel(t('competitions.rule.points'), { exact: true }).fill('10,5')
    await field(page, t('competitionAdmin.fields.validFrom')).fill(String(RUNNING - 2))
    await button(page, t('competitionAdmin.preview')).click()
    await page.getByRole('heading', { name: t('competitionAdmin.previewTitle') }).waitFor()
    await page.locator('main').getByText(/\d/).last().waitFor()
    await button(page, t('competitionAdmin.add')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('competitionAdmin.pastHelp')).waitFor()
    await dialog.getByRole('button', { name: t('common.goOn') }).click()
    await toast(page, t('competitionAdmin.saved', { name })).waitFor()
    await heading(page, name).waitFor()
    await page.getByText(t('competitionAdmin.heldHelp')).waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: t('competitionAdmin.next'), exact: true }).click()
    await heading(page, t('competitionAdmin.nextOf', { name })).waitFor()
    await expect
      .poll(() => field(page, t('competitionAdmin.fields.validFrom')).inputValue())
      .toBe(String(RUNNING))
    await button(page, t('competitionAdmin.add')).click()
    await button(page, t('competitionAdmin.remove')).waitFor()
    await button(page, t('competitionAdmin.remove')).click()
    await dialog.getByRole('button', { name: t('competitionAdmin.remove') }).click()
    await toast(page, t('competitionAdmin.removed', { name })).waitFor()
    await heading(page, t('competitionAdmin.title')).waitFor()
    await page.goto(`${PUBLIC}?lang=${lang}`)
    await page.getByLabel(t('competitions.competition'), { exact: true }).selectOption({ label: name })
    await page.getByText('10,5').or(page.getByText('10.5')).first().waitFor()
  },
)

test('a long name of one word goes on in the next line of a phone', async () => {
  const long = 'Kiertopalkintokilpailu'.repeat(3)
  const { rows } = await service.database.pool.query(
    `insert into competition (series, name_fi, name_sv, name_en, valid_from, rule)
     select 999, $1, '', '', valid_from, rule from competition where id = 1 returning valid_from as from`,
    [long],
  )
  const [{ from }] = rows as [{ from: number }]
  const page = await openPage(`${PUBLIC}?kilpailu=999&jakso=${from}`, PHONE)
  await page.getByRole('heading', { level: 2, name: long }).waitFor()
  await expectToFit(page)
  const staff = await openPage(STAFF, { ...PHONE, as: 'yllapito' })
  await staff.getByRole('link', { name: long }).waitFor()
  await expectToFit(staff)
})

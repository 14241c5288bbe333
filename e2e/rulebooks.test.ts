import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { LANGUAGES, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')
const FROM = '01.06.2021'
/** The form has more than a hundred inputs, each of which is looked at in two schemes. */
const LONG_TEST = { timeout: 180_000 }

function open(path: string, options?: BrowserContextOptions) {
  return openPage(path, { ...options, as: 'kaer-vastaava' })
}

/** Opens the rulebook in force by the list. */
async function openCurrent(page: Page) {
  await page.goto('/hallinta/saannot')
  const name = t('rulebooks.from', { from: FROM })
  await page.getByRole('link', { name: t('rulebooks.editOf', { name }) }).click()
  await page.getByRole('textbox', { name: limit(1) }).waitFor()
}

const limit = (prize: number) => t('rulebooks.limitOf', { prize: t(`trials.prizes.${prize}`) })
const version = (revision: number) => t('rulebooks.version', { from: FROM, revision: String(revision) })
const saved = (revision: number) => t('rulebooks.saved', { from: FROM, revision: String(revision) })

test.each(
  oneOfVariants(import.meta.url, [
    ['on a desk', DESKTOP],
    ['on a phone', PHONE],
  ]),
)(
  '%s: previews which results a change would alter, saves it as a version, and removes that version',
  async (_, size) => {
    const page = await open('/hallinta/saannot', size)
    expect(await menuEntries(page, t)).toContain(t('shell.nav.rulebooks'))
    await openCurrent(page)
    await heading(page, version(1)).waitFor()
    const first = page.getByRole('textbox', { name: limit(1) })
    await first.fill('190')
    await button(page, t('rulebooks.preview')).click()
    await page.getByText(t('rulebooks.previewKeeps')).waitFor()
    await page
      .getByText(/(NUO|AVO|VOI)2 · /)
      .first()
      .waitFor()

    await page.getByRole('button', { name: t('rulebooks.save') }).click()
    const question = page.getByRole('dialog')
    await question
      .getByText(t('common.meanwhile.change', { field: limit(1), was: '160', is: '190' }))
      .waitFor()
    await question.getByRole('button', { name: t('rulebooks.save') }).click()
    await question.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
    await expectAccessible(page)
    await save(page, 'Kokous 3.5.2026')
    await toast(page, saved(2)).waitFor()
    await heading(page, version(2)).waitFor()
    expect(await first.inputValue()).toBe('190')

    await page.goto('/hallinta/saannot')
    await page.getByText('Kokous 3.5.2026').waitFor()
    await page
      .getByRole('link', { name: t('rulebooks.revision', { revision: '1' }) })
      .first()
      .click()
    await page.getByText(t('rulebooks.replaced')).waitFor()
    expect(await first.isDisabled()).toBe(true)
    expect(await first.inputValue()).toBe('160')
    await page.getByRole('link', { name: t('rulebooks.newest') }).click()
    await heading(page, version(2)).waitFor()
    await button(page, t('rulebooks.remove')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rulebooks.remove') })
      .click()
    await toast(page, t('rulebooks.removed', { from: FROM, revision: '2' })).waitFor()
  },
)

test('shows a fault in an alert, and has no axe violations before and after', LONG_TEST, async () => {
  const page = await open('/hallinta/saannot')
  await page.getByText(t('rulebooks.current')).waitFor()
  await expectAccessible(page)
  await openCurrent(page)
  await page.getByRole('textbox', { name: limit(1) }).fill('120')
  await button(page, t('rulebooks.preview')).click()
  await page.getByRole('alert').getByText(t('errors.PRIZE_LIMITS_NOT_DESCENDING')).waitFor()
  await expectAccessible(page)
})

test('has no axe violations in the preview on a phone', LONG_TEST, async () => {
  const page = await open('/hallinta/saannot', PHONE)
  await openCurrent(page)
  await page.getByRole('textbox', { name: limit(1) }).fill('196')
  await button(page, t('rulebooks.preview')).click()
  await page.getByText(t('rulebooks.previewKeeps')).waitFor()
  await expectAccessible(page)
})

/** Gives the reason in the question that is open, and saves. */
async function save(page: Page, note: string) {
  const question = page.getByRole('dialog')
  await question.getByLabel(t('rulebooks.note')).fill(note)
  await question.getByRole('button', { name: t('rulebooks.save') }).click()
}

test('shows the last seasons’ results where a rulebook begins later', async () => {
  const page = await open('/hallinta/saannot')
  await openCurrent(page)
  await page.getByRole('textbox', { name: t('rulebooks.validFrom') }).fill('1.6.2090')
  await page.getByRole('textbox', { name: limit(1) }).fill('190')
  await button(page, t('rulebooks.preview')).click()
  await page.getByText(/^Sääntökirja tulee voimaan myöhemmin/).waitFor()
})

test('shows the second of two who edit a rulebook the other’s changes, and saves both', async () => {
  const [one, two] = [await open('/hallinta/saannot'), await open('/hallinta/saannot')]
  await openCurrent(one)
  await openCurrent(two)
  await two.getByRole('textbox', { name: limit(2) }).fill('131')
  await one.getByRole('textbox', { name: limit(1) }).fill('161,5')
  await button(one, t('rulebooks.save')).click()
  await save(one, 'Kokous')
  await toast(one, saved(2)).waitFor()
  await button(two, t('rulebooks.save')).click()
  await save(two, 'Toinen kokous')
  await two.getByText(t('common.meanwhile.title')).waitFor()
  await two.getByText(t('common.meanwhile.change', { field: limit(1), was: '160', is: '161,5' })).waitFor()
  await button(two, t('common.meanwhile.goOn')).click()
  await button(two, t('rulebooks.save')).click()
  await save(two, 'Toinen kokous')
  await toast(two, saved(3)).waitFor()
  const { data } = await service.database.db
    .selectFrom('rulebook')
    .select('data')
    .where('revision', '=', 3)
    .executeTakeFirstOrThrow()
  expect(data.prizeLimits.slice(0, 2)).toEqual([161.5, 131])
  await expect.poll(() => two.getByRole('textbox', { name: limit(1) }).inputValue()).toBe('161,5')
  await expect.poll(() => two.getByRole('textbox', { name: limit(2) }).inputValue()).toBe('131')
})

test('keeps the input through a reload', async () => {
  const page = await open('/hallinta/saannot')
  await openCurrent(page)
  await field(page, limit(3)).fill('99,5')
  await page.reload()
  await expect.poll(() => field(page, limit(3)).inputValue()).toBe('99,5')
})

test.each(oneOfVariants(import.meta.url, LANGUAGES))(
  'shows a rulebook in the reader’s language (%s)',
  async (language) => {
    const translate = translator(language)
    const page = await open(`/hallinta/saannot?lang=${language}`, PHONE)
    await page.getByRole('heading', { level: 1, name: translate('rulebooks.title') }).waitFor()
    const name = translate('rulebooks.fromTo', { from: '01.06.1990', to: '31.05.2021' })
    await page.getByRole('link', { name: translate('rulebooks.editOf', { name }) }).click()
    await page.getByRole('group', { name: translate('trials.features.speed') }).waitFor()
    const voi = translate('rulebooks.coefficientOf', { part: translate('trials.parts.water') })
    const decimal = language === 'en' ? '2.5' : '2,5'
    expect(await page.getByRole('textbox', { name: `${voi}, VOI` }).inputValue()).toBe(decimal)
  },
)

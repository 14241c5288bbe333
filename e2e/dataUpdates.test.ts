import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Translate, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const UPDATES = '/hallinta/paivitys'

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
/** A row of the table or a card of the phone that says something. */
const rowWith = (page: Page, text: string) => page.locator('main tr, main li').filter({ hasText: text })
/** A state among the facts of an update. */
const state = (page: Page, t: Translate, name: string) =>
  page.locator('dd').getByText(t(`dataUpdates.states.${name}`), { exact: true })

/** What is recorded under a number: name and colour; undefined: no such dog. */
async function dogOf(regnr: string): Promise<{ name: string; colour: string | null } | undefined> {
  const { rows } = await service.database.pool.query<{ name: string; colour: string | null }>(
    'select d.name, d.colour from dog d join dog_number n on n.dog_id = d.id where n.regnr = $1',
    [regnr],
  )
  return rows[0]
}

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, 'FI71001/24', 'FI71002/18'],
    ['sv', PHONE, 'FI72001/24', 'FI72002/18'],
  ]),
)(
  'SYSADMIN sends a file, looks at the difference, applies and undoes it (%s)',
  async (lang, size: BrowserContextOptions, pup, sire) => {
    const t = translator(lang)
    const page = await openPage(`${UPDATES}?lang=${lang}`, { ...size, as: 'yllapito' })
    await heading(page, t('dataUpdates.title')).waitFor()
    await expectAccessible(page)

    const file = `regnr;name;sex;breed;birth_date;sire;colour
${pup};Päivityksen Pentu;F;119;2024-05-01;${sire};ruskea
;Numeroton;F;119;2024-05-01;;
`
    await choose(page, 'koirat.csv', file)
    await button(page, t('dataUpdates.send')).click()
    await heading(page, 'koirat.csv').waitFor()
    await state(page, t, 'ready').waitFor()
    await rowWith(page, pup).first().waitFor()
    await rowWith(page, t('dataUpdates.problems.no-number')).waitFor()
    expect(await dogOf(pup)).toBeUndefined()
    await expectAccessible(page)
    await expectToFit(page)

    await field(page, t('dataUpdates.filters.kind')).selectOption('refused')
    await expect.poll(() => rowWith(page, pup).count()).toBe(0)
    expect(page.url()).toContain('kind=refused')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('dataUpdates.download') }).click(),
    ])
    expect(download.suggestedFilename()).toContain('koirat.csv')

    await button(page, t('dataUpdates.apply')).click()
    await page.getByRole('dialog', { name: t('dataUpdates.applyQuestion', { name: 'koirat.csv' }) }).waitFor()
    await expectAccessible(page)
    await answer(page, t('dataUpdates.apply'))
    await state(page, t, 'applied').waitFor()
    expect(await dogOf(pup)).toEqual({ name: 'Päivityksen Pentu', colour: 'ruskea' })
    await expectAccessible(page)

    // The same file again has nothing to say.
    await page.goto(`${UPDATES}?lang=${lang}`)
    await choose(page, 'koirat.csv', file)
    await button(page, t('dataUpdates.send')).click()
    await state(page, t, 'ready').waitFor()
    expect(await button(page, t('dataUpdates.apply')).count()).toBe(0)
    await button(page, t('dataUpdates.cancel')).click()
    await answer(page, t('dataUpdates.cancel'))
    await state(page, t, 'cancelled').waitFor()

    // The earlier one is found in the list, and goes as a whole.
    await page.goto(`${UPDATES}?lang=${lang}`)
    await rowWith(page, t('dataUpdates.states.applied'))
      .getByRole('link', { name: 'koirat.csv' })
      .first()
      .click()
    await button(page, t('dataUpdates.undo')).click()
    await answer(page, t('dataUpdates.undo'))
    await state(page, t, 'undone').waitFor()
    expect([await dogOf(pup), await dogOf(sire)]).toEqual([undefined, undefined])
    await expectAccessible(page)
    await expectToFit(page)
  },
)

test('tells what is wrong with a file, and where', async () => {
  const t = translator('en')
  const page = await openPage(`${UPDATES}?lang=en`, { ...DESKTOP, as: 'yllapito' })
  await choose(page, 'quotes.csv', 'regnr;name;breed\nFI1/20;"Open"x;119\n')
  await button(page, t('dataUpdates.send')).click()
  await state(page, t, 'failed').waitFor()
  await page.getByText(t('errors.FILE_QUOTES', { row: '2' })).waitFor()
  await expectAccessible(page)
})

test('shows the page to nobody else', async () => {
  const t = translator('fi')
  const page = await openPage(UPDATES, { ...DESKTOP, as: 'koirat' })
  expect(await heading(page, t('dataUpdates.title')).count()).toBe(0)
})

import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTrial, makeTrialResult } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { fillSheet, LONG_NAME, makeTrialWithDogs } from './sheetDogs.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

const openResults = (trialId: number, username: string, options: BrowserContextOptions) =>
  openPage(`/hallinta/kokeet/${trialId}/tulokset`, { ...options, as: username })
const cell = (page: Page, dog: number, field: string): Locator =>
  page.locator('tr[data-dog]').nth(dog).locator(`[data-field="${field}"]`)

test('lets the chief publish a sheet against a check, for a reason', async () => {
  const { trialId, dogs } = await makeTrialWithDogs(service)
  const page = await openResults(trialId, 'kaer-vastaava', PHONE)
  await page.locator('main [data-field="search"]').getByRole('button', { name: '7', exact: true }).tap()
  await button(page, t('results.done.mark')).tap()
  await button(page, t('results.done.override')).tap()
  const dialog = page.getByRole('dialog')
  await button(page, t('results.done.overrideSubmit')).tap()
  await dialog.getByRole('alert').getByText(t('errors.REASON_MISSING')).waitFor()
  await dialog.getByLabel(t('results.done.overrideReason')).fill('Tuomarikirja katosi.')
  await expectAccessible(page)
  await button(page, t('results.done.overrideSubmit')).tap()
  await toast(page, t('results.done.marked', { dog: LONG_NAME })).waitFor()
  const { rows } = await service.database.pool.query(
    `select overridden ->> 'reason' as reason from trial_result where trial_id = $1 and dog_id = $2`,
    [trialId, dogs[0]!.id],
  )
  expect(rows).toEqual([{ reason: 'Tuomarikirja katosi.' }])
})

test('lets the chief publish against a check from the grid of the desk too', async () => {
  const { trialId, dogs } = await makeTrialWithDogs(service)
  const page = await openResults(trialId, 'kaer-vastaava', DESKTOP)
  await cell(page, 0, 'search').focus()
  await page.keyboard.press('7')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.locator('[data-part="problems"]').waitFor()
  await button(page, t('results.done.override')).click()
  await page.getByLabel(t('results.done.overrideReason')).fill('Tuomarikirja katosi.')
  await button(page, t('results.done.overrideSubmit')).click()
  await toast(page, t('results.done.marked', { dog: LONG_NAME })).waitFor()
  const { rows } = await service.database.pool.query(
    `select overridden ->> 'reason' as reason from trial_result where trial_id = $1 and dog_id = $2`,
    [trialId, dogs[0]!.id],
  )
  expect(rows).toEqual([{ reason: 'Tuomarikirja katosi.' }])
})

test.each(
  oneOfVariants(import.meta.url, [
    ['phone', PHONE],
    ['desk', DESKTOP],
  ]),
)('asks before it publishes something else than the screen shows (%s)', async (_size, options) => {
  const { trialId, dogs } = await makeTrialWithDogs(service)
  const { db, pool } = service.database
  await fillSheet(service, trialId, dogs[0]!)
  const page = await openResults(trialId, 'kaer-tallentaja', options)
  await page.locator('[data-part="totals"]').first().getByText('132 p').waitFor()
  // The page does not hear of the water work that comes in from another trial.
  await page.route('**/results?kind=hunt', (route) => route.abort())
  const lake = await makeTrial(db, { type: 'water_track', held_on: '2024-08-10', place: 'Lampi' })
  await pool.query(
    `insert into water_result (trial_id, dog_id, class, outcome, water_grade) values ($1, $2, 'AVO', 'judged', 9)`,
    [lake, dogs[0]!.id],
  )
  const publish = () =>
    options === PHONE
      ? button(page, t('results.done.mark')).tap()
      : cell(page, 0, 'done')
          .getByRole('button', { name: t('results.done.mark') })
          .click()
  await publish()
  const dialog = page.getByRole('dialog', { name: t('results.done.differs', { dog: LONG_NAME }) })
  const sums = dialog.locator('[data-part="difference"]')
  await sums.waitFor()
  expect(await sums.getByRole('cell').allTextContents()).toEqual([
    ...['', '132 p', '159 p'],
    ...['0', '2'],
    ...['–', `${t('results.water.water', { grade: '9' })}, Lampi 10.08.2024`],
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('common.cancel') }).click()
  const published = async () =>
    (await pool.query('select points, prize from trial_result where trial_id = $1', [trialId])).rows
  expect(await published()).toEqual([])
  await publish()
  await dialog.getByRole('button', { name: t('results.done.publishComputed') }).click()
  await toast(page, t('results.done.marked', { dog: LONG_NAME })).waitFor()
  expect(await published()).toEqual([{ points: 159, prize: 2 }])
})

test('tells the chief which results rest on a corrected one, and the entrant what was corrected', async () => {
  const { db, pool } = service.database
  const { trialId, dogs } = await makeTrialWithDogs(service, { ended_at: new Date() })
  const { id: dogId, entryId } = dogs[0]!
  await pool.query(`update entry set contact_email = 'korjaus@example.fi' where id = $1`, [entryId])
  const official = { trial_id: trialId, report: 'Hyvä.', status: 'official' } as const
  await makeTrialResult(db, dogId, official)
  const later = await makeTrial(db, { held_on: '2024-10-06', place: 'Lapua', ended_at: new Date() })
  await makeTrialResult(db, dogId, { ...official, trial_id: later, class: 'VOI' })
  const { rows } = await pool.query('select id from trial_result where trial_id = $1', [trialId])
  const page = await openPage(`/hallinta/kaer/tulos/${rows[0].id}`, { ...PHONE, as: 'kaer-vastaava' })
  const note = page.getByRole('note').filter({ hasText: t('results.correct.entitles') })
  await note.getByRole('link', { name: '06.10.2024, Lapua' }).waitFor()
  await page.getByLabel(t('results.fields.report')).fill('Kirjoitettu puhtaaksi.')
  await page.getByLabel(t('results.correct.reason')).fill('Teksti oli kesken.')
  await button(page, t('results.correct.submit')).click()
  await toast(page, t('results.correct.saved', { dog: LONG_NAME })).waitFor()
  await note.waitFor()
  await expectAccessible(page)
  const mails = await pool.query(
    `select body_text from mail where kind = 'resultCorrected' and recipient = 'korjaus@example.fi'`,
  )
  expect(mails.rows.map(({ body_text }) => body_text)).toEqual([
    expect.stringContaining('Syy: Teksti oli kesken.'),
  ])
})

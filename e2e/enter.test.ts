import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addMonths } from '#domain/dates.ts'
import { makeDog, makeEntry, makeTrial, makeTrialResult } from '#server/testing/factories.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { fillSheet, LONG_NAME, makeTrialWithDogs } from './sheetDogs.ts'
import { press } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { dialog, done, start, today } from './trialSteps.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db, pool } = service.database
const t = translator('fi')

/** What pages have asked the service to change, but for values of a sheet. */
function changesOf(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    const isValue = request.url().endsWith('/results/fields')
    if (request.method() !== 'GET' && !isValue) changes.push(new URL(request.url()).pathname)
  })
  return changes
}

/** Presses Enter in every field of a form, then on its button, which alone sends it. */
async function sendByButton(page: Page, form: string, name: string) {
  const changes = changesOf(page)
  const fields = page.locator(`${form} :is(input, textarea):visible`)
  const count = await fields.count()
  expect(count).toBeGreaterThan(0)
  for (let place = 0; place < count; place++) {
    await fields.nth(place).focus()
    await press(page, 'Enter')
  }
  const send = page.locator(form).getByRole('button', { name, exact: true })
  await send.focus()
  expect(changes).toEqual([])
  await press(page, 'Enter')
  await expect.poll(() => changes.length).toBe(1)
}

/** A trial a year from now with one dog. */
async function makeComingTrial() {
  const trialId = await makeTrial(db, {
    held_on: addMonths(today, 12),
    place: 'Enteri',
    registration_start: addMonths(today, -1),
    registration_end: addMonths(today, 11),
  })
  const dog = await makeDog(db, { name: 'Enterin Eetu' })
  await makeEntry(db, trialId, dog.id, { contact_email: 'eetu@example.fi' })
  return { trialId, dog }
}

test('marks no sheet done by Enter in a field of the phone', async () => {
  const { trialId, dogs } = await makeTrialWithDogs(service)
  await fillSheet(service, trialId, dogs[0]!)
  const page = await openPage(`/hallinta/kokeet/${trialId}/tulokset`, { ...PHONE, as: 'kaer-tallentaja' })
  await sendByButton(page, 'main', t('results.done.mark'))
  await toast(page, t('results.done.marked', { dog: LONG_NAME })).waitFor()
})

test('publishes against a check by its button alone', async () => {
  const { trialId } = await makeTrialWithDogs(service)
  const page = await openPage(`/hallinta/kokeet/${trialId}/tulokset`, { ...PHONE, as: 'kaer-vastaava' })
  await page.locator('main [data-field="search"]').getByRole('button', { name: '7', exact: true }).tap()
  await button(page, t('results.done.mark')).tap()
  await button(page, t('results.done.override')).tap()
  await page.getByLabel(t('results.done.overrideReason')).fill('Tuomarikirja katosi.')
  await sendByButton(page, '[role="dialog"]', t('results.done.overrideSubmit'))
  await toast(page, t('results.done.marked', { dog: LONG_NAME })).waitFor()
})

test('corrects an official result by the button alone', async () => {
  const { trialId, dogs } = await makeTrialWithDogs(service, { ended_at: new Date() })
  await makeTrialResult(db, dogs[0]!.id, { trial_id: trialId, report: 'Hyvä.', status: 'official' })
  const { rows } = await pool.query('select id from trial_result where trial_id = $1', [trialId])
  const page = await openPage(`/hallinta/kaer/tulos/${rows[0].id}`, { ...PHONE, as: 'kaer-vastaava' })
  await page.getByLabel(t('results.fields.report')).fill('')
  await page.getByLabel(t('results.correct.reason')).fill('Teksti oli kesken.')
  await page.getByLabel(t('results.correct.override')).check()
  await sendByButton(page, 'main form', t('results.correct.submit'))
  await toast(page, t('results.correct.saved', { dog: LONG_NAME })).waitFor()
})

test.each(['move', 'cancel'] as const)('does not %s a trial by Enter in a field', async (action) => {
  const { trialId } = await makeComingTrial()
  const page = await openPage(`/hallinta/kokeet/${trialId}`, { as: 'yllapito' })
  await start(page, action)
  await dialog(page)
    .getByRole('textbox', { name: t('trialAdmin.reason') })
    .fill('Lunta on liikaa.')
  if (action === 'move') await dialog(page).getByLabel(t('trialFields.place')).fill('Toinen paikka')
  await sendByButton(page, '[role="dialog"]', t(`trialAdmin.actions.${action}`))
  await done(page, action)
})

test('ends no trial by Enter before a button of the question has the focus', async () => {
  const { trialId, dogs } = await makeTrialWithDogs(service)
  for (const { id } of dogs) await makeTrialResult(db, id, { trial_id: trialId, report: 'Hyvä.' })
  const page = await openPage(`/hallinta/kokeet/${trialId}`, { as: 'yllapito' })
  const changes = changesOf(page)
  await start(page, 'end')
  await dialog(page).waitFor()
  await press(page, 'Enter', 'Tab', 'Enter')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(changes).toEqual([])
})

test('writes to the participants, and withdraws a dog, by the button alone', async () => {
  const { trialId, dog } = await makeComingTrial()
  const page = await openPage(`/hallinta/kokeet/${trialId}/osallistujat`, { as: 'yllapito' })
  await page.getByLabel(t('entries.choose', { dog: dog.name })).check()
  await button(page, t('entries.messageChosen', { count: '1' })).click()
  await field(page, t('entries.send.subject')).fill('Kokoontuminen')
  await field(page, t('entries.send.body')).fill('Tapaamme klo 8.')
  await sendByButton(page, '[role="dialog"]', t('entries.send.submit'))
  await toast(page, t('entries.send.sent_one', { count: '1' })).waitFor()
  await button(page, t('entries.more', { dog: dog.name })).click()
  await page.getByRole('menuitem', { name: t('entries.menu.withdraw') }).click()
  await field(page, t('entries.withdraw.reason')).fill('Juoksuaika')
  await sendByButton(page, '[role="dialog"]', t('entries.withdraw.submit'))
  await dialog(page).waitFor({ state: 'hidden' })
})

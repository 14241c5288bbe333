import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { makeDog, makeEntry, makeJudge, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

/** A trial with one dog, whose handler is reached by e-mail. */
async function makeTrialWithDog(heldOn: string, overrides: Parameters<typeof makeTrial>[1] = {}) {
  const { db } = service.database
  const judgeId = await makeJudge(db, { name: 'Aulis Åkerman' })
  const trialId = await makeTrial(db, { held_on: heldOn, ...overrides }, [judgeId])
  const dog = await makeDog(db, { name: 'Kaukopartio', birth_date: addDays(heldOn, -1500) })
  await makeShowResult(db, dog.id, {}, addDays(heldOn, -500))
  await makeEntry(db, trialId, dog.id, { contact_email: 'ohjaaja@example.fi' })
  return { trialId, dogId: dog.id }
}

test('sends a message once when its answer was lost, and again when its text was changed', async () => {
  const { trialId } = await makeTrialWithDog(addDays(today, 60))
  const address = `/hallinta/kokeet/${trialId}/osallistujat`
  const page = await openPage(address, { ...DESKTOP, as: 'yllapito' })
  await heading(page, t('entries.title')).waitFor()
  await button(page, t('entries.message')).click()
  const body = field(page, t('entries.send.body'))
  await field(page, t('entries.send.subject')).fill('Kokoontuminen')
  await body.fill('Tapaamme klo 8.')
  await page.route('**/entries/message', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const submit = button(page, t('entries.send.submit'))
  const bodies = async () => {
    const sent = await service.database.db
      .selectFrom('trial_message')
      .select('body')
      .where('trial_id', '=', trialId)
      .orderBy('id')
      .execute()
    return sent.map((message) => message.body)
  }
  const sendInVain = () => Promise.all([page.waitForEvent('requestfailed'), submit.click()])
  await sendInVain()
  await toast(page, t('common.failed.message')).waitFor()
  await sendInVain()
  expect(await bodies()).toEqual(['Tapaamme klo 8.'])
  await page.unroute('**/entries/message')
  await body.fill('Tapaamme klo 9.')
  await submit.click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await bodies()).toEqual(['Tapaamme klo 8.', 'Tapaamme klo 9.'])
})

test('shows a changed entry as a conflict also when offline, and what is stored once online again', async () => {
  const { trialId } = await makeTrialWithDog(addDays(today, 61))
  const address = `/hallinta/kokeet/${trialId}/osallistujat`
  const page = await openPage(address, { ...DESKTOP, as: 'yllapito' })
  await button(page, t('entries.more', { dog: 'Kaukopartio' })).click()
  await page.getByRole('menuitem', { name: t('entries.menu.edit') }).click()
  // What is read before anything is typed comes in by itself: the form has to have read all it reads.
  await page.getByLabel(t('entries.form.handler')).waitFor()
  await page.waitForLoadState('networkidle')
  await service.database.db
    .updateTable('entry')
    .set({ handler: 'Toinen Tarkastaja', version: 7 })
    .where('trial_id', '=', trialId)
    .execute()
  await page.getByLabel(t('entries.form.handler')).fill('Oma Ohjaaja')
  const submit = button(page, t('entries.form.save'))
  const entries = `**/api/auth/trials/${trialId}/entries`
  await page.route(entries, (route) => route.abort())
  await submit.click()
  await page.getByText(t('errors.CHANGED_MEANWHILE')).waitFor()
  await page.unroute(entries)
  await submit.click()
  await page.getByText(t('common.meanwhile.own', { value: 'Oma Ohjaaja' })).waitFor()
  await button(page, t('common.meanwhile.goOn')).click()
  await submit.click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('Oma Ohjaaja', { exact: true }).waitFor()
})

test('shows the second of two who correct a result the conflict, keeps the input and overwrites nothing unseen', async () => {
  const { trialId, dogId } = await makeTrialWithDog('2026-10-03', { ended_at: new Date() })
  const { rows } = await service.database.pool.query(
    `insert into trial_result (trial_id, dog_id, class, outcome, prize, points, search_grade, game_grade, retrieve_grade,
      speed, method, scenting, point, flush, steadiness, retrieve_eagerness, collaboration, will_to_hunt, behaviour,
      gun_shyness, loudness, points_at_game, shot_over, judge, report, status)
    values ($1, $2, 'AVO', 'judged', 0, 139, 8, 9, 7, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, true, 'Aulis Åkerman', 'Hyvä.',
      'official') returning id`,
    [trialId, dogId],
  )
  const address = `/hallinta/kaer/tulos/${rows[0].id}`
  const page = await openPage(address, { ...PHONE, as: 'kaer-vastaava' })
  const other = await openPage(address, { ...DESKTOP, as: 'yllapito' })
  const set = (on: Page, name: string, value: string) =>
    on.locator(`[data-field="${name}"]`).getByRole('button', { name: value, exact: true }).click()
  const send = (on: Page) => button(on, t('results.correct.submit')).click()
  const reason = (on: Page) => on.getByLabel(t('results.correct.reason'))
  await set(page, 'speed', '3')
  await set(page, 'search', '9')
  await reason(page).fill('Haku oli väärin.')
  await set(other, 'game', '8')
  await set(other, 'search', '7')
  await reason(other).fill('Riistatyö oli väärin.')
  await send(other)
  await other.getByText(t('audit.codes.CORRECTED')).waitFor()

  await send(page)
  await page.getByText(t('common.meanwhile.own', { value: '9' })).waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('role')).toBe('alert')
  await expectAccessible(page)
  // Neither the reload nor another try sends anything.
  await page.reload()
  await page.getByText(t('common.meanwhile.own', { value: '9' })).waitFor()
  await send(page)
  const stored = async () => {
    const result = await service.database.pool.query(
      'select search_grade, game_grade, speed, version from trial_result where id = $1',
      [rows[0].id],
    )
    return result.rows[0]
  }
  expect(await stored()).toEqual({ search_grade: 7, game_grade: 8, speed: 4, version: 2 })
  await button(page, t('common.meanwhile.goOn')).click()
  expect(await reason(page).inputValue()).toBe('Haku oli väärin.')
  await send(page)
  await expect.poll(stored).toEqual({ search_grade: 9, game_grade: 8, speed: 3, version: 3 })
})

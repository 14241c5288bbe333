import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { LONG_NAME, makeTrialWithDogs } from './sheetDogs.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const REASON = 'Arvosana oli kirjattu väärin.'

/** An official result of a trial, written by nobody who is known. */
async function makeResult(): Promise<number> {
  const { trialId, judge, dogs } = await makeTrialWithDogs(service, { ended_at: new Date() })
  const { rows } = await service.database.pool.query<{ id: number }>(
    `insert into trial_result (trial_id, dog_id, class, outcome, prize, points, search_grade, game_grade, retrieve_grade,
      speed, method, scenting, point, flush, steadiness, retrieve_eagerness, collaboration, will_to_hunt, behaviour,
      gun_shyness, loudness, points_at_game, shot_over, judge, report, status)
    values ($1, $2, 'AVO', 'judged', 0, 139, 8, 9, 7, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, true, $3, 'Hyvä.', 'official')
    returning id`,
    [trialId, dogs[0]!.id, judge],
  )
  return rows[0]!.id
}

test('leads the chief from a correction to the result’s whole history, on a phone (fi)', async () => {
  const t = translator('fi')
  const id = await makeResult()
  const page = await openPage(`/hallinta/kaer/tulos/${id}`, { ...PHONE, as: 'kaer-vastaava' })
  await page.locator('main [data-field="search"]').getByRole('button', { name: '9', exact: true }).tap()
  await page.getByLabel(t('results.correct.reason')).fill(REASON)
  await button(page, t('results.correct.submit')).tap()
  await page.getByText(t('audit.codes.CORRECTED')).waitFor()
  await page.getByRole('link', { name: t('resultInfo.link') }).tap()
  await page.getByRole('heading', { level: 1, name: t('resultInfo.titles.hunt') }).waitFor()
  await page.getByText(LONG_NAME).first().waitFor()

  // The field tells who corrected it and why, and what it was before.
  const earlier = button(page, t('resultInfo.earlier', { field: t('results.fields.search') }))
  await earlier.tap()
  await page.getByText(t('identity.source.unknown')).first().waitFor()
  await page
    .getByText(t('resultInfo.reason', { reason: REASON }))
    .first()
    .waitFor()
  await page.getByText(t('resultInfo.rules.rulebook')).first().waitFor()
  await expectAccessible(page)
  await expectToFit(page)

  // The moment has an address of its own, and the list can be narrowed to one kind.
  await page.getByLabel(t('resultInfo.kind')).selectOption('corrected')
  await page.waitForURL(/laji=corrected/)
  await page
    .getByRole('link', { name: /\d{4} \d/ })
    .and(page.locator('[href*="laji=corrected"]'))
    .first()
    .tap()
  await page.getByText(t('resultInfo.fromMoment')).waitFor()
  expect(page.url()).toMatch(/laji=corrected&hetki=s\d+|hetki=s\d+&laji=corrected/)

  // The day before there was no such result.
  const before = addDays(today, -1)
  const past = await openPage(`/hallinta/kaer/tulos/${id}/tiedot?paiva=${before}`, {
    ...PHONE,
    as: 'kaer-vastaava',
  })
  await past.getByText(t('resultInfo.notThenHelp')).waitFor()
  await expectAccessible(past)
})

test('tells a show result’s history at a desk, and to nobody else (sv)', async () => {
  const t = translator('sv')
  const { rows } = await service.database.pool.query<{ id: number; regnr: string }>(
    'select r.id, n.regnr from show_result r join main_number n on n.dog_id = r.dog_id order by r.id desc limit 1',
  )
  const { id, regnr } = rows[0]!
  const page = await openPage(`/hallinta/koira/${regnr}/nayttely?tulos=${id}&lang=sv`, {
    ...DESKTOP,
    as: 'nayttelyt',
  })
  await page.getByRole('link', { name: t('resultInfo.link') }).click()
  await page.getByRole('heading', { level: 1, name: t('resultInfo.titles.show') }).waitFor()
  await page.getByRole('heading', { name: t('resultInfo.timeline') }).waitFor()
  await page.getByText(t('resultInfo.what.added')).waitFor()
  await expectAccessible(page)
  await expectToFit(page)

  await page.goto(`${new URL(page.url()).pathname}?paiva=${today}`)
  await page.getByText(t('history.same')).first().waitFor()

  await page.goto('/hallinta/nayttelyt/tulos/99999999')
  await page.getByRole('heading', { level: 1, name: t('errors.SHOW_RESULT_NOT_FOUND') }).waitFor()
  await page.getByText(t('resultInfo.missingHelp')).waitFor()

  const judge = await openPage(`/hallinta/nayttelyt/tulos/${id}?lang=sv`, { ...DESKTOP, as: 'tuomari' })
  await judge.getByRole('heading', { level: 1 }).waitFor()
  expect(await judge.getByText(t('resultInfo.timeline')).count()).toBe(0)
})

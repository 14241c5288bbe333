import { expect, test } from 'vitest'
import { makeClub, makeJudge, makeTrial } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { addDays, formatDate, seasonOf } from '../src/domain/dates.ts'
import { expectAccessible } from './accessibility.ts'
import { heading } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { confirm, dialog, done, start, today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')
const day = (ahead: number) => formatDate(addDays(today, ahead))
/** So many days back, a trial stays in its season. */
const back = seasonOf(today) === seasonOf(addDays(today, -1)) ? 1 : 3

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)('asks before a trial is moved to a day that has been (%s)', async (size, options) => {
  const trialId = await makeTrial(service.database.db, {
    held_on: addDays(today, 1 - back),
    place: `Kysymys ${size}`,
    registration_start: addDays(today, -30),
    registration_end: addDays(today, -20),
  })
  const page = await openPage(`/hallinta/kokeet/${trialId}`, { ...options, as: 'yllapito' })
  const move = async () => {
    await start(page, 'move')
    const fields = {
      [t('trialFields.date')]: day(-back),
      [t('trialAdmin.reason')]: 'Kirjattiin väärä päivä.',
    }
    for (const [name, value] of Object.entries(fields))
      await dialog(page).getByRole('textbox', { name, exact: true }).fill(value)
    await confirm(page, 'move')
  }
  const question = page.getByRole('dialog', { name: t('common.asked') })
  await move()
  await question.getByText(t('errors.TRIAL_MOVE_TO_PAST')).waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: t('common.cancel') }).click()
  await question.waitFor({ state: 'hidden' })
  expect(
    await dialog(page)
      .getByRole('textbox', { name: t('trialFields.date'), exact: true })
      .inputValue(),
  ).toBe(day(-back))
  await confirm(page, 'move')
  await question.getByRole('button', { name: t('common.goOn') }).click()
  await done(page, 'move')
  await heading(page, `${day(-back)} Kysymys ${size}`).waitFor()
})

test('names the judge who is no longer active where a draft cannot be published', async () => {
  const { db } = service.database
  const judge = await makeJudge(db, { name: 'Eero Eläkeläinen', active: false })
  const draft = {
    club_id: await makeClub(db),
    published_at: null,
    kaer_nr: null,
    held_on: addDays(today, 90),
  }
  const trialId = await makeTrial(db, draft, [judge])
  const page = await openPage(`/hallinta/kokeet/${trialId}`, { ...PHONE, as: 'yllapito' })
  await page
    .getByText(t('errors.JUDGE_NOT_ACTIVE', { judge: 'Eero Eläkeläinen' }))
    .first()
    .waitFor()
})

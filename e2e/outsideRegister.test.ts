import { expect, test } from 'vitest'
import { makeDog, makeTrial, makeTrialResult } from '#server/testing/factories.ts'
import { addMonths, formatDate } from '../src/domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { dialog, today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '500' })
const { db, pool } = service.database
const t = translator('fi')
const NAME = 'Skogsfruns Tuulia'
const NUMBER = 'SE47111/2024'
const AWARD = { award: 'SE UCH', place: 'Tukholma, Ruotsi', wonOn: formatDate(addMonths(today, -6)) }

test('a dog outside the register is entered on the phone and paid, judged, linked with its result, and added', async () => {
  const held = addMonths(today, 2)
  const born = formatDate(addMonths(held, -30))
  const trialId = await makeTrial(db, {
    held_on: held,
    place: 'Ilmoittaja',
    classes: ['NUO', 'AVO'],
    registration_start: addMonths(today, -1),
    registration_end: addMonths(today, 1),
  })
  const { rows } = await pool.query('select kaer_nr from trial where id = $1', [trialId])
  const address = `/kokeet/${held}/${rows[0].kaer_nr}`
  const recorded = await makeDog(db, {
    name: 'Tuulia Rekisterissä',
    regnrs: ['SE90909/2020'],
    birth_date: addMonths(held, -30),
    sex: 'female',
  })

  const page = await openPage(`${address}/ilmoittautuminen`, { ...PHONE, as: 'jasen' })
  await page.getByRole('checkbox', { name: t('unregistered.toggle') }).check()
  const typed = (name: string) => page.getByLabel(t(`unregistered.fields.${name}`), { exact: true })
  // The number of a recorded dog offers that dog.
  await typed('regnr').fill(recorded.regnr)
  await typed('birthDate').fill(born)
  await button(page, t('unregistered.useRecorded', { dog: recorded.name })).waitFor()
  await typed('regnr').fill(NUMBER)
  await page.getByText(t('unregistered.recordedHelp')).waitFor({ state: 'hidden' })
  await button(page, t('ownEntries.enter.submit.card')).tap()
  await page
    .getByRole('alert')
    .getByText(`${t('unregistered.fields.name')}: ${t('errors.VALUE_REQUIRED')}`)
    .waitFor()
  await typed('name').fill(NAME)
  await typed('breed').selectOption('119')
  await page.getByRole('radio', { name: t('common.female') }).check()
  await page.getByRole('checkbox', { name: t('unregistered.fields.hasShowAward') }).check()
  await typed('award').fill(AWARD.award)
  await typed('place').fill(AWARD.place)
  await typed('wonOn').fill(AWARD.wonOn)
  await page.getByRole('radio', { name: /^AVO/, checked: true }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  await page.reload()
  await page.getByRole('radio', { name: /^AVO/, checked: true }).waitFor()
  expect(await typed('name').inputValue()).toBe(NAME)
  await page.getByRole('radio', { name: /^50,00/, checked: true }).waitFor()
  await page.getByRole('checkbox', { name: t('accounts.fields.terms') }).check()
  await button(page, t('ownEntries.enter.submit.card')).tap()
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: 'Maksa', exact: true }).tap()
  await page.getByRole('heading', { level: 2, name: t('ownEntries.situations.placed.title') }).waitFor()
  await page.getByText(t('dogs.notInRegister'), { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: NAME }).count()).toBe(0)
  await expectAccessible(page)

  const staff = await openPage(`/hallinta/kokeet/${trialId}/osallistujat`, { ...DESKTOP, as: 'yllapito' })
  await staff.getByText(t('dogs.notInRegister'), { exact: true }).waitFor()
  const paper = `${AWARD.award}, ${AWARD.place} ${AWARD.wonOn}`
  await button(staff, t('unregisteredDogs.seeOf', { award: paper })).click()
  await dialog(staff).getByLabel(t('entries.paper.seenBy')).fill('Maija Virtanen')
  await button(staff, t('unregisteredDogs.submitSee')).click()
  await toast(staff, t('unregisteredDogs.seen')).waitFor()
  await expectAccessible(staff)

  const { rows: entries } = await pool.query('select dog_id from entry where trial_id = $1', [trialId])
  await makeTrialResult(db, entries[0].dog_id, { trial_id: trialId, report: 'Hyvä.' })
  await page.goto(address)
  const result = page.getByText(NAME).first()
  await result.waitFor()
  expect(await page.getByRole('link', { name: NAME }).count()).toBe(0)
  await expectAccessible(page)

  await button(staff, t('unregisteredDogs.linkOf', { dog: NAME })).click()
  await dialog(staff).getByRole('combobox').fill(recorded.name)
  await staff.getByRole('option', { name: new RegExp(recorded.regnr) }).click()
  await dialog(staff).getByText(t('unregisteredDogs.differ')).waitFor()
  await expectAccessible(staff)
  await button(staff, t('unregisteredDogs.submitLink')).click()
  await toast(staff, t('unregisteredDogs.linked', { dog: NAME })).waitFor()
  await staff.getByRole('link', { name: recorded.name }).first().waitFor()
  await page.reload()
  await page.getByRole('link', { name: recorded.name }).first().waitFor()

  const keeper = await openPage('/hallinta/rekisterin-ulkopuoliset?state=linked', {
    ...DESKTOP,
    as: 'koirat',
  })
  await expectAccessible(keeper)
  await button(keeper, t('unregisteredDogs.unlinkOf', { dog: NAME })).click()
  await dialog(keeper)
    .getByRole('button', { name: t('unregisteredDogs.unlink'), exact: true })
    .click()
  await toast(keeper, t('unregisteredDogs.unlinked')).waitFor()
  await keeper.goto('/hallinta/rekisterin-ulkopuoliset?state=open')
  await button(keeper, t('unregisteredDogs.registerOf', { dog: NAME })).click()
  await expectAccessible(keeper)
  await button(keeper, t('unregisteredDogs.submitRegister')).click()
  await toast(keeper, t('unregisteredDogs.registered', { dog: NAME })).waitFor()
  await page.goto(`/koira/${NUMBER}`)
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
})

import { expect, test } from 'vitest'
import { makeDog, makeEntry, makeTrial, makeTrialResult } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { addDays } from '../src/domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')

/** A trial of yesterday in which the demo's member has entered a dog. */
async function enteredTrial() {
  const day = addDays(today, -1)
  const trialId = await makeTrial(db, { held_on: day, place: 'Vastasuo' })
  const dog = await makeDog(db, { name: 'Vastalauseen Vappu' })
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('username', '=', 'jasen')
    .executeTakeFirstOrThrow()
  await makeEntry(db, trialId, dog.id, { contact_email: email })
  await makeTrialResult(db, dog.id, { trial_id: trialId, report: 'Hyvä.' })
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', trialId)
    .executeTakeFirstOrThrow()
  return { trialId, dog, page: `/kokeet/${day}/${kaer_nr}` }
}

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)('an entrant objects, KAER_CHIEF upholds it and comes to the correction (%s)', async (_size, options) => {
  const { trialId, dog, page } = await enteredTrial()
  const member = await openPage(page, { ...options, as: 'jasen' })
  await member.getByRole('link', { name: t('objections.link'), exact: true }).click()
  await button(member, t('objections.submit')).click()
  await member.getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
  await member.getByRole('radio', { name: new RegExp(dog.regnr) }).check()
  await member.getByRole('textbox', { name: t('objections.body') }).fill('Noutoa ei arvosteltu.')
  await expectAccessible(member)
  await expectToFit(member)
  await button(member, t('objections.submit')).click()
  await toast(member, t('objections.made')).waitFor()
  await member.getByText(t('objections.waiting')).waitFor()

  const chief = await openPage('/hallinta/kokeet', { ...options, as: 'kaer-vastaava' })
  const waiting = chief.getByRole('region', { name: t('waiting.title') }).getByRole('listitem')
  await waiting
    .filter({ hasText: t('trialAdmin.needs.objection_one', { count: '1' }) })
    .getByRole('link', { name: /Vastasuo/ })
    .first()
    .click()
  await expectToFit(chief)
  await button(chief, t('objectionAdmin.decide')).click()
  const dialog = chief.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('objectionAdmin.verdicts.upheld') }).check()
  await dialog.getByRole('textbox', { name: t('objectionAdmin.reason') }).fill('Nouto on arvosteltava.')
  await expectAccessible(chief)
  await dialog.getByRole('button', { name: t('objectionAdmin.saveDecision') }).click()
  await toast(chief, t('objectionAdmin.decided')).waitFor()
  await expectAccessible(chief)
  await db.updateTable('trial').set({ ended_at: new Date() }).where('id', '=', trialId).execute()
  await chief.getByRole('link', { name: new RegExp(`^${t('objectionAdmin.openSheet')}`) }).click()
  await chief.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(chief.url()).pathname).toMatch(/^\/hallinta\/kaer\/tulos\/\d+$/)

  await member.reload()
  await member.getByText(/Nouto on arvosteltava/).waitFor()

  const row = chief.getByRole('link', { name: /Vastasuo/ })
  await chief.goto('/hallinta/vastalauseet?state=open')
  await chief.getByText(t('objectionAdmin.noneOpen')).waitFor()
  await chief.getByRole('combobox', { name: t('objectionAdmin.state') }).selectOption('decided')
  await row.waitFor()
  await chief.getByText(dog.name).waitFor()
  await expectAccessible(chief)
  await expectToFit(chief)
  await row.click()
  await chief.getByText('Noutoa ei arvosteltu.').waitFor()
  expect(new URL(chief.url()).pathname).toBe(`/hallinta/kokeet/${trialId}/vastalauseet`)
})

test('whoever has no dog in the trial is told so', async () => {
  const { page } = await enteredTrial()
  const other = await openPage(`${page}/vastalause`, { as: 'junkkari' })
  await other.getByText(t('objections.noParty')).waitFor()
  expect(await button(other, t('objections.submit')).count()).toBe(0)
})

import { expect, test } from 'vitest'
import { makeDog, makeEntry, makeTrial, makeTrialResult } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { confirm, done, stands, start, tab, today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database

/** Points enough for a prize, and no point at game that it needs. */
const NO_POINT = {
  prize: 0,
  points: 124,
  search_grade: 4,
  game_grade: 8,
  retrieve_grade: 5,
  water_grade: 8,
  points_at_game: 0,
} as const

/** A trial of today that the demo's judge heads, with two dogs that are done, the second without a prize. */
async function judgedTrial(place: string) {
  const judge = await db
    .selectFrom('judge')
    .innerJoin('account', 'account.id', 'judge.account_id')
    .select(['judge.id', 'judge.name'])
    .where('username', '=', 'tuomari')
    .executeTakeFirstOrThrow()
  const trialId = await makeTrial(db, { held_on: today, place, divided: true, closed_by_hand: true }, [
    judge.id,
  ])
  const dogs = [await makeDog(db, { name: `Ensi ${place}` }), await makeDog(db, { name: `Toka ${place}` })]
  for (const [index, dog] of dogs.entries()) {
    await makeEntry(db, trialId, dog.id, { start_number: index + 1 })
    await makeTrialResult(db, dog.id, {
      trial_id: trialId,
      status: 'preliminary',
      report: 'Hyvä.',
      judge: judge.name,
      judge_id: judge.id,
      ...(index === 1 && NO_POINT),
    })
  }
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', trialId)
    .executeTakeFirstOrThrow()
  return { trialId, dogs, judge: judge.name, publicPage: `/kokeet/${today}/${kaer_nr}` }
}

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', 'phone', PHONE],
    ['sv', 'phone', PHONE],
    ['fi', 'desk', DESKTOP],
  ]),
)(
  'the head judge looks through, signs, signs a changed result anew, and the trial ends (%s, %s)',
  async (language, size, options) => {
    const t = translator(language)
    const { trialId, dogs, judge, publicPage } = await judgedTrial(`Allekoski ${language} ${size}`)
    const page = await openPage(`/hallinta/kokeet/${trialId}/allekirjoitus?lang=${language}`, {
      ...options,
      as: 'tuomari',
    })
    const tick = (name: string) => page.getByRole('checkbox', { name: t('signing.seenOf', { dog: name }) })
    const progress = (count: number) =>
      page.getByText(t('signing.progress', { count: String(count), all: '2' })).waitFor()
    await progress(0)
    await page.getByText(t('results.card.why.point', { least: '1' }), { exact: true }).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    expect(await button(page, t('signing.sign')).isDisabled()).toBe(true)
    await tick(dogs[0]!.name).check()
    await progress(1)
    await page.reload()
    await progress(1)
    await tick(dogs[1]!.name).check()
    await progress(2)

    // Somebody changes a result meanwhile: nothing is signed that was not seen.
    await db.updateTable('trial_result').set({ points: 111 }).where('dog_id', '=', dogs[1]!.id).execute()
    const dialog = page.getByRole('dialog')
    await button(page, t('signing.sign')).click()
    await dialog.getByText(t('signing.askAs', { name: judge })).waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('signing.sign') }).click()
    await toast(page, t('errors.SIGNED_RESULTS_DIFFER', { dogs: dogs[1]!.name })).waitFor()
    await progress(1)
    await tick(dogs[1]!.name).check()
    await button(page, t('signing.sign')).click()
    await dialog.getByRole('button', { name: t('signing.sign') }).click()
    await toast(page, t('signing.done')).waitFor()
    const signed = new RegExp(`^${judge} `)
    await page.getByRole('status').getByText(signed).waitFor()
    await page.getByText(t('trialAdmin.next.end')).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    await button(page, t('trialAdmin.actions.end')).last().click()
    await dialog.getByText(t('trialAdmin.follows.end')).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    // A result changes after it: it is told, and signed anew.
    await db.updateTable('trial_result').set({ points: 112 }).where('dog_id', '=', dogs[0]!.id).execute()
    await page.reload()
    await page.getByText(t('signing.changedDogs', { dogs: dogs[0]!.name })).waitFor()
    expect(await page.getByText(t('trialAdmin.next.end')).count()).toBe(0)
    await expectAccessible(page)
    for (const dog of dogs) await tick(dog.name).check()
    await button(page, t('signing.signAgain')).click()
    await dialog.getByRole('button', { name: t('signing.sign') }).click()
    await toast(page, t('signing.done')).waitFor()

    // Taken back and given once more.
    await button(page, t('signing.withdraw')).click()
    await dialog.getByRole('textbox', { name: t('signing.reason') }).fill('Pisteet.')
    await dialog.getByRole('button', { name: t('signing.withdraw') }).click()
    await toast(page, t('signing.withdrawn')).waitFor()
    await page.getByText(t('signing.notSigned')).waitFor()
    for (const dog of dogs) await tick(dog.name).check()
    await button(page, t('signing.sign')).click()
    await dialog.getByRole('button', { name: t('signing.sign') }).click()
    await toast(page, t('signing.done')).waitFor()

    await page.goto(publicPage)
    await page
      .getByText(new RegExp(`^${judge} \\d`))
      .first()
      .waitFor()
  },
  180_000,
)

test('the organiser sees that it is not signed, and is asked before the end', async () => {
  const t = translator('fi')
  const { trialId, judge } = await judgedTrial('Allekoski järjestäjä')
  const page = await openPage(`/hallinta/kokeet/${trialId}`, { ...DESKTOP, as: 'yllapito' })
  await tab(page, 'signing').click()
  await page.getByText(t('signing.onlyHead', { name: judge })).waitFor()
  expect(await button(page, t('signing.sign')).count()).toBe(0)
  await start(page, 'end')
  await confirm(page, 'end')
  for (const question of ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED']) {
    await page.getByText(t(`errors.${question}`)).waitFor()
    await button(page, t('common.goOn')).click()
  }
  await done(page, 'end')
  await stands(page, 'ended')
  await page.getByText(t('signing.neverSigned')).waitFor()
}, 120_000)

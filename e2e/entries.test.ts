import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addMonths } from '#domain/dates.ts'
import { makeDog, makeEntry, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')
const LONG = 'Erittäin Pitkänimisen Kennelin Kaikkein Pisimmän Nimen Saanut Koira'

/** A trial of two places a year from now, and dogs that may start in AVO. */
async function makeTrialWithDogs(place: string, names: readonly string[]) {
  const { db } = service.database
  const trialId = await makeTrial(db, { held_on: addMonths(today, 12), place, capacity: 2 })
  for (const name of names) {
    const { id } = await makeDog(db, { name, birth_date: addMonths(today, -36) })
    await makeShowResult(db, id, {}, addMonths(today, -18))
  }
  return trialId
}

async function open(trialId: number, options: BrowserContextOptions) {
  const address = `/hallinta/kokeet/${trialId}/osallistujat`
  const page = await openPage(address, { ...options, as: 'yllapito' })
  await page.getByRole('heading', { level: 1, name: t('entries.title') }).waitFor()
  return page
}

/** Chooses a dog by its name in the dialog. */
async function chooseDog(page: Page, name: string) {
  await page.getByRole('combobox', { name: t('entries.form.regnr'), exact: true }).fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).click()
}

async function addDog(page: Page, name: string, email = '') {
  await button(page, t('entries.add')).click()
  await chooseDog(page, name)
  const avo = page.getByRole('radio', { name: /^AVO/ })
  // The only class it may start in.
  await expect.poll(() => avo.isChecked()).toBe(true)
  await page.getByLabel(t('entries.form.contactEmail')).fill(email)
  await button(page, t('entries.form.addSubmit')).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function chooseFromMenu(page: Page, dog: string, item: string) {
  await button(page, t('entries.more', { dog })).click()
  await page.getByRole('menuitem', { name: t(`entries.menu.${item}`) }).click()
}

/** Names of the dogs in a list, in their order. */
const dogsIn = (page: Page, list: string, names: readonly string[]) =>
  page
    .getByLabel(list, { exact: true })
    .getByRole('link')
    .allTextContents()
    .then((links) => links.filter((text) => names.includes(text)))

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)(
  'enters, queues, moves, withdraws, draws and writes to dogs (%s)',
  async (size, options) => {
    const names = ['Ensi', 'Toka', 'Kolmas'].map((name) => `${name} ${size}`)
    const [first, second, third] = names as [string, string, string]
    const page = await open(await makeTrialWithDogs(`Koepaikka ${size}`, names), options)
    await page.getByText(t('entries.none')).waitFor()
    await expectAccessible(page)

    await addDog(page, first, 'ensi@example.fi')
    await addDog(page, second)
    await addDog(page, third, 'kolmas@example.fi')
    const places = t('entries.table', { class: 'AVO' })
    const reserve = t('entries.reserveTable')
    await expect.poll(() => dogsIn(page, places, names)).toEqual([first, second])
    await expect.poll(() => dogsIn(page, reserve, names)).toEqual([third])

    await button(page, t('entries.up', { dog: second })).click()
    await expect.poll(() => dogsIn(page, places, names)).toEqual([second, first])
    // At the top the button to step up is of no use any more.
    const down = button(page, t('entries.down', { dog: second }))
    await expect.poll(() => down.evaluate((node) => node === document.activeElement)).toBe(true)
    await button(page, t('entries.undo')).click()
    await expect.poll(() => dogsIn(page, places, names)).toEqual([first, second])
    if (options === DESKTOP) {
      const rowOf = (dog: string) =>
        page.getByLabel(places, { exact: true }).getByRole('row').filter({ hasText: dog })
      expect((await rowOf(second).boundingBox())!.height).toBeLessThan(56)
      const onUpperHalf = { targetPosition: { x: 200, y: 4 } }
      await rowOf(second).getByTitle(t('entries.drag')).dragTo(rowOf(first), onUpperHalf)
      await expect.poll(() => dogsIn(page, places, names)).toEqual([second, first])
      await button(page, t('entries.undo')).click()
      await expect.poll(() => dogsIn(page, places, names)).toEqual([first, second])
    }

    await button(page, t('entries.more', { dog: first })).click()
    const absent = page.getByRole('menuitem', { name: t('entries.menu.absent') })
    await absent.getByText(t('errors.TRIAL_NOT_BEGUN')).waitFor()
    expect(await absent.isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await chooseFromMenu(page, third, 'toPlaces')
    await toast(page, t('errors.TRIAL_FULL')).waitFor()
    await chooseFromMenu(page, second, 'withdraw')
    await button(page, t('entries.withdraw.submit')).click()
    await page.getByText(t('errors.REASON_MISSING')).first().waitFor()
    await field(page, t('entries.withdraw.reason')).fill('Juoksuaika')
    await button(page, t('entries.withdraw.submit')).click()
    await page.getByText(t('entries.freeText', { dog: third })).waitFor()
    await button(page, t('entries.freeGive')).click()
    await expect.poll(() => dogsIn(page, places, names)).toEqual([first, third])
    await button(page, t('entries.restoreOf', { dog: second })).click()
    await expect.poll(() => dogsIn(page, reserve, names)).toEqual([second])

    await button(page, t('entries.start.draw')).click()
    await page.getByText(t('entries.number', { number: '2' })).waitFor()
    await page.getByText(/siemenestä [0-9a-f]{16}/).waitFor()
    await expectAccessible(page)

    for (const dog of [first, second]) await page.getByLabel(t('entries.choose', { dog })).check()
    await button(page, t('entries.messageChosen', { count: '2' })).click()
    await page.getByText(t('entries.send.unreached')).waitFor()
    await expectAccessible(page)
    await field(page, t('entries.send.subject')).fill('Kokoontuminen')
    await field(page, t('entries.send.body')).fill('Tapaamme klo 8.')
    await button(page, t('entries.send.submit')).click()
    await toast(page, t('entries.send.sent_one', { count: '1' })).waitFor()
    await page.getByText('Kokoontuminen').waitFor()
    await expectToFit(page)
  },
  120_000,
)

test('says by class why a dog may not start, edits an entry, and keeps long names on the page', async () => {
  const { db } = service.database
  const trialId = await makeTrialWithDogs('Pitkäpaikka', [LONG])
  await makeDog(db, { name: 'Ilman Palkintoa', birth_date: addMonths(today, -36) })
  const page = await open(trialId, PHONE)
  await button(page, t('entries.add')).click()
  await chooseDog(page, 'Ilman Palkintoa')
  await page.getByText(t('errors.SHOW_AWARD_MISSING')).first().waitFor()
  await page.getByText(t('errors.TOO_OLD')).waitFor()
  for (const name of ['NUO', 'AVO', 'VOI'])
    expect(await page.getByRole('radio', { name: new RegExp(`^${name}`) }).isDisabled()).toBe(true)
  await expectAccessible(page)
  await button(page, t('entries.form.addSubmit')).click()
  await page.getByRole('alert').getByText(t('errors.VALUE_REQUIRED')).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.close'), exact: true })
    .click()
  await addDog(page, LONG)
  await chooseFromMenu(page, LONG, 'edit')
  await page.getByLabel(t('entries.form.handler')).fill('Maija Mänty')
  await button(page, t('entries.form.save')).click()
  await toast(page, t('entries.form.saved')).waitFor()
  await page.getByText('Maija Mänty', { exact: true }).waitFor()
  await expectToFit(page)
})

test('keeps the card of a dog low on a phone, with buttons for a finger, and names its facts for screen readers', async () => {
  const { db } = service.database
  const trialId = await makeTrial(db, { held_on: addMonths(today, 12), place: 'Matalapaikka' })
  for (const name of ['Matala Tuuri', 'Toinen Matala']) {
    const { id } = await makeDog(db, { name, birth_date: addMonths(today, -36) })
    await makeShowResult(db, id, {}, addMonths(today, -18))
    const contact = { contact_email: 'maija.manty@example.com', contact_phone: '040 123 4567' }
    await makeEntry(db, trialId, id, { ...contact, handler: 'Maija Mänty', contact_name: 'Maija Mänty' })
  }
  const page = await open(trialId, PHONE)
  const card = page.getByRole('listitem').filter({ hasText: 'Toinen Matala' })
  const height = async (locator: ReturnType<typeof button>) => (await locator.boundingBox())!.height
  await card.getByRole('link', { name: '040 123 4567' }).waitFor()
  expect(await height(card)).toBeLessThan(170)
  for (const action of ['up', 'more'])
    expect(
      await height(button(page, t(`entries.${action}`, { dog: 'Toinen Matala' }))),
    ).toBeGreaterThanOrEqual(44)
  for (const name of ['handler', 'contact']) {
    const term = card.getByRole('term').filter({ hasText: t(`entries.columns.${name}`) })
    expect(await term.count(), name).toBe(1)
  }
  await expectAccessible(page)
  await expectToFit(page)
})

test('asks before a dog with something on its sheet leaves its place', async () => {
  const { pool } = service.database
  const trialId = await makeTrialWithDogs('Kysymyspaikka', ['Kesken Jäänyt'])
  const page = await open(trialId, PHONE)
  await addDog(page, 'Kesken Jäänyt')
  await pool.query(
    `insert into sheet (entry_id, kind, values, updated_at) select id, 'hunt', '{"speed": 4}', now() from entry where trial_id = $1`,
    [trialId],
  )
  const dogs = (list: string) => dogsIn(page, list, ['Kesken Jäänyt'])
  const question = page.getByRole('dialog', { name: t('common.asked') })
  const asked = question.getByText(t('errors.ENTRY_HAS_SHEET', { dog: 'Kesken Jäänyt' }))
  await chooseFromMenu(page, 'Kesken Jäänyt', 'toReserve')
  await asked.waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: t('common.cancel') }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await dogs(t('entries.table', { class: 'AVO' }))).toEqual(['Kesken Jäänyt'])
  await chooseFromMenu(page, 'Kesken Jäänyt', 'withdraw')
  await field(page, t('entries.withdraw.reason')).fill('Loukkaantui')
  await button(page, t('entries.withdraw.submit')).click()
  await asked.waitFor()
  await question.getByRole('button', { name: t('common.goOn') }).click()
  await button(page, t('entries.restoreOf', { dog: 'Kesken Jäänyt' })).waitFor()
})

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)(
  'records an award seen on paper, enters the dog, and the register denies it (%s)',
  async (size, options) => {
    const { db } = service.database
    const name = `Ulkomainen ${size}`
    const trialId = await makeTrialWithDogs(`Paperipaikka ${size}`, [])
    await makeDog(db, { name, birth_date: addMonths(today, -36) })
    const page = await open(trialId, options)
    await button(page, t('entries.add')).click()
    await chooseDog(page, name)
    await button(page, t('entries.paper.open')).click()
    await button(page, t('entries.paper.submit')).click()
    await page.getByRole('alert').getByText(t('errors.VALUE_REQUIRED')).first().waitFor()
    await page.getByRole('radio', { name: t('entries.paper.grounds.showAward') }).check()
    await field(page, t('entries.paper.award')).fill('SE UCH')
    await field(page, t('entries.paper.place')).fill('Tukholma, Ruotsi')
    await field(page, t('entries.paper.wonOn')).fill('12.5.2025')
    await field(page, t('entries.paper.seenBy')).fill('Maija Virtanen')
    await expectAccessible(page)
    await button(page, t('entries.paper.submit')).click()
    await toast(page, t('entries.paper.added')).waitFor()
    await expect.poll(() => page.getByRole('radio', { name: /^AVO/ }).isChecked()).toBe(true)
    await button(page, t('entries.form.addSubmit')).click()
    await page.getByText('SE UCH, Tukholma, Ruotsi 12.05.2025').waitFor()
    await expectToFit(page)

    await page.goto('/hallinta/paperipalkinnot?state=open')
    await button(page, t('paperAwards.decideOf', { dog: name })).click()
    await page.getByRole('radio', { name: t('paperAwards.verdicts.denied') }).check()
    await field(page, t('paperAwards.reason')).fill('Ruotsin rekisteri ei tunne titteliä.')
    await expectAccessible(page)
    await button(page, t('paperAwards.save')).click()
    await toast(page, t('paperAwards.decided')).waitFor()
    await expect.poll(() => page.getByText(name).count()).toBe(0)
    await expectToFit(page)

    await page.goto(`/hallinta/kokeet/${trialId}/osallistujat`)
    const reason = t('entries.paper.verdicts.denied', { reason: 'Ruotsin rekisteri ei tunne titteliä.' })
    await page.getByText(reason).waitFor()
    await page.getByText(t('errors.SHOW_AWARD_MISSING')).waitFor()
  },
  120_000,
)

test('gives the place of a dog that did not come to the reserve', async () => {
  const trialId = await makeTrialWithDogs('Aamupaikka', ['Poissa Oleva', 'Varalla Oleva'])
  await service.database.pool.query('update trial set held_on = $1, capacity = 1 where id = $2', [
    today,
    trialId,
  ])
  const page = await open(trialId, PHONE)
  for (const name of ['Poissa Oleva', 'Varalla Oleva']) await addDog(page, name)
  await chooseFromMenu(page, 'Poissa Oleva', 'absent')
  await page.getByText(t('entries.freeText', { dog: 'Varalla Oleva' })).waitFor()
  await button(page, t('entries.freeGive')).click()
  const names = ['Poissa Oleva', 'Varalla Oleva']
  await expect.poll(() => dogsIn(page, t('entries.table', { class: 'AVO' }), names)).toEqual(names)
  await chooseFromMenu(page, 'Poissa Oleva', 'present')
  await toast(page, t('errors.TRIAL_FULL')).waitFor()
})

test('shows the list of a cancelled trial read-only, with the reason', async () => {
  const trialId = await makeTrial(service.database.db, { cancelled_at: new Date() })
  const page = await open(trialId, DESKTOP)
  await page.getByText(t('errors.TRIAL_IS_CANCELLED')).waitFor()
  expect(await button(page, t('entries.add')).isDisabled()).toBe(true)
})

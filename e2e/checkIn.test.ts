import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addMonths } from '#domain/dates.ts'
import { makeDog, makeEntry, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

/** A trial of today with places for all but the last of its dogs. */
async function makeTrialOfToday(place: string, names: readonly string[]) {
  const { db } = service.database
  const trialId = await makeTrial(db, { held_on: today, place, capacity: names.length - 1, type: 'forest' })
  for (const [index, name] of names.entries()) {
    const { id } = await makeDog(db, { name, birth_date: addMonths(today, -36) })
    await makeShowResult(db, id, {}, addMonths(today, -18))
    const people = { handler: 'Maija Mänty', contact_phone: '044 999 1234' }
    await makeEntry(db, trialId, id, people, index === names.length - 1 ? 'reserve' : 'place')
  }
  return trialId
}

const open = (trialId: number, options: BrowserContextOptions) =>
  openPage(`/hallinta/kokeet/${trialId}/aamutarkastus`, { ...options, as: 'yllapito' })

/** The target of a mark of a dog. */
const target = (page: Page, mark: string, dog: string) =>
  button(page, t('checkIn.markOf', { mark: t(`checkIn.marks.${mark}`), dog }))
const isMarked = (page: Page, mark: string, dog: string) =>
  expect.poll(() => target(page, mark, dog).getAttribute('aria-pressed'))
const progress = (page: Page, count: number, all: number) =>
  page.getByText(t('checkIn.present', { count: String(count), all: String(all) })).waitFor()

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)(
  'checks the dogs in, takes marks back, and calls the reserve up for one that did not come (%s)',
  async (size, options) => {
    const names = [`Ensi ${size}`, `Toka ${size}`, `Vara ${size}`] as const
    const [first, second, reserve] = names
    const trialId = await makeTrialOfToday(`Aamupaikka ${size}`, names)
    const page = await open(trialId, options)
    await progress(page, 0, 2)
    await expectAccessible(page)
    await target(page, 'present', first).click()
    await progress(page, 1, 2)
    await target(page, 'read', first).click()
    await target(page, 'vaccinated', first).click()
    for (const mark of ['present', 'read', 'vaccinated']) await isMarked(page, mark, first).toBe('true')
    await page.getByText(t('checkIn.done.vaccinated', { dog: first })).waitFor()
    await button(page, t('entries.undo')).click()
    await isMarked(page, 'vaccinated', first).toBe('false')

    await target(page, 'differs', first).click()
    await page.getByRole('textbox', { name: t('checkIn.chip.number') }).fill('98x')
    await button(page, t('checkIn.chip.submit')).click()
    await page.getByRole('alert').getByText(t('errors.CHIP_NUMBER_INVALID')).waitFor()
    await page.getByRole('textbox', { name: t('checkIn.chip.number') }).fill('985120034567890')
    await button(page, t('checkIn.chip.submit')).click()
    await page.getByText(t('checkIn.chipNumberRead', { number: '985120034567890' })).waitFor()
    await isMarked(page, 'read', first).toBe('false')

    await target(page, 'absent', second).click()
    await page.getByText(t('entries.freeText', { dog: reserve })).waitFor()
    await expectAccessible(page)
    await button(page, t('entries.freeGive')).click()
    await progress(page, 1, 3)
    await target(page, 'absent', second).click()
    await toast(page, t('errors.TRIAL_FULL')).waitFor()
    await isMarked(page, 'absent', second).toBe('true')
    await expectToFit(page)

    await page.goto(`/hallinta/kokeet/${trialId}/osallistujat`)
    await page.getByText(`${t('checkIn.marks.differs')}: 985120034567890`).waitFor()
    await page.getByRole('link', { name: t('checkIn.link') }).waitFor()
  },
  120_000,
)

test('shows what somebody else has marked meanwhile, and says so', async () => {
  const trialId = await makeTrialOfToday('Kilpapaikka', ['Kaksi Merkkaa', 'Ei Paikkaa'])
  const page = await open(trialId, PHONE)
  await target(page, 'read', 'Kaksi Merkkaa').waitFor()
  await service.database.pool.query(
    `insert into check_in (entry_id, chip, checked_at)
      select id, 'differs', now() from entry where trial_id = $1 order by id limit 1`,
    [trialId],
  )
  await target(page, 'read', 'Kaksi Merkkaa').click()
  await isMarked(page, 'differs', 'Kaksi Merkkaa').toBe('true')
  await isMarked(page, 'read', 'Kaksi Merkkaa').toBe('false')
})

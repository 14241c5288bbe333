import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addMonths } from '#domain/dates.ts'
import { makeDog, makeEntry, makeJudge, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field } from './accountSteps.ts'
import { openJourneys, printedPages } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

/** A trial a year from now with two judges and four dogs. */
async function makeTrialOfTwoJudges(place: string) {
  const { db } = service.database
  const judges = [
    await makeJudge(db, { name: `Aho ${place}` }),
    await makeJudge(db, { name: `Elo ${place}` }),
  ]
  const held_on = addMonths(today, 12)
  const trialId = await makeTrial(db, { held_on, place, capacity: 9, type: 'forest' }, judges)
  for (const name of ['Ensi', 'Toka', 'Kolmas', 'Neljäs']) {
    const { id } = await makeDog(db, { name: `${name} ${place}`, birth_date: addMonths(today, -36) })
    await makeShowResult(db, id, {}, addMonths(today, -18))
    const handler = { handler: 'Salainen Ohjaaja', contact_email: `${name.toLowerCase()}@example.fi` }
    await makeEntry(db, trialId, id, handler)
  }
  return trialId
}

async function open(trialId: number, options: BrowserContextOptions) {
  return openPage(`/hallinta/kokeet/${trialId}/osallistujat`, { ...options, as: 'yllapito' })
}

/** A party by its number, as a part of the page. */
const party = (page: Page, number: number) =>
  page.getByRole('region', { name: t('entries.parties.name', { number: String(number) }), exact: true })
const dogsOf = (page: Page, number: number) => party(page, number).getByRole('link').count()

async function addParty(page: Page, time: string, place: string) {
  await button(page, t('entries.parties.add')).click()
  await field(page, t('entries.parties.form.meetsAt')).fill(time)
  await field(page, t('entries.parties.form.place')).fill(place)
  await expectAccessible(page)
  await button(page, t('entries.parties.form.save')).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)(
  'makes parties, draws and moves the dogs, undoes, publishes the start list, and everyone reads it (%s)',
  async (size, options) => {
    const place = `Ryhmäpaikka ${size}`
    const page = await open(await makeTrialOfTwoJudges(place), options)
    await button(page, t('entries.parties.add')).click()
    await field(page, t('entries.parties.form.meetsAt')).fill('25.00')
    await button(page, t('entries.parties.form.save')).click()
    await page.getByRole('alert').getByText(t('errors.TIME_INVALID')).waitFor()
    await page.keyboard.press('Escape')
    await addParty(page, '8.00', 'Kota')
    await addParty(page, '8.30', '')
    await party(page, 1).getByText(`Aho ${place}`).waitFor()
    await party(page, 2).getByText(`Elo ${place}`).waitFor()

    await button(page, t('entries.parties.draw')).click()
    await page.getByText(/siemenestä [0-9a-f]{16}: samoille koirille ja ryhmille/).waitFor()
    expect([await dogsOf(page, 1), await dogsOf(page, 2)]).toEqual([2, 2])
    await expectAccessible(page)

    // By the keyboard alone.
    const move = party(page, 1)
      .getByRole('button', { name: /^Siirrä ryhmään/ })
      .first()
    await move.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: /^Ryhmä 2/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => dogsOf(page, 2)).toBe(3)
    await button(page, t('entries.undo')).click()
    await expect.poll(() => dogsOf(page, 2)).toBe(2)
    await button(page, t('entries.parties.removeOf', { number: '2' })).click()
    await page.getByRole('region', { name: t('entries.parties.without') }).waitFor()
    await button(page, t('entries.undo')).click()
    await expect.poll(() => dogsOf(page, 2)).toBe(2)

    await button(page, t('entries.startList.publish')).click()
    await page.getByText(t('entries.startList.willTell_other', { count: '4' })).waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('entries.startList.publish') })
      .click()
    await page.getByText(t('entries.startList.allTold')).waitFor()
    await expectToFit(page)
    const link = page.getByRole('link', { name: t('entries.startList.open') })
    const address = (await link.getAttribute('href'))!
    expect(address).toMatch(/^\/kokeet\/\d{4}-\d\d-\d\d\/\d+\/koiraluettelo$/)

    const visitor = await openPage(address, options)
    await visitor.getByRole('heading', { name: `Ryhmä 1: Aho ${place}` }).waitFor()
    await visitor.getByText(/8.30, Ryhmäpaikka/).waitFor()
    expect(await visitor.getByText('Salainen Ohjaaja').count()).toBe(0)
    await expectAccessible(visitor)
    expect(await printedPages(visitor)).toBe(1)

    await button(page, t('entries.startList.withdraw')).click()
    await page.getByText(t('entries.startList.notPublished')).waitFor()
    await visitor.reload()
    await visitor.getByText(t('trialPages.startList.notFoundHelp')).waitFor()
  },
  120_000,
)

test('shows what somebody else has made of the parties, and says so', async () => {
  const trialId = await makeTrialOfTwoJudges('Kiistapaikka')
  const page = await open(trialId, DESKTOP)
  await addParty(page, '8.00', 'Kota')
  await service.database.pool.query(
    `with changed as (update trial set party_version = party_version + 1 where id = $1 returning id)
     insert into trial_party (trial_id, number, place) select id, 2, 'Toisen paikka' from changed`,
    [trialId],
  )
  await button(page, t('entries.parties.draw')).click()
  await page.getByText(t('errors.CHANGED_MEANWHILE')).first().waitFor()
  await party(page, 2).getByText('Toisen paikka').waitFor()
  await party(page, 2).getByText(t('entries.parties.faults.noJudge')).waitFor()
})

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/dates.ts'
import { makeDog, makeJudge, makeTrial, makeTrialResult } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys, printedPages } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage: open } = await openJourneys()

const t = translator('fi')
const DISTRICT = 'Aarteenmaa'
const FEE = '45 €, jäsenet 35 €'
const day = addDays(today, 12)
const registration = { registration_start: addDays(today, -5), registration_end: addDays(today, 8) }

beforeAll(async () => {
  const { db } = service.database
  const common = { held_on: day, type: 'forest' as const, district: DISTRICT, fee_text: FEE, ...registration }
  const phone = { organiser_phone: '040 111 2222', organiser_email: 'koe@example.org' }
  await makeTrial(db, {
    ...common,
    ...phone,
    kaer_nr: 901,
    place: 'Aarrekylä',
    bring: 'Huomioliivi ja vesikuppi',
  })
  await makeTrial(db, { ...common, ...phone, kaer_nr: 902, place: 'Siirtola', district: null, ...MOVED })
  await makeTrial(db, { ...common, kaer_nr: 903, place: 'Perula', district: null, ...CANCELLED })
  await makeTrial(db, { ...common, kaer_nr: 904, place: 'Inkoo, Degerby', district: 'Uusimaa' })
  await makeDog(db, { name: 'Kirjokoira', regnrs: ['FI90904/20'], colour: 'valko-oranssi' })
})
const MOVED = { moved_from: addDays(today, 5), moved_from_place: 'Vanhala', move_reason: 'Tulva maastossa.' }
const CANCELLED = {
  cancelled_at: new Date(),
  cancel_reason: 'Lumi peittää maaston.',
  cancel_reason_shown: true,
}

const entry = (page: Page) => page.getByRole('region', { name: t('trialPages.one.entry') })

test('finds on a phone the next trial of a district with its price in three taps from the front page', async () => {
  const page = await open('/', PHONE)
  await page
    .locator('main')
    .getByRole('link', { name: t('home.allTrials') })
    .tap()
  // A tap opens the list of the phone, another one chooses.
  await page.getByLabel(t('calendar.filters.district')).selectOption(DISTRICT)
  await page.waitForURL(/district=Aarteenmaa/)
  await page
    .getByRole('status')
    .filter({ hasText: t('calendar.count_one', { count: '1' }) })
    .waitFor()
  const card = page.getByRole('listitem').filter({ hasText: 'Aarrekylä' })
  await card.getByText(FEE).waitFor()
  await button(page, t('common.narrow')).tap()
  await page.getByLabel(t('calendar.filters.open')).check()
  await page.getByRole('button', { name: t('common.narrowed', { count: '1' }) }).waitFor()
  await expectToFit(page)
})

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', PHONE],
    ['sv', PHONE],
    ['en', DESKTOP],
  ]),
)('begins with what entering takes, in %s on %j', async (language, size) => {
  const words = translator(language)
  const page = await open(`/kokeet/${day}/901?lang=${language}`, size)
  const panel = page.getByRole('region', { name: words('trialPages.one.entry') })
  await panel.getByText(FEE).waitFor()
  await panel
    .getByText(words('trialPages.one.how.open', { to: formatDate(registration.registration_end) }))
    .waitFor()
  await panel.getByText('Huomioliivi ja vesikuppi').waitFor()
  await panel.getByRole('link', { name: '040 111 2222' }).waitFor()
  const mail = panel.getByRole('link', { name: words('trialPages.one.enterByMail') })
  expect(await mail.getAttribute('href')).toMatch(/^mailto:koe@example\.org\?subject=\S*Aarrekyl/)
  await expectAccessible(page)
  await expectToFit(page)
})

test('asks for the papers of its type where the organiser has written nothing, and prints on one sheet', async () => {
  const page = await open(`/kokeet/${day}/902`)
  await entry(page).getByText('metsästyskortti').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('link', { name: t('trialPages.one.enterByMail') }).isVisible()).toBe(false)
  expect(await printedPages(page)).toBe(1)
})

test('tells on the page and in the calendar why a trial was moved or cancelled', async () => {
  const moved = await open(`/kokeet/${day}/902`)
  const note = moved.getByRole('note')
  await note.getByText(MOVED.move_reason).waitFor()
  expect(await note.textContent()).toContain(`${formatDate(MOVED.moved_from)} Vanhala`)
  const cancelled = await open(`/kokeet/${day}/903`)
  await cancelled.getByRole('note').getByText(CANCELLED.cancel_reason).waitFor()
  expect(await entry(cancelled).count()).toBe(0)
  await expectAccessible(cancelled)
  for (const size of [DESKTOP, PHONE]) {
    const calendar = await open('/koekalenteri', size)
    await calendar.getByText(CANCELLED.cancel_reason).waitFor()
    await calendar
      .getByText(`${t('calendar.moved', { date: formatDate(MOVED.moved_from) })}: ${MOVED.move_reason}`)
      .waitFor()
  }
})

test('opens the month at this week, and comes back to it', async () => {
  const page = await open('/koekalenteri?view=month')
  const first = page.locator('tbody td').locator('time').first()
  await first.waitFor()
  const monday = (await first.getAttribute('datetime'))!
  expect(monday <= today && today < addDays(monday, 7)).toBe(true)
  await page.getByRole('link', { name: /^Seuraava kuukausi/ }).click()
  await page.waitForURL(/month=/)
  await page.getByRole('link', { name: /^Edellinen kuukausi/ }).click()
  await expect.poll(() => first.getAttribute('datetime')).toBe(monday)
})

test('begins with the results once there are some, and after its day with that they are awaited', async () => {
  const { db } = service.database
  const trial = (held_on: string, kaer_nr: number) =>
    makeTrial(db, {
      ...registration,
      registration_end: addDays(today, -4),
      held_on,
      kaer_nr,
      place: 'Alkula',
      fee_text: FEE,
    })
  const judged = await trial(today, 906)
  await trial(today, 907)
  await trial(addDays(today, -1), 908)
  const { id: dog_id } = await makeDog(db, { name: 'Ensimmäinen' })
  await makeTrialResult(db, dog_id, { trial_id: judged, status: 'preliminary' })
  const page = await open(`/kokeet/${today}/906`, PHONE)
  const first = page.locator('article').getByRole('heading', { level: 2 }).first()
  const results = t('trialPages.one.results')
  await page.getByText('Ensimmäinen').waitFor()
  expect(await first.textContent()).toBe(results)
  expect(await entry(page).count()).toBe(0)
  await page.getByText(FEE).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  await page.goto(`/kokeet/${addDays(today, -1)}/908`)
  await page.getByText(t('trialPages.one.noResults')).waitFor()
  expect(await first.textContent()).toBe(results)
  await page.goto(`/kokeet/${today}/907`)
  await entry(page).waitFor()
  expect(await first.textContent()).toBe(t('trialPages.one.entry'))
})

test('gives no rank without a prize, tells why, and tells once what all results have in common', async () => {
  const { db } = service.database
  const held = addDays(today, -1)
  const trial = await makeTrial(db, { held_on: held, kaer_nr: 904, place: 'Tulosla', closed_by_hand: true })
  const rulebook = await db
    .selectFrom('rulebook')
    .select('id')
    .orderBy('valid_from', 'desc')
    .executeTakeFirstOrThrow()
  const judged = {
    trial_id: trial,
    class: 'AVO',
    outcome: 'judged',
    search_grade: 8,
    game_grade: 8,
    water_grade: 8,
    rulebook_id: rulebook.id,
    done_at: new Date(),
  } as const
  const [one, other] = [await makeDog(db, { name: 'Palkittu' }), await makeDog(db, { name: 'Palkitsematon' })]
  await db
    .insertInto('trial_result')
    .values([
      { ...judged, dog_id: one.id, prize: 1, points: 160, retrieve_grade: 8 },
      { ...judged, dog_id: other.id, prize: 0, points: 128, retrieve_grade: 0 },
    ])
    .execute()
  const page = await open(`/kokeet/${held}/904`)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Palkittu').getByRole('cell', { name: '1.', exact: true }).waitFor()
  await row('Palkitsematon')
    .getByText(t('trials.missed.zero', { part: t('trials.parts.retrieve').toLowerCase() }))
    .waitFor()
  expect(await row('Palkitsematon').getByRole('cell', { name: '2.', exact: true }).count()).toBe(0)
  await page.getByText(t('dogs.allNew')).waitFor()
  expect(await page.getByText(t('dogs.isNew'), { exact: true }).count()).toBe(0)
  expect(await page.getByText(t('trials.preliminary'), { exact: true }).count()).toBe(0)
  await page.getByText(t('trialPages.one.preliminary')).waitFor()
  await expectAccessible(page)
})

test('leads the staff of a draft without a contact to the field', async () => {
  const { db } = service.database
  const draft = { held_on: day, kaer_nr: null, published_at: null, place: 'Luonnosla', ...registration }
  const judge = await makeJudge(db)
  const id = await makeTrial(db, { ...draft, organiser_phone: null }, [judge])
  const page = await open(`/hallinta/kokeet/${id}`, { as: 'yllapito' })
  await page.getByRole('link', { name: t('errors.TRIAL_CONTACT_MISSING') }).click()
  const field = page.getByRole('textbox', { name: new RegExp(`^${t('trialFields.organiserPhone')}`) })
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await field.fill('040 333 4444')
  await button(page, t('trialAdmin.saveDraft')).click()
  await toast(page, t('trialAdmin.saved')).waitFor()
  await page.goto(`/hallinta/kokeet/${id}`)
  await button(page, t('trialAdmin.actions.publish')).waitFor()
  expect(await page.getByRole('link', { name: t('errors.TRIAL_CONTACT_MISSING') }).count()).toBe(0)
})

test('says on the staff page of another club’s trial whom it is for, without a retry', async () => {
  const { db } = service.database
  const id = await makeTrial(db, { held_on: day, kaer_nr: 905, place: 'Vieraala' })
  const page = await open(`/hallinta/kokeet/${id}`, { ...PHONE, as: 'koetoimitsija' })
  await page.getByRole('heading', { level: 1, name: t('accounts.forbidden.title') }).waitFor()
  await page.getByText(t('accounts.forbidden.notYours')).waitFor()
  expect(await page.getByRole('button', { name: t('common.retry') }).count()).toBe(0)
  expect(await page.getByText('Vieraala').count()).toBe(0)
  expect(await page.getByRole('alert').count(), 'the page says it alone').toBe(0)
  await expectToFit(page)
})

test('names place, district and colour in Swedish, and finds the trial by its Swedish name', async () => {
  const sv = translator('sv')
  const page = await open(`/kokeet/${day}/904?lang=sv`, PHONE)
  await page.getByRole('heading', { level: 1, name: 'Ingå, Degerby' }).waitFor()
  await page.locator('main').getByText('Nyland').waitFor()
  expect(await page.title()).toContain('Ingå, Degerby')
  await page.goto('/koekalenteri?lang=sv&place=inga')
  const card = page.getByRole('listitem').filter({ hasText: 'Ingå, Degerby' })
  await card.getByText('Nyland').waitFor()
  await page.getByLabel(sv('calendar.filters.district')).selectOption({ label: 'Nyland' })
  await page.waitForURL(/district=Uusimaa/)
  await card.waitFor()
  await expectAccessible(page)
  await page.goto('/koira/FI90904/20?lang=sv')
  await page.getByText('vit och orange').waitFor()
})

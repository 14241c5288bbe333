import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/dates.ts'
import { makeTrial } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { openJourneys, printedPages } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

/** a field or forest trial that has ended, with the results of some dogs */
let held: { id: number; date: string; nr: number; place: string; dogs: number; dog: string; regnr: string }

const { service, openPage: open } = await openJourneys()

beforeAll(async () => {
  const { rows } = await sql<typeof held>`
    select t.id, t.held_on as date, t.kaer_nr as nr, t.place, d.name as dog, n.regnr,
      (select count(*) from trial_result a where a.trial_id = t.id) as dogs
    from trial t join trial_result r on r.trial_id = t.id and r.prize = 1 and r.report is not null
    join dog d on d.id = r.dog_id join dog_number n on n.dog_id = d.id and n.is_primary
    where t.type <> 'water_track' and t.ended_at is not null order by t.held_on desc, r.points desc limit 1
  `.execute(service.database.db)
  held = rows[0]!
  // On some days of the year the demo's trials to come are all of one type, and none of it may be open.
  const open = { registration_start: addDays(today, -10), registration_end: addDays(today, 20) }
  for (const type of ['field', 'forest'] as const)
    await makeTrial(service.database.db, { type, held_on: addDays(today, 30), ...open })
})

const t = translator('fi')
const trialPath = () => `/kokeet/${held.date}/${held.nr}`
const rows = (page: Page) => page.locator('tr[data-linked]')

const SIZES = [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const
const PAGES = [
  ['/koekalenteri', 'calendar.title'],
  ['/koekalenteri?view=month', 'calendar.title'],
  ['/kokeet', 'trialPages.title'],
] as const
const links = (page: Page) => page.locator('main a[href^="/kokeet/"], main a[href^="#day-"]')

test.each(
  oneOfVariants(import.meta.url, SIZES).flatMap(([name, size]) =>
    PAGES.map(([path]) => [path, name, size] as const),
  ),
)('has no axe violations on %s on %s', async (path, _, size) => {
  const page = await open(path, size)
  await links(page).first().waitFor()
  await expectAccessible(page)
})

test.each(oneOfVariants(import.meta.url, SIZES))(
  'has no axe violations on a trial with an open result on %s',
  async (_, size) => {
    const page = await open(trialPath(), size)
    await page.locator('main :is(td, li) button[aria-expanded="false"]').first().click()
    await page.getByText(t('trialPages.one.unconfirmed')).waitFor()
    await expectAccessible(page)
  },
)

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', ...SIZES[1]],
    ['sv', ...SIZES[1]],
    ['en', ...SIZES[0]],
  ]),
)('shows every page in %s on %s, no wider than the window', async (language, _, size) => {
  const words = translator(language)
  for (const [path, title] of PAGES) {
    const page = await open(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, size)
    await page.getByRole('heading', { level: 1, name: words(title), exact: true }).waitFor()
    await links(page).first().waitFor()
    await expectToFit(page)
  }
  const page = await open(`${trialPath()}?lang=${language}`, size)
  await page.getByRole('heading', { name: words('trialPages.one.rules') }).waitFor()
  await page.locator('main button[aria-expanded="false"]').first().click()
  await expectToFit(page)
})

test('filters the calendar by the address, and removes filters one by one', async () => {
  const page = await open('/koekalenteri')
  await rows(page).first().waitFor()
  const all = await rows(page).count()
  await page.getByLabel(t('calendar.filters.type')).selectOption('field')
  await page.waitForURL(/\?type=field$/)
  await expect.poll(() => rows(page).count()).toBeLessThan(all)
  const fields = await rows(page).count()
  expect(await rows(page).locator('td:nth-child(3)').allTextContents()).toEqual(
    Array(fields).fill(t('trials.types.field')),
  )
  await page.getByLabel(t('calendar.filters.open')).check()
  await page.waitForURL(/open=1/)
  // Until the answer has come, the rows of before stand there.
  const opened = t('trials.phases.open')
  const states = () => rows(page).locator('td:last-child').allTextContents()
  await expect.poll(async () => (await states()).filter((text) => !text.includes(opened))).toEqual([])
  expect(await rows(page).count()).toBeGreaterThan(0)
  await page
    .getByRole('button', { name: t('common.removeFilter', { filter: t('trials.types.field') }) })
    .click()
  await page.waitForURL(/\?open=1$/)
  await page.goBack()
  await page.waitForURL(/type=field&open=1$/)
  await page.getByRole('button', { name: t('common.clearFilters') }).click()
  await expect.poll(() => rows(page).count()).toBe(all)
})

test('refuses an invalid day at its field; empties the list for a day after all trials, with a way back', async () => {
  const page = await open('/koekalenteri')
  await rows(page).first().waitFor()
  const from = page.getByLabel(t('calendar.filters.from'))
  await from.fill('31.2.2027')
  await from.press('Enter')
  await page.getByText(t('common.dayInvalid')).waitFor()
  expect(page.url()).toBe(`${service.url}/koekalenteri`)
  await from.fill('1.1.2090')
  await from.press('Enter')
  await page.waitForURL(/from=2090-01-01/)
  await page.getByText(t('calendar.noMatches')).waitFor()
  await expectAccessible(page)
})

test('filters by where one’s dog may start: chosen by number, kept in the address, removed again', async () => {
  const page = await open('/koekalenteri')
  await rows(page).first().waitFor()
  const all = await rows(page).count()
  await page.getByLabel(t('calendar.filters.dog')).fill(held.regnr)
  await page.getByRole('option', { name: held.regnr }).click()
  const chip = page.getByRole('button', {
    name: t('common.removeFilter', { filter: t('calendar.chips.dog', { dog: held.dog }) }),
  })
  await chip.waitFor()
  expect(new URL(page.url()).searchParams.get('dog')).toBe(held.regnr)
  await page.getByRole('status').filter({ hasText: held.dog }).waitFor()
  // A dog that has won a first prize is past the class of the young or will be; cancelled trials are gone in any case.
  expect(await rows(page).count()).toBeLessThan(all)
  await page.goBack()
  await expect.poll(() => rows(page).count()).toBe(all)
  await page.goForward()
  await expectAccessible(page)
  await chip.click()
  await expect.poll(() => rows(page).count()).toBe(all)
})

test('copies the address of the filtered feed, which can be fetched', async () => {
  const page = await open('/koekalenteri?type=forest', {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: t('calendar.subscribe.open') }).click()
  await page.getByRole('dialog', { name: t('calendar.subscribe.title') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('calendar.subscribe.copy') }).click()
  await page.getByText(t('calendar.subscribe.copied')).waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toBe(`${service.url}/api/trials/calendar.ics?type=forest&lang=fi`)
  expect(await (await fetch(address)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
})

test('leads from the days of a month to their trials, and to the months beside it', async () => {
  const page = await open('/koekalenteri?view=month')
  const link = page.locator('td a[href^="/kokeet/"]').first()
  const place = await link.textContent()
  await page.getByRole('link', { name: /^Seuraava kuukausi/ }).click()
  await page.waitForURL(/month=\d{4}-\d{2}/)
  await page.getByRole('link', { name: /^Edellinen kuukausi/ }).click()
  await expect.poll(() => link.textContent()).toBe(place)
  await link.click()
  await page.getByRole('heading', { level: 1, name: new RegExp(`${place}`) }).waitFor()
})

test('leads from the days of a month to the trials under it on a phone, and hides the filters behind a button', async () => {
  const page = await open('/koekalenteri?view=month', PHONE)
  const day = page.locator('a[href^="#day-"]').first()
  const anchor = (await day.getAttribute('href'))!
  await day.click()
  await expect
    .poll(() => page.locator(anchor).evaluate((card) => card.getBoundingClientRect().top < innerHeight))
    .toBe(true)
  const type = page.getByLabel(t('calendar.filters.type'))
  expect(await type.isVisible()).toBe(false)
  await page.getByRole('button', { name: t('common.narrow') }).click()
  await type.selectOption('water_track')
  await page.getByRole('button', { name: t('common.narrowed', { count: '1' }) }).waitFor()
})

test('keeps season, order and page of past trials in the address', async () => {
  const page = await open('/kokeet')
  const dates = () =>
    page
      .locator('tbody tr td:first-child time:first-child')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  await page.getByRole('navigation', { name: t('trialPages.pages') }).waitFor()
  expect(await dates()).toEqual((await dates()).toSorted().reverse())
  await page.getByRole('button', { name: t('trialPages.columns.date') }).click()
  await page.waitForURL(/sort=date&direction=asc/)
  await expect.poll(async () => (await dates())[0]! < held.date).toBe(true)
  await page.getByRole('link', { name: '2', exact: true }).click()
  await page.waitForURL(/page=2/)
  const season = Number(held.date.slice(0, 4)) - (held.date.slice(5) < '06-01' ? 1 : 0)
  await page.getByLabel(t('trialPages.filters.season')).selectOption(String(season))
  await page.waitForURL((url) => url.search.includes(`season=${season}`) && !url.search.includes('page='))
  const place = page.getByRole('textbox', { name: t('trialPages.filters.place') })
  await place.fill(held.place)
  await place.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('place') === held.place)
  await page.getByRole('link', { name: held.place }).first().waitFor()
  await place.fill('ei sellaista')
  await place.press('Enter')
  await page.getByText(t('trialPages.none')).waitFor()
})

test('opens each dog’s result to its explained scores', async () => {
  const page = await open(trialPath())
  await page.getByRole('heading', { level: 1, name: new RegExp(held.place) }).waitFor()
  await page.getByText(t('trialPages.one.unconfirmed')).waitFor()
  // Results of its water work, where it has such, are a table of their own.
  const points = page.getByRole('columnheader', { name: t('trials.points') })
  const rows = page.getByRole('table').filter({ has: points }).locator('tbody tr')
  expect(await rows.count()).toBe(held.dogs)
  await rows.getByRole('button', { name: t('trialPages.one.details', { dog: held.dog }) }).click()
  const speed = page.getByRole('button', { name: t('trials.features.speed') })
  await speed.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page
    .getByRole('tooltip')
    .filter({ hasText: `${t('trials.scaleOf', { values: '0–5' })} ${t('trials.zeroMeans.rejected')}` })
    .waitFor()
})

test('finds a moved trial at its old address, and replaces that by the new one', async () => {
  const { db } = service.database
  await db
    .insertInto('trial_number')
    .values({ held_on: '2001-01-01', kaer_nr: 99, trial_id: held.id })
    .execute()
  const page = await open('/kokeet/2001-01-01/99')
  await page.getByRole('heading', { level: 1, name: new RegExp(held.place) }).waitFor()
  await page.waitForURL(`${service.url}${trialPath()}`)
})

test.each(['/kokeet/2001-01-01/1', '/kokeet/2001-02-31/1', '/kokeet/eilen/x'])(
  '%s: says that there is no trial, and where to look',
  async (path) => {
    const page = await open(path)
    await page.getByRole('heading', { level: 1, name: t('trialPages.one.notFound') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell.nav.calendar') })
      .click()
    await page.waitForURL(/\/koekalenteri$/)
  },
)

test('links a dog’s result to its trial, and the front page to the next ones', async () => {
  const page = await open(`/koira/${held.regnr}`)
  await page
    .getByRole('link', { name: formatDate(held.date) })
    .first()
    .click()
  await page.waitForURL(`${service.url}${trialPath()}`)
  await page.getByRole('link', { name: held.dog }).first().waitFor()
  await page.goto('/')
  // Results stand on the front page too: their trials have been held.
  const next = page.getByRole('region', { name: t('home.trials') })
  await next.locator('a[href^="/kokeet/"]').first().click()
  await page.getByRole('link', { name: t('trialPages.one.toCalendar') }).waitFor()
})

test('prints the result list as a table on one sheet, without buttons', async () => {
  const page = await open(trialPath())
  await page.getByText(t('trialPages.one.unconfirmed')).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: t('common.print') }).isVisible()).toBe(false)
  expect(
    await page
      .getByRole('columnheader', { name: t('trialPages.columns.rank') })
      .first()
      .isVisible(),
  ).toBe(true)
  expect(await printedPages(page)).toBeLessThanOrEqual(2)
})

test('tells each field that the organiser has written for everybody, phone and e-mail as links', async () => {
  const { db } = service.database
  const written = {
    organiser_phone: '040 123 4567',
    organiser_email: 'koe@example.org',
    bird_species: 'fasaani',
    bird_release_count: 12,
    bird_release_time: '07:15',
    dropped_bird_count: 0,
    end_time: '16:30',
    invitation: 'Kokoontuminen ABC:lla.',
  }
  await db.updateTable('trial').set(written).where('id', '=', held.id).execute()
  const page = await open(trialPath())
  const value = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${t(`trialFields.${name}`)}$`) })
      .locator('xpath=following-sibling::dd')
  const link = (name: string) => value(name).getByRole('link').getAttribute('href')
  expect(await link('organiserPhone')).toBe('tel:0401234567')
  expect(await link('organiserEmail')).toBe('mailto:koe@example.org')
  expect(await value('birdSpecies').textContent()).toBe('fasaani')
  expect(await value('birdReleaseCount').textContent()).toBe('12')
  expect(await value('birdReleaseTime').textContent()).toBe('7.15')
  expect(await value('droppedBirdCount').textContent()).toBe('0')
  expect(await value('endTime').textContent()).toBe('16.30')
  await page.getByRole('heading', { name: t('trialFields.invitation') }).waitFor()
  await page.getByText(written.invitation).waitFor()
})

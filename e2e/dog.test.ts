import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { FIRST_RULEBOOKS } from '#domain/trials/firstRulebooks.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { makeTrialResult } from '#server/testing/factories.ts'
import { regnrPath } from '#tools/test/regnrPath.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { addBareDog, addNumber, type ClubDogs, clubDogs } from './clubDogs.ts'
import { boxesOverTheEdge, emulatePaper, openJourneys, printsColours } from './journey.ts'
import { LANGUAGES, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

/** Numbers of one, two and four segments for one dog. */
const NUMBERS = ['KCSB 3220DA', 'FI98765/19', 'ČLP/KO/98765/10']
const BARE = { regnr: 'FI98766/19', name: 'Yksin Oleva' }
/** A dog of which registers know the number alone. */
const NAMELESS = 'FI98767/19'

let dogs: ClubDogs

const { service, openPage } = await openJourneys()

beforeAll(async () => {
  dogs = await clubDogs(service.database)
  for (const number of NUMBERS) await addNumber(service.database, dogs.rich.id, number)
  await addBareDog(service.database, BARE.regnr, BARE.name)
  await addBareDog(service.database, NAMELESS, NAMELESS)
})

const open = (regnr: string, more = '', options?: BrowserContextOptions) =>
  openPage(`/koira/${regnrPath(regnr)}${more}`, options)

test.each(NUMBERS)('finds the dog by its number %s and shows it beside the main one', async (number) => {
  const page = await open(number)
  await page.getByRole('heading', { level: 1, name: dogs.rich.name }).waitFor()
  expect(await page.title()).toBe(`${dogs.rich.name} (${dogs.rich.regnr}) – Koirakanta`)
  const header = page.getByRole('main').locator('header')
  await header.getByText(dogs.rich.regnr, { exact: true }).waitFor()
  await header.getByText(number, { exact: true }).waitFor()
})

test('shows every section, and the index leads to each', async () => {
  const page = await open(dogs.rich.regnr)
  const index = page.getByRole('navigation', { name: 'Sivun osat' })
  for (const name of ['Sukutaulu', 'Terveys', 'Kokeet', 'Näyttelyt', 'Jälkeläiset', 'Sisarukset']) {
    await page.getByRole('region', { name, exact: true }).waitFor()
  }
  await index.getByRole('link', { name: 'Kokeet' }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#kokeet')
  await page.getByRole('region', { name: 'Kokeet' }).getByRole('table').first().waitFor()
  await expect
    .poll(() => index.getByRole('link', { name: 'Kokeet' }).getAttribute('aria-current'))
    .toBe('location')
})

test('opens the page at the section that a link names', async () => {
  const page = await open(dogs.rich.regnr, '#sisarukset')
  const top = () =>
    page
      .getByRole('region', { name: 'Sisarukset' })
      .evaluate((section) => section.getBoundingClientRect().top)
  await expect.poll(top, { timeout: 5000 }).toBeLessThan(300)
})

test('opens a trial result to its features and report', async () => {
  const page = await open(dogs.rich.regnr)
  const trials = page.getByRole('region', { name: 'Kokeet' })
  const report = await service.database.db
    .selectFrom('trial_result')
    .select('report')
    .where('dog_id', '=', dogs.rich.id)
    .where('report', 'is not', null)
    .executeTakeFirstOrThrow()
  const more = trials.getByRole('button', { name: /^Näytä \d+ lisää$/ })
  while ((await more.count()) > 0) await more.first().click()
  const words = (report.report ?? '').split('\n')[0]?.slice(0, 30) ?? ''
  for (const closed of await trials.getByRole('button', { name: /Näytä arvostelu/ }).all())
    await closed.click()
  await trials.getByText(words).first().waitFor()
  expect(await trials.getByText('Yhteistyö').count()).toBeGreaterThan(0)
})

/** A rulebook of which the parts count half and the speed is scored up to 10. */
async function otherRulebook(validFrom: string) {
  const { validFrom: _, ...data } = FIRST_RULEBOOKS[0]!
  const { coefficients } = data.classes.AVO
  const halved = Object.fromEntries(PARTS.map((part) => [part, coefficients[part] && coefficients[part] / 2]))
  const { id } = await service.database.db
    .insertInto('rulebook')
    .values({
      valid_from: validFrom,
      data: JSON.stringify({
        ...data,
        classes: { ...data.classes, AVO: { ...data.classes.AVO, coefficients: halved } },
        huntFeatures: data.huntFeatures.map((scale) =>
          scale.code === 'speed' ? { ...scale, values: [0, 2, 4, 6, 8, 10] } : scale,
        ),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test.each(oneOfVariants(import.meta.url, LANGUAGES))(
  'shows results on the scales of the rulebooks they cite (%s)',
  async (language) => {
    const t = translator(language)
    const { db } = service.database
    const { id } = await db
      .selectFrom('rulebook')
      .select('id')
      .orderBy('valid_from', 'desc')
      .executeTakeFirstOrThrow()
    const place = LANGUAGES.indexOf(language)
    const other = await otherRulebook(`199${place + 5}-06-01`)
    const regnr = `FI9880${place}/19`
    const dog = await addBareDog(service.database, regnr, 'Kahden Säännön')
    const result = { class: 'AVO', prize: 2, search_grade: 8 } as const
    await makeTrialResult(db, dog, { ...result, points: 82.5, speed: 8, rulebook_id: other }, '2000-09-10')
    await makeTrialResult(db, dog, { ...result, points: 140, speed: 4, rulebook_id: id }, '2024-09-10')
    await makeTrialResult(db, dog, { ...result, points: 120, speed: 3 }, '1989-09-10')
    const page = await openPage(`/koira/${regnrPath(regnr)}?lang=${language}`)
    const trials = page.getByRole('region', { name: t('dogs.sections.trials') })
    await trials.getByText(t('trials.otherScale_one', { count: '1' })).waitFor()
    await trials.getByText(t('trials.unknownScale_one', { count: '1' })).waitFor()
    const closed = trials.locator('tr button[aria-expanded="false"]')
    for (let left = await closed.count(); left > 0; left--) await closed.first().click()
    const points = language === 'en' ? '82.5 / 100' : '82,5 / 100'
    await trials.getByText(points).waitFor()
    await trials.getByText('140 / 200').waitFor()
    expect(await trials.getByText('/ 200').count()).toBe(1)
    await trials.locator('a[href*="/kokeet/2000-09-10/"]').click()
    const results = page.getByRole('region', { name: t('trialPages.one.results') })
    await results.locator('tr button[aria-expanded="false"]').first().click()
    await page.getByText(points).waitFor()
    expect(await page.getByText('/ 200').count()).toBe(0)
  },
)

test('explains a code on keyboard focus', async () => {
  const page = await open(dogs.rich.regnr)
  const chip = page
    .getByRole('region', { name: 'Terveys' })
    .getByRole('button', { name: /Lonkat [A-E]/ })
    .first()
  await page.keyboard.press('Tab')
  await chip.focus()
  await page.getByRole('tooltip').getByText('FCI-asteikko A–E').waitFor()
})

test('shows earlier statements of a kind on demand', async () => {
  const page = await open(dogs.rich.regnr)
  const health = page.getByRole('region', { name: 'Terveys' })
  const dates = await health.locator('time').count()
  await health
    .getByRole('button', { name: /aiempi|aiempaa/ })
    .first()
    .click()
  expect(await health.locator('time').count()).toBeGreaterThan(dates)
})

test('sorts all half siblings, not only those that it shows at first', async () => {
  const page = await open(dogs.rich.regnr, '#sisarukset')
  const table = page.getByRole('table', { name: 'Puolisisarukset' })
  const names = () => table.locator('tbody tr').getByRole('link').allInnerTexts()
  const byName = table.getByRole('columnheader', { name: 'Koira' }).getByRole('button')
  await byName.click()
  await expect.poll(names).toHaveLength(10)
  await byName.click()
  const last = await names()
  await page.getByRole('button', { name: 'Näytä 15 lisää' }).last().click()
  await expect.poll(async () => (await names()).length).toBeGreaterThan(10)
  expect((await names()).slice(0, 10)).toEqual(last)
})

test('marks a result of today as new, one of last week not', async () => {
  const { db } = service.database
  const day = 86_400_000
  const newest = db
    .selectFrom('show_result')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('dog_id', '=', dogs.rich.id)
  const marks = async () => {
    const shows = (await open(dogs.rich.regnr)).getByRole('region', { name: 'Näyttelyt' })
    await shows.getByRole('table').waitFor()
    return shows.getByText('uusi', { exact: true }).count()
  }
  await db
    .updateTable('show_result')
    .set({ saved_at: new Date(Date.now() - 7 * day) })
    .where('dog_id', '=', dogs.rich.id)
    .execute()
  expect(await marks()).toBe(0)
  await db.updateTable('show_result').set({ saved_at: new Date() }).where('id', '=', newest).execute()
  expect(await marks()).toBe(1)
})

test('groups offspring by litter, shows puppies on demand and a dog’s card on focus', async () => {
  const page = await open(dogs.rich.regnr)
  const offspring = page.getByRole('region', { name: 'Jälkeläiset' })
  await offspring
    .getByRole('button', { name: /Näytä pennut/ })
    .first()
    .click()
  const puppies = offspring.getByRole('table').first()
  await puppies.waitFor()
  await page.keyboard.press('Tab')
  await puppies.getByRole('link').first().focus()
  const card = page.getByRole('tooltip')
  await card.getByText('Paras koetulos').waitFor()
  // A puppy's card names this dog as one of its parents.
  await card.getByText(dogs.rich.name, { exact: true }).waitFor()
})

test('shows a dog’s picture', async () => {
  const { rows } = await service.database.pool.query<{ regnr: string; name: string }>(
    `select n.regnr, d.name from dog d join dog_number n on n.dog_id = d.id and n.is_primary
    where d.picture_id is not null order by d.id limit 1`,
  )
  const page = await open(rows[0]!.regnr)
  const picture = page.getByRole('img', { name: rows[0]!.name })
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
})

test('shows a failure in the section that failed, and loads it on retry', async () => {
  const page = await openPage('/')
  await page.route('**/api/dog/litters', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.goto(`/koira/${regnrPath(dogs.rich.regnr)}`)
  const offspring = page.getByRole('region', { name: 'Jälkeläiset' })
  await offspring.getByRole('alert').getByText('Tätä osaa ei saatu haettua.').waitFor()
  await page.getByRole('region', { name: 'Sisarukset' }).getByRole('table').first().waitFor()
  await page.unroute('**/api/dog/litters')
  await offspring.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await offspring
    .getByRole('button', { name: /Näytä pennut/ })
    .first()
    .waitFor()
})

test('shows not found and a search for an unknown number', async () => {
  const page = await open('FI00000/99')
  await page.getByRole('heading', { name: 'Koiran tietoja ei löytynyt.' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Hae koiraa' }).click()
  await page.waitForURL(/\/haku\?q=FI00000/)
})

test('says once that nothing is known of a dog', async () => {
  const page = await open(BARE.regnr)
  await page.getByText('Tästä koirasta tiedetään toistaiseksi vain perustiedot.').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0)
  await expectAccessible(page)
})

test('shows the number of a nameless dog once, and no initial for a picture', async () => {
  const page = await open(NAMELESS)
  const header = page.getByRole('main').locator('header')
  await header.getByRole('heading', { level: 1, name: 'Nimi ei tiedossa' }).waitFor()
  expect((await header.textContent())?.split(NAMELESS)).toHaveLength(2)
  expect(await header.locator('> :first-child').textContent()).toBe('')
  expect(await page.title()).toBe(`Nimi ei tiedossa (${NAMELESS}) – Koirakanta`)
})

test('draws the outline of a dog where there is no picture', async () => {
  const page = await open(BARE.regnr)
  const outline = page.getByRole('main').locator('header [aria-hidden] > *').first()
  await outline.waitFor()
  expect(await outline.evaluate((drawn) => drawn.getBoundingClientRect().width)).toBeGreaterThan(100)
  const file = await outline.evaluate((drawn) => /url\("(.+)"\)/.exec(getComputedStyle(drawn).maskImage)?.[1])
  const drawing = await page.request.get(file ?? '')
  expect(drawing.headers()['content-type']).toBe('image/svg+xml')
  expect(await drawing.text()).toContain('<path')
})

test.each(['sire', 'dam'] as const)('leads to a test mating with the dog as its %s', async (parent) => {
  const { regnr, name } = dogs[parent]
  const page = await open(regnr)
  const header = page.getByRole('main').locator('header')
  await header.getByRole('link', { name: 'Koeparitus', exact: true }).click()
  await page.waitForURL(/\/pentue/)
  expect(new URL(page.url()).searchParams.get(parent)).toBe(regnr)
  await page.getByRole('main').getByText(name).first().waitFor()
})

test('prints the bars of the strip, and the pedigree inside the edges', async () => {
  const page = await open(dogs.inbred.regnr)
  await page.locator('[data-place]').first().waitFor()
  await page.getByText('tämä koira', { exact: true }).waitFor()
  await emulatePaper(page, 186, 273)
  expect(await boxesOverTheEdge(page)).toBe(0)
  expect(await printsColours(page.getByText('tämä koira', { exact: true }))).toBe(true)
})

test('prints in light colours beside a dark screen', async () => {
  const page = await open(dogs.inbred.regnr)
  const inShort = page.getByRole('region', { name: 'Lyhyesti' })
  const groundIn = async (media: Parameters<Page['emulateMedia']>[0]) => {
    await page.emulateMedia(media)
    return inShort.evaluate((node) => getComputedStyle(node).backgroundColor)
  }
  const light = await groundIn({ colorScheme: 'light' })
  expect(await groundIn({ colorScheme: 'dark' })).not.toBe(light)
  expect(await groundIn({ media: 'print', colorScheme: 'dark' })).toBe(light)
})

test.each(
  oneOfVariants(import.meta.url, [
    ['sv', 'Stamtavla'],
    ['en', 'Pedigree'],
  ]),
)('names its sections in %s', async (lang, name) => {
  const page = await open(dogs.rich.regnr, `?lang=${lang}`)
  await page.getByRole('region', { name, exact: true }).waitFor()
})

/** Long pages take axe long. */
const AXE_TIMEOUT = 150_000

test(
  'has no axe violations',
  async () => {
    const page = await open(dogs.rich.regnr)
    await page.getByRole('region', { name: 'Sisarukset' }).getByRole('table').first().waitFor()
    await expectAccessible(page)
  },
  AXE_TIMEOUT,
)

test(
  'has no axe violations on a phone',
  async () => {
    const page = await open(dogs.rich.regnr, '', PHONE)
    await page.getByRole('region', { name: 'Sisarukset' }).getByRole('listitem').first().waitFor()
    await expectAccessible(page)
  },
  AXE_TIMEOUT,
)

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { DogListAnswer } from '#contract/dogs.ts'
import { makeDog, makeStatement } from '#server/testing/factories.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { clubDogs } from './clubDogs.ts'
import { openJourneys } from './journey.ts'
import { PHONE } from './visitor.ts'

/** a dog of the demo club that has two numbers, and its other number */
let alias: { name: string; regnr: string; other: string }
/** a kennel name that many dogs carry */
let kennel: string

const { service, openPage: open } = await openJourneys()

beforeAll(async () => {
  const { db } = service.database
  const dog = await db
    .selectFrom('dog_number as other')
    .innerJoin('dog_number as main', (join) =>
      join.onRef('main.dog_id', '=', 'other.dog_id').on('main.is_primary', '=', true),
    )
    .innerJoin('dog', 'dog.id', 'main.dog_id')
    .select(['dog.name', 'main.regnr', 'other.regnr as other'])
    .where('other.is_primary', '=', false)
    .orderBy('other.key')
    .executeTakeFirstOrThrow()
  alias = dog
  const largest = await db
    .selectFrom('dog')
    .select(({ fn }) => ['kennel_name', fn.countAll<string>().as('dogs')])
    .where('kennel_name', 'is not', null)
    .groupBy('kennel_name')
    .orderBy('dogs', 'desc')
    .executeTakeFirstOrThrow()
  expect(Number(largest.dogs)).toBeGreaterThan(30)
  kennel = largest.kennel_name ?? ''
})

const field = (page: Page) => page.getByRole('combobox', { name: 'Hae koiraa' })
const button = (page: Page) => page.getByRole('button', { name: 'Hae', exact: true })

async function search(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('opens the dog of a single match by its other number, and empties the box', async () => {
  const page = await open('/')
  await search(page, alias.other)
  await page.getByRole('heading', { level: 1, name: alias.name }).waitFor()
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/koira/${alias.regnr}`)
  expect(await field(page).inputValue()).toBe('')
})

test('shows a dog with its inbreeding by one search', async () => {
  const { inbred } = await clubDogs(service.database)
  const page = await open('/')
  await search(page, inbred.regnr)
  const inShort = page.getByRole('region', { name: 'Lyhyesti' })
  await inShort.getByText('Sukusiitosaste, kuusi sukupolvea').waitFor()
  expect(await inShort.innerText()).toMatch(/kuusi sukupolvea\s+\d+,\d\d\s%/)
})

test('lists several matches, with the search in the address', async () => {
  const page = await open('/')
  await search(page, kennel)
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe(kennel)
  expect(await field(page).inputValue()).toBe(kennel)
  expect(await page.title()).toBe(`Haku: ${kennel} – Koirakanta`)
  expect(await page.getByRole('row').count()).toBe(26)
  await expectAccessible(page)
})

test('has one line for each dog on a desk, and tells the breed only where there are several', async () => {
  const page = await open(`/haku?q=${encodeURIComponent(kennel)}`, { viewport: { width: 1440, height: 900 } })
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
  // A dog with more statements than have room takes a second line.
  const heights = await heightsOf(page)
  expect(heights.filter((height) => height > ONE_LINE).length).toBeLessThan(heights.length / 8)
  await expectToFit(page)
  const breed = page.getByRole('columnheader', { name: 'Rotu' })
  const { dogs } = await answerOf(page.url())
  expect(await breed.count()).toBe(new Set(dogs.map((dog) => dog.breed)).size > 1 ? 1 : 0)
  const { db } = service.database
  const { id } = await makeDog(db, { name: 'Kahdenrodun Yksi', breed_code: '98' })
  for (const statement of FIVE_STATEMENTS) await makeStatement(db, id, statement)
  await makeDog(db, { name: 'Kahdenrodun Kaksi', breed_code: '1' })
  await page.goto('/haku?q=kahdenrodun')
  await breed.waitFor()
  await page.getByRole('cell', { name: 'pointteri' }).waitFor()
  const header = page.getByRole('columnheader', { name: 'Koira' })
  expect(await header.evaluate((cell) => getComputedStyle(cell).position)).toBe('sticky')
  await page.getByText('Silmät terve').waitFor()
  expect((await heightsOf(page)).filter((height) => height > ONE_LINE)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1000 })
  const table = page.getByRole('table', { name: 'Hakutulokset' })
  expect(
    await table.evaluate((node) => node.scrollWidth - node.parentElement!.clientWidth),
  ).toBeLessThanOrEqual(0)
  expect(await page.getByRole('search').count()).toBe(0)
})

const FIVE_STATEMENTS = [
  { value: 'A' },
  { kind: 'shoulder_oc', scale: 'shoulder_oc', value: '0' },
  { kind: 'back_ltv', scale: 'ltv', value: '0' },
  { kind: 'back_va', scale: 'va', value: '0' },
  { kind: 'eyes', scale: 'eyes', value: 'healthy' },
]

/** The most pixels of a row of one line. */
const ONE_LINE = 46
const heightsOf = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight))

test('finds the dogs of a misspelt name', async () => {
  const page = await open('/')
  const letters = [...kennel]
  ;[letters[3], letters[4]] = [letters[4] ?? '', letters[3] ?? '']
  await search(page, letters.join(''))
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
  expect(await page.getByRole('link', { name: new RegExp(kennel.slice(0, 3)) }).count()).toBeGreaterThan(0)
})

test('offers a dog that is only spelt alike, and does not open it', async () => {
  const { db } = service.database
  await makeDog(db, { name: 'Tryffelixwäki', regnrs: ['FI98765/24'] })
  const page = await open('/')
  await search(page, 'tryfelixwaki')
  await page.getByText('Ei tarkkaa osumaa. Tarkoititko:').waitFor()
  expect(new URL(page.url()).pathname).toBe('/haku')
  expect(await page.getByRole('table').getByRole('link', { name: 'Tryffelixwäki' }).count()).toBe(1)
  expect(await page.getByRole('row').count()).toBe(2)
  await expectAccessible(page)
  await search(page, 'FI 98765')
  await page.getByRole('heading', { level: 1, name: 'Tryffelixwäki' }).waitFor()
})

test('reports no match on the page where the search was made', async () => {
  const page = await open('/')
  await search(page, 'qqqxzw')
  await page.getByText('Ei hakutuloksia').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await field(page).inputValue()).toBe('qqqxzw')
})

test('disables the button for a text that is too short, and says how much is needed', async () => {
  const page = await open('/')
  expect(await button(page).isDisabled()).toBe(true)
  await field(page).fill('ab')
  await page.getByText('Kirjoita vähintään 3 merkkiä').waitFor()
  expect(await button(page).isDisabled()).toBe(true)
  await field(page).press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
  await field(page).fill('abc')
  expect(await button(page).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Tyhjennä haku' }).click()
  expect(await field(page).inputValue()).toBe('')
})

test('reports a failed search and keeps the input', async () => {
  const page = await open('/')
  await page.route('**/api/dog/list/**', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await search(page, kennel)
  await page.getByText('Haku epäonnistui. Yritä uudelleen.').waitFor()
  expect(await field(page).inputValue()).toBe(kennel)
  await page.goto(`/haku?q=${encodeURIComponent(kennel)}`)
  await page.getByRole('alert').getByText('Haku epäonnistui. Yritä uudelleen.').waitFor()
  await page.unroute('**/api/dog/list/**')
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click()
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
})

test('keeps order and page in the address, so that they can be shared', async () => {
  const page = await open(`/haku?q=${encodeURIComponent(kennel)}`)
  await page.getByRole('button', { name: 'Syntynyt' }).click()
  await page.waitForURL(/sort=birthDate/)
  const header = page.getByRole('columnheader', { name: 'Syntynyt' })
  expect(await header.getAttribute('aria-sort')).toMatch(/ascending|descending/)
  await page.getByRole('navigation', { name: 'Hakutulosten sivut' }).getByRole('link', { name: '2' }).click()
  await page.waitForURL(/page=2/)
  const dogs = () => page.getByRole('table').getByRole('link').allTextContents()
  const first = (await answerOf(page.url())).dogs[0]?.name
  await expect.poll(async () => (await dogs())[0]).toContain(first)
  const shown = await dogs()
  const other = await open(new URL(page.url()).pathname + new URL(page.url()).search)
  await other.getByRole('table').waitFor()
  expect(await other.getByRole('table').getByRole('link').allTextContents()).toEqual(shown)
})

/** What the service answers to the search of a results address. */
async function answerOf(address: string): Promise<DogListAnswer> {
  const { searchParams } = new URL(address)
  const text = searchParams.get('q') ?? ''
  searchParams.delete('q')
  const response = await fetch(`${service.url}/api/dog/list/?${searchParams}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: text,
  })
  return (await response.json()) as DogListAnswer
}

test('returns from a dog to the same page and place of the results', async () => {
  const page = await open(`/haku?q=${encodeURIComponent(kennel)}`)
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
  const last = page.getByRole('row').last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await last.click()
  await page.waitForURL(/\/koira\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('searches, sorts and opens by keyboard alone', async () => {
  const page = await open('/haku')
  await field(page).focus()
  await page.keyboard.type(kennel)
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: 'Hakutulokset' })
  await table.waitFor()
  await page.getByRole('button', { name: 'Koira', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/sort=name/)
  await table.getByRole('link').first().focus()
  const address = await page.locator(':focus').getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${service.url}${address}`)
})

test('shows the search in the bar of wide screens, except where the page has its own', async () => {
  const bar = (page: Page) => page.getByRole('banner').getByRole('search')
  const wide = await open('/pentue')
  expect(await bar(wide).isVisible()).toBe(true)
  await wide.goto('/haku')
  await wide.getByRole('heading', { level: 1, name: 'Haku' }).waitFor()
  expect(await bar(wide).count()).toBe(0)
  const medium = await open('/pentue', { viewport: { width: 1024, height: 800 } })
  expect(await bar(medium).isVisible()).toBe(false)
})

test('shows results as cards on a phone, no wider than the window', async () => {
  const page = await open(`/haku?q=${encodeURIComponent(kennel)}`, PHONE)
  const cards = page.getByRole('list', { name: 'Hakutulokset' })
  await cards.waitFor()
  expect(await cards.getByRole('listitem').count()).toBe(25)
  await expectToFit(page)
  await page.getByLabel('Järjestys').selectOption('Syntynyt')
  await page.waitForURL(/sort=/)
  await expectAccessible(page)
})

test('hides and shows columns by keyboard, and returns the focus to the button', async () => {
  const page = await open(`/haku?q=${encodeURIComponent(kennel)}`)
  const column = page.getByRole('columnheader', { name: 'Terveys' })
  await column.waitFor()
  const button = page.getByRole('button', { name: 'Sarakkeet' })
  await button.press('Enter')
  await page.getByRole('checkbox', { name: 'Terveys' }).press('Space')
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true)
  expect(await column.count()).toBe(0)
})

test('leads from a dog to its breed in figures, with a table for each picture, and to another breed', async () => {
  const dog = await makeDog(service.database.db, { breed_code: '119', birth_date: '2024-03-03' })
  const page = await open(`/koira/${dog.regnr}`)
  await page.getByRole('link', { name: 'lyhytkarvainen saksanseisoja' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Rotu lukuina: lyhytkarvainen saksanseisoja' }).waitFor()
  const sires = page.getByRole('table', { name: 'Käytetyimmät isät' })
  await sires.waitFor()
  expect(await sires.getByRole('row').count()).toBeGreaterThan(3)
  await page.getByRole('img', { name: 'Koiria syntymävuosittain' }).waitFor()
  await page.getByText('Näytä taulukkona').first().click()
  const births = page.getByRole('table', { name: 'Koiria syntymävuosittain' })
  expect(await births.getByRole('row').filter({ hasText: '2024' }).textContent()).toMatch(/^2024[1-9]/)
  await expectAccessible(page)
  await page.getByLabel('Rotu', { exact: true }).selectOption('98')
  await page.waitForURL(/\/rotu\/98$/)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.getByRole('heading', { name: 'Tehollinen populaatiokoko (Ne)' }).waitFor()
  await expectToFit(page)
  await page.goto('/rotu/9999')
  await page.getByText('Rodun lukujen lataaminen epäonnistui.').waitFor()
})

test('says what the page is for before anything is searched', async () => {
  const page = await open('/haku')
  await page.getByText('Hae koiraa nimellä tai rekisterinumerolla').waitFor()
  await expectAccessible(page)
})

test('suggests dogs, kennels and trials while one types, and leads there by keyboard', async () => {
  const page = await open('/')
  await expect.poll(() => field(page).evaluate((node) => node === document.activeElement)).toBe(true)
  await page.keyboard.type(kennel.toLowerCase())
  const list = page.getByRole('listbox', { name: 'Ehdotukset' })
  await list.getByRole('option').first().waitFor()
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  expect(await list.getByRole('group', { name: 'Koirat' }).getByRole('option').count()).toBe(6)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  // The field learns it from the list, a moment later.
  await expect
    .poll(() => field(page).getAttribute('aria-activedescendant'))
    .toBe(await first.getAttribute('id'))
  await page.keyboard.press('Escape')
  await expect.poll(() => list.count()).toBe(0)
  expect(await field(page).inputValue()).toBe(kennel.toLowerCase())
  await page.keyboard.type(' ')
  await list.getByRole('group', { name: 'Kennelit' }).getByRole('option').first().click()
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe(kennel)
})

test('leads from a suggested trial to its page, also from the bar of another page', async () => {
  const trial = await service.database.db
    .selectFrom('trial')
    .select(['place', 'held_on', 'kaer_nr'])
    .where('published_at', 'is not', null)
    .where('kaer_nr', 'is not', null)
    .orderBy('held_on', 'desc')
    .executeTakeFirstOrThrow()
  const page = await open('/tuomarit')
  await field(page).fill(`${trial.place} ${trial.held_on?.slice(0, 4)}`)
  const option = page.getByRole('group', { name: 'Kokeet' }).getByRole('option').first()
  await option.waitFor()
  // Dogs and kennels that are called alike may stand before it.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return option.getAttribute('aria-selected')
    })
    .toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/kokeet\/\d{4}-\d\d-\d\d\/\d+/)
})

test('does not take the focus on a phone, whose keyboard would cover the page', async () => {
  const page = await open('/', PHONE)
  await field(page).waitFor()
  expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(false)
  await field(page).fill(kennel)
  await page.getByRole('listbox', { name: 'Ehdotukset' }).getByRole('option').first().waitFor()
  await expectToFit(page)
})

test('leads from the number of breeds to the breeds, and from a breed to its dogs', async () => {
  const page = await open('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ rotua$/ })
    .click()
  const breeds = page.getByRole('region', { name: 'Rodut' })
  const first = breeds.getByRole('listitem').filter({ hasText: /^karkeakarvainen saksanseisoja/ })
  const count = Number((await first.textContent())?.replace(/\D/g, ''))
  await expectAccessible(page)
  await first.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'karkeakarvainen saksanseisoja' }).waitFor()
  await page.getByRole('table', { name: 'Hakutulokset' }).waitFor()
  await page.getByText(`${count} koiraa`).waitFor()
})

test('shows the day on the home page: trials with prizes, the newest first prize, trials to come with their fee', async () => {
  const page = await open('/')
  const results = page.getByRole('region', { name: 'Uusimmat koetulokset' })
  await results
    .getByRole('listitem')
    .first()
    .getByText(/^palkinnot \d+ – \d+ – \d+$/)
    .waitFor()
  await page
    .getByRole('region', { name: 'Seuraavat kokeet' })
    .getByText(/^Maksu: /)
    .first()
    .waitFor()
  const prize = page.getByRole('region', { name: 'Uusin ykköspalkinto' })
  await prize.getByText(/^(NUO|AVO|VOI)1$/).waitFor()
  await expectAccessible(page)
  await results.getByRole('listitem').first().getByRole('link').first().click()
  await page.waitForURL(/\/kokeet\/\d{4}-\d\d-\d\d\/\d+$/)
})

import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { type ClubDogs, clubDogs } from './clubDogs.ts'
import { boxesOverTheEdge, emulatePaper, openJourneys } from './journey.ts'
import { PHONE } from './visitor.ts'

let dogs: ClubDogs

const { service, openPage: open } = await openJourneys()

beforeAll(async () => {
  dogs = await clubDogs(service.database)
})

const pair = (sire: string, dam: string) => `/pentue?${new URLSearchParams({ sire, dam })}`
const field = (page: Page, name: 'Isä' | 'Emä') => page.getByRole('combobox', { name })
const result = (page: Page) => page.getByRole('region', { name: 'Pentueen sukusiitosaste', exact: true })

/** What stands below the name of the figure. */
const besideName = (page: Page) =>
  result(page)
    .getByText(/^Pentueen sukusiitosaste(,|$)/)
    .locator('xpath=following-sibling::*[1]')
    .innerText()

async function choose(page: Page, name: 'Isä' | 'Emä', regnr: string) {
  await field(page, name).fill(regnr)
  await page.getByRole('option').filter({ hasText: regnr }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('shows the litter of two dogs chosen by keyboard, and puts the pair in the address', async () => {
  const page = await open('/pentue')
  await page.getByText('Valitse kaksi koiraa').waitFor()
  await choose(page, 'Isä', dogs.sire.regnr)
  await page.getByText('Valitse vielä toinen vanhempi.').waitFor()
  await choose(page, 'Emä', dogs.dam.regnr)
  await result(page).waitFor()
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('sire'), searchParams.get('dam')]).toEqual([dogs.sire.regnr, dogs.dam.regnr])
  expect(await page.title()).toContain(`${dogs.sire.name} × ${dogs.dam.name}`)
})

test('says so where dogs are only spelt alike and where not all matches are listed', async () => {
  const page = await open('/pentue', PHONE)
  const list = page.getByRole('listbox')
  await field(page, 'Isä').fill(`${dogs.sire.name.slice(0, -2)}qz`)
  await list.getByText('Ei tarkkaa osumaa. Tarkoititko:').waitFor()
  await list.getByRole('option').first().waitFor()
  await expectAccessible(page)
  await field(page, 'Isä').fill('ahon')
  await list.getByText('Osumia on enemmän. Tarkenna hakua.').waitFor()
  await field(page, 'Isä').fill(dogs.sire.regnr)
  await list.getByRole('option').filter({ hasText: dogs.sire.regnr }).first().waitFor()
  expect(await list.getByText('Ei tarkkaa osumaa. Tarkoititko:').count()).toBe(0)
})

test('opens the litter of an address: sentence, coefficients by generation, ancestors, pedigree', async () => {
  const page = await open(pair(dogs.sire.regnr, dogs.dam.regnr))
  const litter = result(page)
  await litter.getByText(/\d+,\d\d\s% kuudessa sukupolvessa/).waitFor()
  expect(await besideName(page)).toMatch(/^\d+,\d\d\s%$/)
  const table = litter.getByRole('table', { name: /Sukusiitosaste 3–10 sukupolvessa/ })
  expect(await table.getByRole('rowheader').allTextContents()).toEqual([
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    'kaikki',
  ])
  await litter.getByRole('region', { name: 'Yhteiset ja toistuvat esivanhemmat' }).waitFor()
  expect(await litter.locator('[data-place]').count()).toBeGreaterThan(1)
})

test('shows a quarter or more and the warning of the studbook for full siblings', async () => {
  const { db } = service.database
  const siblings = await db
    .selectFrom('dog as a')
    .innerJoin('dog as b', (join) =>
      join.onRef('a.sire_id', '=', 'b.sire_id').onRef('a.dam_id', '=', 'b.dam_id'),
    )
    .innerJoin('dog_number as an', (join) =>
      join.onRef('an.dog_id', '=', 'a.id').on('an.is_primary', '=', true),
    )
    .innerJoin('dog_number as bn', (join) =>
      join.onRef('bn.dog_id', '=', 'b.id').on('bn.is_primary', '=', true),
    )
    .select(['an.regnr as sire', 'bn.regnr as dam'])
    .where('a.sex', '=', 'male')
    .where('b.sex', '=', 'female')
    .orderBy('a.id')
    .executeTakeFirstOrThrow()
  const page = await open(pair(siblings.sire, siblings.dam))
  await page.getByText('Täyssisarusten yhdistelmä: pentue rekisteröidään vain EJ-rekisteriin.').waitFor()
  const sentence = await result(page)
    .getByText(/kuudessa sukupolvessa:|kuudessa sukupolvessa;/)
    .textContent()
  expect(Number.parseFloat((sentence ?? '').replace(',', '.'))).toBeGreaterThanOrEqual(25)
})

test.each([
  ['different breeds', () => pair(dogs.sire.regnr, dogs.otherDam.regnr), 'Koirat ovat eri rotua.'],
  ['the same sex', () => pair(dogs.otherDam.regnr, dogs.dam.regnr), 'Molemmat koirat ovat samaa sukupuolta.'],
  [
    'a dog with itself',
    () => pair(dogs.sire.regnr, dogs.sire.regnr),
    'Koiraa ei voi parittaa itsensä kanssa.',
  ],
] as const)('refuses %s once, with the reason, and marks both fields', async (_, address, reason) => {
  const page = await open(address())
  await page.getByText(reason, { exact: false }).waitFor()
  const fields = page.getByRole('main').getByRole('combobox')
  const invalid = await Promise.all((await fields.all()).map((input) => input.getAttribute('aria-invalid')))
  expect(invalid).toEqual(['true', 'true'])
  expect(await result(page).count()).toBe(0)
  await expectAccessible(page)
})

test('lists a dog of the wrong sex with the reason, and disables it', async () => {
  const page = await open('/pentue')
  await field(page, 'Isä').fill(dogs.dam.regnr)
  const option = page.getByRole('option').filter({ hasText: dogs.dam.regnr })
  await option.getByText('narttu: ei voi olla isä').waitFor()
  expect(await option.getAttribute('aria-disabled')).toBe('true')
})

test('offers the mates of the dog of a deep link at once, least inbreeding first, and takes one in one action', async () => {
  const page = await open(`/koira/${encodeURIComponent(dogs.dam.regnr)}`)
  await page.getByRole('main').getByRole('link', { name: 'Koeparitus' }).first().click()
  const list = page.getByRole('listbox')
  await list.getByText(/^Jalostusiässä, pienin sukusiitos ensin/).waitFor()
  expect(await field(page, 'Isä').evaluate((node) => node === document.activeElement)).toBe(true)
  const figures = await list.getByText(/^Pentueen sukusiitosaste \d+,\d\d\s%, tunnetaan/).allTextContents()
  expect(figures.length).toBeGreaterThan(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await result(page).waitFor()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.textContent()).toMatch(new RegExp(`^Koeparitus .+ × ${dogs.dam.name}$`))
})

test('chooses both dogs in three actions from home: the page, the first by its number, the second from the list', async () => {
  const page = await open('/')
  await page.getByRole('banner').getByRole('link', { name: 'Koeparitus' }).click()
  await page.getByText('Valitse kaksi koiraa').waitFor()
  await page.keyboard.type(dogs.sire.regnr)
  await page.getByRole('option').filter({ hasText: dogs.sire.regnr }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText(/^Jalostusiässä, pienin sukusiitos ensin/).waitFor()
  await page.getByRole('option').first().click()
  await result(page).waitFor()
})

test('offers the others only when they are asked for', async () => {
  const page = await open(`/pentue?${new URLSearchParams({ sire: dogs.sire.regnr })}`)
  const list = page.getByRole('listbox')
  await list.getByRole('option').first().waitFor()
  expect(await list.getByText(/^Muut, nuorin ensin/).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: /^Näytä myös muut kuin jalostusikäiset/ }).check()
  await field(page, 'Emä').click()
  await list.getByText(/^Muut, nuorin ensin/).waitFor()
  await expectAccessible(page)
})

test('shows why a dog of another breed, of the same sex or the dog itself cannot be chosen beside the first', async () => {
  const page = await open(`/pentue?${new URLSearchParams({ sire: dogs.sire.regnr })}`)
  const reasonFor = async (regnr: string) => {
    await field(page, 'Emä').fill(regnr)
    const option = page.getByRole('option').filter({ hasText: regnr })
    await page.getByRole('listbox').getByText('Ei voi valita').waitFor()
    expect(await option.getAttribute('aria-disabled')).toBe('true')
    return option
  }
  await (await reasonFor(dogs.otherDam.regnr)).getByText('eri rotua kuin toinen vanhempi').waitFor()
  await expectAccessible(page)
  await (await reasonFor(dogs.sire.regnr)).getByText('sama koira kuin toinen vanhempi').waitFor()
})

test('searches nothing below three characters, and says so when there is no match', async () => {
  const page = await open('/pentue')
  await field(page, 'Emä').fill('ab')
  await page.getByText('Kirjoita vähintään 3 merkkiä.').waitFor()
  await field(page, 'Emä').fill('qqqxzw')
  await page.getByText('Ei osumia.').waitFor()
})

test('prints the whole pedigree inside the edges', async () => {
  const page = await open(pair(dogs.sire.regnr, dogs.dam.regnr))
  await page.locator('[data-place]').first().waitFor()
  await emulatePaper(page, 186, 273)
  expect(await boxesOverTheEdge(page)).toBe(0)
})

test('copies the link', async () => {
  const page = await open(pair(dogs.sire.regnr, dogs.dam.regnr), {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'Kopioi linkki' }).click()
  await page.getByText('Linkki kopioitu.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('shows the pair of a notice with its coefficients', async () => {
  const shown = (type: 'litter' | 'plan') =>
    service.database.db
      .selectFrom('litter_inquiry')
      .select('id')
      .where('type', '=', type)
      .where('state', '=', 'shown')
      .orderBy('expires_on', 'desc')
      .executeTakeFirstOrThrow()
  const plan = await open(`/pentue/${(await shown('plan')).id}`)
  await plan.getByText('Astutus suunniteltu').waitFor()
  expect(await plan.getByText('Astutettu').count()).toBe(0)
  const page = await open(`/pentue/${(await shown('litter')).id}`)
  await page.getByText(/Päivitetty \d\d\.\d\d\.\d{4}/).waitFor()
  await result(page).waitFor()
  // The sentence tells the figure, and nothing repeats it.
  expect(await besideName(page)).toMatch(/^\d+,\d\d\s% kuudessa sukupolvessa/)
  await expectAccessible(page)
  const missing = await open('/pentue/999999')
  await missing.getByText('Pentuetta ei löytynyt.').waitFor()
  await missing.getByRole('main').getByRole('link', { name: 'Koeparitus' }).waitFor()
  expect(await missing.getByRole('main').getByRole('link', { name: 'Koekalenteri' }).count()).toBe(0)
})

test('has no axe violations at a desk and on a phone', async () => {
  const wide = await open(pair(dogs.sire.regnr, dogs.dam.regnr))
  await result(wide).waitFor()
  await expectAccessible(wide)
  const phone = await open(pair(dogs.sire.regnr, dogs.dam.regnr), PHONE)
  await result(phone).waitFor()
  await expectAccessible(phone)
})

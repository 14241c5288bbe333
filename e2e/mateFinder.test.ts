import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { type ClubDogs, clubDogs } from './clubDogs.ts'
import { emulatePaper, openJourneys } from './journey.ts'
import { PHONE } from './visitor.ts'

let dogs: ClubDogs

const { service, openPage: open } = await openJourneys()

beforeAll(async () => {
  dogs = await clubDogs(service.database)
})

const firstStep = (page: Page) => page.getByRole('heading', { name: /^Taso 1:/ })
/** All males of the breed beside a bitch, the health of the kin left out. */
const withoutHealth = (dam: string) =>
  `/jalostuskumppani?${new URLSearchParams({ dam, choice: 'breed', health: '0' })}`

test('ranks the males beside a bitch by weights set with the keyboard', async () => {
  const page = await open('/jalostuskumppani', { as: 'jasen' })
  await page.getByText('Valitse narttu', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Emä' }).fill(dogs.dam.regnr)
  await page.getByRole('option').filter({ hasText: dogs.dam.regnr }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Urokset' }).selectOption('breed')
  await firstStep(page).waitFor()
  await expectAccessible(page)
  const health = page.getByRole('slider', { name: 'Suvun terveys' })
  await health.focus()
  await page.keyboard.press('Home')
  await page.waitForURL(/health=0/)
  await page.getByText('Suvun terveys (ei mukana)').first().waitFor()
})

test('compares two males side by side, on paper too', async () => {
  const page = await open(withoutHealth(dogs.dam.regnr), { as: 'jasen' })
  await firstStep(page).waitFor()
  await page.getByRole('link', { name: 'Vertaa rinnakkain' }).first().click()
  await page.getByRole('link', { name: 'Poista vertailusta' }).first().waitFor()
  await page.getByRole('link', { name: 'Vertaa rinnakkain' }).first().click()
  await page.getByRole('heading', { name: 'Vertailu rinnakkain' }).waitFor()
  await expectAccessible(page)
  await emulatePaper(page, 186, 273)
  await page
    .getByText(/Pienin|Vähiten|Tervein|Parhaat|Täyttää/)
    .first()
    .waitFor()
  await expectToFit(page)
})

test('saves a search and shows it to the adviser', async () => {
  const page = await open(withoutHealth(dogs.dam.regnr), { as: 'jasen' })
  await firstStep(page).waitFor()
  await page.getByRole('button', { name: 'Tallenna haku' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nimi' }).fill('Kevään pentue')
  await dialog.getByRole('checkbox', { name: 'Näytä jalostusneuvojalle' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tallenna' }).click()
  await page.getByRole('link', { name: 'Kevään pentue' }).waitFor()

  const adviser = await open('/jalostuskumppani', { ...PHONE, as: 'jalostusneuvoja' })
  await adviser.getByText('käyttäjältä jasen').waitFor()
  await adviser.getByRole('link', { name: 'Kevään pentue' }).tap()
  await firstStep(adviser).waitFor()
  expect(new URL(adviser.url()).searchParams.get('health')).toBe('0')
  await expectAccessible(adviser)
  await expectToFit(adviser)
  await adviser.getByRole('link', { name: 'Koeparitus' }).first().tap()
  await adviser.getByRole('region', { name: 'Pentueen sukusiitosaste', exact: true }).waitFor()
})

test('says that no male is searched for a male', async () => {
  const page = await open(`/jalostuskumppani?dam=${encodeURIComponent(dogs.sire.regnr)}`)
  await page.getByText('Tälle koiralle ei voi hakea urosta').waitFor()
})

test('renames a saved search, and tells what another window has changed meanwhile', async () => {
  await service.database.pool.query(
    `insert into mate_search (account_id, name, regnr, choice, weights, score, updated_at)
     select id, 'Syksyn pentue', $1, 'breed', '{"inbreeding":3,"kinship":3,"health":3,"rules":3,"trials":3,"register":3}', 'points', now()
     from account where username = 'tuomari'`,
    [dogs.dam.regnr],
  )
  const page = await open('/jalostuskumppani', { as: 'tuomari' })
  const other = await page.context().newPage()
  await other.goto(page.url())
  const rename = (window: Page) => window.getByRole('button', { name: 'Muuta nimeä' }).click()
  const name = (window: Page) => window.getByRole('dialog').getByRole('textbox', { name: 'Nimi' })
  const save = (window: Page) => window.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
  await rename(other)
  await rename(page)
  await name(page).fill('Talven pentue')
  await save(page)
  await page.getByRole('link', { name: 'Talven pentue' }).waitFor()
  await name(other).fill('Kevään pentue 2027')
  await save(other)
  await other.getByText('Nimi: Syksyn pentue → Talven pentue').waitFor()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Jatka omilla muutoksilla' }).click()
  await save(other)
  await other.getByRole('link', { name: 'Kevään pentue 2027' }).waitFor()
})

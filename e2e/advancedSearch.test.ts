import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { openJourneys } from './journey.ts'
import { PHONE } from './visitor.ts'

const { openPage: open } = await openJourneys()

const address = (query: Readonly<Record<string, string>>) =>
  `/haku-ominaisuudet?${new URLSearchParams(query)}`
const found = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d\s]+ koiraa?$/ })
const numberIn = (text: string | null) => Number(text!.replaceAll(/\D/g, ''))

async function addHips(page: Page, who: string, is: string, grade: string) {
  await page.getByRole('button', { name: 'Lisää ehto' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Kenestä' }).selectOption({ label: who })
  await dialog.getByRole('combobox', { name: 'Ehto', exact: true }).selectOption('health')
  await dialog.getByRole('combobox', { name: 'Asteikko' }).selectOption('fci_hips')
  await dialog.getByRole('combobox', { name: 'Arvo on' }).selectOption(is)
  await dialog.getByRole('combobox', { name: 'Arvo', exact: true }).selectOption(grade)
  return dialog
}

test('builds a search with the keyboard, tells the hits while typing, and keeps all of it in the address', async () => {
  const page = await open('/haku-ominaisuudet')
  await page.getByText('Lisää ensimmäinen ehto').waitFor()
  await expectAccessible(page)
  const dialog = await addHips(page, 'Koira itse', 'orBetter', 'B')
  const estimate = await dialog.getByText(/^Haku löytäisi [\d\s]+ koiraa\.$/).textContent()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Lisää', exact: true }).press('Enter')
  await page.waitForURL(/conditions=health\.fci_hips\.orBetter\.B/)
  await found(page).waitFor()
  expect(numberIn(await found(page).textContent())).toBe(numberIn(estimate))

  const next = await addHips(page, 'Ei yksikään tunnettu täyssisarus', 'orWorse', 'D')
  await next.getByRole('button', { name: 'Lisää', exact: true }).click()
  await page
    .getByText(/^[1-9]\d*\/\d+ tiedossa$/)
    .first()
    .waitFor()
  expect(numberIn(await found(page).textContent())).toBeLessThan(numberIn(estimate))
  await expectAccessible(page)
  await expectToFit(page)

  await page.getByRole('combobox', { name: 'Ehdoista täyttyy' }).selectOption('1')
  await page.waitForURL(/condition=1/)
  await page.getByRole('columnheader', { name: 'Ehtoja täyttyy' }).waitFor()
  const shared = await open(page.url().replace(/^https?:\/\/[^/]+/, ''))
  await found(shared).waitFor()
  expect(await found(shared).textContent()).toBe(await found(page).textContent())

  await page.getByRole('button', { name: /^Poista ehto: Ei yksikään/ }).press('Enter')
  await page.getByRole('button', { name: /^Poista ehto: Ei yksikään/ }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lisää ehto')
  await page.getByRole('link', { name: 'Miten luvut lasketaan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ominaisuushaun laskutapa' }).waitFor()
})

test('sorts, hides columns and saves what is shown as CSV', async () => {
  const page = await open(address({ conditions: 'trial.VOI.1*health.fci_hips.orBetter.B' }))
  await found(page).waitFor()
  const total = numberIn(await found(page).textContent())
  await page.getByRole('button', { name: 'Syntynyt' }).click()
  await page.waitForURL(/sort=birthDate/)
  await page.getByRole('button', { name: 'Sarakkeet' }).click()
  await page.getByRole('checkbox', { name: 'Terveys' }).uncheck()
  await page.keyboard.press('Escape')
  await page.waitForURL(/hide=health/)
  await page.getByRole('columnheader', { name: 'Terveys' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Tallenna tiedostona' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ])
  const lines: string[][] = parse(readFileSync(await download.path()), { delimiter: ';', bom: true })
  expect(lines).toHaveLength(total + 1)
  expect(lines[0]).toContain('Sukupuoli')
  expect(lines[0]).not.toContain('Terveys')
})

test('says which condition leaves out most where nothing is found, and goes on without it', async () => {
  const page = await open(address({ conditions: 'show.ERI*age.38*health.fci_hips.orBetter.A' }))
  await page.getByText('Yksikään koira ei täytä hakua').waitFor()
  await page.getByText(/Eniten rajaa ehto ”Ikä vähintään 38\sv”: ilman sitä löytyisi/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Poista tämä ehto' }).click()
  await found(page).waitFor()
  expect(new URL(page.url()).searchParams.get('conditions')).toBe('show.ERI*health.fci_hips.orBetter.A')
})

test('shows cards on a phone, and an address that is cut short', async () => {
  const page = await open(
    address({ conditions: 'sire.trial.VOI.1*noSibling.health.fci_hips.orWorse.D' }),
    PHONE,
  )
  await found(page).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Lisää ehto' }).tap()
  await page.getByRole('dialog').getByText('Arvio osumista').waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  const cut = await open(address({ conditions: 'sire.trial.VO' }), PHONE)
  await cut.getByText('Osoitteen ehtoja ei voi lukea').waitFor()
})

test('refuses alive to a visitor, and offers it to the breed adviser', async () => {
  const alive = address({ conditions: 'alive.alive*show.ERI' })
  const visitor = await open(alive)
  await visitor.getByText('Hakua ei voi tehdä').waitFor()
  const adviser = await open(alive, { as: 'jalostusneuvoja' })
  await found(adviser).waitFor()
  await adviser.getByRole('button', { name: 'Muuta ehtoa: Elossa' }).click()
  await adviser.getByRole('dialog').getByRole('combobox', { name: 'Tila' }).selectOption('dead')
  await adviser.getByRole('dialog').getByRole('button', { name: 'Muuta', exact: true }).click()
  await adviser.waitForURL(/conditions=alive\.dead/)
})

test('saves a search, renames it, turns its mails off, and undoes its removal on the own account page', async () => {
  const page = await open(address({ sex: 'female', conditions: 'health.fci_hips.orBetter.B' }), {
    as: 'jasen',
  })
  await page.getByText('Et ole tallentanut hakuja', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Tallenna haku' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Haun nimi' })
  expect(await name.inputValue(), 'the search in words').toMatch(/^narttu · Lonkat B/)
  await name.fill('Terveet nartut')
  const wantsMail = dialog.getByRole('checkbox')
  expect(await wantsMail.isChecked(), 'mails only to who asks').toBe(false)
  await wantsMail.check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Tallenna', exact: true }).click()
  await page.getByRole('link', { name: 'Terveet nartut' }).waitFor()
  await expectAccessible(page)

  const phone = await open('/profiili', { ...PHONE, as: 'jasen' })
  const mail = phone.getByRole('switch', { name: 'Sähköposti uusista koirista: Terveet nartut' })
  await mail.waitFor()
  expect(await mail.isChecked()).toBe(true)
  await mail.tap()
  await phone.getByText('Sähköpostia tästä hausta ei enää lähetetä').waitFor()
  await phone.getByRole('button', { name: 'Nimeä uudelleen: Terveet nartut' }).tap()
  await phone.getByRole('dialog').getByRole('textbox', { name: 'Haun nimi' }).fill('B-lonkkaiset nartut')
  await phone.getByRole('dialog').getByRole('button', { name: 'Tallenna', exact: true }).tap()
  await phone.getByRole('link', { name: 'B-lonkkaiset nartut' }).waitFor()
  await expectAccessible(phone)
  await expectToFit(phone)

  // The other window still has it as it was: a conflict, and the list read anew.
  await page.getByRole('button', { name: 'Poista: Terveet nartut' }).click()
  await page.getByRole('link', { name: 'B-lonkkaiset nartut' }).waitFor()
  await page.getByRole('button', { name: 'Poista: B-lonkkaiset nartut' }).click()
  await page.getByRole('link', { name: 'B-lonkkaiset nartut' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Kumoa' }).click()
  await page.getByRole('link', { name: 'B-lonkkaiset nartut' }).click()
  await page.waitForURL(/conditions=health\.fci_hips\.orBetter\.B/)
  await found(page).waitFor()
})

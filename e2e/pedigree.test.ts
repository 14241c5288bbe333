import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { DogInbreeding } from '#contract/pedigree.ts'
import { makeDog } from '#server/testing/factories.ts'
import { regnrPath } from '#tools/test/regnrPath.ts'
import { expectAccessible } from './accessibility.ts'
import { type ClubDogs, clubDogs } from './clubDogs.ts'
import { boxesOverTheEdge, emulatePaper, openJourneys, printedPages, printsColours } from './journey.ts'
import { LANGUAGES, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

let dogs: ClubDogs

const { service, openPage } = await openJourneys()

beforeAll(async () => {
  dogs = await clubDogs(service.database)
})

const open = async (more = '', options?: BrowserContextOptions) => {
  const page = await openPage(`/sukutaulu/${regnrPath(dogs.inbred.regnr)}${more}`, options)
  await page.getByRole('heading', { level: 1, name: `Sukutaulu: ${dogs.inbred.name}` }).waitFor()
  return page
}
const boxes = (page: Page, generation: number) => page.locator(`[data-generation="${generation}"]`)
const choice = (page: Page, generations: number) =>
  page.getByRole('button', { name: `${generations} sukupolvea` })

test('shows three to six generations by choice, and keeps it in the address', async () => {
  const page = await open()
  expect(await boxes(page, 4).count()).toBeGreaterThan(0)
  expect(await boxes(page, 5).count()).toBe(0)
  await choice(page, 6).click()
  await page.waitForURL(/generations=6/)
  await expect.poll(() => boxes(page, 5).count()).toBeGreaterThan(0)
  await choice(page, 3).click()
  await expect.poll(() => boxes(page, 4).count()).toBe(0)
  const other = await open('?generations=6')
  expect(await choice(other, 6).getAttribute('aria-pressed')).toBe('true')
})

test('places the sire above the dam, each beside its own line', async () => {
  const page = await open()
  const top = (place: number) =>
    page.locator(`[data-place="${place}"] > .box`).evaluate((box) => {
      const { top: edge, height } = box.getBoundingClientRect()
      return edge + height / 2
    })
  const [sire, dam, siresSire] = await Promise.all([top(1), top(2), top(3)])
  expect(sire).toBeLessThan(dam)
  expect(siresSire).toBeLessThan(sire)
})

test('begins with the dog itself, and draws no box of an unknown ancestor', async () => {
  const { db } = service.database
  const dam = await makeDog(db, { sire_id: dogs.sire.id })
  const dog = await makeDog(db, { sire_id: dogs.sire.id, dam_id: dam.id })
  const page = await openPage(`/sukutaulu/${regnrPath(dog.regnr)}?generations=3`)
  await page.locator('[data-place="0"]').getByText(dog.regnr).waitFor()
  expect(await page.locator('[data-place="5"]').getByText(dogs.sire.name).count()).toBe(1)
  expect(await page.locator('[data-place="6"]').count()).toBe(0)
  expect(await page.locator('[data-place]').getByText('tuntematon').count()).toBe(0)
})

test('a phone says that the chart goes on until it has been scrolled', async () => {
  for (const language of LANGUAGES) {
    const t = translator(language)
    const phone = await openPage(`/sukutaulu/${regnrPath(dogs.inbred.regnr)}?lang=${language}`, PHONE)
    const hint = phone.getByText(t('pedigree.scrollHint'))
    await hint.waitFor()
    const chart = phone.getByRole('region', { name: dogs.inbred.name })
    const root = await chart.locator('[data-place="0"] > *').first().boundingBox()
    const frame = await chart.boundingBox()
    expect(root!.y).toBeGreaterThanOrEqual(frame!.y)
    expect(root!.y + root!.height).toBeLessThanOrEqual(frame!.y + frame!.height)
    await chart.evaluate((region) => region.scrollTo({ left: 100 }))
    await hint.waitFor({ state: 'hidden' })
    await chart.evaluate((region) => region.scrollTo({ left: 0 }))
    await expect.poll(() => chart.evaluate((region) => region.scrollLeft)).toBe(0)
    expect(await hint.isVisible()).toBe(false)
  }
  const wide = await open('?generations=3')
  await boxes(wide, 3).first().waitFor()
  expect(await wide.getByText(translator('fi')('pedigree.scrollHint')).count()).toBe(0)
})

test('marks a repeated ancestor with its letter, and highlights all its places on hover', async () => {
  const page = await open('?generations=4')
  const letter = page.getByRole('img', { name: 'toistuva esivanhempi A' })
  const inChart = page.locator('[data-place]').filter({ has: letter })
  const places = await inChart.count()
  expect(places).toBeGreaterThan(1)
  await inChart.first().hover()
  await expect.poll(() => page.locator('[data-lit="place"]').count()).toBe(places)
  const legend = page.getByRole('region', { name: 'Toistuvat esivanhemmat' })
  await page.mouse.move(0, 0)
  await expect.poll(() => page.locator('[data-lit]').count()).toBe(0)
  await legend.getByRole('button').first().focus()
  await expect.poll(() => page.locator('[data-lit="place"]').count()).toBe(places)
  expect(await legend.getByRole('button').first().textContent()).toMatch(/osuus \d+,\d\d\u00a0%/)
})

test('shows shares of common ancestors that add up to the coefficient', async () => {
  const page = await open()
  const section = page.getByRole('region', { name: 'Sukusiitos', exact: true })
  const more = section.getByRole('button', { name: /Näytä vielä/ })
  if ((await more.count()) > 0) await more.click()
  const figure = async (text: string | null) => Number((text ?? '').replace(',', '.').replace(/[^\d.]/g, ''))
  const rows = await section.locator('tbody tr td:last-child').allTextContents()
  const shares = await Promise.all(rows.map(figure))
  const total = await figure(await section.locator('tfoot td').textContent())
  expect(total).toBeGreaterThan(0)
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - total)).toBeLessThan(0.01 * rows.length)
})

const inbreedingOf = (page: Page) => page.getByRole('region', { name: 'Sukusiitos', exact: true })

test('shows neither a per cent nor common ancestors where a parent is unknown', async () => {
  const dog = await makeDog(service.database.db, { sire_id: dogs.sire.id })
  const page = await openPage(`/sukutaulu/${regnrPath(dog.regnr)}?generations=6`)
  const section = inbreedingOf(page)
  await section.getByText('ei laskettavissa').waitFor()
  await section.getByText('Yhteisiä esivanhempia ei voi tietää').waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('%')
})

test('says of a dog that is its own ancestor that the parents form a loop, not that one is unknown', async () => {
  const { db } = service.database
  const sire = await makeDog(db, { sex: 'male' })
  const dog = await makeDog(db, { sex: 'male', sire_id: sire.id, dam_id: dogs.dam.id })
  await db.updateTable('dog').set({ sire_id: dog.id }).where('id', '=', sire.id).execute()
  const answer = `${service.url}/api/dog/${encodeURIComponent(dog.regnr)}/inbreeding`
  const inLoop = async () => ((await (await fetch(answer)).json()) as Partial<DogInbreeding>).loop
  await expect.poll(inLoop, { timeout: 20_000 }).toBe(true)
  for (const language of LANGUAGES) {
    const t = translator(language)
    for (const path of ['koira', 'sukutaulu']) {
      const page = await openPage(`/${path}/${regnrPath(dog.regnr)}?lang=${language}`)
      await page.getByText(t('dogs.inbreeding.loopHelp')).waitFor()
      expect(await page.getByText(t('dogs.inbreeding.unknownHelp')).count()).toBe(0)
    }
  }
  await db.updateTable('dog').set({ sire_id: null }).where('id', '=', sire.id).execute()
})

test('says of a shallow pedigree how little is known and why, in no large type', async () => {
  const { db } = service.database
  const parents = { sire_id: (await makeDog(db)).id, dam_id: (await makeDog(db)).id }
  const dog = await makeDog(db, { ...parents, imported: true })
  const page = await openPage(`/sukutaulu/${regnrPath(dog.regnr)}`)
  const section = inbreedingOf(page)
  await section.getByText('Vanhemmilla ei ole tunnettuja yhteisiä esivanhempia').waitFor()
  await section.getByText('esivanhemmista tunnetaan 2/126').waitFor()
  await section.getByText(/^Luotettavuus heikko/).waitFor()
  await section.getByText(/^Tuontikoira/).waitFor()
  const size = (text: Locator) => text.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
  const figure = await size(section.getByText(/^0,00\s%$/).first())
  expect(figure).toBeLessThan(await size(page.getByRole('heading', { level: 2 }).first()))
  await section.getByText('Näin se lasketaan').click()
  await section.getByText(/^KoiraNet/).waitFor()
  await expectAccessible(page)
})

test('lists each ancestor with its relation and a link that the keyboard reaches', async () => {
  const page = await open('?view=list')
  const list = page.getByRole('region', { name: 'Esivanhemmat luettelona' })
  await list.getByText('emänisä', { exact: true }).waitFor()
  await list.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/koira\//)
})

test('prints six generations on one sheet', async () => {
  for (const generations of [3, 6]) {
    const page = await open(`?generations=${generations}`)
    expect(await printedPages(page)).toBe(1)
  }
})

test('prints the coefficient beside its completeness, whole numbers, explained letters and colours', async () => {
  const { db } = service.database
  const offspring = await db
    .selectFrom('dog')
    .innerJoin('dog_number', 'dog_number.dog_id', 'dog.id')
    .select('regnr')
    .where((where) => where.or([where('sire_id', '=', dogs.inbred.id), where('dam_id', '=', dogs.inbred.id)]))
    .executeTakeFirstOrThrow()
  const page = await openPage(`/sukutaulu/${regnrPath(offspring.regnr)}?generations=6`)
  await boxes(page, 6).first().waitFor()
  await emulatePaper(page, 281, 194)
  expect(await page.getByText(/^Sukusiitosaste, kuusi sukupolvea: \d+,\d\d\s%$/).isVisible()).toBe(true)
  const cut = await page.locator('[data-place] .regnr').evaluateAll((numbers) =>
    numbers
      .filter((number) => {
        const [own, box] = [number, number.closest('.box')!].map((node) => node.getBoundingClientRect())
        return own!.bottom > box!.bottom + 1 || own!.right > box!.right || own!.height === 0
      })
      .map((number) => number.textContent),
  )
  expect(cut).toEqual([])
  const lettersIn = async (place: string) =>
    new Set(await page.locator(`${place} .letter:visible`).allTextContents())
  const inBoxes = await lettersIn('[data-place]')
  expect(inBoxes.size).toBeGreaterThan(8)
  expect(await lettersIn('section[aria-label="Toistuvat esivanhemmat"] li')).toEqual(inBoxes)
  expect(await printsColours(page.locator('[data-place] > .box').first())).toBe(true)
  expect(await boxesOverTheEdge(page)).toBe(0)
  expect(await printedPages(page)).toBe(1)
})

test('saves the pedigree as a PDF', async () => {
  const page = await open('?generations=5')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Lataa PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-')
})

test('shows not found for an unknown number', async () => {
  const page = await openPage('/sukutaulu/FI00000/99')
  await page.getByRole('heading', { name: 'Koiran tietoja ei löytynyt.' }).waitFor()
})

test('has no axe violations, and scrolls the chart, not the page, on a phone', async () => {
  const wide = await open('?generations=6')
  await expectAccessible(wide)
  const phone = await open('', PHONE)
  const chart = phone.getByRole('region', { name: /^Sukutaulu: .* sukupolvea/ })
  expect(await chart.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true)
  await expectAccessible(phone)
})

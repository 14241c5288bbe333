import type { BrowserContextOptions, Download, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeEntry, makeTrial } from '#server/testing/factories.ts'
import { readPages } from '#server/testing/pdfText.ts'
import { readXlsx } from '#server/testing/xlsxCells.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { FI_AND_SV, translator } from './translator.ts'
import { makeTrialDogs, type TrialDogs } from './trialDogs.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const DAY = '2026-10-03'
let dogs: TrialDogs
let trialId: number
let publicPage: string

const { service, openPage } = await openJourneys()

/** A trial of the demo's agent and judge: two dogs that have a place, one with a result. */
beforeAll(async () => {
  const { db } = service.database
  const club = await db
    .selectFrom('club_agent')
    .innerJoin('account', 'account.id', 'account_id')
    .select('club_id')
    .where('username', '=', 'koetoimitsija')
    .executeTakeFirstOrThrow()
  const judge = await db
    .selectFrom('judge')
    .innerJoin('account', 'account.id', 'judge.account_id')
    .select('judge.id')
    .where('username', '=', 'tuomari')
    .executeTakeFirstOrThrow()
  dogs = await makeTrialDogs(service, 'Paperi', DAY)
  const given = { held_on: DAY, kaer_nr: 901, place: 'Paperiniitty', club_id: club.club_id }
  trialId = await makeTrial(db, given, [judge.id])
  publicPage = `/kokeet/${DAY}/901`
  await makeEntry(db, trialId, dogs.AVO.id, { start_number: 1 })
  await makeEntry(db, trialId, dogs.last.id, { start_number: 2 })
  await db
    .insertInto('trial_result')
    .values({
      trial_id: trialId,
      dog_id: dogs.AVO.id,
      class: 'AVO',
      outcome: 'judged',
      prize: 1,
      points: 165.5,
    })
    .execute()
})

const t = translator('fi')

function open(path: string, username: string | null, options?: BrowserContextOptions) {
  return openPage(path, { ...options, as: username ?? undefined })
}

const menu = (page: Page, label: string) => button(page, label)
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

/** Opens a menu, chooses a file, and reads what the browser saves. */
async function save(page: Page, label: string, name: string) {
  await menu(page, label).click()
  const [download] = await Promise.all([page.waitForEvent('download'), item(page, name).click()])
  return { name: download.suggestedFilename(), content: await contentOf(download) }
}

async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const textOf = (file: Buffer) =>
  readPages(file)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join('')

test('lets an organiser save every paper of a trial from its page', async () => {
  const page = await open(`/hallinta/kokeet/${trialId}`, 'koetoimitsija')
  const papers = t('paperLinks.title')
  const inFormat = (key: string, format: string) => t(`paperLinks.${key}`, { format })

  const list = await save(page, papers, inFormat('startList', 'PDF'))
  expect(list.name).toBe(`koiraluettelo ${DAY} Paperiniitty.pdf`)
  expect(textOf(list.content)).toContain(dogs.AVO.regnr)
  expect(textOf(list.content)).toContain(dogs.last.regnr)
  const csv = await save(page, papers, inFormat('startList', 'CSV'))
  expect(csv.content.toString()).toContain(`;${dogs.AVO.regnr};`)
  const excel = await save(page, papers, inFormat('startList', 'Excel'))
  expect(excel.name).toBe(`koiraluettelo ${DAY} Paperiniitty.xlsx`)
  expect(readXlsx(excel.content)).toHaveLength(3)

  const empty = await save(page, papers, t('paperLinks.sheets.hunt.empty'))
  expect(readPages(empty.content)).toHaveLength(2)
  const filled = await save(page, papers, t('paperLinks.sheets.hunt.filled'))
  expect(textOf(filled.content)).toContain('165,5')
  const record = await save(page, papers, t('paperLinks.record'))
  expect(record.name).toBe(`koepöytäkirja ${DAY} Paperiniitty.pdf`)
  expect(textOf(record.content)).toContain('AVO1')
  const results = await save(page, papers, inFormat('resultList', 'PDF'))
  expect(textOf(results.content)).toContain(dogs.AVO.regnr)
  expect(textOf(results.content)).not.toContain(dogs.last.regnr)
})

test('lets a judge save the sheets from the results page, on a phone too', async () => {
  const page = await open(`/hallinta/kokeet/${trialId}/tulokset`, 'tuomari', PHONE)
  await menu(page, t('paperLinks.title')).click()
  await item(page, t('paperLinks.sheets.hunt.filled')).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const empty = await save(page, t('paperLinks.title'), t('paperLinks.sheets.hunt.empty'))
  expect(readPages(empty.content)).toHaveLength(2)
})

test.each(
  oneOfVariants(import.meta.url, [
    ['a desk', DESKTOP, () => t('paperLinks.filledOf', { dog: dogs.AVO.name })],
    ['a phone', PHONE, () => t('paperLinks.filled')],
  ]),
)('saves the filled sheet of the dog that is being judged, on %s', async (_, size, label) => {
  const address = `/hallinta/kokeet/${trialId}/tulokset?dog=${encodeURIComponent(dogs.AVO.regnr)}`
  const page = await open(address, 'tuomari', size)
  const paper = page.getByRole('link', { name: label() })
  const [download] = await Promise.all([page.waitForEvent('download'), paper.click()])
  const content = await contentOf(download)
  expect(readPages(content)).toHaveLength(1)
  expect(textOf(content)).toContain(dogs.AVO.regnr)
  expect(textOf(content)).toContain('165,5')
})

test('saves one dog’s sheet from the list of dogs', async () => {
  const page = await open(`/hallinta/kokeet/${trialId}/osallistujat`, 'koetoimitsija')
  await page
    .getByRole('button', { name: t('entries.more', { dog: dogs.last.name }) })
    .first()
    .click()
  await item(page, t('paperLinks.sheet')).waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    item(page, t('paperLinks.sheet')).click(),
  ])
  const content = await contentOf(download)
  expect(readPages(content)).toHaveLength(1)
  expect(textOf(content)).toContain(dogs.last.regnr)
})

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'lets everyone save the result list in %s',
  async (language) => {
    const page = await open(`${publicPage}?lang=${language}`, null, DESKTOP)
    const label = translator(language)('trialPages.one.resultList')
    await menu(page, label).click()
    await item(page, 'PDF').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const { name, content } = await save(page, label, 'PDF')
    expect(name).toMatch(/Paperiniitty\.pdf$/)
    expect(textOf(content)).toContain('165')
    expect(readXlsx((await save(page, label, 'Excel')).content)).toHaveLength(2)
    expect((await save(page, label, 'CSV')).content.toString()).toContain('165,5')
  },
)

test('names the file whose download failed, keeps the page, and tells when it has come', async () => {
  const page = await open(publicPage, null)
  await page.route('**/results.pdf*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  const label = t('trialPages.one.resultList')
  await menu(page, label).click()
  await item(page, 'PDF').click()
  const file = `${label}, PDF`
  await toast(page, t('common.failed.file', { file, reason: t('errors.DOWNLOAD_FAILED') })).waitFor()
  await page.unroute('**/results.pdf*')
  const { name } = await save(page, label, 'PDF')
  expect(name).toMatch(/\.pdf$/)
  await toast(page, t('common.downloaded', { name })).waitFor()
})

test('copies the record field by field, by keyboard too, and remembers what was copied', async () => {
  const page = await open(`/hallinta/kokeet/${trialId}`, 'koetoimitsija', {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('link', { name: t('trialRecord.title') }).click()
  const copy = (field: string, text: string) =>
    page.getByRole('button', {
      name: t('trialRecord.copyOf', { label: t(`trialRecord.fields.${field}`), text }),
    })
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await copy('place', 'Paperiniitty').click()
  await expect.poll(clipboard).toBe('Paperiniitty')
  await page.getByRole('button', { name: /^Kopioitu/ }).waitFor()
  await expectAccessible(page)
  await button(page, t('trialRecord.next')).click()
  await copy('points', '165,5').focus()
  await page.keyboard.press('Enter')
  await expect.poll(clipboard).toBe('165,5')
  await copy('breedCode', '119').click()
  await expect.poll(clipboard).toBe('119')
  await page.reload()
  await expect.poll(() => page.getByRole('button', { name: /^Kopioitu/ }).count()).toBe(2)
  await button(page, t('trialRecord.forget')).click()
  await copy('points', '165,5').waitFor()
  expect(await page.getByRole('button', { name: /^Kopioitu/ }).count()).toBe(0)
})

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'fits the record onto a phone in %s, and saves spare sheets from it',
  async (lang) => {
    const page = await open(`/hallinta/kokeet/${trialId}/poytakirja?part=1&lang=${lang}`, 'tuomari', PHONE)
    const words = translator(lang)
    await expectToFit(page)
    await expectAccessible(page)
    await page.getByLabel(words('trialRecord.spare.sheets'), { exact: true }).fill('3')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words('trialRecord.spare.save') }).click(),
    ])
    expect(readPages(await contentOf(download))).toHaveLength(3)
  },
)

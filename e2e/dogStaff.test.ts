import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, signOut, toast } from './accountSteps.ts'
import { type ClubDog, clubDogs } from './clubDogs.ts'
import { openJourneys } from './journey.ts'
import { FI_AND_SV, type Translate, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

let dog: ClubDog

const { service, openPage } = await openJourneys()

beforeAll(async () => {
  dog = (await clubDogs(service.database)).sire
})
beforeEach(async () => {
  await service.database.db.updateTable('dog').set({ picture_id: null }).where('id', '=', dog.id).execute()
})

const t = translator('fi')
const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#638' } })

async function open(username: string, options: BrowserContextOptions = DESKTOP, lang = 'fi') {
  const page = await openPage(`/koira/${dog.regnr}?lang=${lang}`, {
    ...options,
    as: username,
  })
  await page.getByRole('heading', { level: 1, name: dog.name }).waitFor()
  return page
}

/** Chooses a file as a person does. */
async function choose(page: Page, name: string, action: string, mimeType: string, buffer: Buffer) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, action).click()])
  await chooser.setFiles({ name, mimeType, buffer })
}

const pictureOf = (page: Page, translate: Translate) =>
  page.getByRole('img', { name: translate('dogs.picture', { name: dog.name }) })

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'adds, shows and removes a picture, and lists the changes (%s)',
  async (lang) => {
    const translate = translator(lang)
    const page = await open('koirat', lang === 'fi' ? DESKTOP : PHONE, lang)
    const jpeg = await painted(1200, 900).jpeg().toBuffer()
    await choose(page, 'koira.jpg', translate('dogStaff.picture.add'), 'image/jpeg', jpeg)
    await page.getByRole('img', { name: translate('dogStaff.picture.preview') }).waitFor()
    await button(page, translate('dogStaff.picture.save')).click()
    await toast(page, translate('dogStaff.picture.changed')).waitFor()
    const shown = pictureOf(page, translate)
    await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1200)
    await page.reload()
    await shown.waitFor()
    const changes = page.getByRole('region', { name: translate('dogs.sections.changes') })
    await changes.getByText(translate('audit.codes.PICTURE_CHANGED')).first().waitFor()
    await expectAccessible(page)
    await button(page, translate('dogStaff.picture.remove')).first().click()
    const question = page.getByRole('dialog', {
      name: translate('dogStaff.picture.removeQuestion', { name: dog.name }),
    })
    await question.getByRole('button', { name: translate('dogStaff.picture.remove') }).click()
    await toast(page, translate('dogStaff.picture.removed')).waitFor()
    expect(await shown.count()).toBe(0)
    await changes.getByText(translate('audit.codes.PICTURE_REMOVED')).first().waitFor()
    const add = button(page, translate('dogStaff.picture.add'))
    await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

test('turns a PNG, and a JPEG that is too large, into a JPEG before sending: white where it is transparent', async () => {
  const page = await open('koirat')
  const half = await painted(1000, 1000).png().toBuffer()
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const png = await sharp({ create: { width: 2000, height: 1000, channels: 4, background: transparent } })
    .composite([{ input: half, left: 1000, top: 0 }])
    .png()
    .toBuffer()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const large = await sharp({ create: { width: 1500, height: 2000, channels: 3, noise, background: '#000' } })
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(1_048_576)
  const save = async (name: string, action: string, type: string, file: Buffer) => {
    await choose(page, name, t(action as 'dogStaff.picture.add'), type, file)
    await page.getByText(/JPEG-kuvana, \d/).waitFor()
    await button(page, t('dogStaff.picture.save')).click()
    await toast(page, t('dogStaff.picture.changed')).last().waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const shown = async () => {
    const address = await pictureOf(page, t).getAttribute('src')
    return (await page.request.get(new URL(address!, page.url()).href)).body()
  }
  await save('koira.png', 'dogStaff.picture.add', 'image/png', png)
  const made = await shown()
  expect(await sharp(made).metadata()).toMatchObject({ width: 1600, height: 800 })
  const corner = await sharp(made).extract({ left: 0, top: 0, width: 8, height: 8 }).toBuffer()
  for (const { min } of (await sharp(corner).stats()).channels) expect(min).toBeGreaterThan(250)
  await save('iso.jpg', 'dogStaff.picture.change', 'image/jpeg', large)
  // Taken on its side: it comes upright.
  expect(await sharp(await shown()).metadata()).toMatchObject({ width: 1600, height: 1200 })
  await expectAccessible(page)
})

test('reports a file that is no picture the browser can decode before sending, whatever its name', async () => {
  const page = await open('jalostusneuvoja')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/picture')) sent.push(request.url())
  })
  const told = page.getByRole('dialog').getByText(t('dogStaff.picture.unreadable'))
  await choose(page, 'koira.heic', t('dogStaff.picture.add'), 'image/heic', Buffer.from('ftypheic'))
  await told.waitFor()
  await expectAccessible(page)
  const other = t('dogStaff.picture.chooseOther')
  for (const [name, content] of [
    ['iso.jpg', Buffer.alloc(1_048_577, 0xff)],
    ['muka.jpg', Buffer.from('<svg onload="alert(1)"/>')],
  ] as const) {
    await choose(page, name, other, 'image/jpeg', content)
    await page.getByRole('dialog').getByText(name).waitFor()
    await told.waitFor()
  }
  expect(sent).toEqual([])
  await page.getByRole('button', { name: t('common.cancel') }).click()
  expect(await pictureOf(page, t).count()).toBe(0)
})

test('shows a member and a visitor neither actions nor changes, and does not load their parts', async () => {
  const page = await openPage('/', { as: 'jasen' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const signedIn of [true, false]) {
    await page.goto(`/koira/${dog.regnr}`)
    await page.getByRole('heading', { name: t('dogs.sections.pedigree') }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await button(page, t('dogStaff.picture.add')).count()).toBe(0)
    expect(await page.getByRole('heading', { name: t('dogs.sections.changes') }).count()).toBe(0)
    if (signedIn) await signOut(page, t)
  }
  expect(loaded.filter((url) => /PictureActions|DogChanges|staff/.test(url))).toEqual([])
  expect(loaded.filter((url) => url.includes('DogPage'))).not.toEqual([])
})

import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { inProject } from '#cli/project.ts'
import { addressAt } from '#contract/address.ts'
import type { RegisterAnswer } from '#contract/breedingRegister.ts'
import type { Dog } from '#contract/dogs.ts'
import { breedingRegister } from '#contract/endpoints/breedingRegister.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import { suggestions } from '#contract/endpoints/suggestions.ts'
import type { SuggestionsAnswer } from '#contract/suggestions.ts'
import { GIVEN_NAME } from '#demo/walkDog.ts'
import { sharedBrowser } from '../test/browser.ts'
import { PICTURES, type Picture, type Walked } from './pictures.ts'

const WINDOW = { width: 1440, height: 900 }
/** Pixels at which a text of the page is still read beside one of the document. */
const WIDTH = 1200
/** As the register asks for it. */
const FEMALE = 2

/**
 * Takes the pictures of the documents anew, in Finnish, from a service with the demo club of about 60 000 dogs.
 * @param entrance what its start prints
 */
export async function takePictures(entrance: string, tell: (text: string) => void): Promise<void> {
  const browser = await sharedBrowser()
  const { origin } = new URL(entrance)
  const page = await browser.newPage({
    baseURL: origin,
    viewport: WINDOW,
    locale: 'fi',
    reducedMotion: 'reduce',
  })
  await page.goto(entrance)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const walked = await findWalked(page)
  for (const picture of PICTURES) tell(await take(page, picture, walked))
  await browser.close()
}

async function findWalked(page: Page): Promise<Walked> {
  const ask = async <Answer>(address: string): Promise<Answer> => (await page.request.get(address)).json()
  const found = await ask<SuggestionsAnswer>(addressAt(suggestions, { query: { q: GIVEN_NAME } }))
  const [named] = found.dogs
  if (!named) throw new Error(`The service has no dog ${GIVEN_NAME}: it has no demo club.`)
  const dog = await ask<Dog>(addressAt(getDog, { params: { regnr: named.regnr } }))
  const data = { breed: dog.breed, gender: FEMALE, active: true }
  const register = await page.request.post(addressAt(breedingRegister, {}), { data })
  const [bitch] = ((await register.json()) as RegisterAnswer).entries
  if (!bitch)
    throw new Error('No bitch of the breed is in the breeding register: the demo club is the small one.')
  return { dog: dog.regnr, bitch: bitch.dog.regnr, breed: dog.breed }
}

/** @returns the file */
async function take(
  page: Page,
  { file, path, height = WINDOW.height }: Picture,
  walked: Walked,
): Promise<string> {
  await page.setViewportSize({ ...WINDOW, height })
  await page.goto(path(walked))
  await page.locator('main:has(h1):not(:has([data-part="loading"]))').waitFor()
  await page.waitForLoadState('networkidle')
  const target = `docs/${file}.png`
  await mkdir(dirname(inProject(target)), { recursive: true })
  await sharp(await page.screenshot())
    .resize({ width: WIDTH })
    .png({ palette: true })
    .toFile(inProject(target))
  return target
}

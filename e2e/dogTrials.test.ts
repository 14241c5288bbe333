import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { seasonOf } from '#domain/dates.ts'
import { makeTrialResult } from '#server/testing/factories.ts'
import { regnrPath } from '#tools/test/regnrPath.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { addBareDog, type ClubDogs, clubDogs } from './clubDogs.ts'
import { openJourneys } from './journey.ts'
import { LANGUAGES, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

/** A dog with this many results of one day each, all scored alike but one. */
const MANY = { regnr: 'FI98790/19', name: 'Kaksikymmentä Koetta', results: 21 }

let dogs: ClubDogs
let rulebook: number

const { service, openPage } = await openJourneys()

beforeAll(async () => {
  const { db } = service.database
  dogs = await clubDogs(service.database)
  const latest = db.selectFrom('rulebook').select('id').orderBy('valid_from', 'desc')
  rulebook = (await latest.executeTakeFirstOrThrow()).id
  const dog = await addBareDog(service.database, MANY.regnr, MANY.name)
  for (let index = 0; index < MANY.results; index++) {
    const scores = { speed: index === 0 ? 2 : 4, method: index % 2 === 0 ? 3 : 4, points: 140 + index }
    const result = { class: 'AVO', prize: 2, search_grade: 8, rulebook_id: rulebook, ...scores } as const
    await makeTrialResult(db, dog, result, `2024-09-${String(index + 1).padStart(2, '0')}`)
  }
})

const open = (regnr: string, more = '', options?: BrowserContextOptions) =>
  openPage(`/koira/${regnrPath(regnr)}${more}`, options)
const trialsOf = (page: Page) => page.getByRole('region', { name: 'Kokeet' })
const rowsOf = (page: Page) =>
  trialsOf(page).getByRole('table', { name: 'Koetulokset' }).getByRole('row').count()

test('shows five trials first, fifteen more on demand, and all of them on paper', async () => {
  const page = await open(MANY.regnr)
  await trialsOf(page).getByRole('table', { name: 'Koetulokset' }).waitFor()
  expect(await rowsOf(page)).toBe(1 + 5)
  await page.emulateMedia({ media: 'print' })
  expect(await rowsOf(page)).toBe(1 + MANY.results)
  await page.emulateMedia({ media: 'screen' })
  await trialsOf(page).getByRole('button', { name: 'Näytä 15 lisää' }).click()
  expect(await rowsOf(page)).toBe(1 + 20)
  await trialsOf(page).getByRole('button', { name: 'Näytä 1 lisää' }).click()
  expect(await rowsOf(page)).toBe(1 + MANY.results)
  expect(
    await trialsOf(page)
      .getByRole('button', { name: /lisää$/ })
      .count(),
  ).toBe(0)
})

test('says once above the table what all results have in common', async () => {
  const page = await open(MANY.regnr)
  const trials = trialsOf(page)
  await trials.getByRole('columnheader', { name: 'Pisteet' }).waitFor()
  expect(await trials.getByRole('columnheader', { name: 'Palkinto' }).count()).toBe(0)
  await trials.locator('[data-part="equal"]').getByText('AVO2').waitFor()
})

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

/** Marks of the profile that stand on each other. */
const overprinted = (page: Page) =>
  page.locator('figure [data-value]').evaluateAll((marks) => {
    const boxes = marks.map((mark) => ({
      line: mark.parentElement,
      ...mark.getBoundingClientRect().toJSON(),
    }))
    return boxes.filter((one) =>
      boxes.some((other) => other.line === one.line && other.left > one.left && other.left < one.right),
    ).length
  })

test('draws twenty results of one value as one mark with their number', async () => {
  for (const size of [undefined, PHONE, { viewport: { width: 320, height: 640 } }]) {
    const page = await open(MANY.regnr, '', size)
    const speed = trialsOf(page).locator('figure [data-feature="speed"]')
    await speed.waitFor()
    expect(await speed.locator('[data-value]').allTextContents()).toEqual(['', '20'])
    expect(await overprinted(page)).toBe(0)
    await expectToFit(page)
  }
  const rich = await open(dogs.rich.regnr, '', PHONE)
  await trialsOf(rich).locator('figure').first().waitFor()
  expect(await overprinted(rich)).toBe(0)
})

test('reads results beside the mean of the breed, with the number of dogs', async () => {
  const { rows } = await service.database.pool.query<{ held_on: string }>(
    'select t.held_on::text from trial_result r join trial t on t.id = r.trial_id where r.dog_id = $1',
    [dogs.rich.id],
  )
  const seasons = [...new Set(rows.map(({ held_on }) => seasonOf(held_on)))]
  const admin = await openPage('/hallinta/rotukeskiarvot', { as: 'yllapito' })
  await button(admin, translator('fi')('averages.start')).click()
  const answer = `${service.url}/api/breed-averages/${dogs.rich.breed}/${seasons[0]}`
  await expect.poll(async () => (await fetch(answer)).status).toBe(200)
  for (const language of LANGUAGES) {
    const t = translator(language)
    const page = await open(dogs.rich.regnr, `?lang=${language}`)
    const trials = page.getByRole('region', { name: t('dogs.sections.trials') })
    await trials.locator('td [data-part="breed-mean"]').first().waitFor()
    const [before = ''] = t('trials.breedMean', { mean: '#', count: '#' }).split('#')
    expect(await trials.locator('td [title]').first().getAttribute('title')).toMatch(
      new RegExp(`^${before}\\d+[,.]\\d \\(\\d+\\)$`),
    )
    expect(
      await trials
        .locator('figure')
        .getByText(new RegExp(`^${before}\\d`))
        .count(),
    ).toBeGreaterThan(0)
  }
})

test('says beside a result without a prize why there is none', async () => {
  const dog = await addBareDog(service.database, 'FI98791/19', 'Ilman Palkintoa')
  const result = { class: 'NUO', prize: 0, rulebook_id: rulebook, points: 90 } as const
  const grades = { search_grade: 8, retrieve_grade: 7 }
  await makeTrialResult(service.database.db, dog, { ...result, ...grades, game_grade: 0 }, '2024-09-10')
  const page = await open('FI98791/19')
  await trialsOf(page).getByText('riistatyö 0', { exact: true }).waitFor()
  await expectAccessible(page)
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readPages } from '#server/testing/pdfText.ts'
import { button, toast } from './accountSteps.ts'
import { type Edge, openEdge } from './edge.ts'
import { openJourneys, openPageAt } from './journey.ts'
import { crashAndReopen, keptFields, keptItems, waitForWorker } from './offlineSteps.ts'
import { row } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { DAY_DOGS, type DayDog, makeTrialDay } from './trialDay.ts'
import { confirm, done, start } from './trialSteps.ts'
import { PHONE } from './visitor.ts'

const { service, browser } = await openJourneys()
/** Each phone has a way of its own to the service: what the browser calls offline lets something through when a page is loaded again. */
const ways = [await openEdge(service.url), await openEdge(service.url)] as const
const { pool } = service.database
const t = translator('fi')
const PATIENT = { timeout: 30_000 }
const PLACE = 'Perho'
const FI = new Intl.NumberFormat('fi')

const bar = (page: Page) => page.locator('[data-part="card-bar"]')
const choice = (page: Page, field: string, name: string) =>
  row(page, field).getByRole('button', { name, exact: true })
const shownDog = (page: Page) => page.getByRole('combobox', { name: t('results.dog') })
const reviewOf = ({ name }: DayDog) => `${name} työskenteli ilman verkkoa.`

/** Takes the trial along while there is a network, and goes into the forest. @returns the shown sheets */
async function takeAlong(way: Edge, as: string): Promise<Page> {
  const page = await openPageAt(browser, way.url, '/hallinta/mukana', { ...PHONE, as })
  await page
    .getByRole('listitem')
    .filter({ hasText: PLACE })
    .getByRole('button', { name: new RegExp(t('offline.take')) })
    .tap()
  const here = page
    .getByRole('region', { name: t('offline.here') })
    .getByRole('listitem')
    .filter({ hasText: PLACE })
  await here.waitFor()
  await waitForWorker(page)
  way.down = true
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(t('offline.unreachable')).waitFor()
  await here.getByRole('link').first().tap()
  await page.getByText(t('offline.sentLater')).waitFor()
  return page
}

const showDog = async (page: Page, index: number) => {
  await shownDog(page).selectOption(String(index))
  await expect.poll(() => shownDog(page).inputValue()).toBe(String(index))
}

/** Scores the shown dog, writes its review and marks it done, as its judge. */
async function judgeDog(page: Page, dog: DayDog, judge: string) {
  if (!dog.scored) return markDone(page, button(page, t('results.done.absent')))
  await choice(page, 'judgeId', judge).tap()
  await choice(page, 'outcome', t(`trials.outcomes.${dog.key.outcome}`)).tap()
  for (const [field, value] of Object.entries(dog.scored)) await choice(page, field, String(value)).tap()
  await row(page, 'pointsAtGame')
    .getByRole('button', { name: t('results.more', { field: t('results.fields.pointsAtGame') }) })
    .tap()
  await choice(page, 'shotOver', t('common.yes')).tap()
  await row(page, 'report')
    .getByRole('textbox', { name: t('results.fields.report'), exact: true })
    .fill(reviewOf(dog))
  await markDone(page, bar(page).getByRole('button', { name: t('results.done.mark') }))
}

async function markDone(page: Page, mark: Locator) {
  await mark.tap()
  await page.getByText(t('results.kept.waitingHelp')).waitFor()
}

/** What waits on the phone for the service alone. */
async function waitingOn(page: Page) {
  const fields = (await keptItems(page, 'unsaved')).filter(({ state }) => state === 'waiting')
  const marks = (await keptItems(page, 'marks')).filter(({ refused }) => refused === null)
  return fields.length + marks.length
}

async function findNetwork(way: Edge, page: Page) {
  way.down = false
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => waitingOn(page), PATIENT).toBe(0)
}

/** The line of each dog on a paper, from left to right. */
async function linesOf(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(address)
  expect(answer.status()).toBe(200)
  const lines = readPages(await answer.body()).flatMap(({ texts }) =>
    [...Map.groupBy(texts, ({ y }) => Math.round(y)).values()].map((line) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
    ),
  )
  return DAY_DOGS.map(
    ({ name }) => lines.find((line) => line.includes(name)) ?? `no ${name}: ${lines.join('\n')}`,
  )
}

/** What a paper says of a dog after its name: grades of the parts, points, result and judge. */
function paperEnd({ class: code, scored, water, key }: DayDog, judge: string): string {
  const number = (value: number | null | undefined) => (value == null ? '–' : FI.format(value))
  const parts = [scored?.search, scored?.game, scored?.retrieve, water?.water]
  if (code === 'VOI') parts.push(water?.track ?? undefined)
  const result = key.outcome === 'judged' ? `${code}${key.prize}` : t(`trials.outcomes.${key.outcome}`)
  return [...parts.map(number), number(key.points), result, scored ? judge : '–'].join(' ')
}

test('a whole trial is judged without network on two phones, and its results and papers equal the key worked by hand', async () => {
  const { trialId, regnrs, judges, publicPage } = await makeTrialDay(service, PLACE)
  const own = [0, 1].map((phone) => DAY_DOGS.slice(phone * 4, phone * 4 + 4))
  let [first, second] = await Promise.all([takeAlong(ways[0], 'tuomari'), takeAlong(ways[1], 'tuomari-2')])

  const firstDogs = async () => {
    for (const [index, dog] of own[0]!.entries()) {
      await showDog(first, index)
      await judgeDog(first, dog, judges[0]!.name)
      if (index === 1) {
        await first.reload()
        await first.getByText(t('results.kept.waitingHelp')).waitFor()
      }
    }
    // A sheet of the other judge's: the paper's own points, and another value of one field.
    await showDog(first, 7)
    await choice(first, 'willToHunt', '3').tap()
    await first.getByText(t('results.stated.title')).tap()
    const stated = row(first, 'statedPoints').getByRole('textbox')
    await stated.fill('128,5')
    await stated.blur()
    await expect
      .poll(async () => (await keptItems(first, 'unsaved')).map(({ field }) => field), PATIENT)
      .toEqual(expect.arrayContaining(['statedPoints']))
  }
  const secondDogs = async () => {
    for (const [index, dog] of own[1]!.entries()) {
      await showDog(second, index + 4)
      await judgeDog(second, dog, judges[1]!.name)
      if (index === 1) {
        second = await crashAndReopen(second)
        await shownDog(second).waitFor()
        await second.getByText(t('results.kept.waitingHelp')).waitFor()
      }
    }
  }
  await Promise.all([firstDogs(), secondDogs()])
  // After the last dog comes the first that this phone knows as not done; its own are.
  await bar(second)
    .getByRole('button', { name: t('results.card.open', { dog: `1. ${DAY_DOGS[0]!.name}` }) })
    .waitFor()
  expect((await pool.query('select 1 from trial_result where trial_id = $1', [trialId])).rows).toEqual([])
  const { rows: written } = await pool.query(
    'select start_number, values from sheet join entry on entry.id = entry_id where trial_id = $1',
    [trialId],
  )
  expect(written).toEqual([])

  await findNetwork(ways[0], first)
  await expect.poll(() => keptFields(first), PATIENT).toBe(0)
  await findNetwork(ways[1], second)
  await showDog(second, 7)
  const conflict = row(second, 'willToHunt').getByRole('alert')
  await conflict.waitFor()
  const told = (await conflict.innerText()).replace(/\s+/g, ' ')
  expect(told).toContain(judges[0]!.name)
  expect(told).toMatch(/\d{1,2}[.:]\d{2}/)
  await conflict.getByRole('button', { name: t('results.conflict.theirs', { value: '3' }) }).waitFor()
  await conflict.getByRole('button', { name: t('results.conflict.mine', { value: '5' }) }).tap()
  await expect.poll(() => keptFields(second), PATIENT).toBe(0)
  await second.getByText(t('results.kept.refused')).waitFor()
  await button(second, t('results.kept.look')).tap()
  await bar(second)
    .getByRole('button', { name: t('results.done.mark') })
    .tap()
  await toast(second, t('results.done.marked', { dog: DAY_DOGS[7]!.name })).waitFor()
  for (const page of [first, second]) expect(await waitingOn(page)).toBe(0)

  await first.goto(`/hallinta/kokeet/${trialId}/allekirjoitus`)
  for (const { name } of DAY_DOGS)
    await first.getByRole('checkbox', { name: t('signing.seenOf', { dog: name }) }).check()
  await button(first, t('signing.sign')).tap()
  await first
    .getByRole('dialog')
    .getByRole('button', { name: t('signing.sign') })
    .tap()
  await toast(first, t('signing.done')).waitFor()
  await first.goto(`/hallinta/kokeet/${trialId}`)
  await start(first, 'end')
  await confirm(first, 'end')
  await first.getByText(t('errors.HEAD_REPORT_MISSING')).waitFor()
  await button(first, t('common.goOn')).tap()
  await done(first, 'end')

  const { results } = await (await first.request.get(`/api/trials${publicPage.slice(7)}`)).json()
  const shown = DAY_DOGS.map((_, index) => {
    const found = results.find((one: { dog: { regnr: string } }) => one.dog.regnr === regnrs[index])
    const { outcome, points, prize, rank, status, report } = found
    return { outcome, points, prize, place: rank, status, report }
  })
  expect(shown).toEqual(
    DAY_DOGS.map((dog) => ({
      ...dog.key,
      status: 'official',
      report: dog.scored ? reviewOf(dog) : null,
    })),
  )
  const record = await linesOf(first, `/api/auth/trials/${trialId}/record.pdf?lang=fi`)
  const list = await linesOf(first, `/api${publicPage.replace('/kokeet', '/trials')}/results.pdf?lang=fi`)
  for (const [index, dog] of DAY_DOGS.entries()) {
    const judge = judges[index < 4 ? 0 : 1]!.name
    expect(record[index]).toMatch(new RegExp(`^${index + 1} ${dog.name}`))
    expect(record[index]).toContain(paperEnd(dog, judge))
    const place = dog.key.place === null ? '–' : String(dog.key.place)
    expect(list[index]).toContain(`${place} ${dog.name} ${paperEnd(dog, judge)}`)
  }
  const sheets = await first.request.get(`/api/auth/trials/${trialId}/sheets.pdf?kind=hunt&filled=1`)
  const printed = readPages(await sheets.body()).map(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
  )
  expect(printed).toHaveLength(DAY_DOGS.length)
  for (const [index, dog] of DAY_DOGS.entries()) {
    expect(printed[index]).toContain(dog.name)
    if (!dog.scored) continue
    expect(printed[index]).toContain(reviewOf(dog))
    expect(printed[index]).toContain(FI.format(dog.key.points!))
  }
}, 400_000)

import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FIRST_PHRASES } from '#domain/trials/firstPhrases.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, heading, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { LONG_NAME, makeTrialWithDogs } from './sheetDogs.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { pool } = service.database
const NARROW = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true }
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }
/** Milliseconds that something may take on a busy machine. */
const PATIENT = { timeout: 20_000 }

async function openCard(lang: 'fi' | 'sv', options: BrowserContextOptions = PHONE) {
  const made = await makeTrialWithDogs(service)
  const page = await openPage(`/hallinta/kokeet/${made.trialId}/tulokset?lang=${lang}`, {
    ...options,
    as: 'kaer-tallentaja',
  })
  return { ...made, page }
}

const row = (page: Page, field: string) => page.locator(`main [data-field="${field}"]`)
const bar = (page: Page) => page.locator('[data-part="card-bar"]')
const review = (page: Page) => row(page, 'report').locator('textarea:not([aria-hidden])')

/** Seconds that a tap, a character and a move of the page take with cold fingers. Source: docs/rules/trial-day.md#time-at-the-card. */
const TAP = 0.9
const CHARACTER = 1 / 3
const FLICK = 0.9
const MOST_SECONDS = 90

/** Works a card as a judge does, and adds up what that takes. */
function stopwatch(page: Page) {
  const used = { taps: 0, flicks: 0, characters: 0 }
  return {
    used,
    seconds: () => used.taps * TAP + used.flicks * FLICK + used.characters * CHARACTER,
    async tap(target: Locator) {
      await target.waitFor()
      if (!(await isInSight(target))) used.flicks += 1
      await target.tap()
      used.taps += 1
    },
    async type(text: string) {
      await page.keyboard.type(text)
      used.characters += text.length
    },
  }
}

/** Whether a thumb reaches it where it stands: in the window, with nothing over it. */
const isInSight = (target: Locator) =>
  target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && node.contains(found)
  })

/** In the order of the card; AVO: 8×6 + 9×7 + 7×4 = 139. */
const VALUES = {
  ...{ speed: '4', method: '4', scenting: '5', search: '8' },
  ...{ point: '5', flush: '4', steadiness: '4', game: '9', retrieveEagerness: '4', retrieve: '7' },
  ...{ collaboration: '4', willToHunt: '5', behaviour: '4', gunShyness: '5', loudness: '5' },
}

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', ['luja', 'suuri'], ' Nuori koira, jolla hieno tyyli ja into; tuulta jo hyvin hyväksi käyttävä.'],
    ['sv', ['fast', 'stor'], ' En ung hund med fin stil och iver, som redan söker klokt i vinden.'],
  ]),
)('scores a dog, writes its review and marks it done in 90 seconds (%s)', async (lang, letters, words) => {
  const t = translator(lang)
  const { page, judge, dogs } = await openCard(lang)
  const watch = stopwatch(page)
  const value = (field: string, name: string) => row(page, field).getByRole('button', { name, exact: true })
  await watch.tap(value('judgeId', judge))
  for (const [field, grade] of Object.entries(VALUES)) {
    if (field === 'point') {
      const more = t('results.more', { field: t('results.fields.pointsAtGame') })
      await watch.tap(value('pointsAtGame', more))
      await watch.tap(value('shotOver', t('common.yes')))
    }
    await watch.tap(value(field, grade))
  }
  const find = row(page, 'report').getByRole('textbox', { name: t('results.phrases.find') })
  for (const typed of letters) {
    await watch.tap(find)
    await watch.type(typed)
    await watch.tap(row(page, 'report').locator('[data-phrase]').first())
  }
  await watch.tap(review(page))
  await page.keyboard.press('Control+End')
  await watch.type(words)
  expect((await review(page).inputValue()).length).toBeGreaterThanOrEqual(100)
  await watch.tap(bar(page).getByRole('button', { name: t('results.done.mark') }))
  const told = toast(page, t('results.done.marked', { dog: LONG_NAME }))
  await told.waitFor()
  await expectAbove(told, bar(page))
  const { rows } = await pool.query('select points, prize, report from trial_result where dog_id = $1', [
    dogs[0]!.id,
  ])
  expect(rows).toMatchObject([{ points: 139, prize: 0 }])
  expect(rows[0].report).toBe(`Luja seisonta. Suuri metsästyshalu.${words}`)
  expect(watch.seconds(), JSON.stringify(watch.used)).toBeLessThan(MOST_SECONDS)
})

test.each(oneOfVariants(import.meta.url, ['fi', 'sv']))(
  'tells in the bar what the sheet comes to and why, and leads to the next dog (%s)',
  async (lang) => {
    const t = translator(lang)
    const { page, dogs } = await openCard(lang)
    const tap = (field: string, name: string) =>
      row(page, field).getByRole('button', { name, exact: true }).tap()
    await tap('speed', '4')
    await bar(page).getByText(t('results.card.why.water')).waitFor()
    expect(await bar(page).getByText('AVO0').count(), 'no award before it can be computed').toBe(0)
    await tap('scenting', '0')
    const buttons = row(page, 'scenting').getByRole('group', { name: t('trials.features.scenting') })
    const description = await buttons.evaluate((group) =>
      group
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
    expect(description).toContain(t('results.zeroMeans.rejected'))
    await bar(page).getByText(t('trials.outcomes.rejected')).waitFor()
    await bar(page)
      .getByText(t('results.card.why.feature', { field: t('trials.features.scenting') }))
      .waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    const small = await bar(page)
      .locator('button, a')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 48).length)
    expect(small).toBe(0)
    const next = bar(page).getByRole('button', { name: t('results.card.next', { dog: 'Toinen Tammi' }) })
    await next.tap()
    await page.waitForURL(/dog=/)
    await bar(page)
      .getByRole('button', { name: t('results.card.next', { dog: 'Kolmas Koivu' }) })
      .tap()
    await bar(page)
      .getByRole('button', { name: t('results.card.open', { dog: LONG_NAME }) })
      .tap()
    await expect.poll(() => page.url()).toContain(encodeURIComponent(dogs[0]!.regnr))
  },
)

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', PHONE],
    ['sv', NARROW],
  ] as const),
)(
  'keeps a value that is tapped twice, and empties the field where that is asked for (%s)',
  async (lang, size) => {
    const t = translator(lang)
    const { page, dogs } = await openCard(lang, size)
    const speed = row(page, 'speed')
    const four = speed.getByRole('button', { name: '4', exact: true })
    const clear = speed.getByRole('button', {
      name: t('results.clearOf', { field: t('trials.features.speed') }),
    })
    const stored = async () =>
      (await pool.query("select values->'speed' as speed from sheet where entry_id = $1", [dogs[0]!.entryId]))
        .rows
    const { height } = (await speed.boundingBox())!
    expect(await clear.count()).toBe(0)
    await four.tap()
    await four.tap()
    await expect.poll(stored, PATIENT).toEqual([{ speed: 4 }])
    expect(await four.getAttribute('aria-pressed')).toBe('true')
    expect((await speed.boundingBox())!.height, 'nothing moves').toBe(height)
    await expectAccessible(page)
    await expectToFit(page)
    await clear.focus()
    await page.keyboard.press('Enter')
    await expect.poll(stored, PATIENT).toEqual([{ speed: null }])
    expect(await four.getAttribute('aria-pressed')).toBe('false')
    expect(await speed.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await expect.poll(stored, PATIENT).toEqual([{ speed: 5 }])
  },
)

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', PHONE],
    ['sv', NARROW],
  ] as const),
)('offers 0 for a count that is empty, counts from there, and empties it (%s)', async (lang, size) => {
  const t = translator(lang)
  const { page } = await openCard(lang, size)
  const field = t('results.fields.pointsAtGame')
  const count = row(page, 'pointsAtGame')
  const step = (key: 'zero' | 'fewer' | 'more' | 'clearOf') =>
    count.getByRole('button', { name: t(`results.${key}`, { field }), exact: true })
  const shows = (value: string) => expect.poll(() => count.locator('output').innerText(), PATIENT).toBe(value)
  await shows('–')
  expect(await step('zero').innerText()).toBe('0')
  expect(await step('fewer').count()).toBe(0)
  await step('zero').tap()
  await shows('0')
  expect(await step('fewer').isDisabled()).toBe(true)
  await step('more').tap()
  await shows('1')
  await step('fewer').tap()
  await shows('0')
  await expectAccessible(page)
  await expectToFit(page)
  await step('clearOf').tap()
  await shows('–')
  await step('zero').waitFor()
})

/** Whether all of it stands above the bar, so that a thumb reaches both. */
const expectAbove = async (target: Locator, over: Locator) => {
  const [above, below] = await Promise.all([target.boundingBox(), over.boundingBox()])
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
}

test('stands above the edge that a phone keeps for itself, and so does what is told over it', async () => {
  const t = translator('fi')
  const { page, dogs } = await openCard('fi')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, left: 44, right: 44 } })
  await button(page, t('results.done.absent')).tap()
  const told = toast(page, t('results.done.marked', { dog: LONG_NAME }))
  await told.waitFor()
  const bottom = await bar(page)
    .locator('button, a')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
  expect(bottom).toBeLessThanOrEqual(PHONE.viewport.height - 34)
  const { x, width } = (await row(page, 'speed').boundingBox())!
  expect(x).toBeGreaterThanOrEqual(44)
  expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width - 44)
  await expectAbove(told, bar(page))
  // At the end of the page the footer stands under the bar, and what is told above both.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(async () => (await bar(page).boundingBox())!.y, PATIENT).toBeLessThan(bottom - 60)
  await expectAbove(told, bar(page))
  expect(dogs).toHaveLength(3)
})

test.each([
  ['a narrow phone', NARROW],
  ['a phone on its side', ON_ITS_SIDE],
] as const)('covers nothing that has the focus, and is not printed (%s)', async (_, size) => {
  const t = translator('fi')
  const { page } = await openCard('fi', size)
  await expectToFit(page)
  await row(page, 'speed').getByRole('button').first().focus()
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement!
      const over = document.querySelector('[data-part="card-bar"]')!
      if (over.contains(focused) || getComputedStyle(over).position !== 'sticky') return false
      return focused.getBoundingClientRect().bottom > over.getBoundingClientRect().top + 1
    })
    expect(covered, `stop ${stop}`).toBe(false)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await bar(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
  await bar(page)
    .getByRole('button', { name: t('results.done.mark') })
    .waitFor()
})

test('folds the paper form’s own sums away until one is there', async () => {
  const t = translator('fi')
  const { page } = await openCard('fi')
  const field = row(page, 'statedPoints').getByRole('textbox')
  expect(await field.isVisible()).toBe(false)
  await page.getByText(t('results.stated.title')).tap()
  await page.getByText(t('results.stated.help')).waitFor()
  await field.fill('139')
  await field.blur()
  await page.getByText(t('results.save.saved')).waitFor()
  await page.reload()
  await expect.poll(() => field.isVisible(), PATIENT).toBe(true)
})

test('keeps a number that is none where it was typed, in the grid of a desk too', async () => {
  const t = translator('fi')
  const { page } = await openCard('fi')
  const field = row(page, 'statedPoints').getByRole('textbox')
  await page.getByText(t('results.stated.title')).tap()
  await field.fill('13x')
  await field.blur()
  await row(page, 'statedPoints').locator('[data-mark="refused"]').waitFor()
  await page.reload()
  await expect.poll(() => field.inputValue(), PATIENT).toBe('13x')
  await page.setViewportSize(DESKTOP.viewport)
  const cell = page.locator('[role="gridcell"][data-field="statedPoints"]').first()
  await expect.poll(() => cell.innerText(), PATIENT).toContain('13x')
})

test('puts a phrase in at the cursor, in the language of the device, and takes it back', async () => {
  const t = translator('fi')
  const { page } = await openCard('fi')
  const phrases = row(page, 'report').locator('[data-phrase]')
  const find = row(page, 'report').getByRole('textbox', { name: t('results.phrases.find') })
  await review(page).fill('Alku. Loppu.')
  await review(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5))
  await find.fill('luj seis')
  await find.press('Enter')
  await expect.poll(() => review(page).inputValue()).toBe('Alku. Luja seisonta. Loppu.')
  await button(page, t('results.phrases.undo')).tap()
  await expect.poll(() => review(page).inputValue()).toBe('Alku. Loppu.')
  await row(page, 'report').getByLabel(t('results.phrases.language')).selectOption('sv')
  await find.fill('luja')
  await phrases.getByText('Fast stånd.').tap()
  await expect.poll(() => review(page).inputValue()).toContain('Fast stånd.')
  await find.fill('xyz')
  await page.getByText(t('results.phrases.none', { typed: 'xyz' })).waitFor()
  await expectAccessible(page)
})

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)('keeps the phrases: takes the proposal, adds, hides, moves and undoes (%s)', async (lang, size) => {
  const t = translator(lang)
  await pool.query('delete from review_phrase')
  const count = String(FIRST_PHRASES.length)
  const page = await openPage(`/hallinta/lauseet?lang=${lang}`, { ...size, as: 'kaer-vastaava' })
  await expectAccessible(page)
  await page.getByRole('button', { name: t('phrases.take', { count }) }).click()
  await toast(page, t('phrases.taken', { count })).waitFor()
  await expectToFit(page)
  await page.getByRole('button', { name: t('phrases.hideOf', { phrase: 'Suppea haku.' }) }).click()
  await toast(page, t('phrases.nowHidden'))
    .getByRole('button', { name: t('phrases.undo') })
    .click()
  await toast(page, t('phrases.nowShown')).waitFor()
  await page
    .getByRole('button', { name: t('phrases.moveUp', { phrase: 'Suppea haku.' }), exact: true })
    .click()
  await toast(page, t('phrases.moved')).waitFor()
  const { rows } = await pool.query('select text_fi from review_phrase order by place limit 1')
  expect(rows).toEqual([{ text_fi: 'Suppea haku.' }])
  await page.getByRole('link', { name: t('phrases.new') }).click()
  await heading(page, t('phrases.new')).waitFor()
  await page.getByLabel(t('phrases.languages.fi')).fill('Jatkaa hakua itsenäisesti.')
  await button(page, t('phrases.add')).click()
  await page.getByRole('link', { name: 'Jatkaa hakua itsenäisesti.' }).click()
  await page.getByText(t('audit.codes.CREATED')).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
})

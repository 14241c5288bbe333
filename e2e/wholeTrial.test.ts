import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finnishDay } from '#server/platform/clock.ts'
import type { MadeDog } from '#server/testing/factories.ts'
import { launchBrowser } from '#tools/test/browser.ts'
import { startTestService, type TestService } from '#tools/test/service.ts'
import { addDays, formatDate } from '../src/domain/dates.ts'
import { button, field, heading, signIn, toast } from './accountSteps.ts'
import { openPage } from './journey.ts'
import { layTrialDogs, type TrialDogs } from './trialDogs.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import { wordsOf } from './words.ts'

let service: TestService
let browser: Browser
/** the one who judges */
let judge: string

beforeAll(async () => {
  ;[service, browser] = await Promise.all([startTestService({ demo: true }), launchBrowser()])
  const { name } = await service.database.db
    .selectFrom('judge')
    .innerJoin('account', 'account.id', 'judge.account_id')
    .select('judge.name')
    .where('username', '=', 'tuomari')
    .executeTakeFirstOrThrow()
  judge = name
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const say = wordsOf('fi')
const today = finnishDay(new Date())
const day = (ahead: number) => formatDate(addDays(today, ahead))
/** Milliseconds that something may take on a busy machine. */
const SOON = { timeout: 20_000 }

async function open(path: string, username: string, options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, service.url, '/', options)
  await signIn(page, say, username)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const fill = (page: Page, name: string, value: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${say(`trialAdmin.fields.${name}`)}( |$)`) }).fill(value)
const action = (page: Page, name: string) => button(page, say(`trialAdmin.actions.${name}`))
const dialog = (page: Page) => page.getByRole('dialog')
const confirm = (page: Page, name: string) =>
  dialog(page)
    .getByRole('button', { name: say(`trialAdmin.actions.${name}`) })
    .click()
const done = (page: Page, name: string) => toast(page, say(`trialAdmin.done.${name}`)).waitFor()
const fact = (page: Page, text: string) =>
  page
    .locator('main dd')
    .filter({ hasText: new RegExp(`^\\W*${text}$`) })
    .first()

/** @returns the address of its page */
async function publishTrial(page: Page, place: string): Promise<string> {
  await page.getByRole('link', { name: say('trialAdmin.new') }).click()
  await heading(page, say('trialAdmin.newTitle')).waitFor()
  await page.getByLabel(say('trialAdmin.fields.type')).selectOption('field')
  await fill(page, 'place', place)
  await fill(page, 'date', day(3))
  await fill(page, 'registrationStart', day(-5))
  await fill(page, 'registrationEnd', day(2))
  await fill(page, 'capacity', '3')
  await page.getByRole('combobox', { name: say('trialAdmin.judges.add') }).fill(judge)
  await page.getByRole('listbox').getByRole('option').first().click()
  await button(page, say('trialAdmin.saveDraft')).click()
  await heading(page, `${day(3)} ${place}`).waitFor()
  await action(page, 'publish').click()
  await confirm(page, 'publish')
  await done(page, 'publish')
  await page.getByText(say('trialAdmin.number')).waitFor()
  await action(page, 'close').click()
  await done(page, 'close')
  await action(page, 'open').click()
  await done(page, 'open')
  await fact(page, say('trialAdmin.states.open')).waitFor()
  return new URL(page.url()).pathname
}

/** Enters a dog in the only class it may start in; `told`: what is then said. */
async function enter(page: Page, { name, id }: MadeDog, told: string) {
  await button(page, say('entries.add')).click()
  await chooseDog(page, name)
  await page.locator('[role="dialog"] input[type="radio"]:checked').waitFor()
  await page.getByLabel(say('entries.form.contactEmail')).fill(mailOf(id))
  await button(page, say('entries.form.addSubmit')).click()
  await toast(page, told).waitFor()
}

const mailOf = (dogId: number) => `koira-${dogId}@example.fi`

async function chooseDog(page: Page, name: string) {
  await page.getByRole('combobox', { name: say('entries.form.regnr'), exact: true }).fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).click()
}

async function enterDogs(page: Page, dogs: TrialDogs) {
  for (const name of ['NUO', 'AVO', 'VOI'] as const)
    await enter(page, dogs[name], say('entries.form.added', { dog: dogs[name].name, class: name }))
  await enter(page, dogs.last, say('entries.form.addedReserve', { dog: dogs.last.name }))
  await button(page, say('entries.add')).click()
  await chooseDog(page, dogs.barred.name)
  for (const code of ['TOO_OLD', 'SHOW_AWARD_MISSING', 'FIRST_PRIZE_MISSING'])
    await dialog(page)
      .getByText(say(`errors.${code}`))
      .first()
      .waitFor()
  expect(await dialog(page).getByRole('radio', { disabled: true }).count()).toBe(3)
  await dialog(page)
    .getByRole('button', { name: say('common.close'), exact: true })
    .click()
}

/** The organiser finds room for one dog more, and moves the trial to today. */
async function giveRoomToday(page: Page, trial: string, dogs: TrialDogs, place: string) {
  await page.goto(trial)
  await fill(page, 'capacity', '4')
  await button(page, say('trialAdmin.save')).click()
  await toast(page, say('trialAdmin.saved')).waitFor()
  await action(page, 'move').click()
  const fields = { date: day(0), registrationEnd: day(-1), reason: 'Pelto on jo puitu.' }
  for (const [name, value] of Object.entries(fields))
    await dialog(page)
      .getByRole('textbox', { name: say(`trialAdmin.fields.${name}`), exact: true })
      .fill(value)
  await confirm(page, 'move')
  await heading(page, `${day(0)} ${place}`).waitFor()
  await page.goto(`${trial}/osallistujat`)
  await page.getByText(say('entries.freeText', { dog: dogs.last.name })).waitFor()
  await button(page, say('entries.freeGive')).click()
  await toast(page, say('entries.movedToPlace', { dog: dogs.last.name })).waitFor()
  await button(page, say('entries.start.draw')).click()
  await page.getByText(/Arvonnan siemen on [0-9a-f]{16}/).waitFor()
  await page.getByText(say('entries.number', { number: '4' })).waitFor()
}

const dogQuery = ({ regnr }: MadeDog) => `?dog=${encodeURIComponent(regnr)}`
const cell = (page: Page, { regnr }: MadeDog, name: string): Locator =>
  page.locator(`tr[data-dog="${regnr}"] [data-field="${name}"]`)
const row = (page: Page, name: string) => page.locator(`main [data-field="${name}"]`)
const tap = (page: Page, name: string, value: string) =>
  row(page, name).getByRole('button', { name: value, exact: true }).tap()
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const isDone = (page: Page, dog: MadeDog) =>
  cell(page, dog, 'done').getByText(say('results.status.preliminary')).waitFor()

/** Hunt features and grades in the order of the sheet, from speed on; in NUO they give 141 points. */
const KEYS = '4 4 5 8 2 k 5 4 4 8 4 7 4 5 4 5 5'.split(' ')

/** Writes a whole sheet by the keyboard; the paper's own sum is wrong at first, and the report forgotten. */
async function judgeAtDesk(page: Page, dog: MadeDog) {
  await cell(page, dog, 'outcome').focus()
  for (const key of ['a', judge.slice(0, 1), ...KEYS]) await press(page, key, 'Tab')
  await press(page, '1', '3', '9', 'Tab', '0', 'End', 'Enter')
  const problems = page.locator('[data-part="problems"]')
  await problems.getByText(say('errors.TOTAL_NOT_SUM')).waitFor()
  await problems.getByText(say('errors.REPORT_MISSING')).waitFor()
  expect(await cell(page, dog, 'statedPoints').getAttribute('aria-invalid')).toBe('true')
  await press(page, 'ArrowLeft', 'Enter')
  await dialog(page).waitFor()
  await page.keyboard.type('Tyylikäs haku.')
  await press(page, 'Control+Enter', 'ArrowLeft', 'ArrowLeft', '1', '4', '1', 'End', 'Enter')
  await isDone(page, dog)
}

const AVO_SHEET = {
  outcome: 'arvosteltu',
  method: '4',
  scenting: '5',
  search: '8',
  point: '5',
  flush: '4',
  steadiness: '4',
  game: '9',
  retrieveEagerness: '4',
  retrieve: '8',
  collaboration: '4',
  willToHunt: '5',
  behaviour: '4',
  gunShyness: '5',
  loudness: '5',
}

/** Writes a whole sheet with the thumb; speed is there already, whether a shot was fired is forgotten. */
async function judgeOnPhone(page: Page) {
  for (const [name, value] of Object.entries(AVO_SHEET)) await tap(page, name, value)
  await tap(page, 'judgeId', judge)
  const more = say('results.more', { field: say('results.fields.pointsAtGame') })
  await row(page, 'pointsAtGame').getByRole('button', { name: more }).tap()
  await row(page, 'report').getByRole('textbox').fill('Varma seisoja.')
  await button(page, say('results.done.mark')).tap()
  const missing = say('errors.SHOT_OVER_MISSING')
  await page.locator('[data-part="problems"]').getByRole('button', { name: missing }).tap()
  await row(page, 'shotOver').getByText(missing).waitFor()
  await tap(page, 'shotOver', say('common.yes'))
  await row(page, 'shotOver').getByText(missing).waitFor({ state: 'hidden' })
  await button(page, say('results.done.mark')).tap()
  await button(page, say('results.open.action')).waitFor()
  await page.locator('[data-part="totals"]').getByText('AVO1').waitFor()
}

/** Without a network the phone writes the field that the desk writes too. */
async function touchOneField(desk: Page, phone: Page, dog: MadeDog) {
  await phone.context().setOffline(true)
  await tap(phone, 'speed', '4')
  await phone.getByText(say('results.save.kept_one', { count: '1' })).waitFor()
  await cell(desk, dog, 'speed').focus()
  await press(desk, '2')
  await cell(desk, dog, 'speed').locator('[data-mark]').waitFor({ state: 'hidden' })
  await desk.getByText(say('results.save.saved')).waitFor()
  await phone.context().setOffline(false)
  await row(phone, 'speed').getByRole('alert').waitFor(SOON)
  await button(phone, say('results.conflict.mine', { value: '4' })).tap()
  await row(phone, 'speed').locator('[data-mark="saved"]').waitFor(SOON)
  // Whoever comes back to the desk sees it at once.
  await desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => cell(desk, dog, 'speed').innerText(), SOON).toBe('4')
}

test.each([
  ['desk', DESKTOP, 'tuomari', 'kaer-tallentaja'],
  ['phone', PHONE, 'kaer-tallentaja', 'tuomari'],
] as const)(
  'a whole trial: draft, entries, results by two at once, end and correction (%s)',
  async (size, options, onPhone, atDesk) => {
    const place = `Ilmajoki ${size}`
    const dogs = await layTrialDogs(service, size, today)
    const agent = await open('/hallinta/kokeet', 'koetoimitsija', options)
    const trial = await publishTrial(agent, place)
    await agent.goto(`${trial}/osallistujat`)
    await enterDogs(agent, dogs)
    await giveRoomToday(agent, trial, dogs, place)

    const [desk, phone] = await Promise.all([
      open(`${trial}/tulokset`, atDesk, DESKTOP),
      open(`${trial}/tulokset${dogQuery(dogs.AVO)}`, onPhone, PHONE),
    ])
    await touchOneField(desk, phone, dogs.AVO)
    await Promise.all([judgeAtDesk(desk, dogs.NUO), judgeOnPhone(phone)])

    await agent.goto(trial)
    const address = await agent.getByRole('link', { name: say('trialAdmin.publicPage') }).getAttribute('href')
    const visitor = await openPage(browser, service.url, address!, options)
    await visitor.getByText(say('trialPages.one.preliminary')).waitFor()
    for (const award of ['AVO1', 'NUO0']) await visitor.getByText(award, { exact: true }).first().waitFor()

    await agent.getByRole('heading', { name: say('trialAdmin.pending.title') }).waitFor()
    expect(await action(agent, 'end').isDisabled()).toBe(true)
    for (const { name } of [dogs.VOI, dogs.last]) await agent.getByRole('link', { name }).waitFor()
    await cell(desk, dogs.last, 'outcome').focus()
    await press(desk, 'l', 'End', 'Enter')
    await isDone(desk, dogs.last)
    await phone.getByRole('combobox', { name: say('results.dog') }).selectOption('3')
    await button(phone, say('results.done.absent')).tap()
    await button(phone, say('results.open.action')).waitFor()
    await agent.reload()
    await action(agent, 'end').click()
    await confirm(agent, 'end')
    await done(agent, 'end')
    await fact(agent, say('trialAdmin.states.ready')).waitFor()
    await visitor.reload()
    await visitor.getByText('AVO1', { exact: true }).first().waitFor()
    expect(await visitor.getByText(say('trialPages.one.preliminary')).count()).toBe(0)
    const { rows } = await service.database.pool.query(
      `select recipient from mail where kind = 'trialResults' and recipient = any($1) order by recipient`,
      [[dogs.NUO, dogs.AVO, dogs.VOI, dogs.last].map(({ id }) => mailOf(id))],
    )
    expect(rows).toHaveLength(4)

    const chief = await open(`${trial}/tulokset${dogQuery(dogs.AVO)}`, 'kaer-vastaava', options)
    if (options === DESKTOP) {
      await cell(chief, dogs.AVO, 'done').focus()
      await press(chief, 'Enter')
    } else {
      await chief.getByRole('link', { name: say('results.correct.link') }).click()
    }
    expect(await row(chief, 'report').getByRole('textbox').inputValue()).toBe('Varma seisoja.')
    await row(chief, 'search').getByRole('button', { name: '9', exact: true }).click()
    await field(chief, say('results.correct.reason')).fill('Haku oli kirjattu väärin.')
    await button(chief, say('results.correct.submit')).click()
    await toast(chief, say('results.correct.saved', { dog: dogs.AVO.name })).waitFor()
    await chief.getByText('Haku oli kirjattu väärin.').waitFor()
    const history = chief.locator('section').filter({ hasText: say('results.correct.history') })
    await history.getByText(/Haun arvosana\s*:.*8\s*→.*9/).waitFor()
    await chief.goto(trial)
    await action(chief, 'reopen').click()
    await dialog(chief)
      .getByRole('textbox', { name: say('trialAdmin.fields.reason') })
      .fill('Tuomarin pyynnöstä.')
    await confirm(chief, 'reopen')
    await done(chief, 'reopen')
    await visitor.reload()
    await visitor.getByText(say('trialPages.one.preliminary')).waitFor()
  },
  240_000,
)

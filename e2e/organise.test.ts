import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { addDays, formatDate } from '../src/domain/dates.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { FI_AND_SV, translator } from './translator.ts'
import { chooseNoModel, menuAction, openMenu, stands, start, tab, today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')
const label = (name: string) => t(`trialFields.${name}`)
const day = (ahead: number) => formatDate(addDays(today, ahead))

function open(path: string, username: string, options?: BrowserContextOptions) {
  return openPage(path, { ...options, as: username })
}

/** The label of what may be left empty says so. */
const textbox = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label(name)}( |$)`) })
const fill = (page: Page, name: string, value: string) => textbox(page, name).fill(value)
/** Whether the menu of a trial holds an action, and whether it is possible now. */
async function offers(page: Page, name: string): Promise<'possible' | 'blocked' | 'not shown'> {
  await openMenu(page)
  const item = menuAction(page, name)
  await page.getByRole('menuitem').first().waitFor()
  const shown = (await item.count()) > 0
  const disabled = shown && (await item.getAttribute('aria-disabled'))
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  if (!shown) return 'not shown'
  return disabled === 'true' ? 'blocked' : 'possible'
}
const question = (page: Page) => page.getByRole('dialog')
const fillReason = (page: Page, text: string) =>
  question(page)
    .getByRole('textbox', { name: t('trialAdmin.reason') })
    .fill(text)
const confirm = (page: Page, name: string) =>
  question(page)
    .getByRole('button', { name: t(`trialAdmin.actions.${name}`) })
    .click()

async function addJudge(page: Page) {
  const before = await page.getByRole('radio').count()
  await page.getByRole('combobox', { name: t('trialAdmin.judges.add') }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect.poll(() => page.getByRole('radio').count()).toBe(before + 1)
}

test.each(
  oneOfVariants(import.meta.url, [
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ]),
)(
  'takes a trial from its draft to its cancelling, and copies it, at %s',
  async (where, options) => {
    const page = await open('/hallinta/kokeet', 'koetoimitsija', options)
    await page.getByRole('heading', { name: t('waiting.title') }).waitFor()
    await page.getByRole('link', { name: t('trialAdmin.new') }).click()
    await heading(page, t('trialAdmin.newTitle')).waitFor()
    await chooseNoModel(page)

    const place = `Ilmajoki (${where})`
    await page.getByLabel(label('type')).selectOption('field')
    await fill(page, 'place', place)
    await fill(page, 'date', day(60))
    await fill(page, 'registrationStart', day(60))
    await button(page, t('trialAdmin.saveDraft')).click()
    const summary = page.getByRole('alert').filter({ hasText: t('errors.INPUT_INVALID') })
    await summary.getByText(t('errors.REGISTRATION_START_NOT_BEFORE_TRIAL')).waitFor()
    await expectAccessible(page)
    await fill(page, 'registrationStart', day(-1))
    await button(page, t('trialAdmin.saveDraft')).click()
    await heading(page, `${day(60)} ${place}`).waitFor()
    await stands(page, 'draft')
    expect(await offers(page, 'publish')).toBe('blocked')
    await expectAccessible(page)
    await page.getByRole('link', { name: t('errors.TRIAL_JUDGES_MISSING') }).click()
    const judges = page.getByRole('combobox', { name: t('trialAdmin.judges.add') })
    await expect.poll(() => judges.evaluate((node) => node === document.activeElement)).toBe(true)

    await fill(page, 'registrationEnd', day(40))
    await addJudge(page)
    await addJudge(page)
    expect(await offers(page, 'publish')).toBe('blocked')
    await button(page, t('trialAdmin.saveDraft')).click()
    await toast(page, t('trialAdmin.saved')).waitFor()
    await expectAccessible(page)
    await tab(page, 'overview').click()
    await button(page, t('trialAdmin.actions.publish')).click()
    await question(page)
      .getByText(`Julkaistaanko ${day(60)} ${place}?`)
      .waitFor()
    await expectAccessible(page)
    await confirm(page, 'publish')
    await toast(page, t('trialAdmin.done.publish')).waitFor()
    await stands(page, 'registration', day(40))
    await start(page, 'close')
    await stands(page, 'registration', t('trialAdmin.life.closedByHand'))
    await start(page, 'open')
    await stands(page, 'registration', day(40))
    expect(await offers(page, 'end')).toBe('blocked')
    await expectAccessible(page)

    await start(page, 'move')
    await confirm(page, 'move')
    await question(page).getByText(t('errors.REASON_MISSING')).first().waitFor()
    await fillReason(page, 'Lunta on liikaa')
    await confirm(page, 'move')
    await question(page).getByText(t('errors.MOVE_CHANGES_NOTHING')).waitFor()
    await expectAccessible(page)
    await question(page)
      .getByRole('textbox', { name: label('place') })
      .fill('Lapua')
    await confirm(page, 'move')
    await heading(page, `${day(60)} Lapua`).waitFor()
    await start(page, 'cancel')
    await fillReason(page, 'Lintuinfluenssa')
    await confirm(page, 'cancel')
    await page
      .getByRole('note')
      .filter({ hasText: t('trialAdmin.states.cancelled') })
      .waitFor()
    await page.getByText('Lintuinfluenssa', { exact: true }).waitFor()

    await start(page, 'copy')
    await toast(page, t('trialAdmin.done.copy')).waitFor()
    await stands(page, 'draft')
    await start(page, 'delete')
    await confirm(page, 'delete')
    await heading(page, t('trialAdmin.title')).waitFor()
  },
  120_000,
)

test('moves the days of entry with the day of a new trial, as long as they are not typed', async () => {
  const page = await open('/hallinta/kokeet/uusi', 'koetoimitsija')
  const value = (name: string) => textbox(page, name).inputValue()
  const [date, begin, end] = await Promise.all(['date', 'registrationStart', 'registrationEnd'].map(value))
  const later = (typed: string, days: number) =>
    formatDate(addDays(typed.split('.').toReversed().join('-'), days))
  await fill(page, 'date', later(date!, 7))
  await expect.poll(() => value('registrationEnd')).toBe(later(end!, 7))
  await fill(page, 'registrationEnd', end!)
  await fill(page, 'date', later(date!, 14))
  await expect.poll(() => value('registrationStart')).toBe(later(begin!, 14))
  expect(await value('registrationEnd')).toBe(end)
})

test('creates and publishes a trial after the last one in five actions from where an agent lands', async () => {
  const page = await open('/hallinta/kokeet', 'koetoimitsija')
  await page.getByRole('link', { name: t('trialAdmin.new') }).click()
  await fill(page, 'place', 'Viidessä teossa')
  await button(page, t('trialAdmin.saveDraft')).click()
  await heading(page, 'Viidessä teossa').waitFor()
  await button(page, t('trialAdmin.actions.publish')).click()
  await confirm(page, 'publish')
  await toast(page, t('trialAdmin.done.publish')).waitFor()
  const { published_at, held_on } = await service.database.db
    .selectFrom('trial')
    .select(['published_at', 'held_on'])
    .where('place', '=', 'Viidessä teossa')
    .executeTakeFirstOrThrow()
  expect(published_at).not.toBeNull()
  expect(String(held_on) > today).toBe(true)
})

test('shows the second of two who edit a trial the other’s changes, and keeps the input', async () => {
  const first = await open('/hallinta/kokeet?state=ongoing', 'koetoimitsija')
  await first.getByRole('table').getByRole('link').first().click()
  await tab(first, 'fields').click()
  await button(first, t('trialAdmin.save')).waitFor()
  const second = await open(new URL(first.url()).pathname, 'yllapito')
  await fill(first, 'birdSpecies', 'fasaani')
  await fill(first, 'organiserPhone', '050 111 1111')
  await fill(second, 'birdSpecies', 'peltopyy')
  await fill(second, 'organiserPhone', '040 000 0000')
  await button(second, t('trialAdmin.save')).click()
  await toast(second, t('trialAdmin.saved')).waitFor()
  await button(first, t('trialAdmin.save')).click()
  await first.getByText(t('common.meanwhile.own', { value: 'fasaani' })).waitFor()
  await first.getByText(/→ 040 000 0000/).waitFor()
  await expectAccessible(first)
  const take = t('common.meanwhile.takeOf', { field: label('organiserPhone') })
  await first.getByRole('button', { name: take }).click()
  await first.getByRole('button', { name: t('common.meanwhile.goOn') }).click()
  await button(first, t('trialAdmin.save')).click()
  await toast(first, t('trialAdmin.saved')).waitFor()
  await second.reload()
  await expect
    .poll(() => second.getByRole('textbox', { name: new RegExp(`^${label('birdSpecies')}`) }).inputValue())
    .toBe('fasaani')
  expect(
    await first.getByRole('textbox', { name: new RegExp(`^${label('organiserPhone')}`) }).inputValue(),
  ).toBe('040 000 0000')
})

/** The latest trial that has begun, and not ended, of which someone is the head judge. */
async function runningTrialOf(username: string): Promise<number> {
  const { id } = await service.database.db
    .selectFrom('trial')
    .innerJoin('trial_judge', 'trial_judge.trial_id', 'trial.id')
    .innerJoin('judge', 'judge.id', 'trial_judge.judge_id')
    .innerJoin('account', 'account.id', 'judge.account_id')
    .select('trial.id')
    .where('account.username', '=', username)
    .where('trial_judge.head', '=', true)
    .where('trial.ended_at', 'is', null)
    .where('trial.held_on', '<=', today)
    .orderBy('trial.held_on', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

test('lets the head judge upload the report and shows what still blocks the end', async () => {
  const page = await open('/hallinta/kokeet', 'tuomari', PHONE)
  await page
    .locator(`a[href="/hallinta/kokeet/${await runningTrialOf('tuomari')}"]`)
    .first()
    .click()
  await page.getByRole('heading', { name: t('trialAdmin.pending.title') }).waitFor()
  expect(await offers(page, 'end')).toBe('blocked')
  expect(await offers(page, 'cancel'), 'what a role can never do').toBe('not shown')
  const file = page.locator('input[type="file"]')
  await file.setInputFiles({
    name: 'kertomus.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('ei pdf'),
  })
  await page.getByText(t('errors.HEAD_REPORT_NOT_PDF')).waitFor()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n')
  await file.setInputFiles({ name: 'kertomus.pdf', mimeType: 'application/pdf', buffer: pdf })
  await toast(page, t('trialAdmin.report.done')).waitFor()
  await page.getByRole('link', { name: t('trialAdmin.report.download') }).waitFor()
  await expectAccessible(page)
})

test('marks a dog outside the register that blocks the end, and leads to its sheet', async () => {
  const { db } = service.database
  const id = await runningTrialOf('tuomari')
  const dogs = await db
    .selectFrom('entry')
    .innerJoin('entry_list', 'entry_list.entry_id', 'entry.id')
    .innerJoin('dog', 'dog.id', 'entry.dog_id')
    .select(['dog.id', 'dog.name'])
    .where('entry.trial_id', '=', id)
    .where('entry_list.list', '=', 'place')
    .where('entry.withdrawn_at', 'is', null)
    .execute()
  const page = await open(`/hallinta/kokeet/${id}`, 'yllapito')
  const pending = page.getByRole('region', { name: t('trialAdmin.pending.title') })
  const link = pending.getByRole('link', { name: dogs[0]!.name })
  await link.waitFor()
  const ofRegister = { sire_id: null, dam_id: null, breeder_id: null, kennel_name: null, picture_id: null }
  await db
    .updateTable('dog')
    .set({ registered: false, ...ofRegister })
    .where('id', '=', dogs[0]!.id)
    .execute()
  await page.reload()
  await pending.getByText(t('dogs.notInRegister'), { exact: true }).waitFor()
  await expectAccessible(page)
  await link.click()
  await page.waitForURL(`**/hallinta/kokeet/${id}/**`)
  await page.getByText(dogs[0]!.name).first().waitFor()
})

test('sorts the list by its columns, on a phone by a choice, and keeps the order in the address', async () => {
  const desk = await open('/hallinta/kokeet', 'yllapito')
  const places = () => desk.getByRole('row').locator('td:nth-child(2)').allInnerTexts()
  const { compare } = new Intl.Collator('fi')
  await desk.getByRole('table').waitFor()
  const own = await places()
  const column = desk.getByRole('columnheader', { name: t('trialAdmin.columns.place') })
  await column.getByRole('button').click()
  await desk.waitForURL(/sort=place&direction=asc/)
  const order = async () => {
    const shown = await places()
    return {
      filled: shown.length > 1 && shown.every(Boolean),
      changed: String(shown) !== String(own),
      sorted: shown.toSorted(compare).every((place, i) => place === shown[i]),
    }
  }
  await expect.poll(order).toEqual({ filled: true, changed: true, sorted: true })
  await column.getByRole('button').click()
  await desk.waitForURL(/direction=desc/)
  await expect.poll(() => column.getAttribute('aria-sort')).toBe('descending')
  await desk.getByRole('heading', { name: t('waiting.title') }).waitFor()

  const phone = await open('/hallinta/kokeet?sort=date&direction=desc', 'yllapito', PHONE)
  const choice = phone.getByLabel(t('common.sortBy'))
  expect(await choice.inputValue()).toBe('date')
  // The list is dimmed from the choice to the answer.
  const answer = phone.waitForResponse(/\/api\/.*sort=dogs/)
  await choice.selectOption('dogs')
  await phone.waitForURL(/sort=dogs&direction=asc/)
  await answer
  await phone.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await expectAccessible(phone)
})

test('offers the list instead of a retry where there is no such trial', async () => {
  const page = await open('/hallinta/kokeet/99999999', 'yllapito', PHONE)
  await heading(page, t('errors.TRIAL_NOT_FOUND')).waitFor()
  expect(await button(page, t('common.retry')).count()).toBe(0)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('trialAdmin.title') })
    .click()
  await heading(page, t('trialAdmin.title')).waitFor()
})

test('keeps the keyboard focus in place while searching and removing filters', async () => {
  const page = await open('/hallinta/kokeet?state=open&type=forest', 'yllapito')
  const search = page.getByRole('textbox', { name: t('trialAdmin.search') })
  const isFocused = (place: Locator) => place.evaluate((node) => node === document.activeElement)
  const chip = (text: string) =>
    page.getByRole('button', { name: t('common.removeFilter', { filter: text }) })
  await search.fill('a')
  await search.press('Enter')
  await page.waitForURL(/q=a/)
  const text = chip(t('trialAdmin.textFilter', { text: 'a' }))
  await text.waitFor()
  expect(await isFocused(search)).toBe(true)
  await chip(t('trialAdmin.states.open')).press('Delete')
  await chip(t('trialAdmin.states.open')).waitFor({ state: 'detached' })
  expect(await isFocused(text)).toBe(true)
})

test.each(oneOfVariants(import.meta.url, FI_AND_SV))(
  'filters the list by the address, in the reader’s language (%s)',
  async (language) => {
    const translate = translator(language)
    const page = await openPage(`/?lang=${language}`, { as: 'kaer-vastaava' })
    expect(await menuEntries(page, translate)).toContain(translate('shell.nav.staffTrials'))
    await page.goto('/hallinta/kokeet?state=open')
    await page.getByRole('table').waitFor()
    const states = await page.getByRole('table').getByText(translate('trialAdmin.states.open')).count()
    expect(states).toBe((await page.getByRole('row').count()) - 1)
    expect(await page.getByRole('link', { name: translate('trialAdmin.new') }).count()).toBe(0)
    await expectAccessible(page)
    expect(await field(page, translate('trialAdmin.columns.state')).inputValue()).toBe('open')
  },
)

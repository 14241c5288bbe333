import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { finnishDay } from '#server/platform/clock.ts'
import type { MadeDog } from '#server/testing/factories.ts'
import { readPages } from '#server/testing/pdfText.ts'
import { addDays, formatDate, seasonOf } from '../src/domain/dates.ts'
import { button, heading, toast } from './accountSteps.ts'
import { translator } from './translator.ts'
import type { TrialDogs } from './trialDogs.ts'

const t = translator('fi')
/** The Finnish day on which the journey begins. */
export const today = finnishDay(new Date())
const day = (ahead: number) => formatDate(addDays(today, ahead))
const fill = (page: Page, name: string, value: string) =>
  page
    .getByRole('textbox', { name: new RegExp(`^${RegExp.escape(t(`trialFields.${name}`))}( |$)`) })
    .fill(value)
/** What may be done to a trial, in its menu. */
export const menuAction = (page: Page, name: string) =>
  page.getByRole('menuitem', { name: t(`trialAdmin.actions.${name}`) })
export const openMenu = (page: Page) => button(page, t('trialAdmin.menu')).click()
/** Begins what may be done to a trial. */
export async function start(page: Page, name: string) {
  await openMenu(page)
  await menuAction(page, name).click()
}
/** The part of a trial's page with a name of `trialAdmin.tabs`. */
export const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: t('trialAdmin.tabs.label') })
    .getByRole('link', { name: t(`trialAdmin.tabs.${name}`), exact: true })
/** Waits until a trial stands at a stage, and as `words` say it. */
export const stands = (page: Page, stage: string, words: string | RegExp = '') =>
  page
    .locator('main li[aria-current="step"]')
    .filter({ hasText: t(`trialAdmin.life.${stage}`) })
    .filter({ hasText: words })
    .waitFor()
export const dialog = (page: Page) => page.getByRole('dialog')
/** Says yes to what an action asks. */
export const confirm = (page: Page, name: string) =>
  dialog(page)
    .getByRole('button', { name: t(`trialAdmin.actions.${name}`) })
    .click()
/** Waits until it is said that an action is done. */
export const done = (page: Page, name: string) => toast(page, t(`trialAdmin.done.${name}`)).waitFor()
/** Where a trial stands, as its page says. */
export const fact = (page: Page, text: string) =>
  page
    .locator('main dd')
    .filter({ hasText: new RegExp(`^\\W*${text}$`) })
    .first()

/** Begins a new trial with an empty form. */
export async function chooseNoModel(page: Page) {
  await page.getByLabel(t('trialAdmin.model.label')).selectOption(t('trialAdmin.model.none'))
  await expect.poll(() => page.getByLabel(t('trialFields.type')).inputValue()).toBe('')
}

/** Makes a draft, publishes it, and closes and opens its registration. @returns the address of its page */
export async function publishTrial(page: Page, place: string, judge: string, capacity = 3): Promise<string> {
  await page.getByRole('link', { name: t('trialAdmin.new') }).click()
  await heading(page, t('trialAdmin.newTitle')).waitFor()
  await chooseNoModel(page)
  await page.getByLabel(t('trialFields.type')).selectOption('field')
  await fill(page, 'place', place)
  await fill(page, 'date', day(3))
  await fill(page, 'registrationStart', day(-5))
  await fill(page, 'registrationEnd', day(2))
  await fill(page, 'capacity', String(capacity))
  await page.getByRole('combobox', { name: t('trialAdmin.judges.add') }).fill(judge)
  await page.getByRole('option', { name: new RegExp(`^${judge}(,|$)`) }).click()
  await button(page, t('trialAdmin.saveDraft')).click()
  await heading(page, `${day(3)} ${place}`).waitFor()
  await button(page, t('trialAdmin.actions.publish')).click()
  await confirm(page, 'publish')
  await done(page, 'publish')
  await start(page, 'close')
  await done(page, 'close')
  await start(page, 'open')
  await done(page, 'open')
  await stands(page, 'registration', /^.*auki/)
  return new URL(page.url()).pathname
}

/** Enters a dog in the only class it may start in, as whoever has the address; `doneText`: what is then said. */
export async function enter(page: Page, name: string, mail: string, doneText: string) {
  await button(page, t('entries.add')).click()
  await chooseDog(page, name)
  await page.locator('[role="dialog"] input[type="radio"]:checked').waitFor()
  await page.getByLabel(t('entries.form.contactEmail')).fill(mail)
  await button(page, t('entries.form.addSubmit')).click()
  await toast(page, doneText).waitFor()
}

/** The address of whoever comes with a dog. */
export const mailOf = (dogId: number) => `koira-${dogId}@example.fi`

async function chooseDog(page: Page, name: string) {
  await page.getByRole('combobox', { name: t('entries.form.regnr'), exact: true }).fill(name)
  await page.getByRole('listbox').getByRole('option', { name }).click()
}

/** Enters three dogs that have a place and one for the reserve; a fifth may start in no class. */
export async function enterDogs(page: Page, dogs: TrialDogs) {
  for (const name of ['NUO', 'AVO', 'VOI'] as const)
    await enter(
      page,
      dogs[name].name,
      mailOf(dogs[name].id),
      t('entries.form.added', { dog: dogs[name].name, class: name }),
    )
  await enter(
    page,
    dogs.last.name,
    mailOf(dogs.last.id),
    t('entries.form.addedReserve', { dog: dogs.last.name }),
  )
  await button(page, t('entries.add')).click()
  await chooseDog(page, dogs.barred.name)
  for (const code of ['TOO_OLD', 'SHOW_AWARD_MISSING', 'FIRST_PRIZE_MISSING'])
    await dialog(page)
      .getByText(t(`errors.${code}`))
      .first()
      .waitFor()
  expect(await dialog(page).getByRole('radio', { disabled: true }).count()).toBe(3)
  await dialog(page)
    .getByRole('button', { name: t('common.close'), exact: true })
    .click()
}

/** Saves a paper from the menu of a page. @returns its text */
export async function savePaper(page: Page, label: string): Promise<string> {
  await page.getByRole('button', { name: t('paperLinks.title') }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: label }).click()
  const file = await readFile(await (await saving).path())
  return readPages(file)
    .flatMap(({ texts }) => texts)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
}

/** Moves the trial whose page is open to today. */
export async function moveToToday(page: Page, place: string) {
  await start(page, 'move')
  const fields = [
    [t('trialFields.date'), day(0)],
    [t('trialFields.registrationEnd'), day(-1)],
    [t('trialAdmin.reason'), 'Pelto on jo puitu.'],
  ] as const
  for (const [name, value] of fields)
    await dialog(page).getByRole('textbox', { name, exact: true }).fill(value)
  await confirm(page, 'move')
  if (seasonOf(addDays(today, 3)) !== seasonOf(today)) await button(page, t('common.goOn')).click()
  await heading(page, `${day(0)} ${place}`).waitFor()
}

/** Changes how many dogs a trial takes. */
export async function makeRoom(page: Page, trial: string, capacity: number) {
  await page.goto(`${trial}/tiedot`)
  await fill(page, 'capacity', String(capacity))
  await button(page, t('trialAdmin.save')).click()
  await toast(page, t('trialAdmin.saved')).waitFor()
}

/** The organiser finds room for one dog more, and moves the trial to today. */
export async function addPlaceAndMoveToToday(page: Page, trial: string, dogs: TrialDogs, place: string) {
  await makeRoom(page, trial, 4)
  await moveToToday(page, place)
  await page.goto(`${trial}/osallistujat`)
  await page.getByText(t('entries.freeText', { dog: dogs.last.name })).waitFor()
  await button(page, t('entries.freeGive')).click()
  await toast(page, t('entries.movedToPlace', { dog: dogs.last.name })).waitFor()
  await button(page, t('entries.start.draw')).click()
  await page.getByText(/siemenestä [0-9a-f]{16}/).waitFor()
  await page.getByText(t('entries.number', { number: '4' })).waitFor()
  for (const paper of [t('paperLinks.startList', { format: 'PDF' }), t('paperLinks.sheets.hunt.empty')])
    expect(await savePaper(page, paper)).toContain(dogs.last.name)
}

/** Marks a dog absent, which comes after all. */
export async function markAbsentAndUndo(page: Page, { name: dog }: MadeDog) {
  await button(page, t('entries.more', { dog })).click()
  await page.getByRole('menuitem', { name: t('entries.menu.absent') }).click()
  const message = page.getByText(t('entries.absentDone', { dog }))
  await message.waitFor()
  await page.getByText(t('trials.outcomes.absent'), { exact: true }).first().waitFor()
  await button(page, t('entries.undo')).click()
  await message.waitFor({ state: 'hidden' })
  expect(await page.getByText(t('trials.outcomes.absent'), { exact: true }).count()).toBe(0)
}

/** Asks for the sheet of a dog. */
export const dogQuery = ({ regnr }: MadeDog) => `?dog=${encodeURIComponent(regnr)}`

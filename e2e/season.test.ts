import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_JUDGE, DEMO_MEMBER } from '#demo/data/demoPeople.ts'
import { formatDate } from '../src/domain/dates.ts'
import { button, field, openMails, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { isDone, judgeAtDesk, row } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { makeTrialDogs } from './trialDogs.ts'
import {
  confirm,
  dialog,
  done,
  enter,
  moveToToday,
  publishTrial,
  stands,
  start,
  today,
} from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')
const open = (path: string, username: string, options: BrowserContextOptions = DESKTOP) =>
  openPage(path, { ...options, as: username })

/** Puts the dog into a party that meets at eight, and publishes the start list. @returns the address in the mail that tells of it */
async function publishStartList(page: Page): Promise<string> {
  await button(page, t('entries.parties.add')).click()
  await field(page, t('entries.parties.form.meetsAt')).fill('8.00')
  await field(page, t('entries.parties.form.place')).fill('Kota')
  await button(page, t('entries.parties.form.save')).click()
  await dialog(page).waitFor({ state: 'hidden' })
  await button(page, t('entries.parties.draw')).click()
  await page.getByText(/siemenestä [0-9a-f]{16}: samoille koirille ja ryhmille/).waitFor()
  await button(page, t('entries.startList.publish')).click()
  await dialog(page)
    .getByRole('button', { name: t('entries.startList.publish') })
    .click()
  await page.getByText(t('entries.startList.allTold')).waitFor()
  await openMails(page, t)
  const mail = page.getByRole('article')
  await mail.getByText(DEMO_MEMBER.email).waitFor()
  const link = await mail.getByRole('link').first().getAttribute('href')
  await page.keyboard.press('Escape')
  return link!
}

test('runs a season by role: agent, entrant, judge and KAER_CHIEF, from the entry to the objection and the next year', async () => {
  const { NUO: dog } = await makeTrialDogs(service, 'kausi', today)

  const agent = await open('/hallinta/kokeet', 'koetoimitsija')
  const trial = await publishTrial(agent, 'Kausijärvi', DEMO_JUDGE.name)
  await agent.goto(`${trial}/osallistujat`)
  await enter(agent, dog.name, DEMO_MEMBER.email, t('entries.form.added', { dog: dog.name, class: 'NUO' }))
  await agent.goto(trial)
  await moveToToday(agent, 'Kausijärvi')
  await agent.goto(`${trial}/osallistujat`)
  const startList = await publishStartList(agent)

  const entrant = await open(startList, 'jasen', PHONE)
  await entrant.getByRole('heading', { name: new RegExp(`^Ryhmä 1: ${DEMO_JUDGE.name}`) }).waitFor()
  await entrant.getByText(dog.name).waitFor()

  const onPhone = await open(`${trial}/aamutarkastus`, 'koetoimitsija', PHONE)
  const mark = t('checkIn.marks.present')
  await button(onPhone, t('checkIn.markOf', { mark, dog: dog.name })).tap()
  await onPhone.getByText(t('checkIn.present', { count: '1', all: '1' })).waitFor()

  const judge = await open(`${trial}/tulokset`, 'tuomari')
  await judgeAtDesk(judge, dog, DEMO_JUDGE.name)
  await isDone(judge, dog)

  await agent.goto(trial)
  const publicPage = await agent.getByRole('link', { name: t('trialAdmin.publicPage') }).getAttribute('href')
  await start(agent, 'end')
  await confirm(agent, 'end')
  for (const question of ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED']) {
    await agent.getByText(t(`errors.${question}`)).waitFor()
    await button(agent, t('common.goOn')).click()
  }
  await done(agent, 'end')
  await stands(agent, 'ended')

  await entrant.goto(publicPage!)
  await entrant.getByText('NUO0', { exact: true }).first().waitFor()
  await entrant.getByRole('link', { name: t('objections.link'), exact: true }).click()
  await entrant.getByRole('radio', { name: new RegExp(dog.regnr) }).check()
  await entrant.getByRole('textbox', { name: t('objections.body') }).fill('Haku oli parempi.')
  await button(entrant, t('objections.submit')).click()
  await toast(entrant, t('objections.made')).waitFor()

  const chief = await open('/hallinta/kokeet', 'kaer-vastaava')
  await chief
    .getByRole('region', { name: t('waiting.title') })
    .getByRole('link', { name: /Kausijärvi/ })
    .first()
    .click()
  await button(chief, t('objectionAdmin.decide')).click()
  await dialog(chief)
    .getByRole('radio', { name: t('objectionAdmin.verdicts.upheld') })
    .check()
  await dialog(chief)
    .getByRole('textbox', { name: t('objectionAdmin.reason') })
    .fill('Tuomari on samaa mieltä.')
  await button(chief, t('objectionAdmin.saveDecision')).click()
  await toast(chief, t('objectionAdmin.decided')).waitFor()
  await chief.getByRole('link', { name: new RegExp(`^${t('objectionAdmin.correct')}`) }).click()
  await row(chief, 'search').getByRole('button', { name: '9', exact: true }).click()
  await field(chief, t('results.correct.reason')).fill('Vastalause hyväksyttiin.')
  await button(chief, t('results.correct.submit')).click()
  await toast(chief, t('results.correct.saved', { dog: dog.name })).waitFor()

  await entrant.goto(publicPage!)
  await entrant.getByRole('button', { name: t('trialPages.one.details', { dog: dog.name }) }).click()
  await entrant
    .getByText(t('trials.correctedOn', { date: formatDate(today) }))
    .first()
    .waitFor()

  await agent.goto(trial)
  await start(agent, 'copy')
  await agent.getByRole('heading', { level: 1, name: /Kausijärvi/ }).waitFor()
  await stands(agent, 'draft')
  expect(new URL(agent.url()).pathname).not.toBe(trial)
}, 240_000)

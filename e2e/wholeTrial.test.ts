import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { cell, editSameField, isDone, judgeAtDesk, judgeOnPhone, press, row } from './sheetSteps.ts'
import { translator } from './translator.ts'
import { makeTrialDogs } from './trialDogs.ts'
import {
  addPlaceAndMoveToToday,
  confirm,
  dialog,
  dogQuery,
  done,
  enterDogs,
  fact,
  mailOf,
  markAbsentAndUndo,
  menuAction,
  openMenu,
  publishTrial,
  savePaper,
  stands,
  start,
  today,
} from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

/** the one who judges */
let judge: string

const { service, openPage } = await openJourneys()

beforeAll(async () => {
  const { name } = await service.database.db
    .selectFrom('judge')
    .innerJoin('account', 'account.id', 'judge.account_id')
    .select('judge.name')
    .where('username', '=', 'tuomari')
    .executeTakeFirstOrThrow()
  judge = name
})

const t = translator('fi')

function open(path: string, username: string, options: BrowserContextOptions) {
  return openPage(path, { ...options, as: username })
}

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP, 'tuomari', 'kaer-tallentaja'],
    ['phone', PHONE, 'kaer-tallentaja', 'tuomari'],
  ]),
)(
  'runs a whole trial: draft, entries, results by two at once, end and correction (%s)',
  async (size, options, onPhone, atDesk) => {
    const place = `Ilmajoki ${size}`
    const dogs = await makeTrialDogs(service, size, today)
    const agent = await open('/hallinta/kokeet', 'koetoimitsija', options)
    const trial = await publishTrial(agent, place, judge)
    await agent.goto(`${trial}/osallistujat`)
    await enterDogs(agent, dogs)
    await addPlaceAndMoveToToday(agent, trial, dogs, place)
    await markAbsentAndUndo(agent, dogs.last)

    const [desk, phone] = await Promise.all([
      open(`${trial}/tulokset`, atDesk, DESKTOP),
      open(`${trial}/tulokset${dogQuery(dogs.AVO)}`, onPhone, PHONE),
    ])
    await editSameField(desk, phone, dogs.AVO)
    await Promise.all([judgeAtDesk(desk, dogs.NUO, judge), judgeOnPhone(phone, judge)])

    await agent.goto(trial)
    const address = await agent.getByRole('link', { name: t('trialAdmin.publicPage') }).getAttribute('href')
    const visitor = await openPage(address!, options)
    await visitor.getByText(t('trialPages.one.preliminary')).waitFor()
    for (const award of ['AVO1', 'NUO0']) await visitor.getByText(award, { exact: true }).first().waitFor()

    await agent.getByRole('heading', { name: t('trialAdmin.pending.title') }).waitFor()
    await openMenu(agent)
    expect(await menuAction(agent, 'end').getAttribute('aria-disabled')).toBe('true')
    await agent.keyboard.press('Escape')
    for (const { name } of [dogs.VOI, dogs.last]) await agent.getByRole('link', { name }).waitFor()
    await cell(desk, dogs.last, 'outcome').focus()
    await press(desk, 'l', 'End', 'Enter')
    await isDone(desk, dogs.last)
    await phone.getByRole('combobox', { name: t('results.dog') }).selectOption('3')
    await button(phone, t('results.done.absent')).tap()
    await button(phone, t('results.open.action')).waitFor()
    await agent.reload()
    await start(agent, 'end')
    await confirm(agent, 'end')
    for (const question of ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED']) {
      await agent.getByText(t(`errors.${question}`)).waitFor()
      await button(agent, t('common.goOn')).click()
    }
    await done(agent, 'end')
    await stands(agent, 'ended')
    for (const paper of [t('paperLinks.record'), t('paperLinks.resultList', { format: 'PDF' })])
      expect(await savePaper(agent, paper)).toMatch(/AVO1/)
    await visitor.reload()
    await visitor.getByText('AVO1', { exact: true }).first().waitFor()
    expect(await visitor.getByText(t('trialPages.one.preliminary')).count()).toBe(0)
    await fact(visitor, t('trialPages.states.ready')).waitFor()
    const { rows } = await service.database.pool.query(
      `select recipient from mail where kind = 'trialResults' and recipient = any($1) order by recipient`,
      [[dogs.NUO, dogs.AVO, dogs.VOI, dogs.last].map(({ id }) => mailOf(id))],
    )
    expect(rows).toHaveLength(4)

    const chief = await open(`${trial}/tulokset${dogQuery(dogs.AVO)}`, 'kaer-vastaava', options)
    if (options === DESKTOP) {
      await cell(chief, dogs.AVO, 'done').getByRole('link').focus()
      await press(chief, 'Enter')
    } else {
      await chief.getByRole('link', { name: t('results.correct.link') }).click()
    }
    // What was insisted on is still there, although the other's cell has been left since.
    expect(await row(chief, 'speed').getByRole('button', { pressed: true }).innerText()).toBe('4')
    expect(await row(chief, 'report').getByRole('textbox').inputValue()).toBe('Varma seisoja.')
    await chief
      .locator('[data-part="water"]')
      .getByText(t('results.water.water', { grade: '8' }))
      .waitFor()
    await row(chief, 'search').getByRole('button', { name: '9', exact: true }).click()
    await field(chief, t('results.correct.reason')).fill('Haku oli kirjattu väärin.')
    await button(chief, t('results.correct.submit')).click()
    await toast(chief, t('results.correct.saved', { dog: dogs.AVO.name })).waitFor()
    await chief.getByText('Haku oli kirjattu väärin.').waitFor()
    const history = chief.locator('section').filter({ hasText: t('results.correct.history') })
    await history.getByText(/Haun arvosana\s*:.*8\s*→.*9/).waitFor()
    await chief.goto(trial)
    await start(chief, 'reopen')
    await dialog(chief)
      .getByRole('textbox', { name: t('trialAdmin.reason') })
      .fill('Tuomarin pyynnöstä.')
    await confirm(chief, 'reopen')
    await done(chief, 'reopen')
    await visitor.reload()
    await visitor.getByText(t('trialPages.one.preliminary')).waitFor()
  },
  240_000,
)

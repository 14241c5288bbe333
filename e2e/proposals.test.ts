import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeDog, makeEntry, makeJudge, makeTrial, makeTrialResult } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { addDays } from '../src/domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { confirm, start, tab, today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')
/** The form of a rulebook has more than a hundred inputs. */
const LONG_TEST = { timeout: 180_000 }

/** A trial of yesterday with two dogs in the winner class, each with a first prize. */
async function judgedTrial() {
  const day = addDays(today, -1)
  const trialId = await makeTrial(
    db,
    {
      held_on: day,
      place: 'Ehdotusaho',
      registration_start: addDays(day, -40),
      registration_end: addDays(day, -10),
    },
    [await makeJudge(db, { name: 'Ylva Ylituomari' })],
  )
  const dogs = []
  for (const [name, points] of [
    ['Voittaja Vilma', 190],
    ['Varalla Viljo', 180],
  ] as const) {
    const dog = await makeDog(db, { name })
    await makeEntry(db, trialId, dog.id, { class: 'VOI' })
    await makeTrialResult(db, dog.id, { trial_id: trialId, class: 'VOI', points, report: 'Hyvä.' })
    dogs.push({ ...dog, name })
  }
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', trialId)
    .executeTakeFirstOrThrow()
  return { trialId, dogs, page: `/kokeet/${day}/${kaer_nr}` }
}

const proposal = (code: string) => t('trials.proposal', { code })
const inRulebook = (row: number, field: string) =>
  `${t('rulebooks.proposals')} ${row}: ${t(`rulebooks.proposal.${field}`)}`

async function proposeAt(page: Page, dog: string, code: string) {
  await button(page, t('proposals.proposeOf', { dog, code })).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('proposals.propose'), exact: true }).click()
  await toast(page, t('proposals.proposed', { code })).waitFor()
}

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)(
  'a rulebook gets a proposal, a trial the right to it, and its dogs are proposed for everyone to see (%s)',
  async (size, options) => {
    const code = `SERT-${size.toUpperCase()}`
    const chief = await openPage('/hallinta/saannot', { ...options, as: 'kaer-vastaava' })
    const from = t('rulebooks.from', { from: '01.06.2021' })
    await chief.getByRole('link', { name: t('rulebooks.editOf', { name: from }) }).click()
    await button(chief, t('rulebooks.addProposal')).waitFor()
    const rows = await chief.getByRole('textbox', { name: /^Ehdotukset \d+: Tunnus$/ }).count()
    await button(chief, t('rulebooks.addProposal')).click()
    const input = (field: string) => chief.getByLabel(inRulebook(rows + 1, field), { exact: true })
    await input('code').fill('sert?')
    await button(chief, t('rulebooks.save')).click()
    await chief.getByText(t('errors.PROPOSAL_CODE_INVALID')).first().waitFor()
    await expectToFit(chief)
    await input('code').fill(code.toLowerCase())
    await input('worstPlace').fill('1')
    await button(chief, t('rulebooks.save')).click()
    const saving = chief.getByRole('dialog')
    await saving.getByLabel(t('rulebooks.note')).fill('Kokous')
    await saving.getByRole('button', { name: t('rulebooks.save') }).click()
    await toast(
      chief,
      t('rulebooks.saved', { from: '01.06.2021', revision: size === 'desk' ? '2' : '3' }),
    ).waitFor()
    await chief.getByRole('heading', { level: 1 }).waitFor()
    expect(await input('code').inputValue()).toBe(code)

    const { trialId, dogs, page } = await judgedTrial()
    const [winner, second] = dogs as [(typeof dogs)[number], (typeof dogs)[number]]
    const staff = await openPage(`/hallinta/kokeet/${trialId}/tiedot`, { ...options, as: 'yllapito' })
    for (const name of ['CACIT', 'R-CACIT', code])
      await staff.getByRole('checkbox', { name, exact: true }).check()
    await button(staff, t('trialAdmin.save')).click()
    await toast(staff, t('trialAdmin.saved')).waitFor()
    await tab(staff, 'overview').click()
    await staff.getByText(t('errors.PROPOSAL_NOT_WINNER')).first().waitFor()
    await proposeAt(staff, winner.name, 'CACIT')
    await proposeAt(staff, second.name, 'R-CACIT')
    await expectToFit(staff)
    await expectAccessible(staff)

    const visitor = await openPage(page, options)
    for (const shown of ['CACIT', 'R-CACIT']) await button(visitor, proposal(shown)).waitFor()
    await button(visitor, code).waitFor()
    await expectToFit(visitor)
    await expectAccessible(visitor)
    await visitor.goto(`/koira/${second.regnr}`)
    await button(visitor, proposal('R-CACIT')).first().waitFor()

    await db.updateTable('trial_result').set({ prize: 2 }).where('dog_id', '=', winner.id).execute()
    await staff.goto(`/hallinta/kokeet/${trialId}/tulokset`)
    await staff.getByRole('link', { name: t('proposals.toTrial') }).click()
    const reason = t('errors.PROPOSAL_PRIZE_TOO_LOW')
    await staff.getByText(t('proposals.unfit', { reason })).waitFor()
    await start(staff, 'end')
    await confirm(staff, 'end')
    const question = staff.getByRole('dialog', { name: t('common.asked') })
    await question.getByText(t('errors.HEAD_REPORT_MISSING')).waitFor()
    await question.getByRole('button', { name: t('common.goOn') }).click()
    await question.getByText(t('errors.PROPOSAL_UNFIT')).waitFor()
    await question.getByRole('button', { name: t('common.cancel') }).click()
    await button(staff, t('proposals.withdrawOf', { dog: winner.name, code: 'CACIT' })).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: t('proposals.withdraw'), exact: true })
      .click()
    await toast(staff, t('proposals.withdrawn', { code: 'CACIT' })).waitFor()
    await visitor.goto(page)
    await button(visitor, proposal('R-CACIT')).waitFor()
    expect(await button(visitor, proposal('CACIT')).count()).toBe(0)
  },
  LONG_TEST.timeout,
)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type MadeDog, makeDog, makeJudge, makeTrial } from '#server/testing/factories.ts'
import { addDays, addMonths, formatDate } from '../src/domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { confirm, done, today } from './trialSteps.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '500' })
const { db } = service.database
const t = translator('fi')
const HELD = addMonths(today, 2)

/** A draft whose places are drawn: one, for dogs of NUO. */
async function makeDraft(): Promise<number> {
  const days = {
    held_on: HELD,
    registration_start: addMonths(today, -1),
    registration_end: addDays(today, 9),
  }
  const draft = { published_at: null, kaer_nr: null, filling: 'draw' } as const
  return makeTrial(db, { ...days, ...draft, place: 'Arpala', classes: ['NUO'], capacity: 1 }, [
    await makeJudge(db),
  ])
}

/** Enters a dog by the form of the trial, and waits until its entry stands in the draw. */
async function enterDraw(page: Page, trial: string, { regnr }: MadeDog) {
  await page.goto(`${trial}/ilmoittautuminen?koira=${encodeURIComponent(regnr)}`)
  await page.getByRole('radio', { name: /^40,00/, checked: true }).waitFor()
  await page.getByText(t('ownEntries.enter.drawGoes')).waitFor()
  await page.getByRole('checkbox', { name: t('accounts.fields.terms') }).check()
  await expectAccessible(page)
  await button(page, t('ownEntries.enter.submit.draw')).click()
  await page.getByRole('heading', { level: 2, name: t('ownEntries.situations.undrawn.title') }).waitFor()
  return new URL(page.url()).pathname
}

test('a published trial draws its places after the closing, anyone computes it again, and the drawn dog is paid for', async () => {
  const id = await makeDraft()
  const staff = await openPage(`/hallinta/kokeet/${id}`, { as: 'yllapito' })
  await button(staff, t('trialAdmin.actions.publish')).click()
  await confirm(staff, 'publish')
  await done(staff, 'publish')
  const { kaer_nr } = await db
    .selectFrom('trial')
    .select('kaer_nr')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const trial = `/kokeet/${HELD}/${kaer_nr}`
  const page = await openPage(trial, { ...PHONE, as: 'jasen' })
  await page.getByText(t('trialPages.one.drawn', { to: formatDate(addDays(today, 9)) })).waitFor()
  const dogs = [1, 2].map((number) =>
    makeDog(db, { name: `Arpala ${number}`, birth_date: addMonths(HELD, -18) }),
  )
  const [first, second] = (await Promise.all(dogs)) as [MadeDog, MadeDog]
  const entries = new Map([
    [first.regnr, await enterDraw(page, trial, first)],
    [second.regnr, await enterDraw(page, trial, second)],
  ])

  await page.goto(`${trial}/arvonta`)
  await page.getByText(t('trialPages.placeDraw.seedHidden')).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  const hash = await page.getByRole('code').first().textContent()
  await staff.goto(`/hallinta/kokeet/${id}/osallistujat`)
  await staff.getByRole('heading', { name: t('entries.undrawn.title') }).waitFor()
  await expectAccessible(staff)

  await db
    .updateTable('trial')
    .set({ registration_end: addDays(today, -1) })
    .where('id', '=', id)
    .execute()
  await expect
    .poll(async () => (await page.request.get(`/api/trials/${HELD}/${kaer_nr}/draw`)).json())
    .toMatchObject({ drawnAt: expect.any(String) })
  await page.reload()
  await button(page, t('trialPages.placeDraw.check')).click()
  await page
    .getByRole('status')
    .getByText(t('trialPages.placeDraw.agrees', { count: '2' }))
    .waitFor()
  expect(await page.getByRole('code').first().textContent()).toBe(hash)
  await expectAccessible(page)
  await expectToFit(page)
  const drawn = await page.getByRole('rowheader').allTextContents()
  expect(drawn.toSorted()).toEqual([first.regnr, second.regnr].toSorted())

  await page.goto(entries.get(drawn[1]!)!)
  await page
    .getByRole('heading', { level: 2, name: t('ownEntries.situations.queued.title', { number: '1' }) })
    .waitFor()
  await page.goto(entries.get(drawn[0]!)!)
  await button(page, t('ownEntries.one.pay', { amount: '40,00\u00a0€' })).click()
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: t('ownEntries.situations.placed.title') }).waitFor()
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { fillSheet, LONG_NAME, makeTrialWithDogs } from './sheetDogs.ts'
import { translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { pool } = service.database

const row = (page: Page, field: string) => page.locator(`main [data-field="${field}"]`)

test.each(oneOfVariants(import.meta.url, ['fi', 'sv', 'en']))(
  'a judge writes on the phone what was around, which the public reads with the result (%s)',
  async (lang) => {
    const t = translator(lang)
    await pool.query(`update rulebook set data = data || jsonb_build_object('conditions', $1::jsonb)`, [
      JSON.stringify(CONDITION_FIELDS),
    ])
    const { trialId, dogs } = await makeTrialWithDogs(service)
    await fillSheet(service, trialId, dogs[0]!)
    const page = await openPage(`/hallinta/kokeet/${trialId}/tulokset?lang=${lang}`, {
      ...PHONE,
      as: 'kaer-tallentaja',
    })
    const more = t('results.more', { field: t('trials.conditions.birdsMet') })
    for (let bird = 0; bird < 3; bird++)
      await row(page, 'birdsMet').getByRole('button', { name: more, exact: true }).tap()
    for (const word of ['weathers.rain', 'terrains.clearing'] as const)
      await page
        .locator('main')
        .getByRole('button', { name: t(`trials.conditions.${word}`), exact: true })
        .tap()
    await row(page, 'minutesSearched').getByRole('textbox').fill('45')
    await expectAccessible(page)
    await expectToFit(page)
    await page
      .locator('[data-part="card-bar"]')
      .getByRole('button', { name: t('results.done.mark') })
      .tap()
    await toast(page, t('results.done.marked', { dog: LONG_NAME })).waitFor()
    const { rows } = await pool.query(
      'select birds_met, weather, terrain, minutes_searched, points from trial_result where dog_id = $1',
      [dogs[0]!.id],
    )
    expect(rows).toEqual([
      { birds_met: 3, weather: 'rain', terrain: 'clearing', minutes_searched: 45, points: 132 },
    ])
    const { rows: named } = await pool.query('select held_on, kaer_nr from trial where id = $1', [trialId])
    const { held_on: heldOn, kaer_nr: number } = named[0]
    await page.goto(`/kokeet/${heldOn}/${number}?lang=${lang}`)
    await page.getByRole('button', { name: t('trialPages.one.details', { dog: LONG_NAME }) }).tap()
    const around = page.locator('[data-part="conditions"]')
    await around.getByText(t('trials.conditions.weathers.rain')).waitFor()
    await around.getByText(t('trials.conditions.terrains.clearing')).waitFor()
    await expectToFit(page)
  },
)

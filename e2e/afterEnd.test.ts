import { test } from 'vitest'
import { makeTrialResult } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { makeTrialWithDogs } from './sheetDogs.ts'
import { translator } from './translator.ts'
import { confirm, dialog, done, fact, stands, start, tab } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const t = translator('fi')

test.each(
  oneOfVariants(import.meta.url, [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ]),
)(
  'ends a trial without the report when asked, and adds it and the birds afterwards (%s)',
  async (_size, options) => {
    const { trialId, dogs } = await makeTrialWithDogs(service)
    for (const { id } of dogs)
      await makeTrialResult(service.database.db, id, { trial_id: trialId, report: 'Hyvä.' })
    const page = await openPage(`/hallinta/kokeet/${trialId}`, { ...options, as: 'yllapito' })
    await start(page, 'end')
    await confirm(page, 'end')
    const question = page.getByRole('dialog', { name: t('common.asked') })
    await question.getByText(t('errors.HEAD_REPORT_MISSING')).waitFor()
    await question.getByRole('button', { name: t('common.cancel') }).click()
    await question.waitFor({ state: 'hidden' })
    await stands(page, 'results')
    await start(page, 'end')
    await confirm(page, 'end')
    await question.getByRole('button', { name: t('common.goOn') }).click()
    await done(page, 'end')
    await stands(page, 'ended')

    await start(page, 'supplement')
    const field = (name: string) =>
      dialog(page).getByRole('textbox', { name: new RegExp(`^${t(`trialFields.${name}`)}`) })
    await field('endTime').fill('kello neljä')
    await confirm(page, 'supplement')
    await dialog(page).getByText(t('errors.TIME_INVALID')).first().waitFor()
    await expectAccessible(page)
    await field('endTime').fill('16.30')
    await field('birdReleaseCount').fill('12')
    await confirm(page, 'supplement')
    await done(page, 'supplement')
    await tab(page, 'fields').click()
    await fact(page, '16.30').waitFor()
    await tab(page, 'overview').click()

    const file = { name: 'kertomus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
    const choosing = page.waitForEvent('filechooser')
    await button(page, t('trialAdmin.report.add')).click()
    await (await choosing).setFiles(file)
    await toast(page, t('trialAdmin.report.done')).waitFor()
    await page.getByRole('link', { name: t('trialAdmin.report.download') }).waitFor()
  },
)

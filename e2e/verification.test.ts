import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readQr } from '#server/testing/pdfQr.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { heading } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { openPage, service } = await openJourneys()

/** The address in the square code of a dog's printed pedigree. */
async function printedPedigree(page: Page): Promise<{ regnr: string; hash: string }> {
  const { rows } = await service.database.pool.query<{ regnr: string }>(
    `select n.regnr from dog d join main_number n on n.dog_id = d.id
     where d.sire_id is not null and d.dam_id is not null order by d.id desc limit 1`,
  )
  const { regnr } = rows[0]!
  const file = await page.request.get(`/api/dog/${encodeURIComponent(regnr)}/pedigree.pdf`)
  return { regnr, hash: new URL(readQr(await file.body())).hash }
}

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
  ]),
)('a visitor checks a paper by what its code holds (%s)', async (lang, size: BrowserContextOptions) => {
  const t = translator(lang)
  const page = await openPage(`/tarkista?lang=${lang}`, size)
  await heading(page, t('verification.title')).waitFor()
  await expectAccessible(page)
  await page.getByLabel(t('verification.code')).fill('FI12345/20')
  await page.getByRole('button', { name: t('verification.check') }).click()
  await page.getByText(t('errors.PAPER_CODE_INVALID')).first().waitFor()

  const { regnr, hash } = await printedPedigree(page)
  await page.getByLabel(t('verification.code')).fill(`https://kerho.example/tarkista${hash}`)
  await page.getByRole('button', { name: t('verification.check') }).click()
  await page.getByRole('heading', { name: t('verification.states.current') }).waitFor()
  await page.getByText(regnr).first().waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('verification.key') }).click(),
  ])
  expect(await readFile(await saved.path(), 'utf8')).toContain('BEGIN PUBLIC KEY')

  await page.getByRole('link', { name: t('verification.another') }).click()
  await page.getByLabel(t('verification.code')).fill(`#${hash.slice(1, -86)}${'A'.repeat(86)}`)
  await page.getByRole('button', { name: t('verification.check') }).click()
  await page.getByRole('heading', { name: t('verification.states.notSigned') }).waitFor()
})

test('staff withdraw a paper with a reason, a visitor sees it, and it is restored', async () => {
  const t = translator('en')
  const staff = await openPage('/tarkista?lang=en', { ...DESKTOP, as: 'yllapito' })
  const { hash } = await printedPedigree(staff)
  await staff.goto(`/tarkista${hash}`)
  await staff.getByRole('button', { name: t('verification.withdraw') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: t('verification.withdrawTitle') }).click()
  await dialog.getByText(t('errors.REASON_MISSING')).first().waitFor()
  await dialog.getByLabel(t('verification.reason')).fill('The sire was corrected')
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: t('verification.withdrawTitle') }).click()
  await staff.getByRole('heading', { name: t('verification.states.withdrawn') }).waitFor()
  await staff
    .getByRole('table', { name: t('verification.listTitle') })
    .getByText('The sire was corrected')
    .waitFor()

  const visitor = await openPage(`/tarkista?lang=en${hash}`, PHONE)
  await visitor.getByRole('heading', { name: t('verification.states.withdrawn') }).waitFor()
  await visitor.getByText('The sire was corrected').waitFor()
  await expectAccessible(visitor)
  await expectToFit(visitor)

  await staff.getByRole('button', { name: t('verification.restore') }).click()
  await staff.getByRole('heading', { name: t('verification.states.current') }).waitFor()
})

import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { periodOf } from '#domain/competitions/periods.ts'
import { readPages } from '#server/testing/pdfText.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { heading } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { openPage } = await openJourneys()
const LAST = periodOf('season', today) - 1

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
    ['en', DESKTOP],
  ]),
)(
  'a visitor chooses the season and breed of a yearbook, and saves it as PDF and for a spreadsheet (%s)',
  async (lang, size: BrowserContextOptions) => {
    const t = translator(lang)
    const page = await openPage(`/vuosikirja?lang=${lang}`, size)
    await heading(page, t('yearbook.title')).waitFor()
    const contents = page.getByRole('table', { name: t('yearbook.contents') })
    await contents.getByText(t('yearbook.parts.litters')).waitFor()
    await expectAccessible(page)
    await expectToFit(page)

    await page.getByLabel(t('yearbook.season'), { exact: true }).selectOption(String(LAST + 1))
    await page.getByText(t('yearbook.running')).waitFor()
    await page.getByLabel(t('yearbook.season'), { exact: true }).selectOption(String(LAST - 1))
    await page.getByLabel(t('yearbook.breed')).selectOption('98')
    await page.waitForURL(/rotu=98/)
    await contents.waitFor()

    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PDF' }).click(),
    ])
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
    const [first] = readPages(await readFile(await pdf.path()))
    expect(first!.texts.map(({ text }) => text.trim()).join('')).toContain(`${LAST - 1}–${LAST}`)
    const [excel] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Excel' }).click(),
    ])
    expect(excel.suggestedFilename()).toMatch(/\.xlsx$/)
  },
)

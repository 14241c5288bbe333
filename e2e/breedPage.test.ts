import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { pool } = service.database

test.each<[Language, object]>(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP],
    ['sv', PHONE],
    ['en', DESKTOP],
  ]),
)(
  'a breed’s page begins with its dogs and litters, and leads to its lists (%s)',
  async (language, device) => {
    const t = translator(language)
    const page = await openPage(`/rotu/99?lang=${language}`, device)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings[0]).toBe(t('population.plain.title'))
    expect(headings.indexOf(t('population.diversity.title'))).toBeGreaterThan(
      headings.indexOf(t('population.births.title')),
    )
    const { rows } = await pool.query(
      `select count(*)::int as dogs from dog where breed_code in ('99', '99.1', '99.2') and registered`,
    )
    const plain = page.getByRole('region', { name: t('population.plain.title') })
    await plain
      .getByText(t('population.plain.dogs'))
      .locator('..')
      .getByText(String(rows[0].dogs), { exact: true })
      .waitFor()
    await expectAccessible(page)
    const ways = [
      ['litters.list.title', '/pentueet/99'],
      ['population.plain.allDogs', '/haku?breed=99'],
      ['trialPages.title', '/kokeet?breed=99'],
      ['shell.nav.breedingRegister', '/jalostusrekisteri?breed=99&state=active'],
      ['shell.nav.maleList', '/jalostusuroslista/99'],
    ] as const
    for (const [name, address] of ways)
      expect(await plain.getByRole('link', { name: t(name) }).getAttribute('href')).toBe(address)
  },
)

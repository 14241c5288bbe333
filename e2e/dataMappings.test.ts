import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { workbookOf } from '../src/server/imports/testing/workbook.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, heading } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Translate, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()

const UPDATES = '/hallinta/paivitys'

/** A breed's material as a kennel club could send it; all of it is invented. */
const HEADER = [
  'Rekisteri nro.',
  'Koiran virallinen nimi',
  'U/N',
  'Syntynyt pvm',
  'Rotunimi',
  'Isän nro',
  'Emän nro',
]
const material = (year: number) =>
  workbookOf({
    sheets: [
      {
        name: 'Rotuaineisto',
        rows: [
          HEADER,
          [
            `FI7301${year}/${year}`,
            'Kartan Aatu',
            'U',
            `7.5.20${year}`,
            'saksanseisoja lk',
            'FI73001/15',
            'FI73002/15',
          ],
          [
            `FI7302${year}/${year}`,
            'Kartan Bella',
            'N',
            `7.5.20${year}`,
            'saksanseisoja lk',
            'FI73001/15',
            'FI73002/15',
          ],
          ['', 'Kartan Numeroton', 'N', `7.5.20${year}`, 'saksanseisoja lk', '', ''],
        ],
      },
      { name: 'Ohje', rows: [['Tämä taulukko on ohje']] },
    ],
  })

async function send(page: Page, t: Translate, name: string, content: Buffer) {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: content,
  })
  await button(page, t('dataUpdates.send')).click()
  await heading(page, name).waitFor()
}
const state = (page: Page, t: Translate, name: string) =>
  page.locator('dd').getByText(t(`dataUpdates.states.${name}`), { exact: true })
const column = (page: Page, t: Translate, name: string) =>
  page.getByLabel(t('dataMappings.fieldOf', { column: name }), { exact: true })

test('SYSADMIN maps a breed’s material once; the next delivery is known by itself', async () => {
  const t = translator('fi')
  const page = await openPage(`${UPDATES}?lang=fi`, { ...DESKTOP, as: 'yllapito' })
  await send(page, t, 'rotuaineisto.xlsx', material(20))
  await page.getByText(t('errors.FILE_SHEET_UNKNOWN', { row: 'Rotuaineisto' })).waitFor()
  await page.getByRole('link', { name: t('dataMappings.open') }).click()
  await heading(page, t('dataMappings.title')).waitFor()

  await field(page, t('dataMappings.kind')).first().selectOption('dogs')
  await page.getByText(t('dataMappings.missing', { fields: 'Rekisterinumero, Rotu' })).waitFor()
  await expectAccessible(page)
  for (const [name, value] of [
    ['Rekisteri nro.', 'regnr'],
    ['Koiran virallinen nimi', 'name'],
    ['U/N', 'sex'],
    ['Syntynyt pvm', 'birth_date'],
    ['Rotunimi', 'breed'],
    ['Isän nro', 'sire'],
    ['Emän nro', 'dam'],
  ] as const)
    await column(page, t, name).selectOption(value)
  await page.getByText(t('dataMappings.looked', { looked: '3', refused: '3' })).waitFor()
  await button(page, t('dataMappings.openValues')).last().click()
  await page.getByLabel(t('dataMappings.standsFor', { text: 'saksanseisoja lk' })).selectOption('119')
  await page.getByText(t('dataMappings.looked', { looked: '3', refused: '1' })).waitFor()
  await page.getByRole('cell', { name: 'FI730120/20' }).waitFor()
  await expectAccessible(page)
  await expectToFit(page)

  await button(page, t('dataMappings.saveAndRead')).click()
  await page.getByText(t('errors.VALUE_REQUIRED')).waitFor()
  await field(page, t('dataMappings.name')).fill('Kennelpiirin rotuaineisto')
  await button(page, t('dataMappings.saveAndRead')).click()
  await heading(page, 'rotuaineisto.xlsx').waitFor()
  await state(page, t, 'ready').waitFor()
  await page.getByRole('link', { name: 'Kennelpiirin rotuaineisto' }).waitFor()
  await button(page, t('dataUpdates.apply')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('dataUpdates.apply'), exact: true })
    .click()
  await state(page, t, 'applied').waitFor()
  const { rows } = await service.database.pool.query(
    `select d.name, d.sex, d.birth_date as born from dog d join dog_number n on n.dog_id = d.id where n.regnr = 'FI730120/20'`,
  )
  expect(rows).toEqual([{ name: 'Kartan Aatu', sex: 'male', born: '2020-05-07' }])

  await page.goto(`${UPDATES}?lang=fi`)
  await send(page, t, 'toinen.xlsx', material(21))
  await state(page, t, 'ready').waitFor()
  await page.getByRole('link', { name: 'Kennelpiirin rotuaineisto' }).waitFor()
})

test.each(
  oneOfVariants(import.meta.url, [
    ['sv', PHONE],
    ['en', DESKTOP],
  ]),
)('lists, copies, changes and removes formats (%s)', async (lang, size) => {
  const t = translator(lang)
  const page = await openPage(`${UPDATES}/muodot?lang=${lang}`, { ...size, as: 'yllapito' })
  await heading(page, t('dataMappings.list')).waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('button', { name: t('dataMappings.copyOf', { name: 'Koirakanta' }) }).click()
  const name = t('dataMappings.copyName', { name: 'Koirakanta' })
  await heading(page, name).waitFor()
  await expectAccessible(page)
  await expectToFit(page)

  // Somebody else changes it meanwhile: both are shown, and the own choices can be kept.
  await service.database.pool.query(
    'update data_mapping set name = $1, version = version + 1 where name = $2',
    [`${name} toinen`, name],
  )
  await field(page, t('dataMappings.name')).fill(`${name} oma`)
  await button(page, t('dataMappings.saveChanges')).click()
  await page.getByText(`${name} toinen`).first().waitFor()
  await button(page, t('dataMappings.keepOwn')).click()
  await button(page, t('dataMappings.saveChanges')).click()
  await heading(page, `${name} oma`).waitFor()

  await button(page, t('dataMappings.remove')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('dataMappings.remove'), exact: true })
    .click()
  await heading(page, t('dataMappings.list')).waitFor()
  await expect.poll(() => page.getByText(`${name} oma`).count()).toBe(0)
})

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, 'FI7401'],
    ['sv', PHONE, 'FI7402'],
  ]),
)(
  'maps a file without headings, with short years and a value for all rows (%s)',
  async (lang, size, number) => {
    const t = translator(lang)
    const page = await openPage(`${UPDATES}?lang=${lang}`, { ...size, as: 'yllapito' })
    // Of another width in each language: what is as wide as a saved mapping is proposed.
    const file = (regnr: string) => Buffer.from(`${regnr};Hilla Hirvi;7.5.98${lang === 'sv' ? ';x' : ''}\n`)
    await send(page, t, `omistajat-${lang}.csv`, file(`${number}/98`))
    await page.getByText(t('errors.FILE_MAPPING_UNKNOWN')).waitFor()
    await page.getByRole('link', { name: t('dataMappings.open') }).click()
    await field(page, t('dataMappings.kind')).selectOption('litters')
    await page.getByLabel(t('dataMappings.dataFirst')).check()
    const names = page.getByLabel(t('dataMappings.nameOfColumn'))
    await names.first().fill(t('dataMappings.columnAt', { number: '2' }))
    await names.first().blur()
    await page
      .getByText(t('errors.DATA_MAPPING_NAME_TWICE', { field: t('dataMappings.columnAt', { number: '2' }) }))
      .waitFor()
    await names.first().fill('Numero')
    await names.first().blur()
    await column(page, t, 'Numero').selectOption('males')
    await column(page, t, t('dataMappings.columnAt', { number: '2' })).selectOption('breeder')
    await column(page, t, t('dataMappings.columnAt', { number: '3' })).selectOption('born')
    for (const given of ['sire', 'dam', 'breed'])
      await field(page, t('dataMappings.otherwiseAdd')).selectOption(given)
    const valueFor = (name: string) => page.getByLabel(t('dataMappings.otherwiseOf', { field: t(name) }))
    await valueFor('dataUpdates.fields.sire').fill('FI73001/95')
    await valueFor('dataUpdates.fields.dam').fill('FI73002/95')
    await valueFor('dataMappings.fields.breed').selectOption('119')
    await page.getByText(t('dataMappings.looked', { looked: '1', refused: '0' })).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    await field(page, t('dataMappings.shortYears')).selectOption('1950')
    await page.getByText('1998').first().waitFor()
    await field(page, t('dataMappings.name')).fill(`Ilman otsikoita ${lang}`)
    await button(page, t('dataMappings.saveAndRead')).click()
    await heading(page, `omistajat-${lang}.csv`).waitFor()
    await state(page, t, 'ready').waitFor()
    await page.getByRole('link', { name: `Ilman otsikoita ${lang}` }).click()
    await page.getByText(t('dataMappings.dataFirstSaved')).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
  },
)

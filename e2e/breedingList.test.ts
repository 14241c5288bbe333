import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeListed } from '#server/breedingRegister/list/list.test-helper.ts'
import { makeDog, makeStatement } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'
import { dialog } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database

/** Breeds of which the demo club has no entries. */
test.each<[Language, object, string]>(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, '95'],
    ['sv', PHONE, '118'],
  ]),
)(
  'the adviser reads the list of a breed, decides of two dogs at once after a change of one, and undoes it (%s)',
  async (language, device, breed) => {
    const t = translator(language)
    const names = ['Listan Lahja', 'Listan Lumi', 'Listan Loimu'].map((name) => `${name} ${breed}`)
    const [old, found, fit] = [
      await makeListed(db, { breed_code: breed, name: names[0]!, sex: 'female', birth_date: '2010-01-01' }),
      await makeListed(db, { breed_code: breed, name: names[1]! }, { list_consent: true, available: true }),
      await makeListed(db, { breed_code: breed, name: names[2]! }, { list_consent: true, available: true }),
    ]
    await makeDog(db, { sire_id: fit.id, breed_code: breed, birth_date: '2024-01-01' })
    await makeStatement(db, found.id, { value: 'D', examined_on: '2026-01-02' })
    const page = await openPage(`/hallinta/jalostuslista/${breed}?lang=${language}`, {
      ...device,
      as: 'jalostusneuvoja',
    })
    const row = (name: string) => page.getByRole('link', { name, exact: true }).first()
    await row(names[0]!).waitFor()
    await page.getByText(t('breedingList.found_other', { count: '3' }), { exact: true }).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    await page.goto(
      `/hallinta/jalostuslista/${breed}?list=males&sort=offspring&direction=desc&lang=${language}`,
    )
    await row(names[2]!).waitFor()
    await row(names[0]!).waitFor({ state: 'detached' })
    await button(page, t('breedingList.download')).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: t('breedingList.csv') }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${t('breedingList.file.name')} ${breed}.csv`)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines.map((line) => line.includes(names[2]!))).toEqual([false, true, false])

    await page.goto(`/hallinta/jalostuslista/${breed}/paivitys?lang=${language}`)
    await page.getByRole('link', { name: t('breedingList.update.showReview', { count: '2' }) }).click()
    await row(names[2]!).waitFor({ state: 'detached' })
    await page
      .getByText(t('breedingList.points.AGE_PAST', { date: '01.01.2020' }))
      .first()
      .waitFor()
    await button(page, t('breedingList.update.selectPage')).click()
    await page
      .getByLabel(t('breedingList.update.action'), { exact: true })
      .selectOption({ label: t('registerAdmin.actions.remove') })
    await expectAccessible(page)
    await expectToFit(page)
    await button(page, t('breedingList.update.preview')).click()
    await page.getByText(t('breedingList.update.willDecide_other', { count: '2' })).waitFor()
    await expectAccessible(page)
    await expectToFit(page)
    await button(page, t('breedingList.update.apply_other', { count: '2' })).click()
    await page.getByText(t('errors.REASON_MISSING')).first().waitFor()
    await page.getByLabel(t('breedingList.update.reason'), { exact: true }).fill('Kevään läpikäynti')

    await makeStatement(db, old.id, { value: 'E', examined_on: '2026-01-02' })
    await button(page, t('breedingList.update.apply_other', { count: '2' })).click()
    await page.getByText(t('breedingList.update.conflict')).waitFor()
    await page.getByText(new RegExp(`${t('breedingList.update.now')}: .* E$`)).waitFor()
    await expectAccessible(page)
    await button(page, t('breedingList.update.again')).click()
    await page.getByLabel(t('breedingList.update.reason'), { exact: true }).fill('Kevään läpikäynti')
    await button(page, t('breedingList.update.apply_other', { count: '2' })).click()
    await toast(page, t('breedingList.update.done_other', { count: '2' })).waitFor()
    await page.getByText(t('breedingList.update.reasonIs', { reason: 'Kevään läpikäynti' })).waitFor()
    await expectAccessible(page)
    await expectToFit(page)

    await db
      .updateTable('register_entry')
      .set((row) => ({ magazine: '1/2026', version: row('version', '+', 1) }))
      .where('id', '=', found.entry)
      .execute()
    await button(page, t('breedingList.update.undo')).click()
    await dialog(page)
      .getByRole('button', { name: t('breedingList.update.undo') })
      .click()
    await toast(page, t('breedingList.update.undone_one', { count: '1' }))
      .first()
      .waitFor()
    await page.getByText(t('breedingList.update.stayed_one', { count: '1' })).waitFor()
    await page.getByText(t('breedingList.update.changedSince')).waitFor()
    await expectAccessible(page)
    const states = await db
      .selectFrom('register_entry')
      .select('state')
      .where('id', 'in', [old.entry, found.entry])
      .orderBy('id')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['active', 'removed'])
  },
)

test('whoever keeps the register reads the list and may not update it', async () => {
  const t = translator('fi')
  // The dogs of the demo club change with the day.
  await makeListed(db, { breed_code: '119', name: 'Listan Lukija' })
  const page = await openPage('/hallinta/jalostuslista/119', { ...DESKTOP, as: 'jalostuslista' })
  await page.getByRole('table', { name: t('breedingList.table') }).waitFor()
  expect(await page.getByRole('link', { name: t('breedingList.toUpdate') }).count()).toBe(0)
  await page.goto('/hallinta/jalostuslista/95?state=declined')
  await page
    .getByText(t('breedingList.none'))
    .or(page.getByText(t('breedingList.noneYet')))
    .waitFor()
})

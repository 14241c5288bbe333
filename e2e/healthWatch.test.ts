import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type MadeDog, makeDog, makeStatement } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, menuEntries, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'
import { dialog } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const ADDRESS = '/hallinta/terveysseuranta'

/** Offspring of a sire, examined at fourteen months; so many of them affected, and two of them dead. */
async function makeOffspring(sire: MadeDog, breed: string, affected: number) {
  for (let made = 0; made < 20; made++) {
    const { id } = await makeDog(db, {
      breed_code: breed,
      sire_id: sire.id,
      birth_date: '2020-03-01',
      death_date: made > 17 ? '2025-08-10' : null,
    })
    await makeStatement(db, id, { value: made < affected ? 'D' : 'A', examined_on: '2021-05-15' })
  }
}

/** A breed in which the offspring of one sire are affected far more often than those of five others, as a look told it. */
async function makeTold(breed: string): Promise<MadeDog> {
  const sires = await Promise.all(
    ['Synkkä', 'Kirkas', 'Tyyni', 'Vieno', 'Raikas', 'Sees'].map((name) =>
      makeDog(db, { name: `${name} ${breed}`, sex: 'male', breed_code: breed, birth_date: '2014-01-01' }),
    ),
  )
  for (const [place, sire] of sires.entries()) await makeOffspring(sire, breed, place === 0 ? 17 : 2)
  const { id } = await db
    .insertInto('health_look')
    .values({
      quarter: `20${breed.padStart(2, '0').slice(-2)}-01-01`,
      begun_at: new Date(),
      finished_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('health_look_breed')
    .values({ look_id: id, family: breed, families: 12, tests: 6, level: 1 / 24, told: 1 })
    .execute()
  await db
    .insertInto('health_alert')
    .values({
      ...{ look_id: id, family: breed, kind: 'hips', sort: 'sire', dog_id: sires[0]!.id },
      ...{ examined: 20, affected: 17, expected: 4.5 },
    })
    .execute()
  return sires[0]!
}

test.each<[Language, object, string]>(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, '106'],
    ['sv', PHONE, '108'],
    ['en', PHONE, '114'],
  ]),
)(
  'a breed adviser looks at a told family beside its breed, follows it up and sees how long its dogs live (%s)',
  async (language, device, breed) => {
    const t = translator(language)
    const sire = await makeTold(breed)
    const page = await openPage(`${ADDRESS}?breed=${breed}&lang=${language}`, {
      ...device,
      as: 'jalostusneuvoja',
    })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.healthWatch'))
    const decide = page.getByRole('button', { name: t('healthWatch.decide.of', { dog: sire.name }) })
    await decide.waitFor()
    const families = page.getByRole('region', { name: t('healthWatch.families.title') })
    await families.getByRole('link', { name: sire.name }).first().waitFor()
    await page.getByRole('img', { name: t('healthWatch.years.title') }).waitFor()
    await expectAccessible(page)

    await decide.click()
    await dialog(page).getByLabel(t('healthWatch.states.followUp')).check()
    await dialog(page)
      .getByRole('button', { name: t('healthWatch.decide.save') })
      .click()
    await dialog(page).getByText(t('errors.REASON_MISSING')).first().waitFor()
    await dialog(page).getByLabel(t('healthWatch.decide.reason')).fill('Loput kuvataan keväällä')
    await dialog(page)
      .getByRole('button', { name: t('healthWatch.decide.save') })
      .click()
    await toast(page, t('healthWatch.decide.saved')).waitFor()
    await page.getByText('Loput kuvataan keväällä').waitFor()

    await page.getByRole('link', { name: t('healthWatch.lives.of', { dog: sire.name }) }).click()
    await page.getByText(t('healthWatch.lives.ofSire', { dog: sire.name })).waitFor()
    await page.getByRole('img', { name: t('healthWatch.lives.chart') }).waitFor()
    await page.getByLabel(t('healthWatch.lives.from')).fill('2024')
    await page.getByLabel(t('healthWatch.lives.to')).fill('2020')
    await button(page, t('healthWatch.lives.show')).click()
    await page.getByText(t('errors.YEARS_INVALID')).first().waitFor()
    await page.getByLabel(t('healthWatch.lives.to')).fill('2026')
    await button(page, t('healthWatch.lives.show')).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('to')).toBe('2026')
    await page.getByRole('img', { name: t('healthWatch.lives.chart') }).waitFor()

    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: t('healthWatch.families.csv') }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toContain(sire.regnr)
  },
)

test('a breed without statements, and a choice that there is not, say so', async () => {
  const t = translator('fi')
  const page = await openPage(`${ADDRESS}?breed=90&kind=olematon`, { ...DESKTOP, as: 'jalostusneuvoja' })
  await page.getByText(t('healthWatch.breed.none')).waitFor()
  await page.getByText(t('healthWatch.lives.none')).waitFor()
})

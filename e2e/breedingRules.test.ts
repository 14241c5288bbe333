import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, menuEntries, toast } from './accountSteps.ts'
import { type ClubDogs, clubDogs } from './clubDogs.ts'
import { emulatePaper, openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { openPage, service } = await openJourneys()
const STAFF = '/hallinta/jalostussaannot'
const SIZES = [
  ['fi', DESKTOP, 1],
  ['sv', PHONE, 2],
] as const satisfies readonly (readonly [string, BrowserContextOptions, number])[]

let dogs: ClubDogs
beforeAll(async () => {
  dogs = await clubDogs(service.database)
})

test.each(oneOfVariants(import.meta.url, SIZES))(
  'a visitor reads whether a test litter may be registered, and on another day (%s)',
  async (lang, size) => {
    const t = translator(lang)
    const { sire, dam } = dogs
    const asked = new URLSearchParams({ sire: sire.regnr, dam: dam.regnr, date: '2027-01-10', lang })
    const page = await openPage(`/pentue?${asked}`, size)
    const section = page.getByRole('region', { name: t('breedingRules.title') })
    await section.getByText(t('breedingRules.onDay', { day: '10.01.2027' })).waitFor()
    await section.getByText(t('breedingRules.notKnown.pevisa')).first().waitFor()
    await section.getByText(t('breedingRules.whoDecides')).waitFor()
    expect(await section.getByRole('table').or(section.getByRole('list')).count()).toBeGreaterThan(1)
    await expectAccessible(page)

    await section.getByLabel(t('breedingRules.day')).first().fill('5.2.2024')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe('2024-02-05')
    await section.getByText(t('breedingRules.onDay', { day: '05.02.2024' })).waitFor()
    await emulatePaper(page, 210, 297)
    expect(await section.getByText(t('breedingRules.whoDecides')).isVisible()).toBe(true)
  },
)

test.each(oneOfVariants(import.meta.url, SIZES))(
  'a breed adviser writes a rule with a case, is shown its effect, publishes and ends it (%s)',
  async (lang, size, place) => {
    const t = translator(lang)
    const name = `Keksitty PEVISA ${lang}`
    const page = await openPage(`${STAFF}?lang=${lang}`, { ...size, as: 'yllapito' })
    expect(await menuEntries(page, t)).toContain(t('shell.nav.breedingRules'))
    await page.getByRole('link', { name: 'PEVISA 117' }).waitFor()
    await page.getByRole('heading', { name: t('breedingRuleAdmin.unknown') }).waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: t('breedingRuleAdmin.new') }).click()
    await heading(page, t('breedingRuleAdmin.new')).waitFor()
    await field(page, t('breedingRuleAdmin.titles.fi')).fill(name)
    await field(page, t('breedingRuleAdmin.fields.validFrom')).fill('1.1.2024')
    await field(page, t('breedingRuleAdmin.fields.source')).fill('keksitty')
    await page.getByRole('combobox', { name: t('breedingRuleAdmin.fields.breeds') }).click()
    await page.getByRole('listbox').getByRole('option').nth(place).click()
    await page.keyboard.press('Escape')
    await button(page, t('breedingRuleAdmin.addCondition')).click()
    const condition = page.getByRole('group', { name: t('breedingRuleAdmin.condition', { number: '1' }) })
    await condition.getByLabel(t('breedingRuleAdmin.type'), { exact: true }).selectOption('offspring')
    await button(page, t('breedingRuleAdmin.save')).click()
    await page.getByText(t('errors.RULE_NUMBER_INVALID')).first().waitFor()
    await condition.getByLabel(t('breedingRuleAdmin.demands.most'), { exact: true }).fill('10')

    await button(page, t('breedingRuleAdmin.save')).click()
    await heading(page, name).waitFor()
    await button(page, t('breedingRuleAdmin.publish')).click()
    const early = page.getByRole('dialog')
    await early.getByText(t('errors.BREEDING_RULE_WITHOUT_CASE')).waitFor()
    expect(await early.getByRole('button', { name: t('breedingRuleAdmin.publish') }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await early.getByRole('button', { name: t('common.cancel') }).click()

    await button(page, t('breedingRuleAdmin.addCase')).click()
    const one = page.getByRole('group', { name: t('breedingRuleAdmin.case', { number: '1' }) })
    await one.getByLabel(t('breedingRuleAdmin.caseName'), { exact: true }).fill('Kymmenes')
    const isa = one.getByRole('group', { name: t('breedingRules.dogs.sire') })
    await isa.getByLabel(t('breedingRuleAdmin.offspring'), { exact: true }).fill('10')
    const born = isa.getByLabel(t('breedingRuleAdmin.born'), { exact: true })
    await born.fill('31.2.2020')
    await born.blur()
    await one.getByText(t('common.dayInvalid')).waitFor()
    await born.fill('1.3.2020')
    await born.blur()
    expect(await born.inputValue()).toBe('01.03.2020')
    const expected = one.getByLabel(
      t('breedingRuleAdmin.expectedOf', { point: '1', dog: t('breedingRules.dogs.sire') }),
    )
    await expected.selectOption('met')
    await button(page, t('breedingRuleAdmin.preview')).click()
    await page.getByText(t('breedingRuleAdmin.casesFail')).waitFor()
    await expected.selectOption('notMet')
    await button(page, t('breedingRuleAdmin.preview')).click()
    await page.getByText(t('breedingRuleAdmin.casesPass')).waitFor()
    await expectAccessible(page)

    await button(page, t('breedingRuleAdmin.save')).click()
    await toast(page, t('breedingRuleAdmin.saved')).waitFor()
    await heading(page, name).waitFor()
    await button(page, t('breedingRuleAdmin.publish')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('breedingRuleAdmin.casesPass')).waitFor()
    await dialog.getByRole('button', { name: t('breedingRuleAdmin.publish') }).click()
    await toast(page, t('breedingRuleAdmin.published', { name })).waitFor()
    await page.getByRole('link', { name: t('breedingRuleAdmin.change') }).waitFor()
    const numbered = t('breedingRuleAdmin.conditionOf', {
      point: '1',
      condition: t('breedingRules.conditions.offspring', { most: '10' }),
      of: t('breedingRuleAdmin.ofs.both'),
    })
    const log = page.getByRole('region', { name: t('breedingRuleAdmin.changes') })
    await log.getByText(numbered).first().waitFor()

    await page.getByRole('textbox', { name: t('breedingRuleAdmin.fields.validTo') }).fill('31.12.2024')
    await button(page, t('breedingRuleAdmin.end')).click()
    await toast(page, t('breedingRuleAdmin.ended')).waitFor()
    await expectAccessible(page)
  },
)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type DogOptions, makeDog, makeStatement } from '#server/testing/factories.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field, heading, toast } from './accountSteps.ts'
import { addNumber } from './clubDogs.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database

const t = translator('fi')
const make = (name: string, options: DogOptions = {}) => makeDog(db, { name, ...options })
const addressOf = (regnr: string, search = '') => `/hallinta/koira/${regnr}/perustiedot${search}`

/** A dog whose dam is not known, though she is its sire's full sister, and who has a daughter. */
async function family() {
  const sire = await make('Kaarnalahden Ahti', { sex: 'male', birth_date: '2010-01-01' })
  const dam = await make('Kaarnalahden Aino', { sex: 'female', birth_date: '2010-01-01' })
  const parents = { sire_id: sire.id, dam_id: dam.id, birth_date: '2014-01-01' }
  const son = await make('Kaarnalahden Kaleva', { sex: 'male', ...parents })
  const daughter = await make('Kaarnalahden Kyllikki', { sex: 'female', ...parents })
  const dog = await make('Kaarnalahden Louhi', { sex: 'female', sire_id: son.id, birth_date: '2018-01-01' })
  const puppy = await make('Kaarnalahden Lemmi', { sex: 'female', dam_id: dog.id, birth_date: '2020-01-01' })
  return { sire, dam, son, daughter, dog, puppy }
}

async function choose(page: Page, label: string, regnr: string) {
  await page.getByRole('combobox', { name: label }).fill(regnr)
  await page.getByRole('option').filter({ hasText: regnr }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const corrections = (page: Page) => page.getByRole('region', { name: t('identity.corrections.title') })
const preview = (page: Page) => page.getByRole('region', { name: t('identity.parents.preview') })
const parentsOf = (id: number) =>
  db.selectFrom('dog').select(['sire_id', 'dam_id']).where('id', '=', id).executeTakeFirstOrThrow()

test('corrects a dam by keyboard: sources, fault, preview, a reload, a save and its undo', async () => {
  const { dog, puppy, daughter, son } = await family()
  const page = await openPage(`/koira/${dog.regnr}`, { ...DESKTOP, as: 'koirat' })
  await page.getByRole('link', { name: t('identity.link') }).click()
  await heading(page, dog.name).waitFor()
  const values = page.getByRole('table', { name: t('identity.sources.fields') })
  await values
    .getByRole('row')
    .filter({ hasText: t('identity.fields.sex') })
    .getByText(t('common.female'))
    .waitFor()
  await values.getByText(t('identity.source.unknown')).first().waitFor()
  expect(await values.getByText(t('identity.fields.dam'), { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('identity.tasks.vanhemmat') }).focus()
  await page.keyboard.press('Enter')
  await choose(page, t('litters.dam'), puppy.regnr)
  await page.getByText(t('errors.PARENT_YOUNGER')).first().waitFor()
  await preview(page).getByText(t('identity.parents.impossible')).waitFor()
  await field(page, t('identity.reason')).fill('Rekisterikirja')
  await button(page, t('identity.parents.save')).click()
  await page.getByRole('link', { name: t('errors.PARENT_YOUNGER') }).waitFor()
  expect(await parentsOf(dog.id)).toEqual({ sire_id: son.id, dam_id: null })
  await choose(page, t('litters.dam'), daughter.regnr)
  await preview(page).getByText('25,00').waitFor()
  await preview(page)
    .getByText(t('identity.resting.descendants_one', { count: '1' }))
    .waitFor()
  await preview(page).getByText(t('dogs.notKnown')).first().waitFor()
  await expectAccessible(page)
  await page.reload()
  await preview(page).getByText('25,00').waitFor()
  expect(await field(page, t('identity.reason')).inputValue()).toBe('Rekisterikirja')
  await button(page, t('identity.parents.save')).focus()
  await page.keyboard.press('Enter')
  const saved = toast(page, t('identity.parents.saved'))
  await saved.getByRole('button', { name: t('identity.corrections.undo') }).waitFor()
  expect(await parentsOf(dog.id)).toEqual({ sire_id: son.id, dam_id: daughter.id })
  await corrections(page).getByText('Rekisterikirja').waitFor()
  await corrections(page).getByText('koirat').waitFor()
  await saved.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await toast(page, t('identity.corrections.done')).waitFor()
  await corrections(page)
    .getByText(/^kumottu \d\d\.\d\d\.\d{4}$/)
    .waitFor()
  expect(await parentsOf(dog.id)).toEqual({ sire_id: son.id, dam_id: null })
  await expect.poll(() => page.getByRole('combobox', { name: t('litters.dam') }).inputValue()).toBe('')
})

test('keeps what was chosen where somebody else has changed the parents, and shows the present ones', async () => {
  const { dog, daughter, sire } = await family()
  const page = await openPage(addressOf(dog.regnr, '?osa=vanhemmat'), { ...PHONE, as: 'jalostusneuvoja' })
  await choose(page, t('litters.dam'), daughter.regnr)
  await preview(page).getByText('25,00').waitFor()
  await field(page, t('identity.reason')).fill('DNA-testi')
  await db.updateTable('dog').set({ sire_id: sire.id }).where('id', '=', dog.id).execute()
  await button(page, t('identity.parents.save')).click()
  const words = { sire: `${sire.name} (${sire.regnr})`, dam: t('identity.parents.unknown') }
  await page
    .getByRole('alert')
    .filter({ hasText: t('identity.parents.changed', words) })
    .waitFor()
  expect(await field(page, t('identity.reason')).inputValue()).toBe('DNA-testi')
  await preview(page).getByRole('link', { name: daughter.name }).waitFor()
  await expectAccessible(page)
  await button(page, t('identity.parents.save')).click()
  await toast(page, t('identity.parents.saved')).waitFor()
  expect(await parentsOf(dog.id)).toEqual({ sire_id: sire.id, dam_id: daughter.id })
})

test('corrects fields: each bad value at its field, a reload, another one’s change meanwhile, a save and its undo', async () => {
  const dog = await make('Kaarnalahden Pihka', { sex: 'female', birth_date: '2019-04-01' })
  const page = await openPage(addressOf(dog.regnr), { ...PHONE, as: 'koirat' })
  await page.getByRole('link', { name: t('identity.tasks.muuta') }).click()
  const save = button(page, t('identity.basics.save'))
  const height = page.getByLabel(`${t('dogs.facts.height')} (cm)`)
  await height.fill('6,1')
  await page.getByLabel(t('identity.fields.colour')).fill('maksanruskea')
  await page.getByLabel(t('dogs.facts.beardGene')).selectOption('LI')
  await save.click()
  await page.getByRole('link', { name: t('errors.HEIGHT_INVALID') }).waitFor()
  await page.getByRole('link', { name: t('errors.REASON_MISSING') }).waitFor()
  await expectAccessible(page)
  await height.fill('61,5')
  await field(page, t('identity.reason')).fill('Mitattu erikoisnäyttelyssä')
  await page.reload()
  expect(await height.inputValue()).toBe('61,5')
  await db.updateTable('dog').set({ nick_name: 'Pikku', version: 2 }).where('id', '=', dog.id).execute()
  await save.click()
  await page.getByText(t('common.meanwhile.title')).waitFor()
  await page.getByText('Pikku').waitFor()
  await button(page, t('common.meanwhile.goOn')).click()
  await save.click()
  const saved = toast(page, t('identity.basics.saved'))
  await saved.getByRole('button', { name: t('identity.corrections.undo') }).waitFor()
  const stored = () =>
    db
      .selectFrom('dog')
      .select(['height_cm', 'colour', 'beard_gene', 'nick_name'])
      .where('id', '=', dog.id)
      .executeTakeFirstOrThrow()
  expect(await stored()).toEqual({
    height_cm: 61.5,
    colour: 'maksanruskea',
    beard_gene: 'LI',
    nick_name: 'Pikku',
  })
  await corrections(page).getByText(t('audit.codes.DOG_CORRECTED')).waitFor()
  await corrections(page).getByText('Mitattu erikoisnäyttelyssä').waitFor()
  await saved.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await toast(page, t('identity.corrections.done')).waitFor()
  expect(await stored()).toMatchObject({ height_cm: null, beard_gene: null, nick_name: 'Pikku' })
  await expect.poll(() => height.inputValue()).toBe('')
})

test('adds a dog: what is missing, a dog alike, parents, a reload, a question, and takes it back', async () => {
  const sire = await make('Kaarnalahden Tapio', { sex: 'male', birth_date: '2015-01-01' })
  const known = await make('Kaarnalahden Tellervo', { sex: 'female', birth_date: '2021-06-01' })
  const page = await openPage('/hallinta/koira/0/0/perustiedot', { ...PHONE, as: 'koirat' })
  await page.getByRole('link', { name: t('identity.choose.add') }).click()
  await heading(page, t('identity.adding.title')).waitFor()
  const save = button(page, t('identity.adding.save'))
  await save.click()
  for (const code of [
    'REGNR_MISSING',
    'DOG_NAME_MISSING',
    'BREED_MISSING',
    'SEX_MISSING',
    'DOG_BIRTH_MISSING',
  ])
    await page.getByRole('link', { name: t(`errors.${code}`) }).waitFor()
  await expectAccessible(page)
  const regnr = field(page, t('identity.fields.regnr'))
  await regnr.fill(known.regnr)
  const taken = page.getByRole('region', { name: t('identity.adding.known') })
  await taken.getByText(t('identity.adding.taken')).waitFor()
  await taken.getByRole('link', { name: known.name }).waitFor()
  await regnr.fill('fi88001/21')
  await field(page, t('identity.fields.name')).fill(known.name)
  await field(page, t('identity.fields.birthDate')).fill('1.6.2021')
  await page.getByLabel(t('identity.fields.breed')).selectOption('119')
  await page.getByLabel(t('common.female'), { exact: true }).check()
  await taken.getByText(t('identity.adding.alike')).waitFor()
  await choose(page, t('litters.sire'), sire.regnr)
  await field(page, t('identity.reason')).fill('Rekisterikirja')
  await expectAccessible(page)
  await page.reload()
  await taken.getByText(t('identity.adding.alike')).waitFor()
  expect(await field(page, t('identity.fields.name')).inputValue()).toBe(known.name)
  await save.click()
  const question = page.getByRole('dialog').filter({ hasText: t('errors.DOG_MAY_EXIST') })
  await question.getByRole('button').last().click()
  await toast(page, t('identity.adding.saved')).waitFor()
  await page.waitForURL(`**${addressOf('FI88001/21')}`)
  const values = page.getByRole('list', { name: t('identity.sources.fields') })
  await values.getByText(t('audit.codes.DOG_ADDED')).first().waitFor()
  await corrections(page).getByRole('button').click()
  const undo = page.getByRole('dialog', { name: t('identity.corrections.question', { name: known.name }) })
  await undo.getByRole('button', { name: t('identity.corrections.undo') }).click()
  await toast(page, t('identity.adding.removed')).waitFor()
  await heading(page, t('identity.choose.title')).waitFor()
  expect(
    await db.selectFrom('dog_number').select('dog_id').where('key', '=', 'FI88001/21').execute(),
  ).toEqual([])
})

test('merges two records after a question, and names what an undo leaves', async () => {
  const one = await make('Kaarnalahden Otso', { sex: 'male', birth_date: '2015-03-01', height_cm: 60 })
  const two = await make('Otso', { sex: 'male', birth_date: '2015-03-02', colour: 'ruskea' })
  const puppy = await make('Kaarnalahden Osmo', { sire_id: one.id, birth_date: '2018-01-01' })
  const page = await openPage(addressOf(one.regnr, '?osa=yhdista'), { ...PHONE, as: 'koirat' })
  await choose(page, t('identity.merge.other'), two.regnr)
  await heading(page, one.name).waitFor()
  const swap = button(page, t('identity.merge.swap'))
  await swap.waitFor()
  const right = (name: string, value: string) =>
    page.getByRole('group', { name: t(`identity.fields.${name}`) }).getByLabel(value, { exact: true })
  await right('name', two.name).check()
  await field(page, t('identity.reason')).fill('Sama siru')
  await swap.click()
  await page.getByText(t('identity.merge.kept', { regnr: two.regnr })).waitFor()
  expect(await right('name', two.name).isChecked()).toBe(true)
  await right('birthDate', '01.03.2015').check()
  expect(await field(page, t('identity.reason')).inputValue()).toBe('Sama siru')
  await expectAccessible(page)
  const submit = button(page, t('identity.merge.submit')).first()
  await submit.click()
  const words = { other: `${one.name} (${one.regnr})`, kept: `${two.name} (${two.regnr})` }
  const question = page.getByRole('dialog', { name: t('identity.merge.question', words) })
  await question.getByRole('button', { name: t('common.cancel') }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => submit.evaluate((element) => element === document.activeElement)).toBe(true)
  await submit.click()
  await question.getByRole('button', { name: t('identity.merge.submit') }).click()
  await toast(page, t('identity.merge.saved')).waitFor()
  await page.waitForURL(`**${addressOf(two.regnr)}`)
  const values = page.getByRole('list', { name: t('identity.sources.fields') })
  await values.getByText('01.03.2015').waitFor()
  await values.getByText('ruskea').waitFor()
  const numbers = page.getByRole('list', { name: t('identity.kinds.number') })
  await numbers.getByText(one.regnr).waitFor()
  await corrections(page).getByText(t('audit.codes.DOGS_MERGED')).waitFor()
  await db.updateTable('dog').set({ sire_id: null }).where('id', '=', puppy.id).execute()
  await corrections(page).getByRole('button').click()
  const undo = page.getByRole('dialog', { name: t('identity.corrections.question', { name: two.name }) })
  await undo.getByRole('button', { name: t('identity.corrections.undo') }).click()
  const left = page.getByRole('dialog', { name: t('identity.corrections.stayedTitle') })
  await left.getByText(`${puppy.regnr} ${puppy.name}`).waitFor()
  await expectAccessible(page)
  await left.getByRole('button', { name: t('common.close') }).click()
  await values.getByText('02.03.2015').waitFor()
  expect(await db.selectFrom('dog').select('name').where('id', '=', one.id).executeTakeFirst()).toEqual({
    name: one.name,
  })
})

test('splits a record that is two dogs, and leads to the new one', async () => {
  const dog = await make('Kaarnalahden Ilmarinen', { sex: 'male', birth_date: '2015-03-01' })
  await addNumber(service.database, dog.id, 'SE77777/2015')
  await makeStatement(db, dog.id)
  await makeStatement(db, dog.id, { kind: 'elbows', scale: 'fci_elbows', value: '0' })
  const page = await openPage(addressOf(dog.regnr, '?osa=jaa'), { ...DESKTOP, as: 'koirat' })
  const submit = button(page, t('identity.split.submit')).first()
  await button(page, t('identity.split.allOf', { kind: t('identity.kinds.number') })).click()
  await submit.click()
  await page.getByRole('link', { name: t('errors.NUMBER_MUST_STAY') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: dog.regnr }).uncheck()
  await button(page, t('identity.split.allOf', { kind: t('identity.kinds.health') })).click()
  await field(page, t('identity.split.name')).fill('Joukahainen')
  await page.getByRole('textbox', { name: new RegExp(`^${t('identity.split.birthDate')}`) }).fill('2.3.2015')
  await field(page, t('identity.reason')).fill('Kaksi koiraa')
  await page.reload()
  expect(await field(page, t('identity.split.name')).inputValue()).toBe('Joukahainen')
  await submit.click()
  const words = { name: 'Joukahainen', dog: `${dog.name} (${dog.regnr})` }
  const question = page.getByRole('dialog', { name: t('identity.split.question', words) })
  await question.getByText(t('identity.split.questionHelp_other', { count: '3' })).waitFor()
  await question.getByRole('button', { name: t('identity.split.submit') }).click()
  await page.getByText(t('identity.split.made', { regnr: 'SE77777/2015' })).waitFor()
  await page.getByRole('link', { name: t('identity.split.openMade') }).click()
  await heading(page, 'Joukahainen').waitFor()
  await page
    .getByRole('table', { name: t('identity.kinds.health') })
    .getByText(t('health.kinds.elbows'))
    .waitFor()
})

test('is for those who keep the register, at its own address only', async () => {
  const { dog } = await family()
  const page = await openPage('/', { as: 'jasen' })
  await page.goto(addressOf(dog.regnr))
  await heading(page, t('accounts.forbidden.title')).waitFor()
  await page.context().clearCookies()
  await page.goto(addressOf(dog.regnr))
  await page.waitForURL((url) => url.pathname === '/')
  const staff = await openPage(`/hallinta/koira/${dog.regnr}/muuta`, { as: 'yllapito' })
  await heading(staff, t('shell.notFound')).waitFor()
  await staff.goto(addressOf('FI00000/99'))
  await staff.getByText(t('dogs.notFound')).waitFor()
})

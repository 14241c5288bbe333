import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { calledBy } from '#domain/dogs.ts'
import { type MadeDog, makeDog, makePerson } from '#server/testing/factories.ts'
import { addMonths, formatDate } from '../src/domain/dates.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, field, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { dialog, today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')
const BORN = addMonths(today, -1)
const REASON = 'Pentujen määrä ei täsmää'

async function choose(page: Page, parent: 'sire' | 'dam', { regnr }: MadeDog) {
  await page.getByRole('combobox', { name: t(`litters.${parent}`) }).fill(regnr)
  await page.getByRole('option', { name: new RegExp(regnr) }).click()
}
/** What is wrong with a field is told at it. */
const expectFault = async (page: Page, label: string, message: string) => {
  await page.getByRole('textbox', { name: label, description: message }).waitFor()
}
const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true })

test('an owner writes a notice on a phone, the adviser approves it, everyone sees it, and its change is declined before it is taken away', async () => {
  const sire = await makeDog(db, { name: 'Ilmoituksen Iivari', sex: 'male' })
  const foreign = await makeDog(db, { name: 'Vieras Rotu', sex: 'male', breed_code: '57' })
  const dam = await makeDog(db, { name: 'Ilmoituksen Emma', sex: 'female' })
  const { person_id } = await db
    .selectFrom('account')
    .select('person_id')
    .where('username', '=', 'jasen')
    .executeTakeFirstOrThrow()
  await db.insertInto('dog_owner').values({ dog_id: dam.id, person_id: person_id! }).execute()
  const named = (dog: MadeDog) => calledBy({ name: dog.name ?? '', regnr: dog.regnr })
  const pair = t('litters.notice.titleOf', {
    type: t('litters.notice.types.litter'),
    sire: named(sire),
    dam: named(dam),
  })

  const owner = await openPage('/pentueilmoitukset', { ...PHONE, as: 'jasen' })
  await owner.getByText(t('notices.none')).waitFor()
  await expectAccessible(owner)
  await link(owner, t('notices.write')).tap()
  await owner.getByRole('heading', { name: t('notices.newTitle') }).waitFor()
  await button(owner, t('notices.form.send')).tap()
  await owner.getByText(t('errors.BIRTH_DATE_MISSING')).first().waitFor()
  await expectAccessible(owner)
  await button(owner, named(dam)).tap()
  await choose(owner, 'sire', foreign)
  await field(owner, t('notices.form.birthDate')).fill(formatDate(BORN))
  await owner.getByRole('textbox', { name: t('notices.form.matingDate') }).fill(formatDate(today))
  await owner.getByLabel(t('notices.form.females')).fill('25')
  await owner.getByRole('textbox', { name: t('notices.form.website') }).fill('koekennel')
  await button(owner, t('notices.form.send')).tap()
  await expectFault(owner, t('notices.form.birthDate'), t('errors.BIRTH_BEFORE_MATING'))
  await expectFault(owner, t('notices.form.females'), t('errors.TOO_MANY_PUPPIES'))
  await expectFault(owner, t('notices.form.website'), t('errors.WEBSITE_INVALID'))
  await owner.getByRole('textbox', { name: t('notices.form.matingDate') }).fill('')
  await owner.getByRole('textbox', { name: t('notices.form.website') }).fill('')
  await owner.getByLabel(t('notices.form.females')).fill('3')
  await button(owner, t('notices.form.send')).tap()
  await owner
    .getByRole('combobox', { name: t('litters.sire'), description: t('errors.DIFFERENT_BREEDS') })
    .waitFor()
  await expectAccessible(owner)
  expect(await field(owner, t('notices.form.birthDate')).inputValue()).toBe(formatDate(BORN))
  await choose(owner, 'sire', sire)
  await owner.getByLabel(t('notices.form.males')).fill('4')
  await owner.getByLabel(t('notices.form.place')).fill('Oulu')
  await owner.getByLabel(t('notices.form.contactPhone')).fill('040 123 4567')
  await owner.reload()
  await owner.getByRole('link', { name: named(sire) }).waitFor()
  expect(await owner.getByLabel(t('notices.form.place')).inputValue()).toBe('Oulu')
  await expectToFit(owner)
  await button(owner, t('notices.form.send')).tap()
  await toast(owner, t('notices.sent')).waitFor()
  await owner.getByText(t('litters.notice.states.waiting')).waitFor()
  await expectToFit(owner)

  const adviser = await openPage('/hallinta/pentueet', { ...DESKTOP, as: 'jalostusneuvoja' })
  const waiting = adviser.getByRole('article').filter({ hasText: pair })
  await waiting.getByText('040 123 4567').waitFor()
  expect(await adviser.getByRole('table').getByText(pair).count()).toBe(0)
  await expectAccessible(adviser)
  const check = waiting.getByRole('link', { name: t('noticeAdmin.checkOf', { pair }) })
  expect(await check.getAttribute('href')).toMatch(/^\/pentue\?sire=.+&dam=/)
  const approve = t('noticeAdmin.approveOf', { pair })
  await waiting.getByRole('button', { name: approve }).click()
  await expectAccessible(adviser)
  await dialog(adviser)
    .getByRole('button', { name: t('noticeAdmin.approve'), exact: true })
    .click()
  await toast(adviser, t('noticeAdmin.approved')).waitFor()
  await waiting.waitFor({ state: 'hidden' })

  await owner.reload()
  await link(owner, t('notices.openOf', { pair })).tap()
  await owner.getByText('Oulu').waitFor()
  const address = new URL(owner.url()).pathname
  const visitor = await openPage(address, PHONE)
  await visitor.getByText('040 123 4567').waitFor()
  await expectToFit(visitor)
  await expectAccessible(visitor)

  await owner.goto('/pentueilmoitukset')
  await button(owner, t('notices.renewOf', { pair })).tap()
  const until = formatDate(addMonths(today, 3))
  await toast(owner, t('notices.renewed', { date: until })).waitFor()
  await link(owner, t('notices.changeOf', { pair })).tap()
  await owner.getByLabel(t('notices.form.males')).fill('5')
  await button(owner, t('notices.form.send')).tap()
  await owner.getByText(t('notices.isChange')).waitFor()
  await adviser.reload()
  await waiting.getByText(t('noticeAdmin.before')).waitFor()
  await waiting.getByText(t('litters.notice.puppiesValue', { males: '5', females: '3' })).waitFor()
  await waiting.getByText(t('litters.notice.puppiesValue', { males: '4', females: '3' })).waitFor()
  await waiting.getByRole('button', { name: t('noticeAdmin.declineOf', { pair }) }).click()
  const decline = dialog(adviser).getByRole('button', { name: t('noticeAdmin.decline'), exact: true })
  await decline.click()
  await dialog(adviser).getByText(t('errors.REASON_MISSING')).first().waitFor()
  await dialog(adviser).getByLabel(t('noticeAdmin.reason'), { exact: true }).fill(REASON)
  await decline.click()
  await toast(adviser, t('noticeAdmin.declined')).waitFor()

  await owner.reload()
  await owner.getByText(t('notices.declinedFor', { reason: REASON })).waitFor()
  await expectAccessible(owner)
  await expectToFit(owner)
  await button(owner, t('notices.undoOf', { pair })).tap()
  await dialog(owner)
    .getByRole('button', { name: t('notices.undo'), exact: true })
    .tap()
  await toast(owner, t('notices.undone')).waitFor()
  await button(owner, t('notices.withdrawOf', { pair })).tap()
  await dialog(owner)
    .getByRole('button', { name: t('notices.withdraw'), exact: true })
    .tap()
  await toast(owner, t('notices.withdrawn')).waitFor()
  await visitor.reload()
  await visitor.getByText(t('errors.LITTER_NOT_FOUND')).waitFor()
})

test('the keeper of the list writes for the club, is told that the dam has no known owner, and finds the notice with its log', async () => {
  const sire = await makeDog(db, { name: 'Kerhon Isä', sex: 'male' })
  const dam = await makeDog(db, { name: 'Kerhon Emä', sex: 'female' })
  const writer = await openPage('/hallinta/pentueet', { ...DESKTOP, as: 'jalostuslista' })
  await link(writer, t('noticeAdmin.new')).click()
  await writer.getByRole('radio', { name: t('litters.notice.types.plan') }).check()
  await choose(writer, 'sire', sire)
  await choose(writer, 'dam', dam)
  await button(writer, t('noticeAdmin.save')).click()
  await writer.getByText(t('errors.DAM_OWNER_MISSING')).first().waitFor()
  await expectAccessible(writer)
  const id = await makePerson(db, { name: 'Omistaja' })
  await db.insertInto('dog_owner').values({ dog_id: dam.id, person_id: id }).execute()
  await button(writer, t('noticeAdmin.save')).click()
  await toast(writer, t('noticeAdmin.saved')).waitFor()
  await writer.getByRole('heading', { level: 1, name: /Kerhon Isä/ }).waitFor()
  await writer.getByText('jalostuslista').first().waitFor()
  await expectAccessible(writer)
  await writer.goto('/hallinta/pentueet?state=shown')
  await writer.getByRole('link', { name: /Kerhon Isä/ }).waitFor()
})

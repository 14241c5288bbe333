import { expect, test } from 'vitest'
import { MailLinks } from '#server/platform/mail/mailLinks.ts'
import { MAIL_LINKS_KEY, serverKey } from '#server/platform/serverKey.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { button, heading } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database
const t = translator('fi')

/** The secret of the link of a mail about new dogs. */
async function linkTo(recipient: string) {
  const at = new Date()
  const { key } = await db
    .insertInto('mail')
    .values({
      thing: 'e2e',
      kind: 'newDogs',
      recipient,
      language: 'fi',
      subject: 'x',
      body_text: 'x',
      body_html: 'x',
      created_at: at,
      due_at: at,
      sent_at: at,
    })
    .returning('key')
    .executeTakeFirstOrThrow()
  return new MailLinks(await serverKey(db, MAIL_LINKS_KEY)).sign('stop', key)
}
const stops = async () =>
  (await db.selectFrom('mail_stop').select('topic').execute()).map(({ topic }) => topic)

test('stops and chooses mails by the link of one, without signing in; opening it stops nothing', async () => {
  const token = await linkTo('aino@example.fi')
  const page = await openPage(`/viestivalinnat#token=${token}`, PHONE)
  await page.getByText('aino@example.fi').waitFor()
  await expectAccessible(page)
  await expectToFit(page)
  expect(await stops()).toEqual([])
  await button(page, t('accounts.mailChoices.stop')).tap()
  const topic = t('accounts.mailChoices.topics.newDogs')
  await page.getByText(t('accounts.mailChoices.stoppedHelp', { topic })).waitFor()
  expect(await stops()).toEqual(['newDogs'])
  await page.getByRole('switch', { name: t('accounts.mailChoices.topics.results') }).click()
  await expect.poll(stops).toEqual(['newDogs', 'results'])
  await button(page, t('accounts.mailChoices.undo')).tap()
  await expect.poll(stops).toEqual(['results'])
  await expectAccessible(page)

  const other = await openPage(`/viestivalinnat?token=${token}&lang=sv`)
  await heading(other, translator('sv')('accounts.mailChoices.title')).waitFor()
  await button(other, translator('sv')('accounts.mailChoices.stop')).waitFor()
  await other.goto(`/viestivalinnat#token=${'0'.repeat(52)}`)
  await other
    .getByText('Linkki ei toimi.', { exact: false })
    .or(other.getByText('Länken fungerar inte', { exact: false }))
    .first()
    .waitFor()
  await other.goto('/viestivalinnat?lang=fi')
  await other.getByText(t('accounts.mailChoices.noToken')).waitFor()
})

test('chooses the mails of the own address among the own details', async () => {
  await db.deleteFrom('mail_stop').execute()
  const page = await openPage('/profiili', { as: 'jasen' })
  const choice = page.getByRole('switch', { name: t('accounts.mailChoices.topics.litterNotices') })
  await choice.click()
  await expect.poll(stops).toEqual(['litterNotices'])
  await page.reload()
  await choice.waitFor()
  expect(await choice.isChecked()).toBe(false)
  await expectAccessible(page)
})

import { expect, test } from 'vitest'
import { button } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'

const { service, openPage } = await openJourneys()
const DESKTOP = { viewport: { width: 1440, height: 900 } }

async function oneOf(statement: string): Promise<{ id: number }> {
  const { rows } = await service.database.pool.query(statement)
  return rows[0]
}

test.each<Language>(['fi', 'sv', 'en'])(
  'an agent sees the log of a trial and of its list (%s)',
  async (lang) => {
    const t = translator(lang)
    const { id } = await oneOf(
      `select t.id from trial t join club_agent c on c.club_id = t.club_id join account a on a.id = c.account_id
     where a.username = 'koetoimitsija' and t.published_at is not null and t.cancelled_at is null
       and t.held_on > current_date and exists (select from entry where trial_id = t.id) limit 1`,
    )
    const page = await openPage(`/hallinta/kokeet/${id}/osallistujat?lang=${lang}`, {
      ...DESKTOP,
      as: 'koetoimitsija',
    })
    await page.getByRole('heading', { name: t('entries.changes') }).waitFor()
    await page.getByRole('link', { name: t('trialAdmin.tabs.log'), exact: true }).click()
    await page.waitForURL(/\/loki$/)
    await page.getByText(t('audit.none')).waitFor()
  },
)

test.each<Language>(['fi', 'sv', 'en'])(
  'the log of a judge tells KAER_CHIEF in words what has been changed (%s)',
  async (lang) => {
    const t = translator(lang)
    const { id } = await oneOf(
      `update judge set qualifications = '{field}' where id = (select min(id) from judge) returning id`,
    )
    const page = await openPage(`/hallinta/tuomarit/${id}?lang=${lang}`, { ...DESKTOP, as: 'kaer-vastaava' })
    await page.getByRole('heading', { name: t('officials.changes') }).waitFor()
    await page.getByLabel(t('trials.types.forest')).check()
    await button(page, t('officials.judges.save')).click()
    await page
      .getByRole('cell', { name: t('audit.codes.CHANGED') })
      .first()
      .waitFor()
    const told = await page
      .getByRole('cell')
      .filter({ hasText: t('audit.fields.qualifications') })
      .first()
      .textContent()
    expect(told).toContain(t('trials.types.forest'))
  },
)

import { expect, test } from 'vitest'
import { addDays, formatDate } from '#domain/dates.ts'
import { finnishDayOf } from '#domain/moments.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, field } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const DESKTOP = { viewport: { width: 1440, height: 900 } }

async function oneOf(statement: string): Promise<{ id: number; regnr: string }> {
  const { rows } = await service.database.pool.query(statement)
  return rows[0]
}

test.each<Language>(oneOfVariants(import.meta.url, ['fi', 'sv', 'en']))(
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

test.each<Language>(oneOfVariants(import.meta.url, ['fi', 'sv', 'en']))(
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

test.each<Language>(oneOfVariants(import.meta.url, ['fi', 'sv', 'en']))(
  'a dog and a trial are shown as they were at the end of a day, beside what they are now (%s)',
  async (lang) => {
    const t = translator(lang)
    const { pool } = service.database
    const { regnr, id: dog } = await oneOf(
      'select n.regnr, d.id from dog d join main_number n on n.dog_id = d.id where d.registered limit 1',
    )
    const { id: trial } = await oneOf('select min(trial_id) as id from trial_result')
    await pool.query(`update change_source set made_at = made_at - interval '10 days'`)
    await pool.query(`update trial set created_at = created_at - interval '400 days' where id = $1`, [trial])
    await pool.query('update dog set name = $2 where id = $1', [dog, `Uusi Nimi ${lang}`])
    await pool.query('update trial set place = $2 where id = $1', [trial, `Uusi paikka ${lang}`])
    const yesterday = formatDate(addDays(finnishDayOf(new Date()), -1))

    const page = await openPage(`/hallinta/koira/${regnr}/perustiedot?lang=${lang}`, {
      ...PHONE,
      as: 'koirat',
    })
    await field(page, t('identity.past.day')).fill(yesterday)
    await page.keyboard.press('Enter')
    await page.getByText(t('identity.past.lead', { day: yesterday })).waitFor()
    await page.getByText(`Uusi Nimi ${lang}`, { exact: true }).last().waitFor()
    await expectAccessible(page)
    const desk = await openPage(`/hallinta/kokeet/${trial}/loki?lang=${lang}`, { ...DESKTOP, as: 'yllapito' })
    await field(desk, t('trialAdmin.past.day')).fill(yesterday)
    await desk.keyboard.press('Enter')
    await desk.getByRole('cell', { name: `Uusi paikka ${lang}` }).waitFor()
    await expectAccessible(desk)
  },
)

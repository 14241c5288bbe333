import { expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Language, translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { db } = service.database

test.each<[Language, object, string, string]>(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, 'Kuikanrannan', 'Tuulispää'],
    ['sv', PHONE, 'Tiiranlammen', 'Rantaviidake'],
  ]),
)(
  'whoever keeps the register looks for doubles, finds two dogs, takes that back and compares (%s)',
  async (language, device, kennel, own) => {
    const t = translator(language)
    const shared = { sex: 'female', birth_date: '2016-02-03', breed_code: '119' } as const
    const one = await makeDog(db, { ...shared, name: `${kennel} ${own}` })
    const other = await makeDog(db, {
      ...shared,
      name: `${kennel.slice(0, -1)}s ${own}`,
      regnrs: [`SE${one.id}1/2016`],
    })
    // A kennel stands in more names than what its dogs are called.
    for (const called of ['Aalto', 'Meri'])
      await makeDog(db, { breed_code: '119', name: `${kennel} ${called}` })
    const names = { one: one.name, other: other.name }
    const page = await openPage(`/hallinta/kaksoiskappaleet?breed=119&agreeing=name&lang=${language}`, {
      ...device,
      as: 'jalostusneuvoja',
    })
    await button(page, t('doubles.search')).click()
    await page.getByText(t('doubles.searched')).waitFor()
    const compare = page.getByRole('link', { name: t('doubles.compareOf', names) })
    await compare.waitFor()
    const pair = page.locator('tr, li').filter({ has: compare })
    await pair.getByText(t('doubles.levels.name.kennelSpelling')).waitFor()
    const number = pair.getByRole('listitem').filter({ hasText: t('doubles.fields.number') })
    await number.getByText(one.regnr).waitFor()
    await number.getByText(other.regnr).waitFor()
    await pair.getByText(`${t('doubles.values.both')}: 03.02.2016`).waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: t('doubles.dismissOf', names) }).click()
    await toast(page, t('doubles.dismissed')).waitFor()
    await compare.waitFor({ state: 'detached' })
    await page.goto(`/hallinta/kaksoiskappaleet?state=dismissed&lang=${language}`)
    await page.getByText(t('doubles.dismissedBy', { user: 'jalostusneuvoja' })).waitFor()
    await page.getByRole('button', { name: t('doubles.reopenOf', names) }).click()
    await toast(page, t('doubles.reopened')).waitFor()

    await page.goto(`/hallinta/kaksoiskappaleet?breed=119&lang=${language}`)
    await compare.click()
    await page.getByRole('heading', { name: t('identity.tasks.yhdista') }).waitFor()
    expect(new URL(page.url()).searchParams.get('toinen')).toBe(other.regnr)
  },
)

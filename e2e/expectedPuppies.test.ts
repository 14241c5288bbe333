import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible, expectToFit } from './accessibility.ts'
import { heading } from './accountSteps.ts'
import { boxesOverTheEdge, emulatePaper, openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { PHONE } from './visitor.ts'

/** Breeds of the demo club: one whose dogs are tested of both genes, and one without tests. */
const TESTED = '98'
const UNTESTED = '57'

const { service, openPage: open } = await openJourneys()

interface Pair {
  readonly sire: string
  readonly dam: string
}

/** The first dogs of a breed of either sex for which conditions hold. */
async function pairOf(breed: string, ofSire = sql`true`, ofDam = sql`true`): Promise<Pair> {
  const find = async (sex: string, condition: typeof ofSire) => {
    const { rows } = await sql<{ regnr: string }>`
      select n.regnr from dog d join dog_number n on n.dog_id = d.id and n.is_primary
      where d.registered and d.breed_code = ${breed} and d.sex = ${sex} and ${condition} order by d.id desc limit 1`.execute(
      service.database.db,
    )
    if (!rows[0]) throw new Error(`breed ${breed} has no such ${sex}`)
    return rows[0].regnr
  }
  return { sire: await find('male', ofSire), dam: await find('female', ofDam) }
}

const addressOf = (pair: Pair, more: Record<string, string> = {}) =>
  `/pentue?${new URLSearchParams({ ...pair, ...more })}`

let pair: Pair
let misfit: Pair
beforeAll(async () => {
  const { db } = service.database
  pair = await pairOf(
    TESTED,
    sql`d.vwd_status is null and exists (select from dog p where p.id in (d.sire_id, d.dam_id) and p.vwd_status is not null)`,
    sql`d.vwd_status is not null`,
  )
  misfit = await pairOf(
    TESTED,
    sql`d.sire_id is not null and d.beard_gene is null and d.vwd_status is null
    and not exists (select from dog o where o.sire_id = d.id)`,
  )
  // Of a variant without a trace in the other tests of this file: only this dog and its sire.
  const sireOfMisfit = sql`(select d.sire_id from dog d join dog_number n on n.dog_id = d.id where n.regnr = ${misfit.sire})`
  await sql`update dog set beard_gene = 'WW' where id = ${sireOfMisfit}`.execute(db)
  await sql`update dog set beard_gene = 'ww' where id = (select dog_id from dog_number where regnr = ${misfit.sire})`.execute(
    db,
  )
})

describe('a test mating tells what the puppies may inherit', () => {
  test.each(
    oneOfVariants(import.meta.url, [
      ['fi', 'desk'],
      ['fi', 'phone'],
      ['sv', 'desk'],
      ['sv', 'phone'],
    ]),
  )('with the reason of each parent, and for a litter of any size (%s, %s)', async (language, size) => {
    const t = translator(language)
    const page = await open(addressOf(pair, { lang: language }), size === 'phone' ? PHONE : {})
    const section = page.getByRole('region', { name: t('expectedPuppies.title'), exact: true })
    await section.getByRole('heading', { name: t('expectedPuppies.loci.vwd'), exact: true }).waitFor()
    await section
      .getByText(/\d+,\d\s%/)
      .first()
      .waitFor()
    await section
      .getByText(new RegExp(`${t('expectedPuppies.relations.sire')}|${t('expectedPuppies.relations.dam')}`))
      .first()
      .waitFor()
    await section.getByLabel(t('expectedPuppies.size')).selectOption('3')
    await section
      .getByText(t('expectedPuppies.atLeastOne_other', { count: '3' }))
      .first()
      .waitFor()
    expect(new URL(page.url()).searchParams.get('puppies')).toBe('3')
    await page.reload()
    await section
      .getByText(t('expectedPuppies.atLeastOne_other', { count: '3' }))
      .first()
      .waitFor()
    expect(await section.textContent()).not.toMatch(/[{}]|undefined|expectedPuppies\./)
    await expectAccessible(page)
    await expectToFit(page)
  })

  test('and says why there are no figures where tests and recorded parents do not fit, with the dogs', async () => {
    const t = translator('fi')
    const page = await open(addressOf(misfit))
    const section = page.getByRole('region', { name: t('expectedPuppies.title'), exact: true })
    await section.getByText(t('expectedPuppies.refused.contradiction')).waitFor()
    await section.getByText(misfit.sire).first().waitFor()
    await expectAccessible(page)
  })

  test('and says so where no dog of the breed is tested', async () => {
    const t = translator('fi')
    const page = await open(addressOf(await pairOf(UNTESTED)), PHONE)
    await page.getByText(t('expectedPuppies.none')).waitFor()
    expect(await page.getByLabel(t('expectedPuppies.size')).count()).toBe(0)
    await expectAccessible(page)
  })

  test('and leads to how it is computed', async () => {
    const t = translator('fi')
    const page = await open(addressOf(pair))
    const section = page.getByRole('region', { name: t('expectedPuppies.title'), exact: true })
    await section.getByRole('link', { name: t('common.howComputed') }).click()
    await heading(page, t('information.topics.genotypes.title')).waitFor()
  })

  test('and prints inside the edges, without the choice', async () => {
    const t = translator('fi')
    const page = await open(addressOf(pair))
    await page.getByText(t('expectedPuppies.lead')).waitFor()
    await emulatePaper(page, 186, 273)
    expect(await boxesOverTheEdge(page)).toBe(0)
    expect(await page.getByLabel(t('expectedPuppies.size')).isVisible()).toBe(false)
  })
})

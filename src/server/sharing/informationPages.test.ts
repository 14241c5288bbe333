import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { openPages } from './pages.test-helper.ts'

const { app, database, page } = await openPages()
const { db } = database

async function write(slug: string, published: boolean) {
  const { id } = await db
    .insertInto('information_page')
    .values({ slug, published, position: 1, changed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('information_text')
    .values({
      page_id: id,
      number: 1,
      title_fi: 'Jäseneksi',
      title_sv: 'Bli medlem',
      title_en: '',
      text_fi: '# Näin\n\nKirjoita **sihteerille**.',
      text_sv: 'Skriv till [sekreteraren](/kokeet).',
      text_en: '',
      written_at: new Date(),
    })
    .execute()
}
const sitemap = async () => {
  const { rawPayload, body } = await app.inject('/sitemap/sivut.xml')
  return rawPayload[0] === 0x1f ? gunzipSync(rawPayload).toString() : body
}

beforeAll(async () => {
  await write('jaseneksi', true)
  await write('luonnos', false)
})

test('a page of the club is told by its title and first words, in the language asked for', async () => {
  expect(await page('/tietoja/jaseneksi')).toMatchObject({
    status: 200,
    title: 'Jäseneksi – Koirakanta',
    description: 'Kirjoita sihteerille.',
  })
  expect(await page('/tietoja/jaseneksi?lang=sv')).toMatchObject({
    title: expect.stringContaining('Bli medlem'),
    description: 'Skriv till sekreteraren.',
  })
  expect(await page('/tietoja/jaseneksi?lang=en')).toMatchObject({
    title: expect.stringContaining('Jäseneksi'),
  })
})

test.each(['/tietoja/luonnos', '/tietoja/ei-ole', '/tietoja/EI OLE'])('%s is not found', async (url) => {
  expect(await page(encodeURI(url))).toMatchObject({ status: 404, robots: 'noindex' })
})

test('the sitemap names it as soon as it is published, and no draft', async () => {
  expect(await sitemap()).toContain('/tietoja/jaseneksi</loc>')
  expect(await sitemap()).not.toContain('luonnos')
  await db.updateTable('information_page').set({ published: true }).execute()
  expect(await sitemap()).toContain('/tietoja/luonnos</loc>')
})

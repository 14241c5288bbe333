import { beforeAll, expect, test } from 'vitest'
import type { PedigreeAnswer } from '#contract/pedigree.ts'
import { REPEATED_TINTS } from '#contract/repeatedAncestors.ts'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import { makeDog, makeStatement, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { readPdf } from '../testing/pdfText.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { waitForPedigree } from '../testing/waiting.ts'
import { pedigreeDocument } from './pdf/document.ts'
import { chartTexts } from './pdf/texts.ts'

const NOW = new Date('2026-05-17T22:30:00Z')
const GENERATIONS = 7
let number = 0

/** A dog with all ancestors of so many generations; the sire's sire of every dog is one and the same. */
async function makeTree(generations: number, name: string, shared?: number): Promise<number> {
  const { db } = database
  const parents =
    generations === 0
      ? {}
      : {
          sire_id: generations === 1 && shared ? shared : await makeTree(generations - 1, `${name}i`, shared),
          dam_id: await makeTree(generations - 1, `${name}e`, shared),
        }
  const { id } = await makeDog(db, { name, regnrs: [`FI${30_000 + ++number}/15`], ...parents })
  return id
}

const { app, database } = await openService({ now: () => NOW })

beforeAll(async () => {
  const { db } = database
  const common = await makeDog(db, { name: 'Yhteinen Esi-isä Škoda', regnrs: ['ČLP/KO/12345/10'] })
  const dog = await makeTree(GENERATIONS, 'Åsa ', common.id)
  await db
    .updateTable('dog')
    .set({ name: 'Šárka Äyriäinen', birth_date: '2024-02-03', birth_year: 2024 })
    .where('id', '=', dog)
    .execute()
  await db.insertInto('dog_title').values({ dog_id: dog, code: 'FI KVA-J' }).execute()
  await makeStatement(db, dog, { value: 'B' })
  await makeTrialResult(db, dog)
  await db
    .updateTable('dog_number')
    .set({ regnr: 'FI1/24', key: 'FI1/24', stem: 'FI1' })
    .where('dog_id', '=', dog)
    .execute()
  await waitForPedigree(app, database)
})

const print = (query = '', regnr = 'FI1%2F24') => app.inject(`/api/dog/${regnr}/pedigree.pdf${query}`)

test.each([3, 4, 5, 6])(
  'prints %i generations on one A4 page, each ancestor once per place',
  async (generations) => {
    const answer = await print(`?generations=${generations}`)
    expect(answer.statusCode).toBe(200)
    const { pages, size, texts } = readPdf(answer.rawPayload)
    expect(pages).toBe(1)
    expect(size.map(Math.round)).toEqual([842, 595])
    const names = texts.filter(({ text }) => /^(.: )?Åsa [ie]+/.test(text))
    expect(new Set(names.map(({ text }) => /Åsa [ie]+/.exec(text)![0])).size).toBe(2 ** (generations + 1) - 2)
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThanOrEqual(24)
      expect(x).toBeLessThan(size[0]! - 24)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(size[1]! - 20)
    }
    const boxTexts = new Set(names.map(({ x, y }) => `${x} ${y}`))
    expect(boxTexts.size).toBe(names.length)
  },
)

test('prints dog, club, day in Finland and inbreeding in the header', async () => {
  const all = readPdf((await print()).rawPayload).texts.map(({ text }) => text.replaceAll('\u00a0', ' '))
  expect(all.slice(0, 8)).toEqual([
    'Šárka Äyriäinen',
    'FI1/24 · s. 03.02.2024 · FI KVA-J · Lonkat B · Koe AVO1',
    'Sukusiitosaste 6 sukupolvelta 0,00 %, kaikilta tunnetuilta 12,50 % · Tunnettuja esivanhempia 126 / 126 · täydellisiä sukupolvia 6',
    'Luotettavuus hyvä: vähintään 5 sukupolvea tunnetaan kokonaan ja esivanhemmista vähintään 100/126.',
    'Tunnettujen esivanhempien mukaan vanhemmat ovat toisilleen kaukaisempaa sukua kuin serkukset.',
    'Vertailuarvot: serkusten jälkeläinen 6,25 %, puolisisarusten 12,5 %, täyssisarusten 25 %. Menetelmä: Wright; vanhemmat ovat 1. sukupolvi; tuntemattomat esivanhemmat lasketaan ei-sukulaisiksi.',
    'Kanakoirakerho Koirakanta',
    'Tulostettu 18.05.2026',
  ])
  expect(all).toContain('Kukaan esivanhempi ei toistu näissä sukupolvissa.')
})

test('prints a repeated ancestor’s letter on every place, and its share in the legend', async () => {
  const { db } = database
  const [sire, dam] = [await makeDog(db), await makeDog(db)]
  const son = await makeDog(db, { sire_id: sire.id, dam_id: dam.id })
  const dog = await makeDog(db, { sire_id: son.id, dam_id: dam.id })
  await waitForPedigree(app, database)
  const { texts } = readPdf((await print('?lang=en', dog.regnr)).rawPayload)
  const all = texts.map(({ text }) => text)
  expect(all.filter((text) => text === `A: ${dam.name}`)).toHaveLength(2)
  expect(all).toContain(`A: 25.00%  ${dam.name} ${dam.regnr}`)
  expect(all).toContain(
    'Ancestors that occur more than once, and their share of the inbreeding over six generations',
  )
})

test('prints the number of a nameless dog once in the header, in its box and in the legend', async () => {
  const { db } = database
  const nameless = (regnr: string, parents = {}) => makeDog(db, { name: regnr, regnrs: [regnr], ...parents })
  const sire = await nameless('FI40001/10')
  const half = async () => (await makeDog(db, { sire_id: sire.id, dam_id: (await makeDog(db)).id })).id
  const dog = await nameless('FI40002/20', { sire_id: await half(), dam_id: await half() })
  await waitForPedigree(app, database)
  const all = readPdf((await print('?generations=3&lang=fi', dog.regnr)).rawPayload).texts.map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  )
  expect(all[0]).toBe('Nimi ei tiedossa')
  expect(all.filter((text) => text.includes(dog.regnr))).toHaveLength(2)
  expect(all.filter((text) => text === 'A: Nimi ei tiedossa')).toHaveLength(2)
  expect(all).toContain(`A: 12,50 %  ${sire.regnr}`)
})

test('draws the dog and every known ancestor in the tints of the screen, and no empty boxes', async () => {
  const { db } = database
  const [sire, dam] = [await makeDog(db), await makeDog(db, { sire_id: (await makeDog(db)).id })]
  const son = await makeDog(db, { sire_id: sire.id, dam_id: dam.id })
  const dog = await makeDog(db, { sire_id: son.id, dam_id: dam.id })
  await waitForPedigree(app, database)
  const asked = await app.inject({
    method: 'POST',
    url: '/api/dog/pedigree?generations=4',
    headers: { 'content-type': 'text/plain' },
    payload: dog.regnr,
  })
  const answer: PedigreeAnswer = asked.json()
  const frame = {
    clubName: 'Kerho',
    today: '2026-05-18',
    sealed: { url: 'https://kerho.example/tarkista#a.b', number: '0' },
  }
  const { content } = pedigreeDocument(answer, frame, chartTexts('fi', FIRST_HEALTH_CODES))
  const [chart] = content as { canvas: { type: string; color?: string }[] }[]
  const boxes = chart?.canvas.filter(({ type }) => type === 'rect') ?? []
  const places = answer.chart.places.filter((place) => place !== null).length
  expect(places).toBe(6)
  expect(boxes).toHaveLength(1 + places)
  const tinted = boxes.map(({ color }) => color).filter((color) => color !== '#ffffff')
  expect(tinted.toSorted()).toEqual(
    [REPEATED_TINTS[0], REPEATED_TINTS[0], REPEATED_TINTS[1], REPEATED_TINTS[1]].toSorted(),
  )
})

test('prints no inbreeding where a parent is unknown', async () => {
  const dog = await makeDog(database.db, { sire_id: (await makeDog(database.db)).id })
  await waitForPedigree(app, database)
  const all = readPdf((await print('?lang=en', dog.regnr)).rawPayload).texts.map(({ text }) => text)
  expect(all[2]).toBe(
    'Inbreeding cannot be computed: at least one parent is not known · Known ancestors 1 / 126 · complete generations 0',
  )
  expect(all.filter((text) => text.includes('%'))).toEqual([])
})

test('prints a repeated ancestor that acts through another one without a share of its own', async () => {
  const { db } = database
  const [sire, dam] = [await makeDog(db), await makeDog(db)]
  const common = await makeDog(db, { sire_id: sire.id, dam_id: dam.id })
  const half = async () => (await makeDog(db, { sire_id: common.id, dam_id: (await makeDog(db)).id })).id
  const dog = await makeDog(db, { sire_id: await half(), dam_id: await half() })
  await waitForPedigree(app, database)
  const all = readPdf((await print('?lang=en', dog.regnr)).rawPayload).texts.map(({ text }) => text)
  expect(all).toContain(`A: 12.50%  ${common.name} ${common.regnr}`)
  expect(all).toContain(`B: no share of its own  ${sire.name} ${sire.regnr}`)
  expect(all.filter((text) => text.includes('0.00%'))).toEqual([])
})

test('prints that a low figure is not to be trusted, and that the dog is imported', async () => {
  const { db } = database
  const dog = await makeDog(db, {
    sire_id: (await makeDog(db)).id,
    dam_id: (await makeDog(db)).id,
    imported: true,
  })
  await waitForPedigree(app, database)
  const all = readPdf((await print('?lang=en', dog.regnr)).rawPayload).texts.map(({ text }) => text)
  expect(all[3]).toBe(
    'Low reliability: fewer than 3 generations are complete, so the true figure may be much higher. An imported dog: its known pedigree begins at the border, so ancestors are missing.',
  )
})

test.each(['fi', 'sv', 'en'])(
  'in %s the longest sentences on a figure stand on a line each',
  async (lang) => {
    const { db } = database
    const half = await makeDog(db)
    const grandparent = async (shared?: number) => {
      const [sire, dam] = [shared ?? (await makeDog(db)).id, (await makeDog(db)).id]
      return (await makeDog(db, { sire_id: sire, dam_id: dam })).id
    }
    const parent = async (overrides = {}) =>
      (
        await makeDog(db, {
          sire_id: await grandparent(half.id),
          dam_id: await grandparent(half.id),
          ...overrides,
        })
      ).id
    const dog = await makeDog(db, { sire_id: await parent({ imported: true }), dam_id: await parent() })
    await waitForPedigree(app, database)
    const { texts } = readPdf((await print(`?lang=${lang}`, dog.regnr)).rawPayload)
    // The number under the square code stands at the right.
    const lines = texts.filter(({ x, y }) => x < 100 && y <= texts[2]!.y && y > texts[2]!.y - 35)
    const words = chartTexts(lang as 'fi', FIRST_HEALTH_CODES)
    expect(lines.map(({ text }) => text)).toEqual([
      expect.stringContaining('126'),
      `${words.inbreeding.trust.moderate} ${words.inbreeding.imported.parent}`,
      words.inbreeding.closeness.halfSiblings,
      expect.stringContaining(words.inbreeding.method),
    ])
  },
)

test('prints hips before elbows, as on the screen', async () => {
  const dog = await makeDog(database.db)
  await makeStatement(database.db, dog.id, { kind: 'elbows', scale: 'fci_elbows', value: '0' })
  await makeStatement(database.db, dog.id, { value: 'B' })
  await waitForPedigree(app, database)
  const all = readPdf((await print('', dog.regnr)).rawPayload).texts.map(({ text }) => text)
  expect(all[1]).toMatch(/Lonkat B · Kyynärät/)
})

test('prints shares over six generations in the legend of a short chart', async () => {
  const { db } = database
  // Half sibs whose common sire is himself of full sibs: that is seen only beyond the third generation.
  const [grandsire, granddam] = [await makeDog(db), await makeDog(db)]
  const sib = () => makeDog(db, { sire_id: grandsire.id, dam_id: granddam.id })
  const inbred = await makeDog(db, { sire_id: (await sib()).id, dam_id: (await sib()).id })
  const half = async () => (await makeDog(db, { sire_id: inbred.id, dam_id: (await makeDog(db)).id })).id
  const dog = await makeDog(db, { sire_id: await half(), dam_id: await half() })
  await waitForPedigree(app, database)
  const all = readPdf((await print('?generations=3&lang=en', dog.regnr)).rawPayload).texts.map(
    ({ text }) => text,
  )
  expect(all.find((text) => text.startsWith('Inbreeding'))).toContain('over 6 generations 15.63%')
  expect(all).toContain(`A: 15.63%  ${inbred.name} ${inbred.regnr}`)
})

test.each([
  ['fi', 'FI1%2F24', 'sukutaulu FI1-24.pdf'],
  ['sv', 'FI1%2F24', 'stamtavla FI1-24.pdf'],
  ['en', '%C4%8CLP/KO/12345/10', 'pedigree ČLP-KO-12345-10.pdf'],
])('in %s the file of %s is named %s', async (lang, regnr, name) => {
  const { headers } = await print(`?lang=${lang}`, regnr)
  expect(headers['content-type']).toBe('application/pdf')
  const plain = name.replace('Č', 'C')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  )
})

test('refuses a wrong number of generations and an unknown dog as JSON', async () => {
  const wrong = await print('?generations=7')
  expect(refusalOf(wrong)).toEqual([400, 'INPUT_INVALID', { generations: 'VALUE_INVALID' }])
  expect(codeOf(await print('', 'FI99999%2F99'))).toBe('DOG_NOT_FOUND')
})

test('marks letters that the font does not have, and says of which script they are, on its one page', async () => {
  await database.db
    .updateTable('dog')
    .set({ name: 'Жучка כלב' })
    .where('id', 'in', (query) =>
      query.selectFrom('dog_number').select('dog_id').where('regnr', '=', 'FI1/24'),
    )
    .execute()
  const { texts, pages } = readPdf((await print('?lang=en')).rawPayload)
  const text = texts.map((shown) => shown.text).join('')
  expect(pages).toBe(1)
  expect(text).toContain('Жучка ◊◊◊')
  expect(text).toContain('◊ stands for a character that cannot be printed (Hebrew)')
})

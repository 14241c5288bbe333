import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchByFeatures, SearchCountsAnswer } from '#contract/advancedSearch.ts'
import { loadDemo } from '#demo/demo.ts'
import { type Condition, mostExcluding } from '#domain/advancedSearch/conditions.ts'
import { conditionsIn } from '#domain/advancedSearch/conditionText.ts'
import { inbreedingById } from '../genetics/snapshot.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'
import { readXlsx } from '../testing/xlsxCells.ts'
import { type Exported, exportAll, type PlainQuestion, plainSearch } from './plainLoops.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database
const visitor = new TestBrowser(app)
let advisor: TestBrowser
let rows: Exported
const inbreeding = new Map<number, number>()

beforeAll(async () => {
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  advisor = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  rows = await exportAll(db)
  await waitForPedigree(app, database)
  for (const { id } of rows.dogs) {
    const { inbreeding: f } = inbreedingById(app.services.live.snapshot, id)
    if (f !== null) inbreeding.set(id, f)
  }
})

const read = (text: string): Condition[] => conditionsIn(text)!
const ask = (body: object, by: TestBrowser = visitor) => by.json('/api/dog/search/', body)
async function search(body: object, by: TestBrowser = visitor) {
  const answer = await ask(body, by)
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()])
  return answer.json<SearchByFeatures>()
}

/** All pages of a search, held against plain loops over the rows. */
async function expectPlain(question: PlainQuestion, by: TestBrowser = visitor) {
  const own = plainSearch(rows, question, inbreeding)
  const found: string[] = []
  for (let page = 1; ; page++) {
    const answer = await search({ ...question, page, sort: 'regnr' }, by)
    expect(answer.counts).toEqual({
      dogs: own.dogs,
      total: own.found.length,
      met: own.met,
      without: own.without,
      mostExcluding: own.found.length === 0 ? expect.any(Number) : null,
    })
    found.push(...answer.dogs.map(({ regnr }) => regnr))
    if (found.length >= own.found.length || answer.dogs.length === 0) break
  }
  expect(found.toSorted()).toEqual(own.found)
  return own
}

const SINGLE = [
  'age.2.5',
  'age..3',
  'age.10',
  'title.FI JVA.FI KVA--FT.C-.I-.B-.',
  'award.gold.bronze',
  'health.fci_hips.orBetter.B',
  'health.fci_hips.orWorse.D',
  'health.iewg_elbows.orWorse.1',
  'trial.VOI.1',
  'trial.AVO.2.forest',
  'trial...field.4',
  'trial',
  'score.hunt.willToHunt.4',
  'score.hunt.points.100.150.2',
  'score.water.track..5',
  'show.ERI',
  'show..SERT.2',
  'show.EH.SA.2',
  'measure.height.50.60',
  'inbreeding..3_125',
  'inbreeding.5',
  'register.active',
  'register.removed',
]

describe('equals plain loops over the exported rows', () => {
  test.each(SINGLE)('%s, of the dog', async (text) => {
    await expectPlain({ condition: 2, conditions: read(text) })
  })

  test.each(
    ['sire', 'dam', 'bothParents', 'someSibling', 'noSibling', 'someOffspring', 'noOffspring'].flatMap((of) =>
      [
        'health.fci_hips.orWorse.C',
        'trial.VOI.1',
        'title.FI KVA--FT.C-.I-.B-.',
        'show.ERI',
        'register.active',
        'inbreeding.2',
      ].map((text) => `${of}.${text}`),
    ),
  )('%s', async (text) => {
    await expectPlain({ condition: 2, conditions: read(text) })
  })

  const MIXED =
    'age.2.8*health.fci_hips.orBetter.B*sire.trial.AVO.2*noSibling.health.fci_hips.orWorse.D*show.EH*inbreeding..5'
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [3, 4],
    [3, 6],
  ] as const)('several conditions, condition %s, at least %s', async (condition, least) => {
    const { found } = await expectPlain({ condition, least, conditions: read(MIXED) })
    expect(found.length).toBeGreaterThan(0)
  })

  test('narrowed by breed and sex', async () => {
    const breed = rows.dogs[0]!.breed
    for (const condition of [1, 2] as const)
      await expectPlain({ condition, breed, sex: 'female', conditions: read('age.2.8*show.EH') })
    await expectPlain({ condition: 2, breed, sex: 'male', conditions: [] })
  })

  test('alive, for whoever sees deaths', async () => {
    for (const text of ['alive.alive', 'alive.dead', 'sire.alive.dead', 'noOffspring.alive.alive'])
      await expectPlain({ condition: 2, conditions: read(text) }, advisor)
  })
})

describe('what a dog is told with', () => {
  test('conditions it meets, most first, and how many siblings it is known of', async () => {
    const conditions = read('show.EH*noSibling.health.fci_hips.orWorse.D*someOffspring.trial.VOI.1')
    const { dogs } = await search({ condition: 1, conditions })
    const own = conditions.map(
      (one) => plainSearch(rows, { condition: 2, conditions: [one] }, inbreeding).found,
    )
    expect(dogs.map(({ met }) => met.length)).toEqual(
      dogs.map(({ met }) => met.length).toSorted((a, b) => b - a),
    )
    for (const { regnr, met, relatives } of dogs) {
      expect(met).toEqual([0, 1, 2].filter((index) => own[index]!.includes(regnr)))
      expect(relatives.map(({ condition }) => condition)).toEqual(
        relatives.map(({ condition }) => condition).toSorted(),
      )
      const siblings = relatives.find(({ condition }) => condition === 1)
      const dog = rows.dogs.find((one) => one.regnr === regnr)!
      const all = rows.dogs.filter(
        (one) =>
          one !== dog && dog.sire_id !== null && one.sire_id === dog.sire_id && one.dam_id === dog.dam_id,
      )
      expect(siblings?.all ?? 0).toBe(all.length)
      if (met.includes(1)) expect(siblings).toMatchObject({ met: 0, known: expect.any(Number) })
      if (met.includes(1)) expect(siblings!.known).toBeGreaterThan(0)
    }
  })

  test.each(['name', 'regnr', 'birthDate', 'inbreeding'] as const)('in the order of %s', async (sort) => {
    const conditions = read('health.fci_hips.orBetter.B')
    const order = async (direction: string) =>
      (await search({ conditions, sort, direction })).dogs.map((dog) => dog[sort])
    const collator = new Intl.Collator('fi')
    const compare = (a: string | number, b: string | number) =>
      typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b))
    const known = (values: (string | number | null)[]) => values.filter((value) => value !== null)
    const [up, down] = [known(await order('asc')), known(await order('desc'))]
    expect(up.length).toBeGreaterThan(5)
    if (sort !== 'regnr') {
      expect(up).toEqual(up.toSorted(compare))
      expect(down).toEqual(down.toSorted((a, b) => compare(b, a)))
    }
    expect(up).not.toEqual(down)
  })
})

describe('a search that finds nothing', () => {
  test('the same in every order, of their relatives too', async () => {
    const conditions = read('noSibling.health.fci_hips.orWorse.D*someOffspring.trial')
    const allIn = async (sort: string) => {
      const { dogs, counts, pageSize } = await search({ condition: 1, conditions, sort })
      const pages = Array.from({ length: Math.ceil(counts.total / pageSize) - 1 }, (_, index) => index + 2)
      const rest = await Promise.all(pages.map((page) => search({ condition: 1, conditions, sort, page })))
      return [...dogs, ...rest.flatMap((one) => one.dogs)].toSorted((a, b) => (a.regnr < b.regnr ? -1 : 1))
    }
    const byName = await allIn('name')
    expect(byName.length).toBeGreaterThan(25)
    expect(await allIn('inbreeding')).toEqual(byName)
  })

  test('says which condition excludes most, and what would remain without it', async () => {
    const conditions = read('show.H*age.38*health.fci_hips.orBetter.C')
    const { counts, dogs } = await search({ conditions })
    const own = plainSearch(rows, { condition: 2, conditions }, inbreeding)
    expect(dogs).toEqual([])
    expect(counts).toMatchObject({ total: 0, mostExcluding: 1, without: own.without })
    expect(counts.without[1]).toBeGreaterThan(0)
  })

  test('names the one that fewest dogs meet where none alone would help', () => {
    expect(mostExcluding({ dogs: 9, total: 0, met: [5, 1, 3], without: [0, 0, 0] })).toBe(1)
    expect(mostExcluding({ dogs: 9, total: 9, met: [], without: [] })).toBeNull()
  })
})

test('without anything asked finds every dog of the register, as specified', async () => {
  const { counts, page } = await search({})
  expect([counts.total, counts.dogs, page]).toEqual([
    rows.dogs.filter(({ registered }) => registered).length,
    counts.total,
    1,
  ])
})

test('counts the same without reading dogs', async () => {
  const asked = { condition: 3, least: 2, conditions: read('show.EH*age.2.8*sire.trial.VOI.1') }
  const answer = await visitor.json('/api/dog/search/count', asked)
  expect(answer.json<SearchCountsAnswer>()).toEqual((await search(asked)).counts)
})

describe('as a file', () => {
  const query = new URLSearchParams({ lang: 'fi', conditions: 'trial.VOI.1*health.fci_hips.orBetter.B' })
  test('CSV holds every dog, with the chosen columns', async () => {
    const { body, headers } = await visitor.get(`/api/dog/search/csv?${query}&columns=bestKaer,sex`)
    const lines: string[][] = parse(body, { delimiter: ';', bom: true })
    const own = plainSearch(rows, { condition: 2, conditions: read(query.get('conditions')!) }, inbreeding)
    expect(lines[0]).toEqual(['Rek.nro', 'Koira', 'Sukupuoli', 'Paras koe'])
    expect(
      lines
        .slice(1)
        .map(([regnr]) => regnr)
        .toSorted(),
    ).toEqual(own.found)
    expect(headers['content-disposition']).toContain('.csv')
  })

  test('a spreadsheet holds the same', async () => {
    const { rawPayload } = await visitor.get(`/api/dog/search/xlsx?${query}`)
    const { counts } = await search({ conditions: read(query.get('conditions')!) })
    expect(readXlsx(rawPayload)).toHaveLength(counts.total + 1)
  })
})

describe('what is refused', () => {
  test.each<[string, object, string]>([
    ['another condition', { condition: 4 }, 'condition'],
    ['a condition of no kind', { conditions: [{ kind: 'colour' }] }, 'conditions.0.kind'],
    [
      'a field of another kind',
      { conditions: [{ kind: 'title', titles: ['FI KVA'], prize: 1 }] },
      'conditions.0',
    ],
    ['one that asks nothing', { conditions: [{ kind: 'age' }] }, 'conditions.0.from'],
    ['bounds the wrong way', { conditions: [{ kind: 'age', from: 4, to: 2 }] }, 'conditions.0.to'],
    [
      'a score of another sheet',
      { conditions: [{ kind: 'score', sheet: 'water', score: 'speed', from: 1 }] },
      'conditions.0.score',
    ],
    [
      'an unknown grade',
      { conditions: [{ kind: 'health', scale: 'fci_hips', is: 'orBetter', grade: 'Z' }] },
      'conditions.0.grade',
    ],
    [
      'an unknown scale',
      { conditions: [{ kind: 'health', scale: 'none', is: 'orBetter', grade: 'A' }] },
      'conditions.0.scale',
    ],
    ['too many', { conditions: read('age.1').flatMap((one) => Array(11).fill(one)) }, 'conditions'],
  ])('%s', async (_, body, field) => {
    const answer = await ask(body)
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
  })

  test('a breed that there is not', async () => {
    expect(refusalOf(await ask({ breed: '4321' }))).toEqual([404, 'BREED_NOT_FOUND'])
  })

  test('a text of conditions that cannot be read', async () => {
    for (const text of ['colour.red', 'age', 'age.5.2', 'sire', 'age.1e3'])
      expect(
        (await visitor.get(`/api/dog/search/csv?conditions=${encodeURIComponent(text)}`)).statusCode,
      ).toBe(400)
  })

  test('alive, of whoever may not see every death', async () => {
    const member = await signedIn(app, await makeAccount(db))
    for (const browser of [visitor, member]) {
      const conditions = read('alive.dead')
      expect(refusalOf(await ask({ conditions }, browser))).toEqual([403, 'FORBIDDEN'])
      expect(refusalOf(await browser.json('/api/dog/search/count', { conditions }))).toEqual([
        403,
        'FORBIDDEN',
      ])
      expect(refusalOf(await browser.get('/api/dog/search/csv?conditions=alive.dead'))).toEqual([
        403,
        'FORBIDDEN',
      ])
    }
  })
})

test('a change is found at once', async () => {
  const conditions = read('measure.height.119')
  expect((await search({ conditions })).counts.total).toBe(0)
  const { regnr } = await makeDog(db, { height_cm: 119 })
  await makeDog(db, { height_cm: 119, registered: false })
  expect((await search({ conditions })).dogs.map((dog) => dog.regnr)).toEqual([regnr])
})

test('offers the titles that dogs have', async () => {
  const { titles } = (await visitor.get('/api/dog/search/choices')).json()
  const own = new Map<unknown, Set<unknown>>()
  for (const { code, dog_id } of rows.titles) own.set(code, (own.get(code) ?? new Set()).add(dog_id))
  expect(
    Object.fromEntries(titles.map(({ code, dogs }: { code: string; dogs: number }) => [code, dogs])),
  ).toEqual(Object.fromEntries([...own].map(([code, dogs]) => [code, dogs.size])))
})

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { INFORMATION_TOPICS, topicsOf } from '#contract/informationTopics.ts'
import { findShownPages } from '../information/information.service.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { escapeHtml } from '../platform/http/pageHead.ts'
import { cachePromise, VersionedCache } from '../platform/versionedCache.ts'
import { dogPath, trialPath } from './pageAddress.ts'
import { dogStretches, dogsOf, type Stretch, trialStretches, trialsOf } from './sitemap.store.ts'

/** The most addresses in one part. Source: sitemaps.org, protocol. */
const MOST_ADDRESSES = 50_000
/** Rows that are read at a time. */
const BATCH = 5000
/** More parts than the largest register has. */
const MAX_PARTS = 200
const NOT_FOUND = new AppError('notFound', 'NOT_FOUND')

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A thing that stands in the sitemap, by the path of its page. */
interface Entry {
  readonly path: string
  /** ISO; absent: not known */
  readonly changedOn?: string
}

interface Parts {
  readonly dogs: readonly Stretch[]
  readonly trials: readonly Stretch[]
}

interface SitemapCache {
  readonly parts: Map<'all', Promise<Parts>>
  /** gzipped, by path */
  readonly files: Map<string, Promise<Buffer>>
}

/**
 * The addresses of what everyone may see, for search engines: dogs, published trials and the lists. No person has a page. Written in
 * batches, kept compressed, and given out only while nothing of it has changed.
 */
export class Sitemap {
  readonly #origin: string
  readonly #hasTrials: boolean
  readonly #size: number
  readonly #db: Db
  readonly #unchanged: VersionedCache<SitemapCache>

  /** @param size the most addresses in one part */
  constructor({ db, baseUrl, config }: Pick<Reader, 'db' | 'baseUrl' | 'config'>, size = MOST_ADDRESSES) {
    this.#origin = baseUrl
    this.#hasTrials = config.club.modules.includes('kaer')
    this.#size = size
    this.#db = db
    this.#unchanged = new VersionedCache(db, ['dogs', 'trials'], () => ({
      parts: new Map(),
      files: new Map(),
    }))
  }

  /** The index: gzipped XML, the same object while nothing has changed. */
  async index(): Promise<Buffer> {
    const cache = await this.#unchanged.current()
    return cachePromise(
      cache.files,
      'index',
      async () => gzipped([this.#indexOf(await this.#partsIn(cache))]),
      MAX_PARTS,
    )
  }

  /** A part that the index names. @throws AppError 404 */
  async part(name: string): Promise<Buffer> {
    // A few addresses, which follow from more than what is kept.
    if (name === 'sivut') return gzipped(this.#written(Readable.from([await this.#lists()])))
    const cache = await this.#unchanged.current()
    const known = cache.files.get(name)
    if (known) return known
    const entries = this.#entriesOf(name, await this.#partsIn(cache))
    return cachePromise(cache.files, name, () => gzipped(this.#written(entries)), MAX_PARTS)
  }

  #partsIn(cache: SitemapCache): Promise<Parts> {
    return cachePromise(
      cache.parts,
      'all',
      async () => ({
        dogs: await dogStretches(this.#db, this.#size),
        trials: this.#hasTrials ? await trialStretches(this.#db, this.#size) : [],
      }),
      1,
    )
  }

  #indexOf({ dogs, trials }: Parts): string {
    const parts: Entry[] = [
      { path: '/sitemap/sivut.xml' },
      ...dogs.map(({ changedOn }, at) => ({ path: `/sitemap/koirat-${at + 1}.xml`, changedOn })),
      ...trials.map(({ changedOn }, at) => ({ path: `/sitemap/kokeet-${at + 1}.xml`, changedOn })),
    ]
    const entries = parts.map((part) => this.#element('sitemap', part))
    return `${XML}<sitemapindex ${XMLNS}>\n${entries.join('')}</sitemapindex>\n`
  }

  /** @throws AppError 404 where the index names no such part */
  #entriesOf(name: string, { dogs, trials }: Parts): AsyncIterable<readonly Entry[]> {
    const [, kind, number] = /^(koirat|kokeet)-([1-9]\d{0,4})$/.exec(name) ?? []
    const stretch = (kind === 'koirat' ? dogs : trials)[Number(number) - 1]
    if (!stretch) throw NOT_FOUND
    return kind === 'koirat' ? this.#dogsOf(stretch) : this.#trialsOf(stretch)
  }

  async #lists(): Promise<readonly Entry[]> {
    const ofTrials = this.#hasTrials
      ? [
          '/koekalenteri',
          '/kokeet',
          '/kaer-analysointi',
          '/kaer-ominaisuudet',
          '/kaer-vj-ominaisuudet',
          '/tuomarit',
        ]
      : []
    const statements = [
      '/paivitykset',
      '/tietoja',
      ...(await findShownPages({ db: this.#db })).map(({ address }) => `/tietoja/${address}`),
      ...topicsOf(this.#hasTrials).map((topic) => `/tietoja/${INFORMATION_TOPICS[topic]}`),
      '/yhteystiedot',
      '/kayttoehdot',
      '/tietosuoja',
      '/saavutettavuus',
      '/tarkista',
      '/avoin-data',
    ]
    const breeding = [
      '/pentue',
      '/pentueet',
      '/jalostustarkastukset',
      '/jalostustarkastukset/mitat',
      '/nayttely-analysointi',
      '/jalostusrekisteri',
      '/jalostusuroslista',
      '/kayttojalostuspalkinnot',
      '/vuosikilpailut',
      '/vuosikirja',
      '/rotu',
    ]
    return ['/', '/haku', ...breeding, ...ofTrials, ...statements].map((path) => ({ path }))
  }

  #dogsOf(stretch: Stretch): AsyncIterable<readonly Entry[]> {
    return entriesIn(
      stretch,
      (rest) => dogsOf(this.#db, rest, BATCH),
      ({ regnr }) => dogPath(regnr),
    )
  }

  #trialsOf(stretch: Stretch): AsyncIterable<readonly Entry[]> {
    return entriesIn(
      stretch,
      (rest) => trialsOf(this.#db, rest, BATCH),
      ({ date, kaerNr }) => trialPath(date, kaerNr),
    )
  }

  async *#written(batches: AsyncIterable<readonly Entry[]>): AsyncIterable<string> {
    yield `${XML}<urlset ${XMLNS}>\n`
    for await (const batch of batches) yield batch.map((entry) => this.#element('url', entry)).join('')
    yield '</urlset>\n'
  }

  #element(name: 'url' | 'sitemap', { path, changedOn }: Entry): string {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<${name}><loc>${escapeHtml(this.#origin + path)}</loc>${changed}</${name}>\n`
  }
}

/** The things of a stretch, a batch at a time. */
async function* entriesIn<Row extends { readonly id: number; readonly changedOn: string }>(
  stretch: Stretch,
  read: (rest: Stretch) => Promise<readonly Row[]>,
  pathOf: (row: Row) => string,
): AsyncIterable<readonly Entry[]> {
  let { from } = stretch
  for (;;) {
    const rows = await read({ ...stretch, from })
    yield rows.map((row) => ({ path: pathOf(row), changedOn: row.changedOn }))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    from = last.id + 1
  }
}

async function gzipped(text: Iterable<string> | AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip()
  const [content] = await Promise.all([buffer(gzip), pipeline(Readable.from(text), gzip)])
  return content
}

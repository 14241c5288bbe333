import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import type { Call } from '#contract/call.ts'
import { DOG_SORTS, REVIEW_LIST_SORTS, TRIAL_SORTS } from '#contract/firstConstants.ts'
import { PUBLIC_PAGES, type PublicPage } from '#contract/pages.ts'
import { conditionsIn } from '#domain/advancedSearch/conditionText.ts'
import { SHOW_GROUPINGS } from '#domain/analyses/showAnalyses.ts'
import { TRIAL_ANALYSES, TRIAL_GROUPINGS } from '#domain/analyses/trialAnalyses.ts'
import { NOTICE_TYPES } from '#domain/breeding/noticeTypes.ts'
import { PEDIGREE_FORMATS } from '#domain/exports/pedigreeFormats.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import { ATTACHMENT } from './hiddenThings.ts'
import { OF_NO_DOG } from './ofNoDog.ts'
import { readPages } from './pdfText.ts'
import type { TestBrowser } from './testBrowser.ts'
import { readXlsx } from './xlsxCells.ts'

/** Calls that answer a stranger with a refusal, whatever they hold. */
export const OF_THEIR_OWNERS: ReadonlySet<string> = new Set([
  '/api/auth/entries/:id/contest',
  '/api/auth/own-objections/:trialDate/:kaerNr',
  '/api/entries/:id',
  '/api/entries/:id/bill.pdf',
  '/api/entries/:id/certificate',
  '/api/entries/:id/receipt.pdf',
  '/api/entries/:id/refund-account',
  '/api/healthinquiry/:id',
])

/** Conditions of every kind that the public may ask, of the dog and of its relatives. */
const SEARCHED = [
  'age.0.12*measure.height.40*register.active*register.removed*award.gold.silver.bronze',
  'title.FI JVA.C-.I-.B-.*health.fci_hips.orBetter.C*noSibling.health.fci_hips.orWorse.D*show.H',
  'trial.AVO.3*sire.trial.VOI.1*score.hunt.willToHunt.3*someOffspring.show.ERI*noOffspring.register.removed*inbreeding..10',
]

interface Asked {
  /** of the call's path, in its order */
  readonly params?: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What of the club is asked for. */
interface Targets {
  readonly dogs: readonly string[]
  readonly pairs: readonly (readonly [sire: string, dam: string])[]
  readonly breeds: readonly string[]
  readonly trials: readonly { readonly id: number; readonly date: string; readonly number: number }[]
  readonly entries: readonly number[]
  readonly notices: readonly number[]
  readonly inquiries: readonly number[]
  readonly pictures: readonly string[]
  readonly documents: readonly number[]
  readonly reviews: readonly number[]
}

const listOf = async <Found>(db: Db, question: ReturnType<typeof sql>): Promise<Found[]> =>
  (await sql<{ found: Found }>`${question}`.execute(db)).rows.map(({ found }) => found)

/** Dogs, trials and notices of the demo club that have most to tell. */
export async function targetsOf(db: Db): Promise<Targets> {
  const regnrs = (ids: ReturnType<typeof sql>) =>
    listOf<string>(
      db,
      sql`select n.regnr as found from (${ids}) chosen (id) join dog_number n on n.dog_id = chosen.id and n.is_primary order by 1`,
    )
  const registered = sql`(select dog_id from register_entry where state = 'active' order by id limit 2)`
  const reported = sql`(select dog_id from health_inquiry order by id)`
  const parents = sql`(select sire_id from litter_inquiry order by id limit 2) union (select dam_id from litter_inquiry order by id limit 2)`
  const parentsOfMany = sql`(select sire_id from dog where sire_id is not null group by 1 order by count(*) desc, 1 limit 1)`
  const trialsWith = (condition: ReturnType<typeof sql>) =>
    sql`(select jsonb_build_object('id', t.id, 'date', t.held_on, 'number', t.kaer_nr) as found from trial t
      where t.published_at is not null and t.kaer_nr is not null and ${condition} order by t.held_on desc, t.id limit 1)`
  return {
    dogs: await regnrs(sql`${registered} union ${reported} union ${parents} union ${parentsOfMany}`),
    pairs: (
      await listOf<[string, string]>(
        db,
        sql`select array[s.regnr, d.regnr] as found from litter_inquiry l
          join dog_number s on s.dog_id = l.sire_id and s.is_primary join dog_number d on d.dog_id = l.dam_id and d.is_primary
          order by l.id limit 2`,
      )
    ).map(([sire, dam]) => [sire, dam]),
    breeds: await listOf(
      db,
      sql`select found from (
          select d.breed_code as found, count(*) filter (where r.available) as offered from register_entry r join dog d on d.id = r.dog_id group by 1
          union all select d.breed_code, 1 from breeding_award a join dog d on d.id = a.dog_id group by 1
        ) breeds group by 1 order by sum(offered) desc, 1 limit 4`,
    ),
    trials: await listOf(
      db,
      sql`${trialsWith(sql`exists (select from trial_result r where r.trial_id = t.id)`)}
        union ${trialsWith(sql`exists (select from water_result r where r.trial_id = t.id)`)}
        union ${trialsWith(sql`t.ended_at is null and t.start_list_at is not null`)}
        union ${trialsWith(sql`t.head_judge_report_id is not null`)}
        union ${trialsWith(sql`exists (select from place_draw d where d.trial_id = t.id and d.drawn_at is not null)`)}
        union ${trialsWith(sql`t.ended_at is null and t.registration_start <= '2026-05-17' and t.registration_end >= '2026-05-17'`)}`,
    ),
    entries: await listOf(
      db,
      sql`select id as found from entry where contact_name is not null order by id limit 1`,
    ),
    notices: await listOf(db, sql`select id as found from litter_inquiry order by id`),
    inquiries: await listOf(db, sql`select id as found from health_inquiry order by id limit 3`),
    documents: await listOf(db, sql`select id as found from document order by id`),
    reviews: await listOf(db, sql`select id as found from breeding_review order by id desc limit 2`),
    pictures: await listOf(
      db,
      sql`select f.name as found from file f join dog d on d.picture_id = f.id order by f.id limit 1`,
    ),
  }
}

/** Every question of the public and of a member without a role that may be about a dog or a person: by the path of its call. */
export function questionsOf(targets: Targets): Readonly<Record<string, readonly Asked[]>> {
  const { dogs, pairs, breeds, trials, entries, notices, inquiries, pictures, documents, reviews } = targets
  const by = (values: readonly (string | number)[]) => values.map((value): Asked => ({ params: [value] }))
  const told = (values: readonly unknown[]) => values.map((body): Asked => ({ body }))
  const queries = (...values: Record<string, string>[]) => values.map((query): Asked => ({ query }))
  const ofTrials = trials.map(({ date, number }): Asked => ({ params: [date, number] }))
  const directions = ['asc', 'desc'] as const
  const orders = (sorts: readonly string[]) =>
    sorts.flatMap((sort) => directions.map((direction) => ({ sort, direction })))
  const pair = pairs.map(([fatherRegnr, motherRegnr]) => ({ fatherRegnr, motherRegnr }))
  const calendar = queries(
    {},
    { from: '2020-01-01', to: '2030-01-01' },
    { dog: dogs[0]! },
    { open: '1', free: '1' },
  )
  const analysed = TRIAL_ANALYSES.flatMap((analysis) =>
    TRIAL_GROUPINGS.flatMap((grouping): Asked[] => [
      { params: [analysis], query: { by: grouping, sort: 'group', direction: 'asc' } },
      { params: [analysis], query: { by: grouping, breeds: breeds[0]!, sort: 'mean' } },
    ]),
  )
  const searches = SEARCHED.map((text) => conditionsIn(text))
  const inSeasons = [1, 3, 4].flatMap((series) =>
    ['2024', '2025'].map((period): Asked => ({ params: [series], query: { period } })),
  )
  const shown = SHOW_GROUPINGS.flatMap((grouping) =>
    queries(
      { by: grouping, sort: 'group', direction: 'asc' },
      { by: grouping, breeds: breeds[0]!, sort: 'mean', measure: 'SERT' },
    ),
  )
  return {
    '/api/activejudges': [{}],
    '/api/analyses/shows': shown,
    '/api/analyses/shows/choices': [{}],
    '/api/analyses/shows/csv': shown,
    '/api/analyses/shows/dogs': SHOW_GROUPINGS.flatMap((grouping) =>
      queries({ by: grouping, sort: 'dog', direction: 'asc' }),
    ),
    '/api/analyses/shows/xlsx': shown.slice(0, 2),
    '/api/analyses/trials/:analysis': analysed,
    '/api/analyses/trials/:analysis/choices': by(TRIAL_ANALYSES),
    '/api/analyses/trials/:analysis/csv': analysed,
    '/api/analyses/trials/:analysis/dogs': TRIAL_ANALYSES.flatMap((analysis) =>
      TRIAL_GROUPINGS.map((grouping) => ({
        params: [analysis],
        query: { by: grouping, sort: 'dog', direction: 'asc' },
      })),
    ),
    '/api/analyses/trials/:analysis/xlsx': analysed.slice(0, 2),
    '/api/auth/documents/:id': by(documents),
    '/api/auth/documents/:id/versions/:number': documents.map((id): Asked => ({ params: [id, 1] })),
    '/api/auth/entries': [{}],
    '/api/auth/entries/:id/contest': by(entries),
    '/api/auth/mate-searches': [{}],
    '/api/auth/waiting': [{}],
    '/api/auth/saved-searches': [{}],
    '/api/auth/own-litters': [{}],
    '/api/auth/own-objections/:trialDate/:kaerNr': ofTrials,
    '/api/breeding-male-list/:id': by(breeds),
    '/api/breeding-male-list/csv/:id': by(breeds),
    '/api/breedingreview/:id': by(reviews),
    '/api/breedingreview/analyze': told([{}, { breed: breeds[0]! }]),
    '/api/breedingreview/list': queries({}, { breed: breeds[0]! }, ...orders(REVIEW_LIST_SORTS)),
    '/api/breedingreview/list/csv': queries({}, { breed: breeds[0]! }),
    '/api/breedingreview/regnr/:regnr': by(dogs),
    '/api/breedingreviews/:id': by(breeds),
    '/api/breedingregister': told([
      {},
      ...breeds.map((breed) => ({ breed })),
      { gender: 1, active: true },
      { gender: 2, active: false },
      { page: 2 },
    ]),
    '/api/breedingregister/:regnr': by(dogs),
    '/api/breeds': [{}],
    '/api/breeds/:id/population': by(breeds),
    '/api/breeds/:id/pedigree/:format': breeds
      .slice(0, 2)
      .flatMap((id) => PEDIGREE_FORMATS.map((format): Asked => ({ params: [id, format] }))),
    '/api/breeds/:id/dogs': breeds
      .slice(0, 1)
      .flatMap((id) => orders(DOG_SORTS).map((query) => ({ params: [id], query }))),
    '/api/clubs/': [{}],
    '/api/competitions': [{}],
    '/api/competitions/:series/standings': inSeasons,
    '/api/competitions/:series/standings/csv': inSeasons,
    '/api/dog/:regnr': by(dogs),
    '/api/dog/:regnr/inbreeding': by(dogs),
    '/api/dog/:regnr/pedigree.pdf': by(dogs.slice(0, 2)),
    '/api/dog/breeding-awards/:id': by(breeds),
    '/api/dog/examinations': told(dogs),
    '/api/dog/half-siblings': told(dogs.map((regnr) => ({ regnr }))),
    '/api/dog/list/': ['salattu', 'a-', 'mets']
      .flatMap((body) => orders(DOG_SORTS).map((query) => ({ body, query })))
      .concat(dogs.map((body) => ({ body, query: { sort: 'relevance', direction: 'asc' } }))),
    '/api/dog/litters': told(dogs),
    '/api/dog/pedigree': told(dogs),
    '/api/dog/search/': searches.flatMap((conditions) =>
      told([
        { condition: 1, conditions },
        { condition: 2, conditions, sort: 'inbreeding', direction: 'desc' },
      ]),
    ),
    '/api/dog/search/choices': [{}],
    '/api/dog/search/count': searches.flatMap((conditions) => told([{ condition: 3, least: 1, conditions }])),
    '/api/dog/search/csv': SEARCHED.map((conditions) => ({
      query: { conditions, condition: '1', breed: breeds[0]! },
    })),
    '/api/dog/search/xlsx': queries({ conditions: SEARCHED[0]!, condition: '1', breed: breeds[0]! }),
    '/api/dog/siblings/': told(dogs.map((regnr) => ({ regnr }))),
    '/api/documents': [{}],
    '/api/entries/:id': by(entries),
    '/api/entries/:id/bill.pdf': by(entries),
    '/api/entries/:id/certificate': by(entries),
    '/api/entries/:id/receipt.pdf': by(entries),
    '/api/entries/:id/refund-account': by(entries),
    '/api/healthcodes': [{}],
    '/api/healthinquiry/:id': by(inquiries),
    '/api/kaer-water/:id': by(trials.map(({ id }) => id)),
    '/api/kaer/:id': by(trials.map(({ id }) => id)),
    '/api/litter-inqueries/:type/': NOTICE_TYPES.flatMap((type) =>
      queries({}, { place: 'salattu' }, { breed: breeds[0]! }).map((asked) => ({ params: [type], ...asked })),
    ),
    '/api/litter-inquiry/:id': by(notices),
    '/api/litter/expected-puppies': queries(...pair),
    '/api/litter-rules': pairs.flatMap(([sire, dam]) =>
      [undefined, '2024-03-01'].map((date) => ({
        query: { fatherRegnr: sire, motherRegnr: dam, ...(date && { date }) },
      })),
    ),
    '/api/litter/mates/': pairs.flatMap(([sire, dam]) =>
      told([
        ...[false, true].map((all) => ({ regnr: sire, parent: 'dam', all })),
        ...[false, true].map((all) => ({ regnr: dam, parent: 'sire', all })),
        { regnr: dam, parent: 'sire', text: 'mets' },
      ]),
    ),
    '/api/litter/pedigree/': told(pair),
    '/api/mates/': told(
      pairs.flatMap(([sire, regnr]) => [
        { regnr, choice: 'breed', compare: [sire] },
        { regnr, choice: 'listed', weights: { register: 5 } },
        { regnr, choice: 'breed', weights: { inbreeding: 0 }, date: '2026-08-01', page: 2 },
      ]),
    ),
    '/api/news': [{}],
    '/api/service': [{}],
    '/api/suggestions': queries({ q: 'salattu' }, { q: 'mets' }, { q: dogs[0]! }),
    '/api/trialdog': dogs.flatMap((regnr) => told([{ regnr }, { regnr, trialId: trials[0]!.id }])),
    '/api/trials': queries({}, { breed: breeds[0]! }, ...orders(TRIAL_SORTS)),
    '/api/trials/:trialDate/:kaerNr': ofTrials,
    '/api/trials/:trialDate/:kaerNr/calendar.ics': ofTrials,
    '/api/trials/:trialDate/:kaerNr/documents': ofTrials,
    '/api/trials/:trialDate/:kaerNr/draw': ofTrials,
    '/api/trials/:trialDate/:kaerNr/draw.csv': ofTrials,
    '/api/trials/:trialDate/:kaerNr/entry-form': ofTrials,
    '/api/trials/:trialDate/:kaerNr/report.pdf': ofTrials,
    '/api/trials/:trialDate/:kaerNr/results.csv': ofTrials,
    '/api/trials/:trialDate/:kaerNr/results.pdf': ofTrials,
    '/api/trials/:trialDate/:kaerNr/results.xlsx': ofTrials,
    '/api/trials/:trialDate/:kaerNr/start-list': ofTrials,
    '/api/trials/calendar': [...calendar, ...queries(...TRIAL_CLASSES.map((name) => ({ class: name })))],
    '/api/trials/calendar.ics': calendar,
    '/api/trials/next': [{}],
    '/api/yearbook': queries({ period: '2024' }, { period: '2025', kind: 'year', breed: breeds[0]! }),
    '/api/yearbook.pdf': queries({ period: '2024' }, { period: '2025', kind: 'year' }),
    '/api/yearbook.xlsx': queries({ period: '2024' }),
    '/images/:filename': by([...pictures, ATTACHMENT]),
    '/tiedostot/:id': by(documents),
  }
}

/** Addresses of each public page, and what search engines are told. */
function pagesOf({ dogs, pairs, breeds, trials, notices }: Targets): readonly string[] {
  const values = {
    rotu: breeds[0]!,
    id: String(notices[0]),
    trialDate: trials[0]!.date,
    kaerNr: String(trials[0]!.number),
  }
  const rest: Partial<Record<PublicPage, string[]>> = {
    dog: dogs.map((regnr) => `/koira/${regnr}`),
    pedigree: dogs.map((regnr) => `/sukutaulu/${regnr}`),
    dogReviews: dogs.map((regnr) => `/jalostustarkastus/${regnr}`),
    litter: [
      ...notices.map((id) => `/pentue/${id}`),
      ...pairs.map(([sire, dam]) => `/pentue?sire=${sire}&dam=${dam}`),
    ],
  }
  const filled = (path: string) =>
    path.replaceAll(/\{?-?\$(\w+)\}?/g, (_, name: string) => values[name as keyof typeof values])
  const addresses = Object.entries(PUBLIC_PAGES).flatMap(
    ([page, path]) => rest[page as PublicPage] ?? filled(path),
  )
  return [
    ...addresses,
    '/sitemap.xml',
    '/sitemap/sivut.xml',
    '/sitemap/koirat-1.xml',
    '/sitemap/kokeet-1.xml',
  ]
}

/** The public calls and those of every signed-in person, but for those that are known to be about no dog and nobody. */
export const askingCalls = (calls: readonly Call[]): readonly Call[] =>
  calls.filter(
    ({ path, changes, access }) =>
      !changes && (access === 'anyone' || access === 'signedIn') && !OF_NO_DOG.has(path),
  )

/** Each question with its status and what can be read of its answer. */
export type Answers = ReadonlyMap<
  string,
  { readonly path: string; readonly status: number; readonly text: string }
>

/** Asks every question, or so many of each call, and opens every page. */
export async function walk(
  app: FastifyInstance,
  browser: TestBrowser,
  targets: Targets,
  most = Number.POSITIVE_INFINITY,
): Promise<Answers> {
  const answers = new Map<string, { path: string; status: number; text: string }>()
  const keep = (path: string, question: string, answer: LightMyRequestResponse) =>
    answers.set(question, { path, status: answer.statusCode, text: readable(answer) })
  const questions = questionsOf(targets)
  for (const { path, bodyKind } of askingCalls(app.calls)) {
    for (const { params = [], query = {}, body } of (questions[path] ?? []).slice(0, most)) {
      const left = [...params]
      const filled = path.replaceAll(/:\w+/g, () => encodeURIComponent(left.shift()!))
      const url = `${filled}?${new URLSearchParams(query)}`
      const asked =
        bodyKind === 'text'
          ? browser.text(url, body as string)
          : bodyKind === 'json'
            ? browser.json(url, body)
            : browser.get(url)
      keep(path, `${url} ${JSON.stringify(body ?? null)}`, await asked)
    }
  }
  for (const address of pagesOf(targets)) keep('page', address, await browser.get(address))
  return answers
}

/** All that a reader sees of an answer: the words of a PDF and the cells of a spreadsheet. */
function readable({ headers, rawPayload, body }: LightMyRequestResponse): string {
  const type = String(headers['content-type'])
  if (type.startsWith('application/pdf'))
    return readPages(rawPayload)
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .join('\n')
  if (type.includes('spreadsheetml'))
    return readXlsx(rawPayload)
      .map((row) => [...row.values()].map(({ value }) => value).join('\t'))
      .join('\n')
  return type.startsWith('image/')
    ? `{${rawPayload.toString('base64')}}`
    : body.replaceAll(/nonce" content="[^"]*"/g, '')
}

import type { FastifyInstance } from 'fastify'
import { TOPICS_OF_TRIALS, topicAt } from '#contract/informationTopics.ts'
import { fillText } from '#contract/translation.ts'
import type { MovedPage, PageHead } from '../platform/http/pageHead.ts'
import type { Pages } from '../platform/http/web.ts'
import { dogPage, dogReviewsPage, litterPage, pedigreePage } from './dogPages.ts'
import { informationPage } from './informationPages.ts'
import { type FoundPage, pageAt } from './pageAddress.ts'
import { enterPage, placeDrawPage, startListPage, trialPage } from './trialPages.ts'
import { updatePage } from './updatePages.ts'
import { foundPage, missingPage, privatePage, type Visit, visits } from './visit.ts'

type Answer = PageHead | MovedPage
type Recipe = (visit: Visit, values: FoundPage['values']) => Answer | Promise<Answer>

/** Pages that a club without trials does not have. */
const OF_TRIALS: ReadonlySet<string> = new Set<FoundPage['name']>([
  'calendar',
  'pastTrials',
  'trial',
  'startList',
  'placeDraw',
  'judges',
  'kaerAnalysis',
  'features',
  'waterFeatures',
  'enter',
  'objection',
  'ownEntry',
  'contest',
])

/** What is told of each page; its state counts only where it is part of what the page is about. */
const RECIPES: Readonly<Record<FoundPage['name'], Recipe>> = {
  home: (visit) => foundPage(visit, { title: undefined, address: '/' }),
  search: searchPage,
  advancedSearch: advancedSearchPage,
  dog: dogPage,
  pedigree: pedigreePage,
  litter: litterPage,
  mateFinder: (visit) => listPage(visit, visit.texts.mates, '/jalostuskumppani'),
  litterNotices: (visit, { rotu }) => listPage(visit, visit.texts.litters.list, breedPath('/pentueet', rotu)),
  breedingRegister: (visit) => listPage(visit, visit.texts.breedingRegister, '/jalostusrekisteri'),
  maleList: (visit, { rotu }) =>
    listPage(visit, visit.texts.breedingRegister.males, breedPath('/jalostusuroslista', rotu)),
  breedingAwards: (visit, { rotu }) =>
    listPage(visit, visit.texts.breedingRegister.awards, breedPath('/kayttojalostuspalkinnot', rotu)),
  yearbook: (visit) => listPage(visit, visit.texts.yearbook, '/vuosikirja'),
  competitions: (visit) => listPage(visit, visit.texts.competitions, '/vuosikilpailut'),
  reviews: (visit) => listPage(visit, visit.texts.reviews, '/jalostustarkastukset'),
  reviewAnalysis: (visit) => listPage(visit, visit.texts.reviews.analysis, '/jalostustarkastukset/mitat'),
  dogReviews: dogReviewsPage,
  population: (visit, { rotu }) => listPage(visit, visit.texts.population, breedPath('/rotu', rotu)),
  kaerAnalysis: (visit) => listPage(visit, visit.texts.analyses.kaer, '/kaer-analysointi'),
  features: (visit) => listPage(visit, visit.texts.analyses.features, '/kaer-ominaisuudet'),
  waterFeatures: (visit) => listPage(visit, visit.texts.analyses.water, '/kaer-vj-ominaisuudet'),
  showAnalysis: (visit) => listPage(visit, visit.texts.analyses.shows, '/nayttely-analysointi'),
  healthInquiry: (visit) => listPage(visit, visit.texts.healthInquiry, '/terveysilmoitus'),
  calendar: (visit) => listPage(visit, visit.texts.calendar, '/koekalenteri'),
  pastTrials: (visit) => listPage(visit, visit.texts.trialPages, '/kokeet'),
  trial: trialPage,
  startList: startListPage,
  placeDraw: placeDrawPage,
  enter: enterPage,
  verification: (visit) => listPage(visit, visit.texts.verification, '/tarkista'),
  openData: (visit) => listPage(visit, visit.texts.openData, '/avoin-data'),
  judges: (visit) => listPage(visit, visit.texts.judges, '/tuomarit'),
  updates: (visit) => listPage(visit, visit.texts.systemUpdates, '/paivitykset'),
  update: updatePage,
  information: informationPage,
  privacy: (visit) => listPage(visit, visit.texts.statements.privacy, '/tietosuoja'),
  terms: (visit) => listPage(visit, visit.texts.statements.terms, '/kayttoehdot'),
  contact: (visit) => listPage(visit, visit.texts.statements.contact, '/yhteystiedot'),
  accessibility: (visit) => listPage(visit, visit.texts.statements.accessibility, '/saavutettavuus'),
  signin: (visit) => privatePage(visit, visit.texts.accounts.signin.title),
  register: (visit) => privatePage(visit, visit.texts.accounts.register.title),
  confirmEmail: (visit) => privatePage(visit, visit.texts.accounts.confirm.title),
  password: (visit) => privatePage(visit),
  mailChoices: (visit) => privatePage(visit, visit.texts.accounts.mailChoices.title),
  profile: (visit) => privatePage(visit, visit.texts.accounts.profile.title),
  objection: (visit) => privatePage(visit, visit.texts.objections.title),
  ownEntry: (visit) => privatePage(visit, visit.texts.ownEntries.one.title),
  contest: (visit) => privatePage(visit, visit.texts.ownEntries.contest.title),
  ownInquiry: (visit) => privatePage(visit, visit.texts.healthInquiry.own.title),
  ownNotices: (visit) => privatePage(visit, visit.texts.notices.title),
  ownNotice: (visit) => privatePage(visit, visit.texts.notices.title),
  staff: (visit) => privatePage(visit),
}

/** The list of a breed, or the choice of one. */
const breedPath = (path: string, breed: string | undefined): string =>
  breed === undefined ? path : `${path}/${encodeURIComponent(breed)}`

function listPage(
  visit: Visit,
  { title, lead }: { readonly title: string; readonly lead: string },
  address: string,
) {
  return foundPage(visit, { title, description: lead, address })
}

/** Results of a search are somebody's question: they are not listed. */
function searchPage(visit: Visit): PageHead {
  const { title, titleOf } = visit.texts.search
  const text = visit.state('q')
  return foundPage(visit, {
    title: text === undefined ? title : fillText(titleOf, { text }),
    address: '/haku',
    listed: text === undefined,
  })
}

/** Found dogs are somebody's question, too. */
function advancedSearchPage(visit: Visit): PageHead {
  const { title, lead } = visit.texts.advancedSearch
  return foundPage(visit, {
    title,
    description: lead,
    address: '/haku-ominaisuudet',
    listed: ['conditions', 'breed', 'sex'].every((name) => visit.state(name) === undefined),
  })
}

function isOfTrials({ name, values: { aihe } }: FoundPage): boolean {
  const topic = aihe === undefined ? undefined : topicAt(aihe, true)
  return OF_TRIALS.has(name) || (name === 'information' && topic !== undefined && TOPICS_OF_TRIALS.has(topic))
}

/** What whoever shares or finds a page is told of it: nothing that the calls would not tell everyone. */
export function pagesOf(app: FastifyInstance): Pages {
  const visitOf = visits(app)
  const hasTrials = app.config.club.modules.includes('kaer')
  return {
    describe: (request) => {
      const visit = visitOf(request)
      const page = pageAt(request.url.split('?', 1)[0] ?? '')
      if (!page || (!hasTrials && isOfTrials(page))) return missingPage(visit, visit.texts.shell.notFound)
      return RECIPES[page.name](visit, page.values)
    },
    unknown: (request) => privatePage(visitOf(request)),
  }
}

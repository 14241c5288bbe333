import type { CalendarTrial, PastTrials } from '#contract/calendar.ts'
import type { HomeNews } from '#contract/news.ts'
import type { PublicPage } from '#contract/pages.ts'
import { regnrPath } from '#tools/test/regnrPath.ts'

/** A breed of the demo club with many dogs. */
const BREED = 98

/**
 * An address of each public page with something of the demo club in it, and the one that is not found.
 * @param origin address of a running service with the demo club, without a slash at the end
 */
export async function publicPages(origin: string): Promise<string[]> {
  const read = async <Answer>(path: string) => (await (await fetch(origin + path)).json()) as Answer
  const { litters } = await read<HomeNews>('/api/news')
  const { trials: past } = await read<PastTrials>('/api/trials')
  const coming = await read<CalendarTrial[]>('/api/trials/calendar')
  const litter = found(litters[0], 'litter')
  const sire = regnrPath(litter.sire.regnr)
  const held = found(
    past.find(({ dogs }) => dogs > 0),
    'trial with results',
  )
  const open = found(
    coming.find(({ phase }) => phase === 'open'),
    'trial that can be entered',
  )
  const answers = async (path: string) => (await fetch(origin + path)).ok
  const withPart = async (part: string) => {
    for (const trial of [...coming, ...past])
      if (await answers(`/api/trials${trialPath(trial)}/${part}`)) return trialPage(trial)
    throw missing(part)
  }
  const pages: Record<PublicPage, string> = {
    home: '/',
    search: '/haku?q=vom',
    advancedSearch: '/haku-ominaisuudet?conditions=trial.VOI.1*health.fci_hips.orBetter.B&condition=1',
    dog: `/koira/${sire}`,
    pedigree: `/sukutaulu/${sire}`,
    litter: `/pentue?${new URLSearchParams({ sire: litter.sire.regnr, dam: litter.dam.regnr })}`,
    mateFinder: `/jalostuskumppani?${new URLSearchParams({ dam: litter.dam.regnr, choice: 'breed' })}`,
    litterNotices: '/pentueet',
    breedingRegister: '/jalostusrekisteri',
    maleList: `/jalostusuroslista/${BREED}`,
    breedingAwards: `/kayttojalostuspalkinnot/${BREED}`,
    competitions: '/vuosikilpailut',
    yearbook: '/vuosikirja',
    reviews: '/jalostustarkastukset',
    reviewAnalysis: `/jalostustarkastukset/mitat?breed=${BREED}`,
    dogReviews: `/jalostustarkastus/${sire}`,
    population: `/rotu/${BREED}`,
    kaerAnalysis: '/kaer-analysointi',
    features: `/kaer-ominaisuudet?by=sire&breeds=${BREED}`,
    waterFeatures: '/kaer-vj-ominaisuudet?by=breed',
    showAnalysis: '/nayttely-analysointi',
    healthInquiry: '/terveysilmoitus',
    information: '/tietoja',
    calendar: '/koekalenteri',
    pastTrials: '/kokeet',
    trial: trialPage(held),
    startList: `${await withPart('start-list')}/koiraluettelo`,
    placeDraw: `${await withPart('draw')}/arvonta`,
    enter: `${trialPage(open)}/ilmoittautuminen`,
    judges: '/tuomarit',
    updates: '/paivitykset',
    update: '/paivitykset/1',
    verification: '/tarkista',
    openData: '/avoin-data',
    privacy: '/tietosuoja',
    terms: '/kayttoehdot',
    contact: '/yhteystiedot',
    accessibility: '/saavutettavuus',
  }
  return [...Object.values(pages), '/notfound']
}

interface Trial {
  readonly date: string
  readonly kaerNr: number
}

const trialPath = ({ date, kaerNr }: Trial) => `/${date}/${kaerNr}`
const trialPage = (trial: Trial) => `/kokeet${trialPath(trial)}`

const missing = (what: string) => new Error(`the demo club has no ${what} to look at`)

function found<One>(one: One | undefined, what: string): One {
  if (one === undefined) throw missing(what)
  return one
}

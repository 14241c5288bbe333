/**
 * The pages of the browser part, as its router writes their addresses: `$name` is one segment, `{-$name}` one that may be left out,
 * `$` the rest. The server tells of each what whoever shares or finds it should know.
 */
export const PUBLIC_PAGES = {
  home: '/',
  search: '/haku',
  advancedSearch: '/haku-ominaisuudet',
  dog: '/koira/$',
  pedigree: '/sukutaulu/$',
  litter: '/pentue/{-$id}',
  mateFinder: '/jalostuskumppani',
  litterNotices: '/pentueet/{-$rotu}',
  breedingRegister: '/jalostusrekisteri',
  maleList: '/jalostusuroslista/{-$rotu}',
  breedingAwards: '/kayttojalostuspalkinnot/{-$rotu}',
  competitions: '/vuosikilpailut',
  yearbook: '/vuosikirja',
  reviews: '/jalostustarkastukset',
  reviewAnalysis: '/jalostustarkastukset/mitat',
  dogReviews: '/jalostustarkastus/$',
  population: '/rotu/{-$rotu}',
  kaerAnalysis: '/kaer-analysointi',
  features: '/kaer-ominaisuudet',
  waterFeatures: '/kaer-vj-ominaisuudet',
  showAnalysis: '/nayttely-analysointi',
  healthInquiry: '/terveysilmoitus',
  information: '/tietoja/{-$aihe}',
  calendar: '/koekalenteri',
  pastTrials: '/kokeet',
  trial: '/kokeet/$trialDate/$kaerNr',
  startList: '/kokeet/$trialDate/$kaerNr/koiraluettelo',
  placeDraw: '/kokeet/$trialDate/$kaerNr/arvonta',
  enter: '/kokeet/$trialDate/$kaerNr/ilmoittautuminen',
  judges: '/tuomarit',
  privacy: '/tietosuoja',
  terms: '/kayttoehdot',
  contact: '/yhteystiedot',
  accessibility: '/saavutettavuus',
} as const
export type PublicPage = keyof typeof PUBLIC_PAGES

/** Pages for one person: nobody else should find them. */
export const PERSONAL_PAGES = {
  signin: '/kirjautuminen',
  register: '/rekisteroityminen',
  confirmEmail: '/vahvista-sahkoposti',
  password: '/vaihda-salasana',
  profile: '/profiili',
  objection: '/kokeet/$trialDate/$kaerNr/vastalause',
  ownEntry: '/ilmoittautumiset/$id',
  contest: '/ilmoittautumiset/$id/riitautus',
  ownInquiry: '/terveysilmoitus/$id',
  ownNotices: '/pentueilmoitukset',
  ownNotice: '/pentueilmoitukset/$id',
} as const
export type PersonalPage = keyof typeof PERSONAL_PAGES

/** Every page of the administration begins so. */
export const STAFF_PAGES = '/hallinta'

/** The pages of the administration: what else begins so is not found. */
export const STAFF_PATHS = [
  '/hallinta/henkilot',
  '/hallinta/jalostusrekisteri',
  '/hallinta/jalostustarkastukset',
  '/hallinta/jalostustarkastukset/$id',
  '/hallinta/jalostustarkastukset/luokat',
  '/hallinta/jalostustarkastukset/uusi',
  '/hallinta/jalostustarkastus/$id',
  '/hallinta/jalostustarkastus/uusi',
  '/hallinta/kaer/tulos/$id',
  '/hallinta/kayttajat',
  '/hallinta/kayttajat/$id',
  '/hallinta/kayttajat/jasenet',
  '/hallinta/kayttajat/uusi',
  '/hallinta/kerhot',
  '/hallinta/kerhot/$id',
  '/hallinta/kerhot/uusi',
  '/hallinta/koira/$',
  '/hallinta/kokeet',
  '/hallinta/kokeet/$id',
  '/hallinta/kokeet/$id/aamutarkastus',
  '/hallinta/kokeet/$id/harjoittelu',
  '/hallinta/kokeet/$id/loki',
  '/hallinta/kokeet/$id/osallistujat',
  '/hallinta/kokeet/$id/poytakirja',
  '/hallinta/kokeet/$id/tiedot',
  '/hallinta/kokeet/$id/tulokset',
  '/hallinta/kokeet/$id/tulokset-vesi-jalki',
  '/hallinta/kokeet/$id/vastalauseet',
  '/hallinta/kokeet/uusi',
  '/hallinta/loki',
  '/hallinta/nayttelyt',
  '/hallinta/nayttelyt/$id',
  '/hallinta/palvelu',
  '/hallinta/paperipalkinnot',
  '/hallinta/pentue/$id',
  '/hallinta/pentueet',
  '/hallinta/posti',
  '/hallinta/rahat',
  '/hallinta/rahat/palautukset',
  '/hallinta/rahat/tiliotteet',
  '/hallinta/rekisterin-ulkopuoliset',
  '/hallinta/rotukeskiarvot',
  '/hallinta/saannot',
  '/hallinta/saannot/$id',
  '/hallinta/tuomarit',
  '/hallinta/tuomarit/$id',
  '/hallinta/tuomarit/uusi',
  '/hallinta/terveysilmoitukset',
  '/hallinta/terveysilmoitukset/$id',
  '/hallinta/terveyskoodit',
  '/hallinta/terveyskoodit/$id',
  '/hallinta/tuotteet',
  '/hallinta/tuotteet/$id',
  '/hallinta/tuotteet/uusi',
  '/hallinta/turvatapahtumat',
  '/hallinta/valionarvot',
  '/hallinta/valionarvot/$id',
  '/hallinta/vuosikilpailut',
  '/hallinta/vuosikilpailut/$id',
] as const

const PRODUCT = 'Koirakanta'
/** A text of the data as it may stand among others in one line: without control characters and marks that turn the direction of what follows. */
export const plainLine = (text: string): string =>
  text
    .replace(/\p{Bidi_C}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** The document's title, in the server's answer and in the browser: `Muntti – Koirakanta`; the product alone without a page name. */
export function documentTitle(page: string | undefined): string {
  return page ? `${plainLine(page)} – ${PRODUCT}` : PRODUCT
}

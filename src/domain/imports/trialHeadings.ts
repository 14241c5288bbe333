import { WATER_FEATURES, type WaterFeature } from '../trials/features.ts'

/** How the columns may be headed that sheets of either kind of results have: the trial, and what every performance has. */
const PERFORMANCE_HEADINGS = {
  date: ['date', 'trial date', 'päivä', 'pvm', 'päivämäärä', 'koepäivä', 'datum', 'dag', 'provdag'],
  place: ['place', 'trial place', 'paikka', 'paikkakunta', 'koepaikka', 'plats', 'ort'],
  type: ['type', 'trial type', 'tyyppi', 'koetyyppi', 'koemuoto', 'typ', 'provtyp'],
  organiser: ['organiser', 'järjestäjä', 'arrangör'],
  number: ['number', 'trial number', 'kokeen numero', 'provets nummer'],
  class: ['class', 'luokka', 'klass'],
  outcome: ['outcome', 'tulos', 'lopputulos', 'utfall'],
  judge: ['judge', 'tuomari', 'domare'],
  report: ['report', 'arvostelu', 'kritik'],
  water: ['water', 'water work', 'vesityö', 'vattenarbete'],
  track: ['track', 'track work', 'jälkityö', 'spårarbete'],
} as const

/** How the columns of a sheet of field and forest results may be headed; parts and features have the names of their codes, and those that readers see. */
export const TRIAL_HEADINGS = {
  ...PERFORMANCE_HEADINGS,
  prize: ['prize', 'palkinto', 'pris'],
  points: ['points', 'pisteet', 'poäng'],
  search: ['search', 'haku', 'sök'],
  game: ['game', 'game work', 'riistatyö', 'fågelarbete'],
  retrieve: ['retrieve', 'nouto', 'apport'],
  speed: ['speed', 'search speed', 'hakuvauhti', 'fart i söket'],
  method: ['method', 'search method', 'haun menetelmä', 'sökets uppläggning'],
  scenting: ['scenting', 'hajuaisti', 'näsa'],
  reporting: ['reporting', 'game left for reporting', 'ilmoitukselle jättö', 'rapportering'],
  point: ['point', 'seisonta', 'stånd'],
  flush: ['flush', 'ylösajo', 'resning'],
  steadiness: ['steadiness', 'steadiness at flush', 'rauhallisuus ylösajossa', 'lugn i flog'],
  retrieveEagerness: ['retrieve eagerness', 'noutohalu', 'apporteringslust'],
  collaboration: ['collaboration', 'yhteistyö', 'samarbete'],
  willToHunt: ['will to hunt', 'metsästyshalu', 'jaktlust'],
  behaviour: ['behaviour', 'käytös', 'uppträdande'],
  gunShyness: ['gun shyness', 'paukkuarkuus', 'skotträdsla'],
  loudness: ['loudness', 'ääntely', 'skall'],
  pointsAtGame: ['points at game', 'seisontoja', 'seisontojen määrä', 'antal stånd'],
  shotOver: ['shot over', 'ammuttiin seisonnalle', 'skott för stånd'],
  birdsMet: ['birds met', 'lintuja tavattu', 'fåglar påträffade'],
  weather: ['weather', 'sää', 'väder'],
  terrain: ['terrain', 'maasto', 'terräng'],
  minutesSearched: ['minutes searched', 'hakuaika', 'hakuaika (min)', 'söktid', 'söktid (min)'],
} as const

/** The same of a sheet of water and track results, whose features have their abbreviations alone. */
export const WATER_HEADINGS = {
  ...PERFORMANCE_HEADINGS,
  ...(Object.fromEntries(WATER_FEATURES.map(({ code }) => [code, [code]])) as Record<WaterFeature, string[]>),
} as const

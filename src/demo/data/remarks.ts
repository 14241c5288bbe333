/** What stands on some dogs' cards, in the words of the club's own people. */
export const TEETH_REMARKS: readonly string[] = [
  'P1 puuttuu alaleuasta',
  'P1 puuttuu yläleuasta oikealta',
  'Tasapurenta',
  '2 × P1 puuttuu',
  'Ylimääräinen I2 yläleuassa',
  'M3 puuttuu',
  'Ahdas purenta, alakulmahammas painaa ikeneen',
]
export const HAIR_REMARKS: readonly string[] = [
  'Liian pehmeä turkki',
  'Pohjavilla niukka',
  'Parta ja kulmakarvat niukat',
  'Turkki pitkähkö',
  'Avoin turkki',
  'Runsas turkki',
]
export const TESTICLE_REMARKS: readonly string[] = [
  'Toinen kives laskeutumatta',
  'Piilokiveksinen',
  'Vasen kives pienempi',
]
export const EYE_REMARKS: readonly string[] = [
  'Vaaleat silmät',
  'Hieman avoimet silmäluomet',
  'Alaluomi kääntyy sisään',
  'Leikattu entropion',
]
export const MENTAL_TESTS: readonly string[] = [
  'Luonnetesti +178 p., laukausvarma',
  'Luonnetesti +142 p., laukausvarma',
  'Luonnetesti +96 p., laukauskokematon',
  'Luonnetesti +203 p., laukausvarma',
  'MH-kuvaus suoritettu',
  'Luonnetesti +61 p., laukausvarma',
]
export const PREDATOR_TESTS: readonly string[] = [
  'Kettu: tarttuu ja pitää',
  'Kettu: haukkuu, ei tartu',
  'Supikoira: luolasta nouto, haluaa ottaa',
  'Näätä: kiinnostunut, seuraa',
  'Minkki: ottaa heti, tappaa',
  'Ei reagoi petoon',
]
export const FREE_TEXTS: readonly string[] = [
  'Miellyttävä perhekoira, joka herää metsässä työhön.',
  'Laajahakuinen ja sitkeä; parhaimmillaan tunturissa.',
  'Käytetty myös jäljestyksessä.',
  'Asuu lapsiperheessä, tulee toimeen kissojen kanssa.',
  'Löytyy hyvin myös pelto-olosuhteissa. Noutaa varmasti vedestä.',
  'Metsästyskäytössä Kuusamossa ja Utsjoella.',
  'Agilityharrastus aloitettu 2-vuotiaana.',
  'Jäädytettyä spermaa varastossa, kysy omistajalta.',
  'Käy vuosittain riistaeläinten laskennoissa.',
  'Ei enää jalostuskäytössä.',
  'Hieno, tasapainoinen luonne – pehmeä ohjattava.',
  'Näyttelyuran jälkeen täysipäiväinen metsästyskoira.',
]
/** Causes of death of a young and of an old dog. */
export const YOUNG_DEATHS: readonly string[] = [
  'Liikenneonnettomuus',
  'Tapaturma',
  'Epilepsia',
  'Käytöshäiriö',
  'Vaikea lonkkavika',
  'Mahalaukun kiertymä',
  'Suden tappama',
  'Kohtutulehdus',
  'Kyyn purema',
]
export const OLD_DEATHS: readonly string[] = [
  'Vanhuus',
  'Vanhuus',
  'Vanhuus',
  'Kasvain',
  'Kasvain',
  'Nisäkasvain',
  'Sydänvika',
  'Munuaisten vajaatoiminta',
  'Nivelrikko',
  'Selkäsairaus',
  'Pernakasvain',
  'Mahalaukun kiertymä',
  'Halvaantuminen',
  'Epilepsia',
]

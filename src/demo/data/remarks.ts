import { sentences } from './text.ts'

/** Remarks on some dogs' register cards, worded as the club's people word them. */
export const EYE_REMARKS = sentences(`
  Vaaleat silmät | Hieman avoimet silmäluomet | Alaluomi kääntyy sisään | Leikattu entropion`)
export const FREE_TEXTS = sentences(`
  Miellyttävä perhekoira, joka herää metsässä työhön. | Laajahakuinen ja sitkeä; parhaimmillaan tunturissa. |
  Käytetty myös jäljestyksessä. | Asuu lapsiperheessä, tulee toimeen kissojen kanssa. |
  Löytyy hyvin myös pelto-olosuhteissa. Noutaa varmasti vedestä. | Metsästyskäytössä Kuusamossa ja Utsjoella. |
  Agilityharrastus aloitettu 2-vuotiaana. | Jäädytettyä spermaa varastossa, kysy omistajalta. |
  Käy vuosittain riistaeläinten laskennoissa. | Ei enää jalostuskäytössä. | Hieno, tasapainoinen luonne – pehmeä ohjattava. |
  Näyttelyuran jälkeen täysipäiväinen metsästyskoira.`)
export const HAIR_REMARKS = sentences(`
  Liian pehmeä turkki | Pohjavilla niukka | Parta ja kulmakarvat niukat | Turkki pitkähkö | Avoin turkki | Runsas turkki`)
export const MENTAL_TESTS = sentences(`
  Luonnetesti +178 p., laukausvarma | Luonnetesti +142 p., laukausvarma | Luonnetesti +96 p., laukauskokematon |
  Luonnetesti +203 p., laukausvarma | MH-kuvaus suoritettu | Luonnetesti +61 p., laukausvarma`)
export const OLD_DEATHS = sentences(`
  Vanhuus | Vanhuus | Vanhuus | Kasvain | Kasvain | Nisäkasvain | Sydänvika | Munuaisten vajaatoiminta | Nivelrikko | Selkäsairaus |
  Pernakasvain | Mahalaukun kiertymä | Halvaantuminen | Epilepsia`)
export const PREDATOR_TESTS = sentences(`
  Kettu: tarttuu ja pitää | Kettu: haukkuu, ei tartu | Supikoira: luolasta nouto, haluaa ottaa | Näätä: kiinnostunut, seuraa |
  Minkki: ottaa heti, tappaa | Ei reagoi petoon`)
export const TEETH_REMARKS = sentences(`
  P1 puuttuu alaleuasta | P1 puuttuu yläleuasta oikealta | Tasapurenta | 2 × P1 puuttuu | Ylimääräinen I2 yläleuassa | M3 puuttuu |
  Ahdas purenta, alakulmahammas painaa ikeneen`)
export const TESTICLE_REMARKS = sentences(`
  Toinen kives laskeutumatta | Piilokiveksinen | Vasen kives pienempi`)
/** Causes of death of a young and of an old dog; the commonest stand more than once. */
export const YOUNG_DEATHS = sentences(`
  Liikenneonnettomuus | Tapaturma | Epilepsia | Käytöshäiriö | Vaikea lonkkavika | Mahalaukun kiertymä | Suden tappama | Kohtutulehdus |
  Kyyn purema`)

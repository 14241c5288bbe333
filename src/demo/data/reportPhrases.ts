/** Sentences of judges, from weak (first) to excellent (last). */
export const SPEED: readonly string[] = [
  'Käynti.',
  'Haku hidasta ravia.',
  'Laukka paikoin hidasta, vauhti vaihtelee.',
  'Laukka sopivaa, vauhti riittää.',
  'Hyvä, reipas laukka koko haun ajan.',
  'Erinomainen, kestävä laukka.',
]
export const METHOD: readonly string[] = [
  'Ei hae.',
  'Haku suppeaa, jää ohjaajan lähelle.',
  'Kuvio aukkoinen, tuulen käyttö puutteellista.',
  'Kuvio pääosin hyvä, muutama alue jää hakematta.',
  'Käyttää tuulta hyvin, kattava kuvio.',
  'Mallikas, maaston ja tuulen mukainen haku.',
]
export const POINT: readonly string[] = [
  'Ei seiso, karkottaa linnut.',
  'Seisonta lyhyt ja epävarma.',
  'Seisoo, mutta seisonnat osin tyhjiä.',
  'Seisoo pitävästi.',
  'Seisonta varma ja jäykkä.',
  'Komea, täysin varma seisonta kaukaa.',
]
export const FLUSH: readonly string[] = [
  'Ei avansoi.',
  'Avanssi hyvin varovainen, tarvitsee paljon apua.',
  'Avanssi katkonainen.',
  'Avansoi käskystä.',
  'Avanssi reipas ja suora.',
  'Loistava avanssi, linnut nopeasti ilmaan.',
]
export const STEADINESS: readonly string[] = [
  'Jää perään, ei hallintaa.',
  'Lähtee perään, pysähtyy vasta kaukana.',
  'Lähtee perään mutta pysähtyy pillillä.',
  'Rauhoittuu käskystä.',
  'Rauhoittuu hyvin lintujen noustessa.',
  'Täysin rauhallinen nostossa ja laukauksessa.',
]
export const RETRIEVE: readonly string[] = [
  'Ei nouda.',
  'Nouto haluton, pudottaa riistan.',
  'Noutaa kehotettuna, luovutus epävarma.',
  'Nouto hyväksyttävä.',
  'Nouto nopea, ote hyvä.',
  'Varma, suora nouto ja siisti luovutus käteen.',
]
export const COLLABORATION: readonly string[] = [
  'Ei yhteistyötä.',
  'Yhteys ohjaajaan puuttuu.',
  'Yhteistyö ajoittaista.',
  'Pitää yhteyttä.',
  'Hyvä yhteistyö.',
  'Saumaton yhteistyö ohjaajan kanssa.',
]
export const NOTHING_FOUND: readonly string[] = [
  'Ei löydä lintuja annetussa maastossa.',
  'Linnut nousevat kaukaa ennen koiraa, ei riistatilannetta.',
  'Jää ilman riistatyötä.',
  'Maasto tyhjää, ei mahdollisuutta seisontaan.',
]
export const FOREST_GAME: readonly string[] = [
  'teereen',
  'metsoon',
  'koppeloon',
  'riekkopoikueeseen',
  'riekkoon',
  'pyyhyn',
  'teeripoikueeseen',
]
export const FIELD_GAME: readonly string[] = [
  'fasaanikukkoon',
  'peltopyyparveen',
  'fasaanikanaan',
  'peltopyypariin',
  'fasaaniin ojanpenkassa',
]

export const WATER: readonly string[] = [
  'Ei mene veteen.',
  'Epäröi rannassa, ui vastentahtoisesti.',
  'Menee veteen kehotettuna, uinti levotonta.',
  'Menee veteen käskystä, löytää linnun ohjattuna.',
  'Menee heti veteen, ui hyvin ja noutaa suoraan.',
  'Erinomainen vesityö: nopea lähtö, hyvä paikallistaminen, varma nouto ja luovutus.',
]
export const TRACK: readonly string[] = [
  'Jälki etenee tarkasti kaadolle saakka.',
  'Jäljestää maavainulla rauhallisesti, yksi tarkistus mutkassa.',
  'Ylittää toisen mutkan, palaa itse jäljelle ja tuo riistan.',
  'Nopea jäljestys, nouto oma-aloitteinen.',
]

/** Short show critiques: what they begin with, and what they end with by grade. */
export const CRITIQUE_START: readonly string[] = [
  'Hyvät mittasuhteet',
  'Erinomainen tyyppi',
  'Voimakas, hyvin kehittynyt',
  'Kaunis sukupuolileima',
  'Riittävä raajaluusto',
  'Hieman kevyt runko',
  'Kookas',
  'Sopivan kokoinen',
  'Tasapainoinen kokonaisuus',
  'Nuorekas, vielä kehittyvä',
]
/** What it goes on with: one word of a group at most, for a dog has not both dark and light eyes. */
export const CRITIQUE_MIDDLE: readonly (readonly string[])[] = [
  ['hyvä pää ja ilme', 'hieman kapea kuono', 'kaunis, jalo pää'],
  ['tummat silmät', 'vaaleahkot silmät'],
  ['vahva kaula', 'hieman lyhyt kaula'],
  ['hyvä ylälinja', 'hieman luisu lantio', 'pitkä lanneosa'],
  ['hyvin kulmautunut takaa', 'niukat takakulmaukset'],
  ['hyvä eturinta', 'niukat etukulmaukset', 'hieman löysät kyynärpäät'],
  ['tiiviit käpälät', 'hieman avoimet käpälät'],
  ['oikealaatuinen karva', 'karva saisi olla karkeampaa', 'hyvä karvapeite'],
]
export const CRITIQUE_END: readonly string[] = [
  'Liikkuu erinomaisesti sivulta.',
  'Vapaat, tehokkaat liikkeet.',
  'Liikkuu hyvin, takaa hieman ahtaasti.',
  'Lyhyt askel edestä.',
  'Miellyttävä käytös.',
  'Esitetään hyvin.',
  'Hyvä käytös kehässä.',
]

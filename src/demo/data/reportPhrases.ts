import { lines, sentences } from './text.ts'

/** Sentences of judges for the scores of a feature, from 0 to 5. */
export const SPEED = sentences(`
  Käynti. | Haku hidasta ravia. | Laukka paikoin hidasta, vauhti vaihtelee. | Laukka sopivaa, vauhti riittää. |
  Hyvä, reipas laukka koko haun ajan. | Erinomainen, kestävä laukka.`)
export const METHOD = sentences(`
  Ei hae. | Haku suppeaa, jää ohjaajan lähelle. | Kuvio aukkoinen, tuulen käyttö puutteellista. |
  Kuvio pääosin hyvä, muutama alue jää hakematta. | Käyttää tuulta hyvin, kattava kuvio. | Mallikas, maaston ja tuulen mukainen haku.`)
export const POINT = sentences(`
  Ei seiso, karkottaa linnut. | Seisonta lyhyt ja epävarma. | Seisoo, mutta seisonnat osin tyhjiä. | Seisoo pitävästi. |
  Seisonta varma ja jäykkä. | Komea, täysin varma seisonta kaukaa.`)
export const FLUSH = sentences(`
  Ei avansoi. | Avanssi hyvin varovainen, tarvitsee paljon apua. | Avanssi katkonainen. | Avansoi käskystä. | Avanssi reipas ja suora. |
  Loistava avanssi, linnut nopeasti ilmaan.`)
export const STEADINESS = sentences(`
  Jää perään, ei hallintaa. | Lähtee perään, pysähtyy vasta kaukana. | Lähtee perään mutta pysähtyy pillillä. | Rauhoittuu käskystä. |
  Rauhoittuu hyvin lintujen noustessa. | Täysin rauhallinen nostossa ja laukauksessa.`)
export const RETRIEVE = sentences(`
  Ei nouda. | Nouto haluton, pudottaa riistan. | Noutaa kehotettuna, luovutus epävarma. | Nouto hyväksyttävä. | Nouto nopea, ote hyvä. |
  Varma, suora nouto ja siisti luovutus käteen.`)
export const COLLABORATION = sentences(`
  Ei yhteistyötä. | Yhteys ohjaajaan puuttuu. | Yhteistyö ajoittaista. | Pitää yhteyttä. | Hyvä yhteistyö. |
  Saumaton yhteistyö ohjaajan kanssa.`)

export const NOTHING_FOUND = sentences(`
  Ei löydä lintuja annetussa maastossa. | Linnut nousevat kaukaa ennen koiraa, ei riistatilannetta. | Jää ilman riistatyötä. |
  Maasto tyhjää, ei mahdollisuutta seisontaan.`)
export const FOREST_GAME = sentences(`
  teereen | metsoon | koppeloon | riekkopoikueeseen | riekkoon | pyyhyn | teeripoikueeseen`)
export const FIELD_GAME = sentences(`
  fasaanikukkoon | peltopyyparveen | fasaanikanaan | peltopyypariin | fasaaniin ojanpenkassa`)

/** Of water work by its grade, halved. */
export const WATER = sentences(`
  Ei mene veteen. | Epäröi rannassa, ui vastentahtoisesti. | Menee veteen kehotettuna, uinti levotonta. |
  Menee veteen käskystä, löytää linnun ohjattuna. | Menee heti veteen, ui hyvin ja noutaa suoraan. |
  Erinomainen vesityö: nopea lähtö, hyvä paikallistaminen, varma nouto ja luovutus.`)
export const TRACK = sentences(`
  Jälki etenee tarkasti kaadolle saakka. | Jäljestää maavainulla rauhallisesti, yksi tarkistus mutkassa. |
  Ylittää toisen mutkan, palaa itse jäljelle ja tuo riistan. | Nopea jäljestys, nouto oma-aloitteinen.`)

/** Short show critiques: what they begin with, and what they end with. */
export const CRITIQUE_START = sentences(`
  Hyvät mittasuhteet | Erinomainen tyyppi | Voimakas, hyvin kehittynyt | Kaunis sukupuolileima | Riittävä raajaluusto |
  Hieman kevyt runko | Kookas | Sopivan kokoinen | Tasapainoinen kokonaisuus | Nuorekas, vielä kehittyvä`)
export const CRITIQUE_END = sentences(`
  Liikkuu erinomaisesti sivulta. | Vapaat, tehokkaat liikkeet. | Liikkuu hyvin, takaa hieman ahtaasti. | Lyhyt askel edestä. |
  Miellyttävä käytös. | Esitetään hyvin. | Hyvä käytös kehässä.`)

/** What it goes on with: one word of a line at most, for a dog has not both dark and light eyes. */
export const CRITIQUE_MIDDLE = lines(`
  hyvä pää ja ilme | hieman kapea kuono | kaunis, jalo pää
  tummat silmät | vaaleahkot silmät
  vahva kaula | hieman lyhyt kaula
  hyvä ylälinja | hieman luisu lantio | pitkä lanneosa
  hyvin kulmautunut takaa | niukat takakulmaukset
  hyvä eturinta | niukat etukulmaukset | hieman löysät kyynärpäät
  tiiviit käpälät | hieman avoimet käpälät
  oikealaatuinen karva | karva saisi olla karkeampaa | hyvä karvapeite`).map(sentences)

import { lines, sentences, words } from './text.ts'

/** The service's own news: days before the demo's today, then title and text in Finnish, Swedish and English. */
export const NEWS = lines(`
  2 | Koirakanta 2.0 on avattu | Koiran sivulta löytyvät nyt sukutaulu, sukusiitosaste ja tulokset samasta paikasta. | Koirakanta 2.0 är öppet | På hundens sida finns nu stamtavla, inavelsgrad och resultat på ett och samma ställe. | Koirakanta 2.0 is open | A dog’s page now has its pedigree, inbreeding and results in one place.
  19 | Koepentueen sukutaulu tulostuu yhdelle sivulle | Koepentueen sukutaulun voi nyt tulostaa yhdelle A4-sivulle. | Provkullens stamtavla ryms på en sida | Provkullens stamtavla kan nu skrivas ut på en A4-sida. | A test litter’s pedigree fits on one page | The pedigree of a test litter now prints on one A4 page.
  47 | Syksyn metsäkokeiden tulokset | Syksyn metsäkokeiden tulokset on tallennettu syyskuun loppuun asti. | Resultaten från höstens skogsprov | Resultaten från höstens skogsprov är införda till slutet av september. | Results of the autumn forest trials | Results of the autumn forest trials have been saved up to the end of September.
  96 | Haku ymmärtää ulkomaiset rekisterinumerot | Haku löytää koiran myös ulkomaisella rekisterinumerolla ja ilman vuosilukua. | Sökningen förstår utländska registernummer | Sökningen hittar hunden även med utländskt registernummer och utan årtal. | Search understands foreign numbers | Search also finds a dog by its foreign number, and without the year.
  210 | Omistajan nimi näkyviin luvalla | Omistaja voi antaa luvan nimensä ja paikkakuntansa näyttämiseen koiran sivulla. | Ägarens namn visas med lov | Ägaren kan ge lov till att namn och hemort visas på hundens sida. | Owners may be named with their consent | An owner may now allow name and town to be shown on the dog’s page.`).map(
  (line) => {
    const [age, titleFi, fi, titleSv, sv, titleEn, en] = sentences(line)
    return {
      age: Number(age),
      title: { fi: titleFi!, sv: titleSv!, en: titleEn! },
      text: { fi: fi!, sv: sv!, en: en! },
    }
  },
)

export type Motif = 'birds' | 'fells' | 'spruces' | 'waves'

/** Advertisers, none of whom exists: name, address, colours of the banner from dark to light, its picture. */
export const SPONSORS = lines(`
  Riekkopolku | https://riekkopolku.example/ | #1f3d2b #3f7350 #e9dcbc | fells
  Havulinna | https://havulinna.example/ | #23424f #4c7f8f #f1e6d0 | spruces
  Lintukoiran Ruokakuppi | https://ruokakuppi.example/ | #7a3f1d #b9773b #fff1d8 | birds
  Kairan Varuste | https://kairanvaruste.example/ | #2b2f3f #6a6f8f #f3d9a8 | fells
  Sorsaranta | https://sorsaranta.example/ | #17434a #3e8a86 #eaf3e4 | waves`).map((line) => {
  const [name, url, colours, motif] = sentences(line)
  return { eventName: name!, url: url!, colours: words(colours!), motif: motif as Motif }
})

export const LITTER_TEXTS = sentences(`
  Pennut metsästäviin koteihin. Molemmat vanhemmat terveiksi tutkittuja. |
  Emä on pitkähakuinen ja noutovarma, isä tunnettu rauhallisesta luonteestaan. |
  Luovutus kahdeksan viikon iässä, eläinlääkärin tarkastamina. | Tiedustelut puhelimitse iltaisin tai sähköpostilla. |
  Yhdistelmästä odotetaan pelto- ja metsäkokeisiin sopivia, yhteistyöhaluisia koiria. |
  Valpar till jaktande hem. Kom gärna och hälsa på tiken.`)

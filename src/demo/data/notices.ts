/** The service's own news and the notices of sponsors; none of the sponsors exists. */
export interface News {
  /** days before the demo's today */
  readonly age: number
  readonly fi: string
  readonly sv: string
  readonly en: string
}

export const NEWS: readonly News[] = [
  {
    age: 2,
    fi: 'Koirakanta 2.0 on avattu. Koiran sivulta löytyvät nyt sukutaulu, sukusiitosaste ja tulokset samasta paikasta.',
    sv: 'Koirakanta 2.0 är öppet. På hundens sida finns nu stamtavla, inavelsgrad och resultat på ett och samma ställe.',
    en: 'Koirakanta 2.0 is open. A dog’s page now has its pedigree, inbreeding and results in one place.',
  },
  {
    age: 19,
    fi: 'Koepentueen sukutaulun voi nyt tulostaa yhdelle A4-sivulle.',
    sv: 'Provkullens stamtavla kan nu skrivas ut på en A4-sida.',
    en: 'The pedigree of a test litter now prints on one A4 page.',
  },
  {
    age: 47,
    fi: 'Syksyn metsäkokeiden tulokset on tallennettu syyskuun loppuun asti.',
    sv: 'Resultaten från höstens skogsprov är införda till slutet av september.',
    en: 'Results of the autumn forest trials have been saved up to the end of September.',
  },
  {
    age: 96,
    fi: 'Haku löytää koiran myös ulkomaisella rekisterinumerolla ja ilman vuosilukua.',
    sv: 'Sökningen hittar hunden även med utländskt registernummer och utan årtal.',
    en: 'Search also finds a dog by its foreign number, and without the year.',
  },
  {
    age: 210,
    fi: 'Omistaja voi antaa luvan nimensä ja paikkakuntansa näyttämiseen koiran sivulla.',
    sv: 'Ägaren kan ge lov till att namn och hemort visas på hundens sida.',
    en: 'An owner may now allow name and town to be shown on the dog’s page.',
  },
]

export interface Sponsor {
  readonly eventName: string
  readonly url: string
  readonly colours: readonly [string, string, string]
  /** the banner's picture */
  readonly motif: 'birds' | 'fells' | 'spruces' | 'waves'
}

export const SPONSORS: readonly Sponsor[] = [
  {
    eventName: 'Riekkopolku',
    url: 'https://riekkopolku.example/',
    colours: ['#1f3d2b', '#3f7350', '#e9dcbc'],
    motif: 'fells',
  },
  {
    eventName: 'Havulinna',
    url: 'https://havulinna.example/',
    colours: ['#23424f', '#4c7f8f', '#f1e6d0'],
    motif: 'spruces',
  },
  {
    eventName: 'Lintukoiran Ruokakuppi',
    url: 'https://ruokakuppi.example/',
    colours: ['#7a3f1d', '#b9773b', '#fff1d8'],
    motif: 'birds',
  },
  {
    eventName: 'Kairan Varuste',
    url: 'https://kairanvaruste.example/',
    colours: ['#2b2f3f', '#6a6f8f', '#f3d9a8'],
    motif: 'fells',
  },
  {
    eventName: 'Sorsaranta',
    url: 'https://sorsaranta.example/',
    colours: ['#17434a', '#3e8a86', '#eaf3e4'],
    motif: 'waves',
  },
]

export const LITTER_TEXTS: readonly string[] = [
  'Pennut metsästäviin koteihin. Molemmat vanhemmat terveiksi tutkittuja.',
  'Emä on pitkähakuinen ja noutovarma, isä tunnettu rauhallisesta luonteestaan.',
  'Luovutus kahdeksan viikon iässä, eläinlääkärin tarkastamina.',
  'Tiedustelut puhelimitse iltaisin tai sähköpostilla.',
  'Yhdistelmästä odotetaan pelto- ja metsäkokeisiin sopivia, yhteistyöhaluisia koiria.',
  'Valpar till jaktande hem. Kom gärna och hälsa på tiken.',
]

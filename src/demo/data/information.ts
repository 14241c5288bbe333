import type { LocalText } from '#domain/localText.ts'

export interface DemoPage {
  readonly address: string
  /** place in the folders of documents; null: none stands on it */
  readonly folder: number | null
  readonly published: boolean
  /** days before the demo's today, oldest first, each with what it said */
  readonly texts: readonly { readonly age: number; readonly title: LocalText; readonly text: LocalText }[]
}

const BUYING = {
  title: { fi: 'Pennun ostajalle', sv: 'För dig som köper valp', en: 'Buying a puppy' },
  text: {
    fi: `Kanakoira on metsästyskoira. Se tarvitsee lähes päivittäin pitkän lenkin ja syksyisin oikeaa työtä.

# Ennen kuin ostat

- Katso emän ja isän **terveyslausunnot** ja kokeet koiran sivulta.
- Katso pentueen sukusiitosaste: rodun keskiarvo on sen vieressä.
- Käy katsomassa pentuja emän luona.

# Mistä pentuja löytyy

Syntyneet ja suunnitellut pentueet ovat [pentueilmoituksissa](/pentueet). Ilmoitukset on tarkastanut rodun jalostusneuvoja.

Kysy lisää: jalostus@kerho.example.`,
    sv: `En hönshund är en jakthund. Den behöver en lång tur nästan varje dag och riktigt arbete på hösten.

# Innan du köper

- Se efter moderns och faderns **hälsoutlåtanden** och prov på hundens sida.
- Se efter kullens inavelsgrad: rasens medeltal står bredvid.
- Besök valparna hos tiken.

# Var det finns valpar

Födda och planerade kullar finns bland [kullannonserna](/pentueet). Rasens avelsrådgivare har granskat dem.

Fråga mera: jalostus@kerho.example.`,
    en: `A pointing dog is a hunting dog. It needs a long run almost every day, and real work in the autumn.

# Before you buy

- Look at the **health statements** and trials of dam and sire on their pages.
- Look at the litter’s inbreeding: the breed’s average stands beside it.
- Visit the puppies where their dam is.

# Where there are puppies

Litters that are born or planned are among the [litter notices](/pentueet). The breed adviser has checked them.

Ask more: jalostus@kerho.example.`,
  },
}

/** The club's own pages in their order, all of them invented. */
export const PAGES: readonly DemoPage[] = [
  {
    address: 'jaseneksi',
    folder: 0,
    published: true,
    texts: [
      {
        age: 320,
        title: { fi: 'Jäseneksi', sv: 'Bli medlem', en: 'Becoming a member' },
        text: {
          fi: 'Jäseneksi pääsee ilmoittautumalla sihteerille ja maksamalla vuoden jäsenmaksun.',
          sv: 'Bli medlem genom att anmäla dig till sekreteraren och betala årets medlemsavgift.',
          en: 'You become a member by writing to the secretary and paying the fee of the year.',
        },
      },
      {
        age: 61,
        title: { fi: 'Jäseneksi liittyminen', sv: 'Bli medlem', en: 'Becoming a member' },
        text: {
          fi: `Jäsenenä saat kerhon lehden, halvemmat koemaksut ja apua koiran kouluttamiseen.

# Näin liityt

1. Kirjoita sihteerille: sihteeri@kerho.example.
2. Maksa jäsenmaksu laskusta, jonka saat.
3. [Rekisteröidy](/rekisteroityminen) ja kirjoita jäsennumerosi omiin tietoihisi.

# Maksut

**Jäsen** 40 € vuodessa, **perhejäsen** 15 €. Kesäkuun jälkeen liittyvä maksaa puolet.`,
          sv: `Som medlem får du klubbens tidning, lägre provavgifter och hjälp med att skola hunden.

# Så blir du medlem

1. Skriv till sekreteraren: sihteeri@kerho.example.
2. Betala medlemsavgiften enligt räkningen du får.
3. [Registrera dig](/rekisteroityminen) och skriv ditt medlemsnummer bland dina uppgifter.

# Avgifter

**Medlem** 40 € per år, **familjemedlem** 15 €. Efter juni betalar man hälften.`,
          en: `Members get the club’s magazine, lower trial fees and help with training their dog.

# How to join

1. Write to the secretary: sihteeri@kerho.example.
2. Pay the fee by the bill that you get.
3. [Register](/rekisteroityminen) and write your membership number among your details.

# Fees

**Member** 40 € a year, **family member** 15 €. Whoever joins after June pays half.`,
        },
      },
    ],
  },
  { address: 'pennun-ostajalle', folder: null, published: true, texts: [{ age: 143, ...BUYING }] },
  {
    address: 'ensimmainen-koe',
    folder: null,
    published: true,
    texts: [
      {
        age: 18,
        title: { fi: 'Ensimmäistä kertaa kokeeseen', sv: 'Första gången på prov', en: '' },
        text: {
          fi: `Kokeessa katsotaan, miten koira hakee, seisoo ja toimii linnulla. Ensikertalaista neuvotaan mielellään.

# Mukaan

- koiran rekisteritodistus ja rokotustodistus
- hihna, vettä ja evästä
- säähän sopivat vaatteet

Seuraavat kokeet ja ilmoittautuminen: [koekalenteri](/koekalenteri).`,
          sv: `På provet ser man hur hunden söker, står och arbetar på fågel. Nybörjare får gärna råd.

# Ta med

- hundens registerbevis och vaccinationsintyg
- koppel, vatten och matsäck
- kläder efter vädret

Nästa prov och anmälan: [provkalendern](/koekalenteri).`,
          en: '',
        },
      },
    ],
  },
  {
    address: 'kasvattajan-muistilista',
    folder: 2,
    published: false,
    texts: [
      {
        age: 4,
        title: { fi: 'Kasvattajan muistilista', sv: '', en: '' },
        text: {
          fi: `Luonnos: jalostustoimikunta täydentää ennen vuodenvaihdetta.

- terveyslausunnot voimassa
- pentueilmoitus ennen syntymää
- lomakkeet tältä sivulta`,
          sv: '',
          en: '',
        },
      },
    ],
  },
]

import type { LocalText } from '#domain/localText.ts'

/** The club's folders in their order. */
export const FOLDERS: readonly LocalText[] = [
  { fi: 'Säännöt ja ohjeet', sv: 'Regler och anvisningar', en: 'Rules and instructions' },
  { fi: 'Kokoukset', sv: 'Möten', en: 'Meetings' },
  { fi: 'Lomakkeet', sv: 'Blanketter', en: 'Forms' },
]

export interface DemoDocument {
  readonly title: LocalText
  /** place in FOLDERS; null: in none, or of a trial */
  readonly folder: number | null
  /** of the next trial that takes entries */
  readonly ofTrial?: true
  readonly public: boolean
  readonly fileName: string
  /** what each version says and how many days before the demo's today it was brought, oldest first; a text file has one line a paragraph */
  readonly versions: readonly { readonly age: number; readonly text: readonly string[] }[]
}

/** The club's documents and those of a trial, all of them invented. */
export const DOCUMENTS: readonly DemoDocument[] = [
  {
    title: { fi: 'Kerhon säännöt', sv: 'Klubbens stadgar', en: 'Rules of the club' },
    folder: 0,
    public: true,
    fileName: 'kerhon-saannot.pdf',
    versions: [
      {
        age: 760,
        text: ['Kerho edistää kanakoirien käyttöä ja jalostusta. Jäsenmaksun määrää vuosikokous.'],
      },
      {
        age: 92,
        text: [
          'Kerho edistää kanakoirien käyttöä ja jalostusta. Jäsenmaksun määrää vuosikokous.',
          'Vuosikokous pidetään huhtikuun loppuun mennessä. Siihen voi osallistua etäyhteydellä.',
        ],
      },
    ],
  },
  {
    title: {
      fi: 'Kokeen järjestäjän ohje',
      sv: 'Anvisning för provarrangörer',
      en: 'Guide for organisers of trials',
    },
    folder: 0,
    public: true,
    fileName: 'jarjestajan-ohje.pdf',
    versions: [
      {
        age: 41,
        text: [
          'Maastoluvat kysytään kirjallisesti viimeistään kaksi kuukautta ennen koetta.',
          'Koirien rokotus ja siru tarkastetaan aamulla ennen arvontaa.',
          'Tulokset vahvistetaan palvelussa saman päivän iltana.',
        ],
      },
    ],
  },
  {
    title: {
      fi: 'Vuosikokouksen pöytäkirja',
      sv: 'Årsmötets protokoll',
      en: 'Minutes of the annual meeting',
    },
    folder: 1,
    public: true,
    fileName: 'vuosikokous.pdf',
    versions: [
      {
        age: 33,
        text: [
          'Kokous avattiin kello 12. Läsnä oli 34 jäsentä.',
          'Toimintakertomus ja tilinpäätös hyväksyttiin.',
        ],
      },
    ],
  },
  {
    title: {
      fi: 'Jalostustarkastuksen muistilista',
      sv: 'Minneslista för avelsgranskning',
      en: 'Checklist for breeding reviews',
    },
    folder: 2,
    public: true,
    fileName: 'muistilista.txt',
    versions: [
      {
        age: 12,
        text: [
          'Rekisteritodistus',
          'Rokotustodistus',
          'Lonkkalausunto',
          'Koiran mitat edellisestä tarkastuksesta',
        ],
      },
    ],
  },
  {
    title: { fi: 'Tuomarien palkkiot', sv: 'Domararvoden', en: 'Fees of judges' },
    folder: 0,
    public: false,
    fileName: 'tuomarien-palkkiot.csv',
    versions: [{ age: 20, text: ['koe;palkkio', 'pelto;80,00', 'metsä;80,00', 'vesi ja jälki;60,00'] }],
  },
  {
    title: {
      fi: 'Ajo-ohje kokoontumispaikalle',
      sv: 'Körinstruktion till samlingsplatsen',
      en: 'How to get to the meeting place',
    },
    folder: null,
    ofTrial: true,
    public: true,
    fileName: 'ajo-ohje.pdf',
    versions: [
      { age: 5, text: ['Käänny valtatieltä kyltin ”Koirakoe” kohdalta ja aja neljä kilometriä soratietä.'] },
    ],
  },
  {
    title: { fi: 'Toimitsijoiden työvuorot', sv: 'Funktionärernas turer', en: 'Shifts of the officials' },
    folder: null,
    ofTrial: true,
    public: false,
    fileName: 'tyovuorot.txt',
    versions: [{ age: 3, text: ['7.30 opastus', '8.00 ilmoittautumisten tarkastus', '15.00 ruokailu'] }],
  },
]

import type { LocalText } from '../localText.ts'
import type { TitleRule } from './titleRules.ts'

/** A title of the kept list. */
export interface ChampionTitle {
  /** as it stands before the dog's name: FI KVA */
  readonly code: string
  readonly name: LocalText
  /** two letters; empty: international */
  readonly country: string
  /** whether it can be given to a dog now */
  readonly offered: boolean
  /** null: no rule is known by which it follows from results; it is entered */
  readonly rule: TitleRule | null
}

type Names = readonly [fi: string, sv: string, en: string]
const title = (code: string, country: string, [fi, sv, en]: Names, rest: object = {}): ChampionTitle => ({
  code,
  name: { fi, sv, en },
  country,
  offered: true,
  rule: null,
  ...rest,
})

const SHOW_CHAMPION: TitleRule = {
  mark: 'SERT',
  shows: 3,
  judges: 3,
  countries: 1,
  country: 'FI',
  months: 24,
  span: null,
  validFrom: '2011-06-01',
  more: true,
}
const INTERNATIONAL_SHOW_CHAMPION: TitleRule = {
  mark: 'CACIB',
  shows: 4,
  judges: 3,
  countries: 3,
  country: '',
  months: null,
  span: 12,
  validFrom: '2023-01-01',
  more: false,
}

/** The titles that a new database begins with, in their order; the club edits them from then on. Source: docs/rules/titles.md#the-list. */
export const FIRST_TITLES: readonly ChampionTitle[] = [
  title('FI MVA', 'FI', ['Suomen muotovalio', 'finsk utställningschampion', 'Finnish show champion'], {
    rule: SHOW_CHAMPION,
  }),
  title('FI KVA', 'FI', ['Suomen käyttövalio', 'finsk jaktchampion', 'Finnish working champion']),
  title('FI KVA-J', 'FI', [
    'Suomen käyttövalio, hirvieläinten jäljestys',
    'finsk jaktchampion, eftersök av hjortdjur',
    'Finnish working champion, tracking of deer',
  ]),
  title('FI JVA', 'FI', ['Suomen jäljestämisvalio', 'finsk viltspårchampion', 'Finnish tracking champion']),
  title('FI JMVA', 'FI', [
    'Suomen juniorimuotovalio',
    'finsk juniorutställningschampion',
    'Finnish junior show champion',
  ]),
  title('C.I.B.', '', [
    'kansainvälinen muotovalio',
    'internationell utställningschampion',
    'international beauty champion',
  ]),
  title(
    'C.I.E.',
    '',
    ['kansainvälinen näyttelyvalio', 'internationell exteriörchampion', 'international show champion'],
    { rule: INTERNATIONAL_SHOW_CHAMPION },
  ),
  title('C.I.T.', '', [
    'kansainvälinen käyttövalio',
    'internationell jaktchampion',
    'international working champion',
  ]),
  title('NORDIC MVA', '', [
    'Pohjoismaiden muotovalio',
    'nordisk utställningschampion',
    'Nordic show champion',
  ]),
  title(
    'POHJ MVA',
    '',
    [
      'Pohjoismaiden muotovalio (vuoteen 2019)',
      'nordisk utställningschampion (till 2019)',
      'Nordic show champion (until 2019)',
    ],
    { offered: false },
  ),
  title('SE MVA', 'SE', ['Ruotsin muotovalio', 'svensk utställningschampion', 'Swedish show champion']),
  title('SE UCH', 'SE', ['Ruotsin muotovalio', 'svensk utställningschampion', 'Swedish show champion']),
  title('SE JCH', 'SE', ['Ruotsin käyttövalio', 'svensk jaktchampion', 'Swedish working champion']),
  title('NO MVA', 'NO', ['Norjan muotovalio', 'norsk utställningschampion', 'Norwegian show champion']),
  title('NO UCH', 'NO', ['Norjan muotovalio', 'norsk utställningschampion', 'Norwegian show champion']),
  title('NO JCH', 'NO', ['Norjan käyttövalio', 'norsk jaktchampion', 'Norwegian working champion']),
  title('EE MVA', 'EE', ['Viron muotovalio', 'estnisk utställningschampion', 'Estonian show champion']),
  title('DK UCH', 'DK', ['Tanskan muotovalio', 'dansk utställningschampion', 'Danish show champion']),
  title('DK JCH', 'DK', ['Tanskan käyttövalio', 'dansk jaktchampion', 'Danish working champion']),
  title('DE CH', 'DE', ['Saksan muotovalio', 'tysk utställningschampion', 'German show champion']),
  title('CZ CH', 'CZ', ['Tšekin muotovalio', 'tjeckisk utställningschampion', 'Czech show champion']),
  title('FR CH', 'FR', ['Ranskan muotovalio', 'fransk utställningschampion', 'French show champion']),
  title('HU CH', 'HU', ['Unkarin muotovalio', 'ungersk utställningschampion', 'Hungarian show champion']),
  title('IT CH', 'IT', ['Italian muotovalio', 'italiensk utställningschampion', 'Italian show champion']),
  title('NL CH', 'NL', [
    'Alankomaiden muotovalio',
    'nederländsk utställningschampion',
    'Dutch show champion',
  ]),
  title('UK SH CH', 'GB', [
    'Britannian muotovalio',
    'brittisk utställningschampion',
    'British show champion',
  ]),
]

/** What the generator needs to know of a breed to make it look like itself. Sizes follow yearly registrations in Finland. */
export interface BreedModel {
  readonly code: string
  /** puppies a year at today's size */
  readonly puppies: number
  /** first year of the breed in the register */
  readonly since: number
  /** where imports come from, likeliest first */
  readonly countries: readonly Country[]
  /** withers height in cm, mean of males and of females */
  readonly height: readonly [number, number]
  readonly weight: readonly [number, number]
  readonly colours: readonly string[]
  /** share of dogs that are tried in KAER */
  readonly trialShare: number
  readonly coat: 'short' | 'long' | 'wire'
  /** added to the liability for hip dysplasia, in standard deviations */
  readonly hips: number
}

export type Country =
  | 'SE'
  | 'NO'
  | 'DK'
  | 'DE'
  | 'FR'
  | 'CZ'
  | 'HU'
  | 'EE'
  | 'LV'
  | 'IT'
  | 'UK'
  | 'US'
  | 'NL'
  | 'PT'
  | 'ES'
  | 'SK'
  | 'AT'
  | 'PL'

type Body = readonly [heightMale: number, heightFemale: number, weightMale: number, weightFemale: number]

function model(
  code: string,
  size: readonly [puppies: number, since: number, trialShare: number],
  body: Body,
  look: readonly [coat: BreedModel['coat'], hips: number],
  countries: string,
  colours: string,
): BreedModel {
  return {
    code,
    puppies: size[0],
    since: size[1],
    trialShare: size[2],
    height: [body[0], body[1]],
    weight: [body[2], body[3]],
    coat: look[0],
    hips: look[1],
    countries: countries.split(' ') as Country[],
    colours: colours.split(', '),
  }
}

/** Every breed of both club profiles. */
export const BREED_MODELS: readonly BreedModel[] = [
  model(
    '1',
    [125, 1975, 0.1],
    [66, 62.5, 27, 23],
    ['short', -0.4],
    'SE NO IT UK',
    'valko-musta, valko-maksanruskea, valko-oranssi, valko-sitruuna',
  ),
  model(
    '2',
    [210, 1975, 0.08],
    [66, 62, 27, 23],
    ['long', -0.2],
    'NO SE IT UK',
    'blue belton, orange belton, lemon belton, tricolour',
  ),
  model('6', [120, 1975, 0.07], [66, 62, 29, 25], ['long', 0.3], 'NO SE UK DK', 'musta punaruskein merkein'),
  model(
    '57',
    [110, 1978, 0.3],
    [60, 56, 26, 22],
    ['short', -0.2],
    'HU SE AT DE',
    'vehnänkeltainen, tummanvehnänkeltainen',
  ),
  model(
    '90',
    [1, 2005, 0.1],
    [64, 60, 29, 25],
    ['short', 0.1],
    'ES FR',
    'maksanruskeankirjava, valko-maksanruskea',
  ),
  model(
    '95',
    [95, 1978, 0.45],
    [49.5, 48, 17, 15],
    ['long', 0.2],
    'FR SE IT',
    'valko-oranssi, valko-musta, valko-maksanruskea, kolmivärinen, oranssinkimo',
  ),
  model(
    '98',
    [280, 1975, 0.42],
    [65, 60.5, 32, 27],
    ['wire', -0.3],
    'DE SE NO DK',
    'ruskeanpäistärikkö, ruskea, ruskea valkoinen rintamerkki, mustanpäistärikkö, vaalean ruskeanpäistärikkö',
  ),
  model(
    '99',
    [5, 1982, 0.3],
    [65, 60.5, 35, 28],
    ['short', -0.3],
    'DE SE',
    'hopeanharmaa, peurankeltaisenharmaa, hiirenharmaa',
  ),
  model(
    '99.1',
    [34, 1985, 0.3],
    [65, 60.5, 35, 28],
    ['short', -0.3],
    'DE SE DK',
    'hopeanharmaa, peurankeltaisenharmaa, hiirenharmaa',
  ),
  model(
    '99.2',
    [11, 1990, 0.3],
    [65, 60.5, 34, 28],
    ['long', -0.3],
    'DE SE',
    'hopeanharmaa, peurankeltaisenharmaa',
  ),
  model(
    '102',
    [52, 1980, 0.4],
    [53.5, 51.5, 21, 19],
    ['long', -0.2],
    'DE SE DK NO',
    'ruskeavalkoinen, ruskeanpäistärikkö',
  ),
  model('106', [1.5, 2004, 0.15], [59, 57, 24, 21], ['long', 0], 'FR', 'harmaanmusta päistärikkö'),
  model(
    '107',
    [22, 1988, 0.35],
    [57.5, 52.5, 27, 23],
    ['wire', -0.1],
    'FR SE DE',
    'teräksenharmaa ruskein laikuin, ruskeanpäistärikkö',
  ),
  model('108', [2, 1998, 0.15], [59, 56.5, 24, 21], ['long', 0], 'FR', 'harmaanpäistärikkö ruskein laikuin'),
  model('114', [1, 2008, 0.1], [55, 53, 22, 19], ['long', 0.1], 'FR', 'ruskea, ruskea-harmaankirjava'),
  model('115', [1, 2010, 0.1], [59, 56.5, 24, 21], ['short', 0], 'FR', 'valko-oranssi'),
  model(
    '117',
    [68, 1975, 0.4],
    [66, 63, 31, 28],
    ['long', 0.2],
    'DE SE NO DK',
    'ruskea, ruskeanpäistärikkö, ruskea valkoisin merkein, vaalean ruskeanpäistärikkö',
  ),
  model(
    '118',
    [24, 1985, 0.3],
    [62.5, 60.5, 30, 27],
    ['long', 0],
    'DE SE DK',
    'valko-musta, mustanpäistärikkö',
  ),
  model(
    '119',
    [240, 1975, 0.4],
    [64, 60, 29, 25],
    ['short', -0.5],
    'DE SE NO DK',
    'ruskeanpäistärikkö, ruskea, ruskea valkoinen rinta, mustanpäistärikkö, musta, valko-ruskea',
  ),
  model(
    '120',
    [105, 1975, 0.07],
    [65, 60, 29, 25],
    ['long', 0.3],
    'NO SE UK DK',
    'kastanjanpunainen, mahonginpunainen',
  ),
  model('133', [1, 2006, 0.1], [63, 60, 28, 25], ['short', 0], 'FR', 'kastanjanruskea-valkoinen'),
  model(
    '134',
    [2.5, 2002, 0.2],
    [52.5, 50.5, 21, 19],
    ['short', -0.1],
    'FR SE',
    'kastanjanruskea-valkoinen, kastanjanruskea',
  ),
  model(
    '165',
    [32, 1988, 0.08],
    [65, 61, 35, 30],
    ['wire', 0.8],
    'IT SE UK',
    'valko-oranssi, oranssinkimo, valko-ruskea, ruskeankimo',
  ),
  model('175', [8, 1996, 0.2], [58, 57, 26, 23], ['long', 0.1], 'FR SE', 'valko-ruskea'),
  model('177', [1, 2009, 0.1], [63.5, 60, 29, 26], ['short', 0], 'FR', 'valko-oranssi, valko-ruskea'),
  model(
    '179',
    [4, 2000, 0.15],
    [54, 51.5, 21, 19],
    ['short', 0.1],
    'FR NO',
    'viininsakankarvainen, persikankukka',
  ),
  model('180', [3, 2001, 0.2], [60, 56, 26, 23], ['short', 0.1], 'FR', 'musta-valkoinen, hiilenharmaa'),
  model(
    '187',
    [4, 2003, 0.15],
    [56, 52, 24, 19],
    ['short', 0.2],
    'PT ES',
    'keltainen, keltainen valkoisin merkein',
  ),
  model(
    '202',
    [7, 1994, 0.07],
    [63, 59, 34, 29],
    ['short', 0.6],
    'IT NL',
    'valko-oranssi, valko-ruskea, ruskeankimo',
  ),
  model('216', [14, 1990, 0.45], [64, 60, 29, 25], ['wire', -0.2], 'DE SE CZ', 'ruskea, lehdenruskea, musta'),
  model(
    '222',
    [26, 1989, 0.06],
    [53, 50, 23, 19],
    ['long', 0.4],
    'NL SE',
    'musta valkoisin merkein, ruskea valkoisin merkein',
  ),
  model('224', [3, 2004, 0.1], [60, 57, 28, 25], ['long', 0.2], 'NL', 'valko-ruskea'),
  model(
    '232',
    [1, 1999, 0.3],
    [65, 61, 31, 27],
    ['wire', 0],
    'DE',
    'ruskeanpäistärikkö, vaalean ruskeanpäistärikkö',
  ),
  model(
    '239',
    [62, 1986, 0.33],
    [60.5, 56.5, 27, 23],
    ['wire', -0.1],
    'HU SE SK CZ',
    'vehnänkeltainen, tummanvehnänkeltainen',
  ),
  model(
    '245',
    [5, 1997, 0.3],
    [63, 60, 31, 26],
    ['wire', 0],
    'CZ SK',
    'ruskeankimo, ruskea, tumma ruskeankimo rintamerkillä',
  ),
  model('281', [5, 1997, 0.2], [57, 53, 31, 28], ['short', 0.1], 'DK SE', 'valko-ruskea'),
  model(
    '320',
    [3, 2001, 0.25],
    [65, 60, 32, 28],
    ['wire', 0.1],
    'SK CZ',
    'harmaanruskea, harmaanruskea valkoisin merkein',
  ),
  model('330', [9, 1992, 0.08], [64, 59, 29, 25], ['long', 0.1], 'UK SE NL', 'valko-punainen'),
  model(
    '166',
    [1500, 1975, 0],
    [62.5, 57.5, 35, 27],
    ['short', 0.7],
    'DE SE CZ EE',
    'mustanruskea, soopeli, musta, musta punaruskein merkein',
  ),
]

import { items, lines } from './text.ts'

/** What the generator needs to know of a breed to make it look like itself. Sizes follow yearly registrations in Finland. */
export interface BreedModel {
  readonly code: string
  /** puppies a year at today's size */
  readonly puppies: number
  /** first year of the breed in the register */
  readonly since: number
  /** share of dogs that are tried in KAER */
  readonly trialShare: number
  /** withers height in cm, mean of males and of females */
  readonly height: readonly [number, number]
  readonly weight: readonly [number, number]
  readonly coat: Coat
  /** added to the liability for hip dysplasia, in standard deviations */
  readonly hips: number
  /** where imports come from, likeliest first */
  readonly countries: readonly Country[]
  /** commonest first */
  readonly colours: readonly string[]
}

type Coat = 'short' | 'long' | 'wire'

const COUNTRIES = [
  'SE',
  'NO',
  'DK',
  'DE',
  'FR',
  'CZ',
  'HU',
  'EE',
  'LV',
  'IT',
  'UK',
  'US',
  'NL',
  'PT',
  'ES',
  'SK',
  'AT',
  'PL',
] as const
export type Country = (typeof COUNTRIES)[number]

/** Every breed of both club profiles; the columns in the order of BreedModel. */
const TABLE = `
  1     125   1975 0.1   66    62.5  27  23  short  -0.4  SE/NO/IT/UK  valko-musta, valko-maksanruskea, valko-oranssi, valko-sitruuna
  2     210   1975 0.08  66    62    27  23  long   -0.2  NO/SE/IT/UK  blue belton, orange belton, lemon belton, tricolour
  6     120   1975 0.07  66    62    29  25  long   0.3   NO/SE/UK/DK  musta punaruskein merkein
  57    110   1978 0.3   60    56    26  22  short  -0.2  HU/SE/AT/DE  vehnänkeltainen, tummanvehnänkeltainen
  90    1     2005 0.1   64    60    29  25  short  0.1   ES/FR        maksanruskeankirjava, valko-maksanruskea
  95    95    1978 0.45  49.5  48    17  15  long   0.2   FR/SE/IT     valko-oranssi, valko-musta, valko-maksanruskea, kolmivärinen, oranssinkimo
  98    280   1975 0.42  65    60.5  32  27  wire   -0.3  DE/SE/NO/DK  ruskeanpäistärikkö, ruskea, ruskea valkoinen rintamerkki, mustanpäistärikkö, vaalean ruskeanpäistärikkö
  99    5     1982 0.3   65    60.5  35  28  short  -0.3  DE/SE        hopeanharmaa, peurankeltaisenharmaa, hiirenharmaa
  99.1  34    1985 0.3   65    60.5  35  28  short  -0.3  DE/SE/DK     hopeanharmaa, peurankeltaisenharmaa, hiirenharmaa
  99.2  11    1990 0.3   65    60.5  34  28  long   -0.3  DE/SE        hopeanharmaa, peurankeltaisenharmaa
  102   52    1980 0.4   53.5  51.5  21  19  long   -0.2  DE/SE/DK/NO  ruskeavalkoinen, ruskeanpäistärikkö
  106   1.5   2004 0.15  59    57    24  21  long   0     FR           harmaanmusta päistärikkö
  107   22    1988 0.35  57.5  52.5  27  23  wire   -0.1  FR/SE/DE     teräksenharmaa ruskein laikuin, ruskeanpäistärikkö
  108   2     1998 0.15  59    56.5  24  21  long   0     FR           harmaanpäistärikkö ruskein laikuin
  114   1     2008 0.1   55    53    22  19  long   0.1   FR           ruskea, ruskea-harmaankirjava
  115   1     2010 0.1   59    56.5  24  21  short  0     FR           valko-oranssi
  117   68    1975 0.4   66    63    31  28  long   0.2   DE/SE/NO/DK  ruskea, ruskeanpäistärikkö, ruskea valkoisin merkein, vaalean ruskeanpäistärikkö
  118   24    1985 0.3   62.5  60.5  30  27  long   0     DE/SE/DK     valko-musta, mustanpäistärikkö
  119   240   1975 0.4   64    60    29  25  short  -0.5  DE/SE/NO/DK  ruskeanpäistärikkö, ruskea, ruskea valkoinen rinta, mustanpäistärikkö, musta, valko-ruskea
  120   105   1975 0.07  65    60    29  25  long   0.3   NO/SE/UK/DK  kastanjanpunainen, mahonginpunainen
  133   1     2006 0.1   63    60    28  25  short  0     FR           kastanjanruskea-valkoinen
  134   2.5   2002 0.2   52.5  50.5  21  19  short  -0.1  FR/SE        kastanjanruskea-valkoinen, kastanjanruskea
  165   32    1988 0.08  65    61    35  30  wire   0.8   IT/SE/UK     valko-oranssi, oranssinkimo, valko-ruskea, ruskeankimo
  175   8     1996 0.2   58    57    26  23  long   0.1   FR/SE        valko-ruskea
  177   1     2009 0.1   63.5  60    29  26  short  0     FR           valko-oranssi, valko-ruskea
  179   4     2000 0.15  54    51.5  21  19  short  0.1   FR/NO        viininsakankarvainen, persikankukka
  180   3     2001 0.2   60    56    26  23  short  0.1   FR           musta-valkoinen, hiilenharmaa
  187   4     2003 0.15  56    52    24  19  short  0.2   PT/ES        keltainen, keltainen valkoisin merkein
  202   7     1994 0.07  63    59    34  29  short  0.6   IT/NL        valko-oranssi, valko-ruskea, ruskeankimo
  216   14    1990 0.45  64    60    29  25  wire   -0.2  DE/SE/CZ     ruskea, lehdenruskea, musta
  222   26    1989 0.06  53    50    23  19  long   0.4   NL/SE        musta valkoisin merkein, ruskea valkoisin merkein
  224   3     2004 0.1   60    57    28  25  long   0.2   NL           valko-ruskea
  232   1     1999 0.3   65    61    31  27  wire   0     DE           ruskeanpäistärikkö, vaalean ruskeanpäistärikkö
  239   62    1986 0.33  60.5  56.5  27  23  wire   -0.1  HU/SE/SK/CZ  vehnänkeltainen, tummanvehnänkeltainen
  245   5     1997 0.3   63    60    31  26  wire   0     CZ/SK        ruskeankimo, ruskea, tumma ruskeankimo rintamerkillä
  281   5     1997 0.2   57    53    31  28  short  0.1   DK/SE        valko-ruskea
  320   3     2001 0.25  65    60    32  28  wire   0.1   SK/CZ        harmaanruskea, harmaanruskea valkoisin merkein
  330   9     1992 0.08  64    59    29  25  long   0.1   UK/SE/NL     valko-punainen
  166   1500  1975 0     62.5  57.5  35  27  short  0.7   DE/SE/CZ/EE  mustanruskea, soopeli, musta, musta punaruskein merkein`

export const BREED_MODELS: readonly BreedModel[] = lines(TABLE).map((line) => {
  const [code, puppies, since, trialShare, male, female, heavy, light, coat, hips, countries, ...colours] =
    line.split(/\s+/)
  return {
    code: code!,
    puppies: Number(puppies),
    since: Number(since),
    trialShare: Number(trialShare),
    height: [Number(male), Number(female)],
    weight: [Number(heavy), Number(light)],
    coat: coat as Coat,
    hips: Number(hips),
    countries: countries!.split('/') as Country[],
    colours: items(colours.join(' ')),
  }
})

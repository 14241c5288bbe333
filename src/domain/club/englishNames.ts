import { type ColourWords, colourIn, markingsOf } from './coatColours.ts'
import { FINNISH_NAMES, type LocalNames, pairs } from './localNames.ts'

const COLOURS: ColourWords = {
  colours: pairs(`
    harmaa=grey, juovikas=brindle, keltainen=yellow, kermanvärinen=cream, kimo=roan, kirjava=mottled,
    kolmivärinen=tricolour, musta=black, oranssi=orange, pilkullinen=spotted, punainen=red, päistärikkö=roan,
    ruskea=brown, sininen=blue, sitruuna=lemon, soopeli=sable, täplikäs=spotted, valko=white, valkoinen=white`),
  beginnings: new Map(
    [
      ...pairs(`
        harmaan=grey, harmaa=grey, hiilen=charcoal, hiiren=mouse, hopean=silver, kastanjan=chestnut,
        keltaisen=yellow, kelta=yellow, mahongin=mahogany, maksan=liver, mustan=black, musta=black,
        oranssin=orange, oranssi=orange, punaisen=red, puna=red, ruskean=brown, ruskea=brown, sinisen=blue,
        sitruunan=lemon, teräksen=steel, tumman=dark, tumma=dark, vaalean=light, vaalea=light, valkoisen=white,
        valko=white, vehnän=wheaten`),
    ].map(([finnish, english]) => [finnish, `${english} `]),
  ),
  markings: new Map([
    ...markingsOf(
      'with',
      {
        keltaisin: 'yellow',
        mustin: 'black',
        oranssein: 'orange',
        punaruskein: 'red brown',
        ruskein: 'brown',
        valkoisin: 'white',
      },
      { laikuin: 'patches', merkein: 'markings', pilkuin: 'spots', täplin: 'spots' },
    ),
    ['valkoinen rinta', 'with white chest'],
    ['valkoinen rintamerkki', 'with white chest mark'],
    ['rintamerkillä', 'with chest mark'],
  ]),
  and: ' and ',
}

/** Places and districts keep their Finnish names. Source: docs/rules/screens.md#names-in-other-languages. */
export const ENGLISH_NAMES: LocalNames = { ...FINNISH_NAMES, colour: colourIn(COLOURS) }

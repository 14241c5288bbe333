/** The words of coat colours in a language, by the Finnish ones in small letters. */
export interface ColourWords {
  /** what stands alone or ends a compound: `ruskea`, `päistärikkö` */
  readonly colours: ReadonlyMap<string, string>
  /** what begins a compound or stands before a colour, with what joins it: `ruskean`, `vaalean`, `valko` */
  readonly beginnings: ReadonlyMap<string, string>
  /** what ends a description: `valkoisin merkein` */
  readonly markings: ReadonlyMap<string, string>
  /** between two colours of a coat */
  readonly and: string
}

/** A Finnish description in a language's words, or as it is written where one of its words is not known. */
export const colourIn =
  (words: ColourWords) =>
  (written: string): string =>
    described(words, written.trim().toLowerCase()) ?? written

function described(words: ColourWords, text: string): string | undefined {
  for (const [marking, translated] of words.markings)
    if (text.endsWith(` ${marking}`)) {
      const coat = coatOf(words, text.slice(0, -marking.length - 1).replace(/,$/, ''))
      return coat && `${coat} ${translated}`
    }
  return coatOf(words, text)
}

/** `valko-oranssi`, `musta/valkoinen`, `ruskea ja valkoinen`. */
function coatOf(words: ColourWords, text: string): string | undefined {
  const colours = text.split(/ ?[-/] ?| ja /).map((part) => colourOf(words, part))
  return colours.includes(undefined) ? undefined : colours.join(words.and)
}

/** `ruskea`, `ruskeanpäistärikkö`, `vaalean ruskeanpäistärikkö`. */
function colourOf(words: ColourWords, text: string): string | undefined {
  const known = words.colours.get(text)
  if (known !== undefined) return known
  for (const [beginning, translated] of words.beginnings) {
    const rest = text.startsWith(beginning) && colourOf(words, text.slice(beginning.length).trimStart())
    if (rest) return translated + rest
  }
  return undefined
}

/** Every marking that one of the words and one of the nouns make: `valkoisin merkein`. */
export const markingsOf = (
  beginning: string,
  words: Readonly<Record<string, string>>,
  nouns: Readonly<Record<string, string>>,
): [string, string][] =>
  Object.entries(words).flatMap(([word, translated]) =>
    Object.entries(nouns).map(([noun, name]): [string, string] => [
      `${word} ${noun}`,
      `${beginning} ${translated} ${name}`,
    ]),
  )

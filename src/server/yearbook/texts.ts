import enDogs from '#contract/texts/en/pages/dogs.json' with { type: 'json' }
import en from '#contract/texts/en/pages/yearbook.json' with { type: 'json' }
import fiDogs from '#contract/texts/fi/pages/dogs.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/yearbook.json' with { type: 'json' }
import svDogs from '#contract/texts/sv/pages/dogs.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/yearbook.json' with { type: 'json' }
import { fillText, translator } from '#contract/translation.ts'
import type { Outcome, TrialType } from '#domain/trials/results.ts'
import { NONE, type PaperTexts, paperTexts } from '../papers/texts.ts'
import type { Language } from '../platform/http/language.ts'

const TEXTS = { fi: { own: fi, dogs: fiDogs }, sv: { own: sv, dogs: svDogs }, en: { own: en, dogs: enDogs } }

/** What a yearbook says, in one language. */
export interface YearbookWords extends Pick<PaperTexts, 'language' | 'number' | 'day' | 'dogName' | 'sex'> {
  readonly own: typeof fi
  readonly none: string
  prize(prize: number): string
  type(type: TrialType): string
  outcome(outcome: Outcome): string
  /** of water and track; a dash for one that was not done */
  grades(grades: { readonly water: number | null; readonly track: number | null }): string
  level(level: 'gold' | 'silver' | 'bronze'): string
  preliminary(count: number): string
}

export function yearbookWords(language: Language): YearbookWords {
  const { own, dogs } = TEXTS[language]
  const papers = paperTexts(language)
  const text = translator(language, own)
  const { number, day, dogName, sex, trials } = papers
  return {
    language,
    own,
    none: NONE,
    number,
    day,
    dogName,
    sex,
    prize: (prize) => fillText(own.columns.prize, { prize: String(prize) }),
    type: (type) => trials.types[type],
    outcome: (outcome) => trials.outcomes[outcome],
    grades: ({ water, track }) => fillText(own.grades, { water: number(water), track: number(track) }),
    level: (level) => dogs.award[level],
    preliminary: (count) => text('preliminary', { count }),
  }
}

import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import enPages from '#contract/texts/en/pages/trials.json' with { type: 'json' }
import en from '#contract/texts/en/papers.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fiPages from '#contract/texts/fi/pages/trials.json' with { type: 'json' }
import fi from '#contract/texts/fi/papers.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import svPages from '#contract/texts/sv/pages/trials.json' with { type: 'json' }
import sv from '#contract/texts/sv/papers.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import { translator } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import { isNamed } from '#domain/dogs.ts'
import { type Outcome, prizeLabel, type TrialClass } from '#domain/trials/results.ts'
import type { Language } from '../platform/http/language.ts'

const TEXTS = {
  fi: { papers: fi, trials: { ...fiTrials, ...fiPages }, common: fiCommon },
  sv: { papers: sv, trials: { ...svTrials, ...svPages }, common: svCommon },
  en: { papers: en, trials: { ...enTrials, ...enPages }, common: enCommon },
}

/** Shown where nothing is known. */
export const NONE = '–'

interface NamedDog {
  readonly name: string
  readonly regnr: string
  readonly titles: readonly string[]
  /** false: it is not in the register */
  readonly registered?: boolean
}

/** What papers say, in one language. */
export interface PaperTexts {
  readonly language: Language
  readonly papers: typeof fi
  readonly trials: typeof fiTrials & typeof fiPages
  readonly common: typeof fiCommon
  /** a number as people write it; a dash for none */
  number(value: number | null | undefined): string
  /** dd.mm.yyyy; a dash for none */
  day(iso: string | null): string
  dogs(count: number): string
  /** titles and name, without the number */
  dogName(dog: NamedDog): string
  /** its number, marked where the dog is not in the register */
  dogNumber(dog: Pick<NamedDog, 'regnr' | 'registered'>): string
  sex(sex: 'male' | 'female' | null): string
  /** `AVO1`; what became of a dog that was not judged to the end; `null`: not done yet */
  result(result: PrintableResult): string
  feature(code: string): string
}

/** What a result's short form is made of. */
export interface PrintableResult {
  readonly class: TrialClass
  /** null: not marked done */
  readonly outcome: Outcome | null
  readonly prize: number
  /** of what is not marked done: what became of the dog; `none`: nothing is to come */
  readonly instead?: Outcome | 'none' | undefined
}

/** The words of a language. */
export function paperTexts(language: Language): PaperTexts {
  const { papers, trials, common } = TEXTS[language]
  const text = translator(language, papers)
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false })
  return {
    language,
    papers,
    trials,
    common,
    number: (value) => (value === null || value === undefined ? NONE : numbers.format(value)),
    day: (iso) => (iso ? formatDate(iso) : NONE),
    dogs: (count) => text('dogs', { count }),
    dogName: (dog) => [...dog.titles, isNamed(dog) ? dog.name : papers.nameUnknown].join(' '),
    dogNumber: ({ regnr, registered = true }) => (registered ? regnr : `${regnr} (${papers.notInRegister})`),
    sex: (sex) => (sex ? common[sex] : NONE),
    result: ({ class: trialClass, outcome, prize, instead }) => {
      if (outcome === null && instead) return instead === 'none' ? NONE : trials.outcomes[instead]
      if (outcome === null) return papers.statuses.entered
      return prizeLabel({ class: trialClass, outcome, prize }) ?? trials.outcomes[outcome]
    },
    feature: (code) => featureName(trials, code),
  }
}

/** Hunt features in words; water and track features by the club's letters, with a word where one is known. */
function featureName(trials: PaperTexts['trials'], code: string): string {
  const hunt: Readonly<Record<string, string>> = trials.features
  const water: Readonly<Record<string, string>> = trials.waterFeatures
  if (hunt[code]) return hunt[code]
  return water[code] ? `${code.toUpperCase()} ${water[code]}` : code.toUpperCase()
}

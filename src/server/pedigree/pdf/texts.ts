import type { DogRecord, HealthChip } from '#contract/dogs.ts'
import enInbreeding from '#contract/texts/en/inbreeding.json' with { type: 'json' }
import enHealth from '#contract/texts/en/pages/health.json' with { type: 'json' }
import enInbreedingPages from '#contract/texts/en/pages/inbreeding.json' with { type: 'json' }
import en from '#contract/texts/en/pedigreePdf.json' with { type: 'json' }
import fiInbreeding from '#contract/texts/fi/inbreeding.json' with { type: 'json' }
import fiHealth from '#contract/texts/fi/pages/health.json' with { type: 'json' }
import fiInbreedingPages from '#contract/texts/fi/pages/inbreeding.json' with { type: 'json' }
import fi from '#contract/texts/fi/pedigreePdf.json' with { type: 'json' }
import svInbreeding from '#contract/texts/sv/inbreeding.json' with { type: 'json' }
import svHealth from '#contract/texts/sv/pages/health.json' with { type: 'json' }
import svInbreedingPages from '#contract/texts/sv/pages/inbreeding.json' with { type: 'json' }
import sv from '#contract/texts/sv/pedigreePdf.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import type { Language } from '../../platform/http/language.ts'

const TEXTS = { fi, sv, en }
const INBREEDING = {
  fi: { ...fiInbreeding, ...fiInbreedingPages },
  sv: { ...svInbreeding, ...svInbreedingPages },
  en: { ...enInbreeding, ...enInbreedingPages },
}
const HEALTH = { fi: fiHealth, sv: svHealth, en: enHealth }

/** What the page says, in one language. */
export interface ChartTexts {
  readonly language: Language
  text(key: keyof typeof fi, values?: Readonly<Record<string, string | number>>): string
  percent(share: number, decimals?: number): string
  /** what is said of a figure of inbreeding, as on the pages */
  readonly inbreeding: typeof fiInbreeding & typeof fiInbreedingPages
  /** a health statement as a breeder reads it: `Lonkat B` */
  health(chip: HealthChip): string
  /** day of birth, else its year, else nothing */
  born(dog: DogRecord): string | null
}

/** What a file of a pedigree is called. */
export const chartName = (language: Language): string => TEXTS[language].filename

/** The words of a language. */
export function chartTexts(language: Language, codes: HealthCodes): ChartTexts {
  const texts = TEXTS[language]
  const { short }: HealthTexts = HEALTH[language]
  const text: ChartTexts['text'] = (key, values) => fillText(texts[key], values)
  return {
    language,
    text,
    percent: (share, decimals = 2) =>
      share.toLocaleString(language, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    inbreeding: INBREEDING[language],
    health: (chip) =>
      `${short[chip.kind] ?? chip.kind} ${codes.gradeOf(chip)?.label[language] || chip.value}`,
    born: (dog) => {
      if (dog.birthDate) return text('born', { date: formatDate(dog.birthDate) })
      return dog.birthYear ? text('born', { date: dog.birthYear }) : null
    },
  }
}

interface HealthTexts {
  readonly short: Readonly<Record<string, string>>
}

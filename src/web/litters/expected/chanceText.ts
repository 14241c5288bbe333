import { isCertain, type Possible } from '#domain/genetics/genotypes/puppies.ts'
import type { Language } from '../../i18n/languages.ts'
import { formatPercent } from '../../ui/values/numbers.ts'

/** Nearer to 0 or 1 no probability is told. */
const LEAST = 0.001

interface Told {
  readonly chance: number
  /** tests leave it open */
  readonly possible: boolean
  /** they leave nothing else open */
  readonly certain: boolean
}

/** A probability with one decimal; 0 % and 100 % only where tests make it so. Source: docs/rules/genetics.md#clear-by-parents. */
export function chanceText(language: Language, { chance, possible, certain }: Told): string {
  if (!possible) return formatPercent(language, 0, 0)
  if (certain) return formatPercent(language, 1, 0)
  if (chance < LEAST) return `<\u00a0${formatPercent(language, LEAST, 1)}`
  if (chance > 1 - LEAST) return `>\u00a0${formatPercent(language, 1 - LEAST, 1)}`
  return formatPercent(language, chance, 1)
}

/** The probabilities of three genotypes as texts. */
export function chanceTexts(language: Language, chances: readonly number[], possible: Possible): string[] {
  return chances.map((chance, genotype) =>
    chanceText(language, {
      chance,
      possible: possible[genotype] ?? true,
      certain: isCertain(possible) && possible[genotype] === true,
    }),
  )
}

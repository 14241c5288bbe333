import type { RegisterCheck } from '#contract/breedingRegister.ts'
import { POSSIBLE_ANCESTORS } from '#contract/firstConstants.ts'
import type { FoundMate, MateReasonAnswer, MateRule, MatesFound } from '#contract/mateFinder.ts'
import type { MateAim } from '#domain/breeding/mates/aims.ts'
import { PAIR_RULES } from '#domain/breeding/mates/matingRules.ts'
import { formatDate, isIsoDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useList } from '../../i18n/useList.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { formatNumber, formatPercent } from '../../ui/values/numbers.ts'

/** What is said of a male beside a bitch. */
export function useMateWords() {
  const t = useTranslate()
  const language = useLanguage()
  const percent = (share: number | null) => formatPercent(language, share)
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatNumber(language, Math.abs(value), 1)}`
  const inText = useList('conjunction')
  const list = (aims: readonly MateAim[]) => inText(aims.map((aim) => t(`mates.inText.${aim}`)))

  /** The figure of an aim, with what it rests on. */
  const figure = (male: FoundMate, aim: MateAim, found: MatesFound): string => {
    const { litter, health, trials, rules } = male
    switch (aim) {
      case 'inbreeding':
        return litter === null
          ? t('mates.unknown')
          : t(male.shallow ? 'mates.figures.inbreedingLow' : 'mates.figures.inbreeding', {
              all: percent(litter.coefficientAll),
              six: percent(litter.coefficient),
              known: litter.knownAncestors,
              possible: POSSIBLE_ANCESTORS,
            })
      case 'kinship':
        return male.kinship === null
          ? t('mates.unknown')
          : t(male.shallow ? 'mates.figures.kinshipLow' : 'mates.figures.kinship', {
              own: percent(male.kinship),
              breed: percent(found.living.kinship),
              count: found.living.dogs,
            })
      case 'health':
        return health === null
          ? t('mates.figures.notExamined')
          : t('mates.figures.health', {
              count: health.examined,
              affected: health.affected,
              expected: formatNumber(language, health.expected, 1),
            })
      case 'rules': {
        const of = (outcome: MateRule['outcome']) => rules.filter((rule) => rule.outcome === outcome).length
        return t('mates.figures.rules', { met: of('met'), notMet: of('notMet'), unknown: of('unknown') })
      }
      case 'trials':
        return trials === null
          ? t('mates.figures.noResults')
          : t('mates.figures.trials', { above: signed(trials.above), count: trials.results })
      case 'register':
        return t(`mates.register.${male.register}`)
    }
  }

  const reason = (told: MateReasonAnswer): string => {
    switch (told.code) {
      case 'BEST':
        return t(`mates.reasons.BEST.${told.aim}`)
      case 'BEST_AMONG':
        return t('mates.reasons.BEST_AMONG', {
          best: t(`mates.reasons.BEST.${told.aim}`),
          among: t(`mates.reasons.among.${told.among}`),
          count: told.count,
        })
      case 'UNBEATEN':
        return t('mates.reasons.UNBEATEN')
      case 'BEATEN':
        return t('mates.reasons.BEATEN', { dog: calledBy(told.by), aims: list(told.aims) })
      case 'BESIDE_FIRST': {
        const dog = calledBy(told.first)
        const [worse, better] = [list(told.worse), list(told.better)]
        if (told.worse.length === 0) return t('mates.reasons.BETTER_THAN_FIRST', { dog, better })
        if (told.worse.length === 1) return t('mates.reasons.LOSES_ONLY', { dog, worse, better })
        return t('mates.reasons.BESIDE_FIRST', { dog, worse, better })
      }
      case 'UNKNOWN':
        return t('mates.reasons.UNKNOWN', { aims: list(told.aims) })
    }
  }

  const ruleReason = ({ reason: why, value }: MateRule): string => {
    return t(`breedingRules.reasons.${why}`, {
      value: value !== null && isIsoDate(value) ? formatDate(value) : (value ?? ''),
    })
  }

  const ruleName = ({ rule }: MateRule): string => {
    const ofPair = PAIR_RULES.find((name) => name === rule)
    return ofPair
      ? t(`mates.rules.${ofPair}`)
      : t(`breedingRegister.conditions.${rule as RegisterCheck['condition']}`)
  }

  return { figure, reason, ruleName, ruleReason, percent }
}

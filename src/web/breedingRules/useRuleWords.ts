import type { RuleConditionAnswer } from '#contract/breedingRuleShapes.ts'
import type { CitedRule, RuleOutcomeAnswer } from '#contract/breedingRules.ts'
import { formatDate, isIsoDate } from '#domain/dates.ts'
import { localTextIn } from '#domain/localText.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useList } from '../i18n/useList.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { StateLook } from '../ui/marks/StateMark.tsx'

export const OUTCOME_LOOKS: Readonly<Record<RuleOutcomeAnswer['outcome'], StateLook>> = {
  met: { mark: '✓', tone: 'success' },
  notMet: { mark: '✗', tone: 'error' },
  unknown: { mark: '?', tone: 'warning' },
  runsOut: { mark: '✗', tone: 'error' },
}

const YEAR_ENDS = /^(\d{4})-01-01 (\d{4})-12-31$/
const MONTHS = 12

/** What rules of a planned litter are told by. */
export function useRuleWords() {
  const t = useTranslate()
  const language = useLanguage()
  const number = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(value)
  const list = useList('disjunction')
  const kindName = (kind: string) => t(`health.kinds.${kind}`, { defaultValue: kind })
  const age = (months: number) =>
    months % MONTHS === 0 && months > 2 * MONTHS
      ? t('breedingRules.years', { count: months / MONTHS })
      : t('breedingRules.months', { count: months })

  /** A rule's name in the reader's language, in Finnish where it has none. */
  const title = ({ title: names }: Pick<CitedRule, 'title'>): string => localTextIn(names, language)

  /** Whole years where a period is of whole years. */
  const period = ({ validFrom, validTo }: Pick<CitedRule, 'validFrom' | 'validTo'>): string => {
    const years = YEAR_ENDS.exec(`${validFrom} ${validTo}`)
    if (years) return years[1] === years[2] ? years[1]! : `${years[1]}–${years[2]}`
    return `${formatDate(validFrom)}–${validTo === null ? '' : formatDate(validTo)}`
  }

  /** As an outcome cites its rule: name, period, number of the condition. */
  const citation = (rule: Pick<CitedRule, 'title' | 'validFrom' | 'validTo'>, point: string): string =>
    t('breedingRules.citation', { title: title(rule), period: period(rule), point })

  const condition = (one: RuleConditionAnswer): string => {
    switch (one.type) {
      case 'statement':
        return t(
          one.worst === null ? 'breedingRules.conditions.anyStatement' : 'breedingRules.conditions.statement',
          {
            kind: kindName(one.health),
            worst: one.worst,
          },
        )
      case 'fresh':
        return t('breedingRules.conditions.fresh', { kind: kindName(one.health), count: one.months })
      case 'trial':
        return t('breedingRules.conditions.trial', { prize: `${one.class}${one.prize}` })
      case 'show':
        return t('breedingRules.conditions.show', { grade: one.grade, classes: list(one.classes) })
      case 'age': {
        const limits = [
          one.fromMonths !== null && t('breedingRules.atLeast', { age: age(one.fromMonths) }),
          one.untilMonths !== null && t('breedingRules.lessThan', { age: age(one.untilMonths) }),
        ]
        return `${t('breedingRules.conditions.age')} ${limits.filter(Boolean).join(', ')}`
      }
      case 'offspring':
        return t('breedingRules.conditions.offspring', { most: one.most })
      case 'related':
        return t('breedingRules.conditions.related', {
          relations: list(one.relations.map((relation) => t(`breedingRules.relations.${relation}`))),
        })
      case 'inbreeding':
        return t('breedingRules.conditions.inbreeding', { most: number(one.most) })
      case 'worstGrade':
        return t('breedingRules.conditions.worstGrade', { kinds: list(one.healths.map(kindName)) })
      case 'index':
        return t('breedingRules.conditions.index', { least: number(one.least) })
      case 'check':
        return localTextIn(one.text, language)
      default:
        return t(`breedingRules.conditions.${one.type}`)
    }
  }

  /** With its number and whose it is. */
  const numbered = (one: RuleConditionAnswer): string =>
    t('breedingRuleAdmin.conditionOf', {
      point: one.point,
      condition: condition(one),
      of: t(`breedingRuleAdmin.ofs.${one.of}`),
    })

  /** Why it stands as it does; a statement that still counts is told with its last day. */
  const reason = ({ reason: code, value, until }: RuleOutcomeAnswer): string => {
    const words = t(`breedingRules.reasons.${code}`, {
      value: value !== null && isIsoDate(value) ? formatDate(value) : decimals(value),
    })
    return until === null || value === until ? words : `${words} (${formatDate(until)})`
  }
  const decimals = (value: string | null) =>
    value !== null && language !== 'en' ? value.replaceAll('.', ',') : value

  return { title, period, citation, condition, numbered, reason }
}

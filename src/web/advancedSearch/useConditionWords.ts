import type { Condition, ConditionOf } from '#domain/advancedSearch/conditions.ts'
import { useMeasureNames } from '../analyses/trials/words.ts'
import { healthLabel, useHealthWords } from '../dogs/health/healthTexts.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useList } from '../i18n/useList.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'

interface Range {
  readonly from: number | null
  readonly to: number | null
}

const sentence = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** Says a condition as a person would: `Isä: VOI1`, `Ei yksikään täyssisarus: Lonkat D tai huonompi`. */
export function useConditionWords() {
  const t = useTranslate()
  const language = useLanguage()
  const health = useHealthWords()
  const measureName = useMeasureNames()

  const number = (value: number) => formatNumber(language, value, Number.isInteger(value) ? 0 : 2)
  const range = ({ from, to }: Range, unit = '') => {
    const written = (value: number) => `${number(value)}${unit}`
    if (from === null) return to === null ? '' : t('advancedSearch.range.most', { value: written(to) })
    if (to === null) return t('advancedSearch.range.least', { value: written(from) })
    return from === to
      ? written(from)
      : t('advancedSearch.range.between', { from: number(from), to: written(to) })
  }
  const times = (count: number | null) =>
    count === null || count === 1 ? [] : [t('advancedSearch.timesAtLeast', { count })]
  const oneOf = useList('disjunction')
  const joined = (...parts: readonly (string | readonly string[])[]) =>
    parts.flat().filter(Boolean).join(', ')

  function trial({ class: trialClass, prize, type, times: often }: ConditionOf<'trial'>): string {
    const orBetter = prize !== null && prize > 1
    const code =
      trialClass === null ? t(`trials.prizes.${prize ?? 3}`, { defaultValue: '' }) : `${trialClass}${prize}`
    const what =
      prize === null
        ? t('advancedSearch.started', { class: trialClass ?? '' }).trim()
        : orBetter
          ? t('advancedSearch.orBetter', { value: code })
          : code
    return joined(what, type === null ? [] : t(`trials.types.${type}`), times(often))
  }

  function what(condition: Condition): string {
    switch (condition.kind) {
      case 'age':
        return t('advancedSearch.say.age', { range: range(condition, t('advancedSearch.units.years')) })
      case 'alive':
        return t(`advancedSearch.states.${condition.state}`)
      case 'title':
        return t('advancedSearch.say.title', { titles: oneOf(condition.titles) })
      case 'award':
        return oneOf(condition.levels.map((level) => t(`dogs.award.${level}`)))
      case 'health': {
        const { scale, grade } = condition
        const kind = health.codes.get(scale)?.kind ?? scale
        return t(`advancedSearch.${condition.is}`, {
          value: healthLabel(health, { kind, scale, value: grade }),
        })
      }
      case 'trial':
        return trial(condition)
      case 'score':
        return joined(
          t('advancedSearch.say.score', { score: measureName(condition.score), range: range(condition) }),
          condition.results === null || condition.results === 1
            ? []
            : t('advancedSearch.resultsAtLeast', { count: condition.results }),
        )
      case 'show': {
        const { grade, mark, times: often } = condition
        const best = grade === 'ERI' ? grade : grade && t('advancedSearch.orBetter', { value: grade })
        return t('advancedSearch.say.show', { result: joined(best ?? [], mark ?? [], times(often)) })
      }
      case 'measure':
        return t('advancedSearch.say.measure', {
          measure: t(`dogs.facts.${condition.measure}`),
          range: range(condition, t(`advancedSearch.units.${condition.measure === 'weight' ? 'kg' : 'cm'}`)),
        })
      case 'inbreeding':
        return joined(
          t('advancedSearch.say.inbreeding', { range: range(condition, t('advancedSearch.units.percent')) }),
          condition.trust === null ? [] : t(`advancedSearch.trust.${condition.trust}`),
        )
      case 'register':
        return t(`advancedSearch.states.${condition.state}`)
    }
  }
  return (condition: Condition): string =>
    condition.of === 'dog'
      ? sentence(what(condition), language)
      : t('advancedSearch.sayOf', { who: t(`advancedSearch.of.${condition.of}`), what: what(condition) })
}

import type { AwardWhy, Missing } from '#domain/trials/awardStanding.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { formatNumber } from '../../ui/values/numbers.ts'
import { fieldName } from '../field/fields.ts'

/** So many missing fields are named, the others counted. */
const NAMED = 2

/** Why a sheet has the award it has, in a few words; empty where nothing has to be said. */
export function useAwardWords(): (why: AwardWhy | null) => string {
  const t = useTranslate()
  const language = useLanguage()
  const number = (value: number) => formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
  const nameOf = (field: Missing) =>
    (field === 'water' ? t('trials.parts.water') : fieldName(t, field)).toLocaleLowerCase(language)
  const missing = (all: readonly Missing[]) => {
    const named = all.length > NAMED + 1 ? all.slice(0, NAMED) : all
    const fields = named.map(nameOf).join(', ')
    const count = all.length - named.length
    return count > 0
      ? t('results.card.why.missingMore', { fields, count })
      : t('results.card.why.missing', { fields })
  }
  return (why) => {
    switch (why?.why) {
      case undefined:
        return ''
      case 'missing':
        return missing(why.fields)
      case 'feature':
        return t('results.card.why.feature', { field: fieldName(t, why.field as SheetField) })
      case 'zero':
      case 'ungraded':
        return t(`results.card.why.${why.why}`, { part: t(`trials.parts.${why.part}`) })
      case 'points': {
        const words = { prize: String(why.prize), short: number(why.short), limit: number(why.limit) }
        return t('results.card.why.points', words)
      }
      case 'point':
        return t('results.card.why.point', { least: why.least })
      case 'leastGrade': {
        const words = { grade: why.grade, least: why.least }
        return t('results.card.why.leastGrade', { part: t(`trials.parts.${why.part}`), ...words })
      }
      default:
        return t(`results.card.why.${why!.why}`)
    }
  }
}

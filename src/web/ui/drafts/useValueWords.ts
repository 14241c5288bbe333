import { useTranslate } from '../../i18n/useTranslate.ts'

/** A value of a field in words; undefined: it says itself. */
export type ValueText = (name: string, value: unknown) => string | undefined

/** Says any value of a form as a reader sees it, also where there is none. */
export function useValueWords(valueText: ValueText): (name: string, value: unknown) => string {
  const t = useTranslate()
  return (name, value) => {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return t('common.meanwhile.empty')
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    return valueText(name, value) ?? String(value)
  }
}

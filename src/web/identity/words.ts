import { REMOVED } from '#contract/constants.ts'
import type { DogRecordEntry, RecordedValue } from '#contract/corrections.ts'
import { formatDate } from '#domain/dates.ts'
import { decimalsIn, isFactName, measureOf } from '#domain/dogFacts.ts'
import { isNamed } from '#domain/dogs.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { type HealthWords, healthValue } from '../dogs/health/healthTexts.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'

type Field = RecordedValue['field']

/** A dog in a sentence, by name and number. */
export const dogText = (dog: { readonly name: string; readonly regnr: string }): string =>
  isNamed(dog) ? `${dog.name} (${dog.regnr})` : dog.regnr

/** The name of a field. */
export const fieldLabel = (t: Translate, field: Field): string =>
  isFactName(field) ? t(`dogs.facts.${field}`) : t(`identity.fields.${field}`)

/** The sexes to choose from, as one that is not known. */
export function useSexes() {
  const t = useTranslate()
  return [
    { value: '', label: t('dogs.notKnown') },
    { value: 'male', label: t('common.male') },
    { value: 'female', label: t('common.female') },
  ]
}

/** Says a recorded value in words: days, codes and measures as they are read. */
export function useValueText(): (field: Field, value: string) => string {
  const t = useTranslate()
  const language = useLanguage()
  const breedName = useBreedName()
  return (field, value) => {
    // A register may have written nothing in the place of a name.
    if (value === '') return t('dogs.notKnown')
    if (value === REMOVED) return t('audit.removed')
    if (field === 'breed') return breedName(value)
    if (field === 'sex') return t(value === 'male' ? 'common.male' : 'common.female')
    if (field === 'imported' || field === 'neutered') return t(value === 'true' ? 'common.yes' : 'common.no')
    if (field === 'birthDate' || field === 'deathDate') return formatDate(value)
    const measure = isFactName(field) ? measureOf(field) : undefined
    if (!measure) return value
    const number = formatNumber(language, Number(value), decimalsIn(Number(value), measure))
    return measure.unit === null ? number : `${number}\u00a0${measure.unit}`
  }
}

/** What belongs to a dog, in words. The label begins with a code where its kind has one. */
export function recordText(
  words: HealthWords,
  { kind, label }: Pick<DogRecordEntry, 'kind' | 'label'>,
): string {
  const { t, codes } = words
  const [code = '', ...rest] = label.split(' ')
  const otherwise = { defaultValue: code }
  if (label === REMOVED) return t('audit.removed')
  if (kind === 'award') return t(`dogs.award.${label}`, { defaultValue: label })
  if (kind === 'notice') return [t(`litters.notice.types.${code}`, otherwise), ...rest].join(' ')
  if (kind === 'register') return t(`registerAdmin.states.${label}`, { defaultValue: label })
  if (kind !== 'health') return label
  const value = rest.join(' ')
  const scale = codes.all.find((one) => one.kind === code && codes.placeOf({ scale: one.code, value }) >= 0)
  return [
    t(`health.kinds.${code}`, otherwise),
    scale ? healthValue(words, { scale: scale.code, value }) : value,
  ].join(' ')
}

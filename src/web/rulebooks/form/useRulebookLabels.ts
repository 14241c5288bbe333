import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import type { HuntFeature } from '#domain/trials/features.ts'
import { MOST_PROPOSALS } from '#domain/trials/proposalRules.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import type { Texts } from '../../i18n/textKeys.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PROPOSAL_FIELDS } from './proposalValues.ts'
import { nameOf, SCALES, type ScaleList } from './rulebookValues.ts'

/** A feature's name; those of water and track by the club's letters, with the meaning where it is known. */
export function useFeatureName() {
  const t = useTranslate()
  return (list: ScaleList, code: string): string => {
    if (list === 'huntFeatures') return t(`trials.features.${code as HuntFeature}`)
    const meaning = t(`trials.waterFeatures.${code}`, { defaultValue: '' })
    return meaning === '' ? code.toUpperCase() : `${code.toUpperCase()} ${meaning}`
  }
}

/** Labels of every field of a rulebook, in the order of the form. */
export function useRulebookLabels(): Readonly<Record<string, string>> {
  const t = useTranslate()
  const featureName = useFeatureName()
  const ofClasses = (fields: readonly (readonly [path: readonly string[], label: string])[]) =>
    fields.flatMap(([path, label]) =>
      TRIAL_CLASSES.map((trialClass) => [nameOf('classes', trialClass, ...path), `${label}, ${trialClass}`]),
    )
  const ofScales = (list: ScaleList) =>
    SCALES[list].flatMap(({ code }, index) =>
      (
        [
          ['values', t('rulebooks.scale')],
          ['zero', t('rulebooks.zero')],
          ['zeroes', t('rulebooks.zeroes')],
          ['needed', t('rulebooks.needed')],
        ] as const
      ).map(([field, label]) => [nameOf(list, index, field), `${featureName(list, code)}: ${label}`]),
    )
  return {
    validFrom: t('rulebooks.validFrom'),
    waterValidity: t('rulebooks.waterValidity'),
    ...Object.fromEntries([
      ...ofClasses(
        PARTS.map((part) => [
          ['coefficients', part],
          t('rulebooks.coefficientOf', { part: t(`trials.parts.${part}`) }),
        ]),
      ),
      ...ofClasses([[['coefficients'], t('rulebooks.coefficients')]]),
      ...([1, 2, 3] as const).map((prize, index) => [
        nameOf('prizeLimits', index),
        t('rulebooks.limitOf', { prize: t(`trials.prizes.${prize}`) }),
      ]),
    ]),
    firstPrizeLeastGrade: t('rulebooks.firstPrizeLeastGrade'),
    leastPointsAtGame: t('rulebooks.leastPointsAtGame'),
    averageMethod: t('rulebooks.averageMethod'),
    averageLeastDogs: t('rulebooks.averageLeastDogs'),
    objectionDays: t('rulebooks.objectionDays'),
    ...Object.fromEntries(
      CONDITION_FIELDS.map((field) => [nameOf('conditions', field), t(`trials.conditions.${field}`)]),
    ),
    'proposals-count': t('rulebooks.proposals'),
    proposals: t('rulebooks.proposals'),
    ...Object.fromEntries(
      Array.from({ length: MOST_PROPOSALS }, (_, index) =>
        PROPOSAL_FIELDS.map((field) => [
          nameOf('proposals', index, field),
          `${t('rulebooks.proposals')} ${index + 1}: ${t(`rulebooks.proposal.${field}`)}`,
        ]),
      ).flat(),
    ),
    ...Object.fromEntries([
      ...ofClasses([
        [['leastAgeMonths'], t('rulebooks.leastAge')],
        [['lastAgeMonths'], t('rulebooks.lastAge')],
        [['needsShowAward'], t('rulebooks.needsShowAward')],
        [['firstPrizeInAvo'], t('rulebooks.firstPrizeInAvo')],
      ]),
      ...ofScales('huntFeatures'),
      ...ofScales('waterFeatures'),
    ]),
    confirmed: t('rulebooks.confirmedLabel'),
  }
}

type Choices = Texts['rulebooks']

/** Says a value of the form in words, where it does not say itself. */
export function useRulebookWords() {
  const t = useTranslate()
  return (field: string, value: unknown): string | undefined => {
    if (field === 'waterValidity')
      return t(`rulebooks.waterValidities.${value as keyof Choices['waterValidities']}`)
    if (field === 'averageMethod')
      return t(`rulebooks.averageMethods.${value as keyof Choices['averageMethods']}`)
    if (/^proposals-\d+-types$/.test(field))
      return t(`rulebooks.proposalTypes.${value as keyof Choices['proposalTypes']}`)
    if (field.endsWith('-firstPrizeInAvo'))
      return t(`rulebooks.firstPrizeInAvos.${value as keyof Choices['firstPrizeInAvos']}`)
    if (field.endsWith('-zero')) return t(`rulebooks.zeros.${value as keyof Choices['zeros']}`)
    if (field.endsWith('-zeroes')) return t(`trials.parts.${value as Part}`)
    return field.endsWith('-needed') ? t(`rulebooks.neededs.${value as keyof Choices['neededs']}`) : undefined
  }
}

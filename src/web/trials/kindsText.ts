import { TRIAL_TYPES, type TrialType } from '#domain/trials/results.ts'
import type { Translate } from '../i18n/useTranslate.ts'

/** Kinds of trials, such as those someone may judge, in their own order. */
export const kindsText = (t: Translate, kinds: readonly TrialType[]): string =>
  TRIAL_TYPES.filter((type) => kinds.includes(type))
    .map((type) => t(`trials.types.${type}`))
    .join(', ')

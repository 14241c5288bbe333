import type { OwnObjections } from '#contract/objections.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** What stands for an objection that is about no dog where one is chosen by its number. */
export const HELD = '-'

/** What an objection may be about: the result of one of the dogs, or how the trial was held. */
export function useAbouts(dogs: OwnObjections['dogs']) {
  const t = useTranslate()
  return [
    ...dogs.map((dog) => ({
      value: dog.regnr,
      label: t('objections.resultOf', { dog: `${calledBy(dog)} ${dog.regnr}` }),
    })),
    { value: HELD, label: t('objections.held'), note: t('objections.heldNote') },
  ]
}

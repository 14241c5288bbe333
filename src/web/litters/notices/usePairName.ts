import type { LitterInquiry } from '#contract/litterNotices.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** What a notice is called: what it is of, and its two dogs. */
export function usePairName() {
  const t = useTranslate()
  return ({ type, father, mother }: Pick<LitterInquiry, 'type' | 'father' | 'mother'>): string =>
    t('litters.notice.titleOf', {
      type: t(`litters.notice.types.${type}`),
      sire: calledBy(father),
      dam: calledBy(mother),
    })
}

import { REGISTER_CONDITIONS } from '#domain/breeding/registerCheck.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'

/** What stands against a dog, in words. */
export function Against({ against }: { against: readonly string[] }) {
  const t = useTranslate()
  return againstWords(t, against)
}

/** A fault is a kind of statement or a condition, and what was found (`faultsIn` of the domain). */
export function againstWords(t: Translate, against: readonly string[]): string {
  if (against.length === 0) return t('breedingList.update.nothingAgainst')
  return against.map((fault) => faultWords(t, fault)).join('; ')
}

function faultWords(t: Translate, fault: string): string {
  const [kind = '', ...found] = fault.split(' ')
  const condition = REGISTER_CONDITIONS.find((one) => one === kind)
  if (kind !== 'hips' && kind !== 'eyes' && condition)
    return t('breedingList.update.notMet', { condition: t(`breedingRegister.conditions.${condition}`) })
  return t('health.chip', { kind: t(`health.short.${kind}`, { defaultValue: kind }), value: found.join(' ') })
}

import type { RegisterPlace } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'

/** A dog's place in the breeding register. */
export function RegisterChip({ place: { active, added, removed } }: { place: RegisterPlace }) {
  const t = useTranslate()
  const words = { from: formatDate(added), to: removed ? formatDate(removed) : '' }
  return active ? (
    <CodeChip
      label={t('breedingRegister.chip.active')}
      meaning={t('breedingRegister.check.isIn', { date: words.from })}
    />
  ) : (
    <CodeChip label={t('breedingRegister.chip.removed')} meaning={t('breedingRegister.check.wasIn', words)} />
  )
}

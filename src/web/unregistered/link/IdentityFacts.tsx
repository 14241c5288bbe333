import type { UnregisteredDog } from '#contract/unregisteredDog.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

/** What else an entry tells of its dog by which it can be known again: chip and parents. */
export function IdentityFacts({ dog: { chip, sire, dam } }: { dog: UnregisteredDog }) {
  const t = useTranslate()
  const facts = [
    chip && t('unregisteredDogs.chip', { number: chip }),
    (sire || dam) && t('unregisteredDogs.parents', { sire: sire ?? '–', dam: dam ?? '–' }),
  ]
  return (
    <Text size="small" tone="muted" breaks>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}

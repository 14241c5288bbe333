import type { BreedingListAnswer } from '#contract/breedingList.ts'
import { REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Block } from '../ui/layout/parts.ts'
import { Figure } from '../ui/values/Figure.tsx'

/** How many dogs of the breed's whole list are in each state, offered and in need of something. */
export function ListCounts({ counts }: { counts: BreedingListAnswer['counts'] }) {
  const t = useTranslate()
  const facts = [
    ...REGISTER_STATES.map((state) => ({
      label: t(`registerAdmin.states.${state}`),
      value: <Figure value={counts.states[state]} />,
    })),
    { label: t('breedingList.columns.offered'), value: <Figure value={counts.males} /> },
    ...(['decision', 'finding', 'review'] as const).map((need) => ({
      label: t(`breedingList.needs.${need}`),
      value: <Figure value={counts[need]} />,
    })),
  ]
  return (
    <Block mb={3} aria-label={t('breedingList.totals')} role="group">
      <FactList facts={facts} columnWidth={{ xs: '9rem', md: '8rem' }} />
    </Block>
  )
}

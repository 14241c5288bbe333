import type { StaffBreed } from '#contract/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { StateMark } from '../ui/marks/StateMark.tsx'

/** Whether a breed is one of the club's, another one, or hidden. */
export function BreedState({ breed: { club, hidden } }: { breed: Pick<StaffBreed, 'club' | 'hidden'> }) {
  const t = useTranslate()
  if (hidden)
    return (
      <StateMark mark="○" tone="muted">
        {t('breedAdmin.states.hidden')}
      </StateMark>
    )
  return club ? (
    <StateMark mark="●" tone="success">
      {t('breedAdmin.states.club')}
    </StateMark>
  ) : (
    <StateMark mark="◐" tone="muted">
      {t('breedAdmin.states.other')}
    </StateMark>
  )
}

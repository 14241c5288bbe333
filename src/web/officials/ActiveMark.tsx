import { useTranslation } from 'react-i18next'
import { StateMark } from '../ui/StateMark.tsx'

/** Whether a judge or a club is active, in a mark, a word and a colour. */
export function ActiveMark({ active }: { active: boolean }) {
  const { t } = useTranslation()
  return (
    <StateMark mark={active ? '●' : '○'} tone={active ? 'success' : 'muted'}>
      {t(`officials.states.${active ? 'yes' : 'no'}`)}
    </StateMark>
  )
}

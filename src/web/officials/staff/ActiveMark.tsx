import { useTranslate } from '../../i18n/useTranslate.ts'
import { StateMark } from '../../ui/marks/StateMark.tsx'

/** Whether a judge or a club is active, in a mark, a word and a colour. */
export function ActiveMark({ active }: { active: boolean }) {
  const t = useTranslate()
  return (
    <StateMark mark={active ? '●' : '○'} tone={active ? 'success' : 'muted'}>
      {t(`officials.states.${active ? 'yes' : 'no'}`)}
    </StateMark>
  )
}

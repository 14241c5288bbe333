import { useTranslate } from '../../i18n/useTranslate.ts'
import { StateMark } from '../../ui/marks/StateMark.tsx'

/** Whether a page is a draft or shown to everyone. */
export function PageState({ published }: { published: boolean }) {
  const t = useTranslate()
  return published ? (
    <StateMark mark="●" tone="success">
      {t('informationAdmin.published.yes')}
    </StateMark>
  ) : (
    <StateMark mark="○" tone="muted">
      {t('informationAdmin.published.no')}
    </StateMark>
  )
}

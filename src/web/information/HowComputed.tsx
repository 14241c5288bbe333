import type { InformationTopic } from '#contract/informationTopics.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { informationAddress } from './addresses.ts'

/** Leads from figures to what they mean and how they are computed. */
export function HowComputed({ topic }: { topic: InformationTopic }) {
  const t = useTranslate()
  return (
    <AppLink {...informationAddress(topic)} data-print="no">
      {t('common.howComputed')}
    </AppLink>
  )
}

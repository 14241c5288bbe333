import type { HomeNews } from '#contract/news.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { updateAddress, updatesAddress } from '../../systemUpdates/addresses.ts'
import { Divided, PlainList, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { DateText } from '../../ui/values/DateText.tsx'
import { finnishDayOf } from '../../ui/values/days.ts'

/** The newest updates of the service. */
export function UpdateNews({ updates }: { updates: HomeNews['updates'] }) {
  const t = useTranslate()
  const language = useLanguage()
  if (updates.length === 0) return null
  return (
    <Section
      title={t('home.updates')}
      actions={<AppLink {...updatesAddress()}>{t('home.allUpdates')}</AppLink>}
    >
      <PlainList>
        {updates.map(({ id, publishedAt, title }) => (
          <Divided key={id}>
            <AppLink {...updateAddress(id)}>{title[language]}</AppLink>
            <Text tone="muted" size="small">
              <DateText date={finnishDayOf(publishedAt)} />
            </Text>
          </Divided>
        ))}
      </PlainList>
    </Section>
  )
}

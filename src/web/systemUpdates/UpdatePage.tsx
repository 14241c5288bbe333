import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { SystemUpdate } from '#contract/systemUpdates.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { finnishDayOf } from '../ui/values/days.ts'
import { LightText } from '../ui/writing/LightText.tsx'
import { UPDATE_PATH, updatesAddress } from './addresses.ts'
import { updateQuery } from './queries.ts'

/** `/paivitykset/{id}`: one update of the service. */
export function UpdatePage() {
  const t = useTranslate()
  const { id } = useParams({ from: UPDATE_PATH })
  const query = useQuery(updateQuery(id))
  const title = t('systemUpdates.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: updatesAddress(), name: title }}>
      {(update) => <Update update={update} />}
    </LoadedPage>
  )
}

function Update({ update: { publishedAt, title, text } }: { update: SystemUpdate }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <article>
      <PageTitle title={title[language]} lead={<DateText date={finnishDayOf(publishedAt)} />} />
      <LightText>{text[language]}</LightText>
      <Text mt={4} data-print="no">
        <AppLink {...updatesAddress()}>{t('systemUpdates.all')}</AppLink>
      </Text>
    </article>
  )
}

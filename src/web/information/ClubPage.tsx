import { useQuery } from '@tanstack/react-query'
import type { InformationPage } from '#contract/information.ts'
import { FolderDocuments } from '../documents/FolderDocuments.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { finnishDayOf } from '../ui/values/days.ts'
import { LightText } from '../ui/writing/LightText.tsx'
import { informationAddress } from './addresses.ts'
import { informationPageQuery } from './queries.ts'

/** A page that the club has written, with the documents that belong to it. */
export function ClubPage({ address }: { address: string }) {
  const t = useTranslate()
  const query = useQuery(informationPageQuery(address))
  const title = t('information.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: informationAddress(), name: title }}>
      {(page) => <Page page={page} />}
    </LoadedPage>
  )
}

function Page({ page: { title, text, changedAt, folderId } }: { page: InformationPage }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <article>
      <PageTitle title={title[language]} />
      <LightText>{text[language]}</LightText>
      {folderId !== null && <FolderDocuments folderId={folderId} />}
      <Text tone="muted" size="small" mt={4}>
        {t('information.changed')} <DateText date={finnishDayOf(changedAt)} />
      </Text>
      <Text mt={1} data-print="no">
        <AppLink {...informationAddress()}>{t('information.all')}</AppLink>
      </Text>
    </article>
  )
}

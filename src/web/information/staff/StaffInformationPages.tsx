import { useQuery } from '@tanstack/react-query'
import { topicsOf } from '#contract/informationTopics.ts'
import { auditAddress } from '../../audit/addresses.ts'
import { useModule } from '../../client/service.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Divided, PlainList, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { RemovedOnes } from '../../ui/table/RemovedOnes.tsx'
import { informationAddress, NEW_INFORMATION_PAGE, staffInformationPageAddress } from '../addresses.ts'
import { staffInformationPagesQuery } from '../queries.ts'
import { useInformationColumns } from './informationColumns.tsx'
import { useRestore } from './RemovePage.tsx'

/** `/hallinta/tietosivut`: the pages of information that the club writes, in their order. */
export function StaffInformationPages() {
  const t = useTranslate()
  const local = useLocalText()
  const query = useQuery(staffInformationPagesQuery)
  const restore = useRestore()
  const columns = useInformationColumns(query.data?.pages ?? [])
  return (
    <>
      <PageTitle
        title={t('informationAdmin.title')}
        lead={t('informationAdmin.lead')}
        actions={
          <LinkButton {...staffInformationPageAddress(NEW_INFORMATION_PAGE)} variant="contained">
            {t('informationAdmin.new')}
          </LinkButton>
        }
      />
      <Loaded query={query} failed={t('informationAdmin.failed')} rows={6} rowHeight={44}>
        {({ pages, removed }) => (
          <>
            <DataTable
              caption={t('informationAdmin.title')}
              columns={columns}
              rows={pages}
              rowKey={({ id }) => String(id)}
              rowLink={({ id }) => staffInformationPageAddress(id)}
              cardsBelow="md"
              empty={
                <EmptyState title={t('informationAdmin.none')}>{t('informationAdmin.noneHelp')}</EmptyState>
              }
            />
            <RemovedOnes
              summary={t('informationAdmin.removedOnes', { count: removed.length })}
              removed={removed.map(({ id, title }) => ({ id, name: local(title) }))}
              action={t('informationAdmin.restore')}
              actionOf={(title) => t('informationAdmin.restoreOf', { title })}
              restore={restore}
            />
          </>
        )}
      </Loaded>
      <Explained />
      <Text mt={4}>
        <AppLink {...auditAddress({ subject: 'informationPage' })}>{t('informationAdmin.log')}</AppLink>
      </Text>
    </>
  )
}

/** The pages that explain figures: they follow from how the service computes, so nobody writes them here. */
function Explained() {
  const t = useTranslate()
  const topics = topicsOf(useModule('kaer'))
  return (
    <Section title={t('informationAdmin.explained')}>
      <Text tone="muted" measure="text" mb={1}>
        {t('informationAdmin.explainedHelp')}
      </Text>
      <PlainList>
        {topics.map((topic) => (
          <Divided key={topic}>
            <AppLink {...informationAddress(topic)}>{t(`information.topics.${topic}.title`)}</AppLink>
          </Divided>
        ))}
      </PlainList>
    </Section>
  )
}

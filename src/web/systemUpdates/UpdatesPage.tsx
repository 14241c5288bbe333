import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { SystemUpdate } from '#contract/systemUpdates.ts'
import { plainWords } from '#domain/lightText.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Divided, PlainList, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Pages } from '../ui/links/Pages.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { finnishDayOf } from '../ui/values/days.ts'
import { UPDATES_PATH, updateAddress, updatesAddress } from './addresses.ts'
import { updatesQuery } from './queries.ts'

/** `/paivitykset`: what is new in the service, newest first. */
export function UpdatesPage() {
  const t = useTranslate()
  const { page = 1 } = useSearch({ from: UPDATES_PATH })
  const query = useQuery(updatesQuery(page))
  return (
    <>
      <PageTitle title={t('systemUpdates.title')} lead={t('systemUpdates.lead')} />
      <Loaded
        query={query}
        failed={t('systemUpdates.failed')}
        rows={5}
        rowHeight={96}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState title={t('systemUpdates.none')}>{t('systemUpdates.noneHelp')}</EmptyState>
          )
        }
      >
        {({ updates, total, pageSize }) => (
          <>
            <PlainList>
              {updates.map((update) => (
                <Update key={update.id} update={update} />
              ))}
            </PlainList>
            <Pages
              label={t('systemUpdates.title')}
              page={page}
              count={Math.ceil(total / pageSize)}
              to={(other) => updatesAddress({ page: other })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Its title, its day, and as much of its text as tells whether to read on. */
function Update({ update: { id, publishedAt, title, text } }: { update: SystemUpdate }) {
  const language = useLanguage()
  return (
    <Divided>
      <Text tone="muted" size="small">
        <DateText date={finnishDayOf(publishedAt)} />
      </Text>
      <Text component="h2" size="large" strong breaks>
        <AppLink {...updateAddress(id)}>{title[language]}</AppLink>
      </Text>
      <Box sx={BEGINNING}>{plainWords(text[language])}</Box>
    </Divided>
  )
}

const BEGINNING = {
  mt: 0.5,
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

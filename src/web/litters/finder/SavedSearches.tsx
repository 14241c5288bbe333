import Button from '@mui/material/Button'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { removeMateSearch, saveMateSearch } from '#contract/endpoints/mateFinder.ts'
import type { OwnMateSearch, SharedMateSearch } from '#contract/mateFinder.ts'
import { useMay, useUser } from '../../accounts/session/session.ts'
import type { ApiError } from '../../client/ApiError.ts'
import { useChange } from '../../client/useChange.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { Block, Divided, PlainList, Row, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { fieldsOfSaved, matesAddress, searchOfSaved } from './addresses.ts'
import { ownSearchesQuery, SEARCH_CALLS, sharedSearchesQuery } from './queries.ts'
import { RenameSearch } from './RenameSearch.tsx'

/** One's own saved searches; for the breed adviser those that members share, too. */
export function SavedSearches() {
  const decides = useMay('litters.decide')
  if (!useUser()) return null
  return (
    <Block data-print="no">
      <OwnSearches />
      {decides && <SharedSearches />}
    </Block>
  )
}

function OwnSearches() {
  const t = useTranslate()
  return (
    <SearchList
      title={t('mates.saved.title')}
      query={useQuery(ownSearchesQuery)}
      none={t('mates.saved.none')}
      note={({ shared }) => shared && t('mates.saved.isShared')}
      actions={(search) => <OwnActions search={search} />}
    />
  )
}

function SharedSearches() {
  const t = useTranslate()
  return (
    <SearchList
      title={t('mates.saved.sharedTitle')}
      query={useQuery(sharedSearchesQuery)}
      none={t('mates.saved.sharedNone')}
      note={({ owner }) => t('mates.saved.by', { user: owner.username })}
    />
  )
}

interface ListProps<Search> {
  title: string
  query: UseQueryResult<readonly Search[], ApiError>
  none: string
  note: (search: Search) => string | false
  actions?: (search: Search) => ReactNode
}

function SearchList<Search extends OwnMateSearch | SharedMateSearch>(props: ListProps<Search>) {
  const { title, query, none, note, actions } = props
  const t = useTranslate()
  return (
    <Section title={title}>
      <Loaded
        query={query}
        failed={t('mates.saved.failed')}
        rows={2}
        empty={(searches) => searches.length === 0 && <Text tone="muted">{none}</Text>}
      >
        {(searches) => (
          <PlainList>
            {searches.map((search) => (
              <SearchLine key={search.id} search={search} note={note(search)} actions={actions?.(search)} />
            ))}
          </PlainList>
        )}
      </Loaded>
    </Section>
  )
}

interface LineProps {
  search: OwnMateSearch | SharedMateSearch
  note: string | false
  actions?: ReactNode
}

function SearchLine({ search, note, actions }: LineProps) {
  const t = useTranslate()
  return (
    <Divided>
      <Row between align="start">
        <Block shrink>
          <Text strong breaks>
            <AppLink {...matesAddress(searchOfSaved(search))}>{search.name}</AppLink>
          </Text>
          {search.dam ? (
            <DogLink dog={search.dam} layout="inline" />
          ) : (
            <Text size="small">{t('mates.saved.damGone', { regnr: search.regnr })}</Text>
          )}
          <Text size="small" tone="muted">
            <DateText date={search.updatedAt.slice(0, 10)} />
            {note && <Span> · {note}</Span>}
          </Text>
          {search.note && (
            <Text size="small" lines breaks>
              {search.note}
            </Text>
          )}
        </Block>
        {actions}
      </Row>
    </Divided>
  )
}

function OwnActions({ search }: { search: OwnMateSearch }) {
  const t = useTranslate()
  const share = useChange(saveMateSearch, { invalidates: SEARCH_CALLS })
  const remove = useChange(removeMateSearch, {
    invalidates: SEARCH_CALLS,
    onSuccess: () => showSuccess(t('mates.saved.removed')),
  })
  return (
    <Row align="center">
      <RenameSearch search={search} />
      <Button
        size="small"
        disabled={share.isPending}
        onClick={() => share.mutate({ ...fieldsOfSaved(search), shared: !search.shared })}
      >
        {t(search.shared ? 'mates.saved.stopSharing' : 'mates.saved.startSharing')}
      </Button>
      <ConfirmedAction
        label={t('mates.saved.remove')}
        question={t('mates.saved.removeQuestion', { name: search.name })}
        help={null}
        blocked={null}
        dangerous
        call={remove}
        body={{ id: search.id, version: search.version }}
      />
    </Row>
  )
}

import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { removeMateSearch, saveMateSearch } from '#contract/endpoints/mateFinder.ts'
import type { OwnMateSearch, SharedMateSearch } from '#contract/mateFinder.ts'
import { useMay, useUser } from '../../accounts/session/session.ts'
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
import { matesAddress, searchOfSaved } from './addresses.ts'
import { ownSearchesQuery, SEARCH_CALLS, sharedSearchesQuery } from './queries.ts'

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
  const query = useQuery(ownSearchesQuery)
  return (
    <Section title={t('mates.saved.title')}>
      <Loaded
        query={query}
        failed={t('mates.saved.failed')}
        rows={2}
        empty={(searches) => searches.length === 0 && <Text tone="muted">{t('mates.saved.none')}</Text>}
      >
        {(searches) => (
          <PlainList>
            {searches.map((search) => (
              <SearchLine
                key={search.id}
                search={search}
                note={search.shared && t('mates.saved.isShared')}
                actions={<OwnActions search={search} />}
              />
            ))}
          </PlainList>
        )}
      </Loaded>
    </Section>
  )
}

function SharedSearches() {
  const t = useTranslate()
  const query = useQuery(sharedSearchesQuery)
  return (
    <Section title={t('mates.saved.sharedTitle')}>
      <Loaded
        query={query}
        failed={t('mates.saved.failed')}
        rows={2}
        empty={(searches) => searches.length === 0 && <Text tone="muted">{t('mates.saved.sharedNone')}</Text>}
      >
        {(searches) => (
          <PlainList>
            {searches.map((search) => (
              <SearchLine
                key={search.id}
                search={search}
                note={t('mates.saved.by', { user: search.owner.username })}
              />
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
  const { dam: _dam, updatedAt: _updatedAt, ...fields } = search
  const share = useChange(saveMateSearch, { invalidates: SEARCH_CALLS })
  const remove = useChange(removeMateSearch, {
    invalidates: SEARCH_CALLS,
    onSuccess: () => showSuccess(t('mates.saved.removed')),
  })
  return (
    <Row align="center">
      <Button
        size="small"
        disabled={share.isPending}
        onClick={() => share.mutate({ ...fields, shared: !search.shared })}
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

import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SavedSearchAnswer } from '#contract/savedSearches.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ownMailChoicesQuery } from '../../mailChoices/queries.ts'
import { Block, Divided, Note, PlainList, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { advancedSearchAddress } from '../addresses.ts'
import { useSearchWords } from '../useSearchWords.ts'
import { savedSearchesQuery, searchOfSaved } from './queries.ts'
import { RenameSearch } from './RenameSearch.tsx'
import { useSavedChanges } from './useSavedChanges.ts'

/** One's own saved searches: each is opened, renamed and removed, and mails of it turned on and off. */
export function SavedSearches() {
  const t = useTranslate()
  const query = useQuery(savedSearchesQuery)
  const changes = useSavedChanges()
  const list = useRef<HTMLDivElement>(null)
  const [renamed, setRenamed] = useState<number>()
  const { data: choices } = useQuery(ownMailChoicesQuery)
  const stopped = choices?.topics.some(({ topic, wanted }) => topic === 'newDogs' && !wanted)
  const open = query.data?.find(({ id }) => id === renamed)
  return (
    <Section title={t('advancedSearch.saved.title')}>
      <Block ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        <Loaded
          query={query}
          failed={t('advancedSearch.saved.failed')}
          rows={2}
          rowHeight={96}
          empty={(searches) =>
            searches.length === 0 && <Text tone="muted">{t('advancedSearch.saved.none')}</Text>
          }
        >
          {(searches) => (
            <PlainList>
              {searches.map((search) => (
                <SearchLine
                  key={search.id}
                  search={search}
                  changes={changes}
                  onRename={() => setRenamed(search.id)}
                  onRemove={() => {
                    list.current?.focus()
                    changes.remove({ id: search.id, version: search.version })
                  }}
                />
              ))}
            </PlainList>
          )}
        </Loaded>
      </Block>
      {stopped && (
        <Note tone="warning" mt={2} measure="text">
          {t('advancedSearch.saved.stopped')}
        </Note>
      )}
      {open && <RenameSearch search={open} onClose={() => setRenamed(undefined)} />}
    </Section>
  )
}

interface LineProps {
  search: SavedSearchAnswer
  changes: ReturnType<typeof useSavedChanges>
  onRename: () => void
  onRemove: () => void
}

function SearchLine({ search, changes, onRename, onRemove }: LineProps) {
  const t = useTranslate()
  const words = useSearchWords()
  const { id, version, name, mail } = search
  const asked = searchOfSaved(search)
  return (
    <Divided>
      <Row between align="start">
        <Block shrink>
          <Text strong breaks>
            <AppLink {...advancedSearchAddress(asked)}>{name}</AppLink>
          </Text>
          <Text size="small" tone="muted" breaks measure="text">
            {words(asked)}
          </Text>
        </Block>
        <Row align="center" data-print="no">
          <FormControlLabel
            label={t('advancedSearch.saved.mailShort')}
            control={
              <Switch
                checked={mail}
                disabled={changes.busy}
                onChange={(_event, wanted) => changes.change({ id, version, name, mail: wanted })}
                slotProps={{ input: { 'aria-label': t('advancedSearch.saved.mailOf', { name }) } }}
              />
            }
          />
          <Row align="center" wrap={false}>
            <Button size="small" aria-label={t('advancedSearch.saved.renameOf', { name })} onClick={onRename}>
              {t('advancedSearch.saved.rename')}
            </Button>
            <Button
              size="small"
              disabled={changes.busy}
              aria-label={t('advancedSearch.saved.removeOf', { name })}
              onClick={onRemove}
            >
              {t('advancedSearch.saved.remove')}
            </Button>
          </Row>
        </Row>
      </Row>
    </Divided>
  )
}

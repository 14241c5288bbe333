import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { takeFirstPhrases } from '#contract/endpoints/phrases.ts'
import type { PhraseDetails } from '#contract/phrases.ts'
import { FIRST_PHRASES } from '#domain/trials/firstPhrases.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { NEW_PHRASE, phraseAddress } from './addresses.ts'
import { usePhraseColumns } from './phraseColumns.tsx'
import { PHRASE_LIST, phrasesQuery } from './queries.ts'

/** `/hallinta/lauseet`: phrases that judges' sheets offer for reviews, in their order. */
export function PhrasesPage() {
  const t = useTranslate()
  const query = useQuery(phrasesQuery)
  return (
    <>
      <PageTitle
        title={t('phrases.title')}
        lead={t('phrases.lead')}
        actions={
          <LinkButton {...phraseAddress(NEW_PHRASE)} variant="contained">
            {t('phrases.new')}
          </LinkButton>
        }
      />
      <Loaded
        query={query}
        failed={t('phrases.failed')}
        rows={12}
        rowHeight={44}
        empty={(all) => all.length === 0 && <Proposal />}
      >
        {(all) => SHEET_KINDS.map((kind) => <List key={kind} kind={kind} all={all} />)}
      </Loaded>
    </>
  )
}

/** An empty list begins with the phrases that the service proposes, in one tap. */
function Proposal() {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useChange(takeFirstPhrases, {
    invalidates: PHRASE_LIST,
    onSuccess(all) {
      queries.setQueryData(phrasesQuery.queryKey, all)
      showSuccess(t('phrases.taken', { count: all.length }))
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <EmptyState title={t('phrases.empty')}>
      {t('phrases.emptyHelp', { example: FIRST_PHRASES[0]!.text.fi })}
      <Button
        variant="contained"
        loading={isPending}
        onClick={() => mutate(undefined)}
        sx={{ display: 'flex', mt: 2 }}
      >
        {t('phrases.take', { count: FIRST_PHRASES.length })}
      </Button>
    </EmptyState>
  )
}

function List({ kind, all }: { kind: PhraseDetails['kind']; all: readonly PhraseDetails[] }) {
  const t = useTranslate()
  const rows = all.filter((phrase) => phrase.kind === kind)
  const columns = usePhraseColumns(all, rows)
  if (rows.length === 0) return null
  const name = t(`results.kinds.${kind}`)
  return (
    <Section title={name}>
      <DataTable
        caption={name}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
      />
    </Section>
  )
}

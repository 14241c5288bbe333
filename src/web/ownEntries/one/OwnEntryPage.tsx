import { Navigate, useLocation, useParams, useSearch } from '@tanstack/react-router'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { calledBy } from '#domain/dogs.ts'
import { tokenOf } from '../../accounts/mailToken.ts'
import { isForbidden } from '../../client/ApiError.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { OWN_ENTRY_PATH, type OwnEntrySearch, ownEntrySearchOf } from '../addresses.ts'
import { hasLeft } from '../states.ts'
import { TrialLine } from '../TrialLine.tsx'
import { BillSection } from './BillSection.tsx'
import { CancelSection } from './CancelSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { EntryActions } from './EntryActions.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { HowToOpen } from './HowToOpen.tsx'
import { MoneySection } from './MoneySection.tsx'
import { OpenByLink } from './OpenByLink.tsx'
import { withoutProviderValues } from './providerValues.ts'
import { RefundAccountSection } from './RefundAccountSection.tsx'
import { StatePanel } from './StatePanel.tsx'
import { type Awaited, useOwnEntry } from './useOwnEntry.ts'

/** `/ilmoittautumiset/{id}`: an entry as its entrant sees it; by the link of a mail a button that opens it. */
export function OwnEntryPage() {
  const { id } = useParams({ from: OWN_ENTRY_PATH })
  const ownSearch = withoutProviderValues(useSearch({ from: OWN_ENTRY_PATH }))
  const token = tokenOf(useLocation({ select: ({ hash }) => hash }))
  if (ownSearch) return <Navigate to={OWN_ENTRY_PATH} params={{ id }} search={ownSearch} replace />
  return token === undefined ? <OpenedEntry key={id} id={id} /> : <OpenByLink id={id} secret={token} />
}

function OpenedEntry({ id }: { id: string }) {
  const t = useTranslate()
  const { maksu } = ownEntrySearchOf({ ...useSearch({ from: OWN_ENTRY_PATH }) })
  const { query, awaited } = useOwnEntry(id, maksu === 'palattu')
  if (isForbidden(query.error)) return <HowToOpen />
  return (
    <LoadedPage query={query} heading={t('ownEntries.one.title')} failed={t('ownEntries.one.failed')}>
      {(entry) => <OwnEntryView entry={entry} awaited={awaited} cameBack={maksu} />}
    </LoadedPage>
  )
}

interface Props {
  entry: OwnEntry
  awaited: Awaited
  cameBack: OwnEntrySearch['maksu']
}

function OwnEntryView({ entry, awaited, cameBack }: Props) {
  const t = useTranslate()
  const dog = calledBy(entry.dog)
  return (
    <article>
      <PageTitle
        title={t('ownEntries.one.titleOf', { dog })}
        heading={dog}
        lead={<TrialLine trial={entry.trial} />}
        actions={!hasLeft(entry) && <EntryActions trial={entry.trial} />}
      />
      <StatePanel entry={entry} awaited={awaited} cameBack={cameBack} />
      <BillSection entry={entry} />
      <EntryFacts entry={entry} />
      <MoneySection entry={entry} />
      <RefundAccountSection entry={entry} />
      <ContactSection entry={entry} />
      <CancelSection entry={entry} />
    </article>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { TrialDog } from '#contract/entries.ts'
import type { EntryForm } from '#contract/ownEntries.ts'
import { useUser } from '../../accounts/session/session.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { OrganiserContact } from '../../trials/OrganiserContact.tsx'
import { trialDogQuery } from '../../trials/queries.ts'
import { Note, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { ownEntryAddress } from '../addresses.ts'
import { ownEntriesQuery } from '../queries.ts'

interface Props {
  /** of the chosen dog; empty: none yet */
  regnr: string
  trial: EntryForm['trial']
}

/** What keeps the chosen dog from being entered: it is in the trial already, or may start in no class. */
export function DogStanding({ regnr, trial }: Props) {
  const { data } = useQuery(trialDogQuery(regnr || undefined, trial.id))
  if (!regnr || !data) return null
  if (data.entered) return <Entered dog={data} trialId={trial.id} />
  return trial.classes.some((name) => data.eligibility[name].ok) ? null : <NoClass trial={trial} />
}

function Entered({ dog, trialId }: { dog: TrialDog; trialId: number }) {
  const t = useTranslate()
  const { data } = useQuery(ownEntriesQuery(Boolean(useUser())))
  const own = data?.entries.find(
    ({ trial, dog: { regnr }, state }) =>
      trial.id === trialId && regnr === dog.dog.regnr && !GONE.includes(state),
  )
  return (
    <Note tone="warning" role="status">
      <Text strong>{t('errors.ENTRY_EXISTS')}</Text>
      {own ? (
        <AppLink {...ownEntryAddress(own.id)} underline="always">
          {t('ownEntries.enter.openOwn')}
        </AppLink>
      ) : (
        <Text>{t('ownEntries.enter.enteredHelp')}</Text>
      )}
    </Note>
  )
}

const GONE: readonly string[] = ['cancelled', 'removed', 'expired']

function NoClass({ trial }: { trial: EntryForm['trial'] }) {
  const t = useTranslate()
  return (
    <Note tone="warning" role="status">
      <Text strong>{t('ownEntries.enter.noClass')}</Text>
      <Text mb={1}>{t('ownEntries.enter.noClassHelp')}</Text>
      <OrganiserContact trial={trial} />
    </Note>
  )
}

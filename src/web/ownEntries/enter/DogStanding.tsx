import { useQuery } from '@tanstack/react-query'
import type { EntryForm } from '#contract/ownEntries.ts'
import { regnrKey } from '#domain/regnr.ts'
import { useUser } from '../../accounts/session/session.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { OrganiserContact } from '../../trials/OrganiserContact.tsx'
import { type AskedDog, trialDogQuery } from '../../trials/queries.ts'
import { Note, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { ownEntryAddress } from '../addresses.ts'
import { ownEntriesQuery } from '../queries.ts'

interface Props {
  dog: AskedDog
  trial: EntryForm['trial']
}

/** What keeps the chosen dog from being entered: it is in the trial already, or may start in no class. */
export function DogStanding({ dog, trial }: Props) {
  const { data } = useQuery(trialDogQuery(dog, trial.id))
  if (!dog || !data) return null
  if (data.entered) return <Entered regnr={data.dog?.regnr ?? dog.regnr} trialId={trial.id} />
  const mayStart = trial.classes.some((name) => data.eligibility[name].ok)
  // Of a dog whose data are being written, the classes tell what is missing.
  return mayStart || dog.unregistered ? null : <NoClass trial={trial} />
}

function Entered({ regnr, trialId }: { regnr: string; trialId: number }) {
  const t = useTranslate()
  const { data } = useQuery(ownEntriesQuery(Boolean(useUser())))
  const own = data?.entries.find(
    ({ trial, dog, state }) =>
      trial.id === trialId && regnrKey(dog.regnr) === regnrKey(regnr) && !GONE.includes(state),
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

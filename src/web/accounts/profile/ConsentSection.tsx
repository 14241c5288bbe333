import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Consents } from '#contract/consents.ts'
import { changeConsent, getConsents } from '#contract/endpoints/accounts.ts'
import { isPrivate, keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Heading, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { ErrorState } from '../../ui/loading/ErrorState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { consentsQuery } from '../queries.ts'
import { ConsentLog } from './ConsentLog.tsx'

/** What everyone may be shown of oneself and one's dogs. */
export function ConsentSection() {
  const t = useTranslate()
  const consents = useQuery(consentsQuery)
  return (
    <Section title={t('accounts.consents.title')}>
      <Loaded
        query={consents}
        rows={3}
        rowHeight={40}
        empty={({ linked }) =>
          !linked && (
            <EmptyState title={t('accounts.consents.notLinked')}>
              {t('accounts.consents.notLinkedHelp')}
            </EmptyState>
          )
        }
      >
        {(data) => <Choices consents={data} />}
      </Loaded>
    </Section>
  )
}

function Choices({ consents }: { consents: Consents }) {
  const t = useTranslate()
  const { change, busy, failed } = useConsentChange()
  return (
    <>
      <Text component="p" tone="muted" mb={1} measure="text">
        {t('accounts.consents.lead')}
      </Text>
      <Choice
        label={t('accounts.consents.name_and_town')}
        given={consents.nameAndTown}
        busy={busy}
        onChange={(given) => change({ kind: 'name_and_town', given })}
      />
      {consents.dogs.length > 0 && (
        <Heading mt={2} mb={0.5}>
          {t('accounts.consents.deathTitle')}
        </Heading>
      )}
      {consents.dogs.map(({ regnr, name, deathReleased }) => (
        <Choice
          key={regnr}
          label={t('accounts.consents.death_data', { dog: `${name} ${regnr}` })}
          given={deathReleased}
          busy={busy}
          onChange={(given) => change({ kind: 'death_data', regnr, given })}
        />
      ))}
      {failed && <ErrorState error={failed} />}
      <ConsentLog log={consents.log} />
    </>
  )
}

interface ChoiceProps {
  label: string
  given: boolean
  busy: boolean
  onChange: (given: boolean) => void
}

function Choice({ label, given, busy, onChange }: ChoiceProps) {
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={<Switch checked={given} disabled={busy} onChange={(_event, checked) => onChange(checked)} />}
        sx={{ overflowWrap: 'anywhere', alignItems: 'center' }}
      />
    </Box>
  )
}

function useConsentChange() {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useChange(changeConsent, {
    onSuccess: (consents) => {
      queries.setQueryData(keyOf(getConsents), consents)
      // What everyone is shown of the dogs has changed.
      void queries.invalidateQueries({ predicate: (query) => !isPrivate(query) })
      showSuccess(t('accounts.saved'))
    },
  })
  return { change: mutate, busy: isPending, failed: error }
}

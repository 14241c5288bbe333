import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { TrialDetails } from '#contract/organising.ts'
import type { TrialSigning } from '#contract/signing.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { TrialFrame } from '../organising/trial/frame/TrialFrame.tsx'
import { PendingDogs } from '../organising/trial/PendingDogs.tsx'
import { Note, PlainList, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { SIGNING_PATH } from './addresses.ts'
import { trialSigningQuery } from './queries.ts'
import { SignatureNote } from './SignatureNote.tsx'
import { SigningCard } from './SigningCard.tsx'
import { SignPanel } from './SignPanel.tsx'
import { useLookedThrough } from './useLookedThrough.ts'

/** `/hallinta/kokeet/{id}/allekirjoitus`: the results as the head judge looks them through and signs them. */
export function SigningPage() {
  const { id } = useParams({ from: SIGNING_PATH })
  return (
    <TrialFrame id={id}>
      {(trial, { onStart }) => <Signing trial={trial} onEnd={() => onStart('end')} />}
    </TrialFrame>
  )
}

interface Props {
  trial: TrialDetails
  /** asks for the end of the trial */
  onEnd: () => void
}

function Signing({ trial, onEnd }: Props) {
  const t = useTranslate()
  const query = useQuery(trialSigningQuery(trial.id))
  return (
    <Section title={t('signing.title')}>
      <Text tone="muted" mb={2} measure="text">
        {t('signing.lead')}
      </Text>
      <Loaded query={query} failed={t('signing.failed')} rows={4}>
        {(signing) => <Read trial={trial} signing={signing} onEnd={onEnd} />}
      </Loaded>
    </Section>
  )
}

function Read({ trial, signing, onEnd }: Props & { signing: TrialSigning }) {
  const t = useTranslate()
  const looked = useLookedThrough(trial.id)
  const { rows, trialObjected } = signing
  const signs = signing.maySign && signing.state !== 'signed' && trial.state === 'ongoing'
  return (
    <>
      <SignatureNote trial={trial} signing={signing} />
      {trialObjected && (
        <Note tone="warning" mb={2} role="note">
          {t('signing.trialObjected')}
        </Note>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('signing.none')}>{t('signing.noneHelp')}</EmptyState>
      ) : (
        <>
          {SHEET_KINDS.map((kind) => ({ kind, own: rows.filter((row) => row.kind === kind) })).map(
            ({ kind, own }) =>
              own.length > 0 && (
                <PlainList
                  key={kind}
                  ruled
                  mt={2}
                  aria-label={t(kind === 'hunt' ? 'signing.list' : 'signing.listWater')}
                >
                  {own.map((row) => (
                    <SigningCard
                      key={row.dog.regnr}
                      trialId={trial.id}
                      row={row}
                      seen={looked.holds(row)}
                      onSeen={signs ? (seen) => looked.set(row, seen) : undefined}
                    />
                  ))}
                </PlainList>
              ),
          )}
          {signing.blockedBy !== null && <PendingDogs trial={trial} />}
          <SignPanel trial={trial} signing={signing} looked={looked} onEnd={onEnd} />
        </>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrialDetails } from '#contract/organising.ts'
import type { TrialProposals } from '#contract/proposals.ts'
import { useMay } from '../accounts/session/session.ts'
import { codeText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Note, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { finnishToday } from '../ui/values/days.ts'
import { CodeProposals } from './CodeProposals.tsx'
import { MadeProposals } from './MadeProposals.tsx'
import { ProposalDialog, type ProposalStep } from './ProposalDialog.tsx'
import { trialProposalsQuery } from './queries.ts'
import { PROPOSALS_ID } from './UnfitProposals.tsx'

/** From its day on, which dogs of a trial are proposed for what, and which may be: for whoever may end the trial, and KAER_CHIEF. */
export function ProposalsSection({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const corrects = useMay('results.correct')
  const { state, fields, actions, proposed } = trial
  const mayEnd = corrects || actions.some(({ action }) => action === 'end')
  const isComing = fields.date === null || fields.date > finnishToday()
  const hasSome = proposed.length > 0 || (fields.proposals.length > 0 && !isComing)
  if (!mayEnd || state === 'draft' || !hasSome) return null
  return (
    <Section title={t('proposals.title')} id={PROPOSALS_ID}>
      <Proposals trial={trial} />
    </Section>
  )
}

function Proposals({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const query = useQuery(trialProposalsQuery(trial.id))
  return (
    <Loaded query={query} failed={t('proposals.failed')} rows={2}>
      {(proposals) => <Read trialId={trial.id} proposals={proposals} />}
    </Loaded>
  )
}

function Read({ trialId, proposals }: { trialId: number; proposals: TrialProposals }) {
  const t = useTranslate()
  const [step, setStep] = useState<ProposalStep | null>(null)
  const { codes, blocked, corrects, dogs, proposals: made } = proposals
  return (
    <>
      <Text tone="muted" mb={1.5} measure="text">
        {t('proposals.lead')}
      </Text>
      {made.length === 0 ? (
        <Text mb={1.5}>{t('proposals.none')}</Text>
      ) : (
        <MadeProposals
          made={made}
          onWithdraw={
            blocked === null
              ? (one) => setStep({ kind: 'withdraw', id: one.id, dog: one.dog, code: one.code })
              : undefined
          }
        />
      )}
      {blocked !== null && (
        <Note py={0} mb={1} role="note">
          {codeText(t, blocked)}
        </Note>
      )}
      {codes.length === 0 && <Text tone="muted">{t('proposals.unknown')}</Text>}
      {blocked === null &&
        codes.map((code) => (
          <Block mt={3} key={code}>
            <CodeProposals
              code={code}
              dogs={dogs}
              onPropose={(dog) => setStep({ kind: 'propose', dog, code })}
            />
          </Block>
        ))}
      {step && (
        <ProposalDialog trialId={trialId} step={step} corrects={corrects} onClose={() => setStep(null)} />
      )}
    </>
  )
}

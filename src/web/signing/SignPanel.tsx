import Button from '@mui/material/Button'
import { useState } from 'react'
import type { TrialDetails } from '#contract/organising.ts'
import type { TrialSigning } from '#contract/signing.ts'
import { codeText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { offered } from '../organising/trial/trialParts.ts'
import { Block, Panel, Row, Text } from '../ui/layout/parts.ts'
import { SignDialog } from './SignDialog.tsx'
import { SignedBy } from './SignedBy.tsx'
import type { LookedThrough } from './useLookedThrough.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface Props {
  trial: TrialDetails
  signing: TrialSigning
  looked: LookedThrough
  onEnd: () => void
}

/** What is done at the end of the list: the head judge signs, or takes the signature back; who may end the trial then ends it. */
export function SignPanel({ trial, signing, looked, onEnd }: Props) {
  const t = useTranslate()
  const [asked, setAsked] = useState<'sign' | 'withdraw' | null>(null)
  const { rows, state, signature, maySign, blockedBy } = signing
  const running = trial.state === 'ongoing'
  const signs = running && maySign && state !== 'signed'
  const withdraws = running && signature?.own === true
  const ends = running && state === 'signed' && offered(trial, 'end')?.blockedBy === null
  if (!signs && !withdraws && !ends) return null
  const done = rows.filter(({ result }) => result !== null)
  const seen = done.filter(looked.holds).length
  const ready = blockedBy === null && seen === done.length
  const why =
    blockedBy === 'TRIAL_NOT_BEGUN'
      ? t('signing.notBegun')
      : blockedBy !== null
        ? codeText(t, blockedBy)
        : ready
          ? null
          : t('signing.lookFirst')
  return (
    <Panel>
      {signs && (
        <Row align="center" gap={2} between>
          <Block measure="text" role="status">
            {done.length > 0 && (
              <Text strong>{t('signing.progress', { count: String(seen), all: String(done.length) })}</Text>
            )}
            <Text tone="muted">{why ?? t('signing.kept')}</Text>
          </Block>
          <Button variant="contained" size="large" disabled={!ready} onClick={() => setAsked('sign')}>
            {t(signature ? 'signing.signAgain' : 'signing.sign')}
          </Button>
        </Row>
      )}
      {ends && (
        <Row align="center" gap={2} between>
          <Text strong>{t('trialAdmin.next.end')}</Text>
          <Button variant="contained" size="large" onClick={onEnd}>
            {t('trialAdmin.actions.end')}
          </Button>
        </Row>
      )}
      {withdraws && (
        <Row align="center" gap={2} between mt={signs || ends ? 2 : 0}>
          <SignedBy signature={signature} />
          <Button variant="outlined" color="error" onClick={() => setAsked('withdraw')}>
            {t('signing.withdraw')}
          </Button>
        </Row>
      )}
      {asked === 'sign' && (
        <SignDialog
          trialId={trial.id}
          signing={signing}
          onSigned={looked.forget}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'withdraw' && signature && (
        <WithdrawDialog trialId={trial.id} signedAt={signature.signedAt} onClose={() => setAsked(null)} />
      )}
    </Panel>
  )
}

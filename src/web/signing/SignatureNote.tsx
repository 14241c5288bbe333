import type { TrialDetails } from '#contract/organising.ts'
import type { TrialSigning } from '#contract/signing.ts'
import { calledBy } from '#domain/dogs.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Note, Text } from '../ui/layout/parts.ts'
import { SignedBy } from './SignedBy.tsx'

interface Props {
  trial: TrialDetails
  signing: TrialSigning
}

/** How the signature stands: who gave it and when, and what has changed since. */
export function SignatureNote({ trial, signing }: Props) {
  const t = useTranslate()
  const { signature, state } = signing
  const ended = trial.state === 'ready'
  if (!signature)
    return (
      <Note mb={2} role="status">
        <Text strong>{t(ended ? 'signing.neverSigned' : 'signing.notSigned')}</Text>
        {!ended && <Text>{whyNot(t, signing)}</Text>}
      </Note>
    )
  const { results, fingerprint } = signature
  return (
    <Note tone={state === 'signed' ? 'success' : 'warning'} mb={2} role="status">
      <SignedBy signature={signature} />
      <Text tone="muted">{t('signing.signedWhat', { count: String(results), fingerprint })}</Text>
      {state === 'changed' &&
        changes(t, ended, signing).map((text) => (
          <Text key={text} breaks>
            {text}
          </Text>
        ))}
    </Note>
  )
}

/** What a reader who cannot sign is told. */
function whyNot(t: Translate, { headJudge, maySign }: TrialSigning): string | null {
  if (!headJudge) return t('signing.noHead')
  if (!headJudge.account) return t('signing.noAccount', { name: headJudge.name })
  return maySign ? null : t('signing.onlyHead', { name: headJudge.name })
}

function changes(t: Translate, ended: boolean, { signature, rows }: TrialSigning): string[] {
  const dogs = [...new Set(rows.filter(({ differs }) => differs).map(({ dog }) => calledBy(dog)))]
  const { gone = 0, headChanged = false } = signature ?? {}
  return [
    t(ended ? 'signing.corrected' : 'signing.changed'),
    ...(headChanged ? [t('signing.headChanged')] : []),
    ...(dogs.length > 0 ? [t('signing.changedDogs', { dogs: dogs.join(', ') })] : []),
    ...(gone > 0 ? [t('signing.gone', { count: gone })] : []),
  ]
}

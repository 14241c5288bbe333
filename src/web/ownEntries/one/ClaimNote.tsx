import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { attachCertificate, getOwnEntry, ownCertificate } from '#contract/endpoints/ownEntries.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { ApiError } from '../../client/ApiError.ts'
import { addressOf } from '../../client/address.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Note, Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

const TONES = { open: 'warning', accepted: 'success', declined: 'warning' } as const

/** What the entrant asked back and how it was decided; as long as it is not, the certificate. */
export function ClaimNote({ entry }: { entry: OwnEntry }) {
  const t = useTranslate()
  const language = useLanguage()
  const { claim } = entry.money
  if (!claim || claim.state === 'void') return null
  const words = {
    ground: t(`ownEntries.claim.grounds.${claim.ground}`),
    amount: formatEuros(claim.amountCents, language),
  }
  return (
    <Note tone={TONES[claim.state]} mt={2} measure="text" role="status">
      <Text>{t(`ownEntries.claim.${claim.state}`, words)}</Text>
      {claim.reason && (
        <Text breaks mt={0.5}>
          {t('ownEntries.claim.reason', { reason: claim.reason })}
        </Text>
      )}
      {claim.state === 'open' && <Certificate entry={entry} claim={claim} />}
    </Note>
  )
}

interface Props {
  entry: OwnEntry
  claim: NonNullable<OwnEntry['money']['claim']>
}

function Certificate({ entry: { id }, claim: { needsCertificate, hasCertificate } }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const attach = useChange(attachCertificate, {
    params: { id },
    onSuccess: (changed) => {
      queries.setQueryData(keyOf(getOwnEntry, { params: { id } }), changed)
      showSuccess(t('ownEntries.claim.attached'))
    },
  })
  const refused = attach.error instanceof ApiError && attach.error.kind === 'result'
  return (
    <Block mt={1} data-print="no">
      {hasCertificate ? (
        <Text mb={1}>
          <Link href={addressOf(ownCertificate, { params: { id } })} target="_blank" rel="noopener">
            {t('ownEntries.claim.certificate')}
          </Link>
        </Text>
      ) : (
        needsCertificate && <Text mb={1}>{t('ownEntries.claim.needed')}</Text>
      )}
      <Button
        variant="outlined"
        color="inherit"
        loading={attach.isPending}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {t(hasCertificate ? 'ownEntries.claim.replace' : 'ownEntries.claim.attach')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,image/jpeg,image/png"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) attach.mutate(file)
          // The same file chosen again is a choice, too.
          target.value = ''
        }}
      />
      <Text tone="muted" size="small" mt={0.5} id={helpId}>
        {t('ownEntries.claim.help')}
      </Text>
      {refused && (
        <Text tone="error" strong mt={0.5} role="alert">
          {errorText(t, attach.error)}
        </Text>
      )}
    </Block>
  )
}

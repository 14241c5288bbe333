import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { getTrial, staffReport, uploadReport } from '#contract/endpoints/organising.ts'
import type { TrialDetails } from '#contract/organising.ts'
import { formatMoment } from '#domain/moments.ts'
import { ApiError } from '../../client/ApiError.ts'
import { addressOf } from '../../client/address.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { codeText, errorText } from '../../i18n/errorText.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'

const KILOBYTE = 1024

/** The head judge's report: brought by its writer or the organiser, read by all the staff. */
export function ReportSection({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const language = useLanguage()
  const { report, actions, id } = trial
  const offered = actions.find(({ action }) => action === 'report')
  if (trial.state === 'draft' || (!report && !offered)) return null
  return (
    <Section title={t('trialAdmin.report.title')}>
      {report ? (
        <Block mb={1.5}>
          <Link href={addressOf(staffReport, { params: { id } })}>{t('trialAdmin.report.download')}</Link>
          <Text tone="muted" size="small">
            {t('trialAdmin.report.brought', {
              time: formatMoment(report.uploadedAt, language),
              size: Math.ceil(report.bytes / KILOBYTE),
            })}
          </Text>
        </Block>
      ) : (
        <Text tone="muted" mb={1.5}>
          {t('trialAdmin.report.none')}
        </Text>
      )}
      {offered && <BringReport trial={trial} blockedBy={offered.blockedBy} />}
    </Section>
  )
}

function BringReport({
  trial: { id, report },
  blockedBy,
}: {
  trial: TrialDetails
  blockedBy: string | null
}) {
  const t = useTranslate()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const bring = useChange(uploadReport, {
    params: { id },
    onSuccess: (changed) => {
      queries.setQueryData(keyOf(getTrial, { params: { id } }), changed)
      showSuccess(t('trialAdmin.report.done'))
    },
  })
  const refused = bring.error instanceof ApiError && bring.error.kind === 'result'
  return (
    <>
      <Button
        variant="outlined"
        disabled={blockedBy !== null}
        loading={bring.isPending}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {t(report ? 'trialAdmin.report.replace' : 'trialAdmin.report.add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) bring.mutate(file)
          // The same file chosen again is a choice, too.
          target.value = ''
        }}
      />
      <Text tone="muted" size="small" mt={0.5} id={helpId}>
        {blockedBy === null ? t('trialAdmin.report.help') : codeText(t, blockedBy)}
      </Text>
      {refused && (
        <Text tone="error" strong mt={0.5} role="alert">
          {errorText(t, bring.error)}
        </Text>
      )}
    </>
  )
}

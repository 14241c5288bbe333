import { useFormContext } from 'react-hook-form'
import type { TrialChoices } from '#contract/organising.ts'
import { codesOf } from '#domain/trials/proposals.ts'
import { proposalRulesFor } from '#domain/trials/trialForm.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'
import { parseDay } from '../../ui/values/days.ts'
import type { TrialValues } from './trialValues.ts'

/** What the organiser has the right to propose dogs for, of what the rulebook of the day has for the type; chosen before, it can be taken away. */
export function ProposalsInput({ offered }: { offered: TrialChoices['proposals'] }) {
  const t = useTranslate()
  const { watch, formState } = useFormContext<TrialValues>()
  const [type, date, chosen] = watch(['type', 'date', 'proposals'])
  const known = codesOf(
    proposalRulesFor(offered, { type: type || null, date: parseDay(date.trim()) ?? null }),
  )
  const before = formState.defaultValues?.proposals ?? []
  const codes = [...new Set([...known, ...before.flatMap((code) => code ?? []), ...chosen])]
  if (codes.length === 0) return null
  return (
    <ChecksInput
      name="proposals"
      help={t('trialAdmin.help.proposals')}
      choices={codes.map((value) => ({ value, label: value }))}
    />
  )
}

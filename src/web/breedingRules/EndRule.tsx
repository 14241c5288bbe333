import { type ResolverResult, useForm } from 'react-hook-form'
import type { BreedingRule } from '#contract/breedingRules.ts'
import { endBreedingRule } from '#contract/endpoints/breedingRules.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { DayInput } from '../ui/inputs/DayInput.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { parseDay } from '../ui/values/days.ts'
import { BREEDING_RULES } from './queries.ts'

interface Values {
  validTo: string
}
type Result = ResolverResult<Values, { validTo: string | null }>

const WRONG: Result = { values: {}, errors: { validTo: { type: 'custom', message: 'DATE_INVALID' } } }
function resolver({ validTo }: Values): Result {
  const day = validTo.trim() === '' ? null : parseDay(validTo)
  if (day === undefined) return WRONG
  const read: Result = { values: { validTo: day }, errors: {} }
  return read
}

/** Says on which day a published rule ends. */
export function EndRule({ rule: { id, version, validTo } }: { rule: BreedingRule }) {
  const t = useTranslate()
  const form = useForm({
    resolver,
    values: { validTo: validTo === null ? '' : formatDate(validTo) },
  })
  const { mutateAsync } = useChange(endBreedingRule, {
    invalidates: BREEDING_RULES,
    onSuccess: () => showSuccess(t('breedingRuleAdmin.ended')),
  })
  return (
    <Section title={t('breedingRuleAdmin.ending')}>
      <Form
        form={form}
        labels={{ validTo: t('breedingRuleAdmin.fields.validTo') }}
        onSubmit={(values) => mutateAsync({ id, version, ...values })}
        byButton
      >
        <DayInput name="validTo" optional help={t('breedingRuleAdmin.endHelp')} />
        <SubmitButton>{t('breedingRuleAdmin.end')}</SubmitButton>
      </Form>
    </Section>
  )
}

import Button from '@mui/material/Button'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod'
import {
  createRefundRule,
  deleteRefundRule,
  editRefundRule,
  refundRules,
} from '#contract/endpoints/products.ts'
import { type RefundRuleDetails, refundRuleInput } from '#contract/refundRules.ts'
import { formatDate } from '#domain/dates.ts'
import { parseEuros } from '#domain/payments/money.ts'
import { REFUND_GROUNDS } from '#domain/payments/refundRule.ts'
import { LOGS } from '../audit/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { DayInput } from '../ui/inputs/DayInput.tsx'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { finnishToday, parseDay } from '../ui/values/days.ts'
import { formatNumber } from '../ui/values/numbers.ts'

const written = z.object(refundRuleInput)
type RuleBody = z.output<typeof written>
/** The form: percent, sum and day as text. */
type RuleValues = Omit<RuleBody, 'ground' | 'share' | 'handlingCents' | 'validFrom'> & {
  ground: RuleBody['ground'] | ''
  share: string
  handlingCents: string
  validFrom: string
}

const resolver: Resolver<RuleValues, unknown, RuleBody> = (values) => {
  const read = written.safeParse({
    ...values,
    share: values.share.trim() === '' ? null : Number(values.share),
    handlingCents: values.handlingCents.trim() === '' ? 0 : parseEuros(values.handlingCents),
    validFrom: parseDay(values.validFrom) ?? '',
  })
  if (read.success) return { values: read.data, errors: {} }
  const errors = read.error.issues.map(({ path: [name], message }) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors.toReversed()) }
}

interface Props {
  /** null: a new one */
  rule: RefundRuleDetails | null
  onClose: () => void
}

/** Adds a rule of what comes back, changes one, or removes one that nothing was decided by. */
export function RefundRuleDialog({ rule, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const invalidates = [refundRules, ...LOGS]
  const onSuccess = () => {
    showSuccess(t('products.refunds.saved'))
    onClose()
  }
  const form = useForm<RuleValues, unknown, RuleBody>({
    resolver,
    shouldFocusError: false,
    defaultValues: {
      ground: rule?.ground ?? '',
      validFrom: formatDate(rule?.validFrom ?? finnishToday()),
      share: rule ? String(rule.share) : '',
      handlingCents: rule?.handlingCents ? formatNumber(language, rule.handlingCents / 100, 2) : '',
      needsCertificate: rule?.needsCertificate ?? false,
      confirmed: rule?.confirmed ?? false,
    },
  })
  const { mutateAsync: add } = useChange(createRefundRule, { invalidates, onSuccess })
  const { mutateAsync: edit } = useChange(editRefundRule, { invalidates, onSuccess })
  const removal = useChange(deleteRefundRule, { invalidates, onSuccess })
  const save = (values: RuleBody) =>
    rule ? edit({ ...values, id: rule.id, version: rule.version }) : add(values)
  const isUsed = rule !== null && rule.entries > 0
  return (
    <FormDialog title={t(rule ? 'products.refunds.edit' : 'products.refunds.add')} onClose={onClose}>
      <Form byButton form={form} labels={useRuleLabels()} onSubmit={save}>
        {isUsed && <Text>{t('products.refunds.used', { count: rule.entries })}</Text>}
        <SelectInput
          name="ground"
          options={REFUND_GROUNDS.map((value) => ({ value, label: t(`ownEntries.claim.grounds.${value}`) }))}
        />
        <DayInput name="validFrom" help={t('products.refunds.validFromHelp')} />
        <TextInput name="share" inputMode="numeric" maxLength={3} autoComplete="off" />
        <TextInput
          name="handlingCents"
          optional
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          help={t('products.refunds.handlingHelp')}
        />
        <CheckInput name="needsCertificate" />
        <CheckInput name="confirmed" />
        <Row>
          <SubmitButton>{t('products.save')}</SubmitButton>
          {rule && !isUsed && (
            <Button color="error" loading={removal.isPending} onClick={() => removal.mutate({ id: rule.id })}>
              {t('products.refunds.remove')}
            </Button>
          )}
        </Row>
      </Form>
    </FormDialog>
  )
}

function useRuleLabels(): Record<keyof RuleValues, string> {
  const t = useTranslate()
  return {
    ground: t('products.refunds.ground'),
    validFrom: t('products.fields.validFrom'),
    share: t('products.refunds.shareLabel'),
    handlingCents: t('products.refunds.handling'),
    needsCertificate: t('products.refunds.certificateLabel'),
    confirmed: t('products.fields.confirmed'),
  }
}

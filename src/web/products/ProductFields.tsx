import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { kindsText } from '../trials/kindsText.ts'
import { useTrialTypes } from '../trials/useTrialTypes.ts'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { ChecksInput } from '../ui/inputs/ChecksInput.tsx'
import { DayInput } from '../ui/inputs/DayInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Columns } from '../ui/layout/parts.ts'
import type { ProductValues } from './productValues.ts'

/** The labels of a product's fields. */
export function useProductLabels(): Record<keyof ProductValues, string> {
  const t = useTranslate()
  return {
    descriptionFi: t('products.fields.descriptionFi'),
    descriptionSv: t('products.fields.descriptionSv'),
    descriptionEn: t('products.fields.descriptionEn'),
    amountCents: t('products.fields.amount'),
    memberOnly: t('products.fields.memberOnly'),
    trialTypes: t('products.columns.types'),
    classes: t('products.columns.classes'),
    validFrom: t('products.fields.validFrom'),
    validTo: t('products.fields.validTo'),
    confirmed: t('products.fields.confirmed'),
  }
}

/** Says a value of the form in words, where it does not say itself. */
export function useProductWords() {
  const t = useTranslate()
  return (field: string, value: unknown): string | undefined => {
    if (field === 'trialTypes') return kindsText(t, value as ProductValues['trialTypes'])
    if (field === 'classes') return (value as ProductValues['classes']).join(', ')
    return undefined
  }
}

export function ProductFields() {
  const t = useTranslate()
  const classes = TRIAL_CLASSES.map((value) => ({
    value,
    label: `${value}, ${t(`trials.classes.${value}`)}`,
  }))
  return (
    <>
      <TextInput
        name="descriptionFi"
        autoComplete="off"
        maxLength={100}
        help={t('products.descriptionHelp')}
      />
      <TextInput name="descriptionSv" optional autoComplete="off" maxLength={100} />
      <TextInput name="descriptionEn" optional autoComplete="off" maxLength={100} />
      <TextInput
        name="amountCents"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        help={t('products.amountHelp')}
      />
      <CheckInput name="memberOnly" help={t('products.memberOnlyHelp')} />
      <Columns from="sm">
        <ChecksInput name="trialTypes" choices={useTrialTypes()} />
        <ChecksInput name="classes" choices={classes} />
      </Columns>
      <Columns from="sm">
        <DayInput name="validFrom" />
        <DayInput name="validTo" optional help={t('products.validToHelp')} />
      </Columns>
      <CheckInput name="confirmed" help={t('products.confirmedHelp')} />
    </>
  )
}

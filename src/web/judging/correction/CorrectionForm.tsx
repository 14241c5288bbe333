import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { correctResult, getResult } from '#contract/endpoints/judging.ts'
import type { OneResult } from '#contract/judging.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { LOGS } from '../../audit/queries.ts'
import { ask } from '../../client/calls.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { shownValue } from '../../sheets/values.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { Block, Heading } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { fieldName, optionsOf } from '../field/fields.ts'
import { ClassRow, CorrectedField, OtherWater, OverrideInput, Sums } from './CorrectionParts.tsx'
import {
  type CorrectionValues,
  correctedLine,
  correctionBody,
  correctionResolver,
  correctionValues,
} from './correction.ts'

/** Corrects an official result, checked while it is edited and saved as a whole with a reason. */
export function CorrectionForm({ result }: { result: OneResult }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { line, kind } = result
  const params = { id: line.resultId ?? 0 }
  const own = { params, query: { kind } }
  const { mutateAsync } = useChange(correctResult, { params, invalidates: LOGS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`correction.${kind}.${params.id}`),
    stored: result,
    resolver: correctionResolver(result),
    valuesOf: correctionValues,
    load: () => ask(getResult, own),
    save: (values, { version }) => mutateAsync({ kind, version, ...correctionBody(values) }),
    keep: (corrected) => queries.setQueryData(keyOf(getResult, own), corrected),
    onSaved: () => showSuccess(t('results.correct.saved', { dog: line.dog.name || line.dog.regnr })),
  })
  return (
    <Block mt={3} measure="text">
      <VersionedForm
        versioned={versioned}
        labels={useCorrectionLabels(result)}
        words={useCorrectionWords(result)}
        wide
        byButton
      >
        <CorrectionFields result={result} />
        <OverrideInput result={result} />
        <TextAreaInput name="reason" help={t('results.correct.reasonHelp')} rows={2} maxLength={1000} />
        <SubmitButton>{t('results.correct.submit')}</SubmitButton>
      </VersionedForm>
    </Block>
  )
}

/** The groups of the sheet without the paper's own sums, which were held against the computed ones when it was marked done. */
const shownGroups = ({ kind, trial, rulebook, line }: OneResult) =>
  groupsOf(kind, trial.type, [rulebook], [line.values]).map(({ code, fields }) => ({
    code,
    fields: fields.filter((field) => field !== 'statedPoints' && field !== 'statedPrize'),
  }))

function CorrectionFields({ result }: { result: OneResult }) {
  const t = useTranslate()
  const { watch, setValue, formState } = useFormContext<CorrectionValues>()
  const values = watch()
  const write = (field: string, value: SheetValue) =>
    setValue(field as SheetField, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const open = correctedLine(result, values, write)
  return (
    <>
      <Sums result={result} open={open} />
      <ClassRow open={open} />
      {shownGroups(result).map(({ code, fields }) => (
        <section key={code}>
          <Heading component="h2" large ruled mb={0.5}>
            {t(`results.groups.${code}`)}
          </Heading>
          {fields.map((field) => (
            <CorrectedField key={field} result={result} open={open} field={field} />
          ))}
        </section>
      ))}
      <OtherWater result={result} />
    </>
  )
}

function useCorrectionLabels(result: OneResult): Readonly<Record<string, string>> {
  const t = useTranslate()
  return useMemo(
    () => ({
      class: t('results.correct.class'),
      ...Object.fromEntries(
        shownGroups(result)
          .flatMap(({ fields }) => fields)
          .map((field) => [field, fieldName(t, field)]),
      ),
      ...(result.kind === 'hunt' && { water: t('results.water.title') }),
      waterAnew: t('results.correct.waterAnew'),
      override: t('results.correct.override'),
      reason: t('results.correct.reason'),
    }),
    [t, result],
  )
}

function useCorrectionWords({ rulebook, judges }: OneResult) {
  const t = useTranslate()
  return (name: string, value: unknown) => {
    const options = optionsOf(t, name as SheetField, rulebook, judges)
    const option = options?.find((one) => one.value === value)
    return option?.label ?? shownValue(value as SheetValue, null)
  }
}

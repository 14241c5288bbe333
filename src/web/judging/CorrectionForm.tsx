import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { correctResult, getResult } from '#contract/endpoints/judging.ts'
import type { OneResult } from '#contract/judging.ts'
import type { Check, CheckCode } from '#domain/trials/checks.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import { LOGS } from '../audit/queries.ts'
import { ApiError } from '../client/ApiError.ts'
import { invalidate, keyOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { describedBy, FieldFrame } from '../ui/forms/FieldFrame.tsx'
import { Block } from '../ui/parts.ts'
import { tellRefusal } from '../ui/tellRefusal.ts'
import { showSuccess } from '../ui/toasts.ts'
import { CorrectedMeanwhile } from './CorrectedMeanwhile.tsx'
import { ClassRow, OtherWater, Sums } from './CorrectionParts.tsx'
import { FieldRow, fieldAnchor } from './FieldRow.tsx'
import { ProblemList } from './ProblemList.tsx'
import { useCorrection } from './useCorrection.ts'

/** All of an official result to be put right, checked as one goes; saved as a whole with a reason. */
export function CorrectionForm({ result }: { result: OneResult }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const correction = useCorrection(result)
  const { given, set, open, version, meanwhile } = correction
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const list = useRef<HTMLDivElement>(null)
  const undecided = useRef<HTMLDivElement>(null)
  const { line, kind, trial } = result
  const params = { id: line.resultId ?? 0 }
  const own = keyOf(getResult, { params, query: { kind } })
  const save = useChange(correctResult, {
    params,
    invalidates: LOGS,
    onSuccess(corrected) {
      correction.restart(corrected)
      setRefused({})
      queries.setQueryData(own, corrected)
      showSuccess(t('results.correct.saved', { dog: line.dog.name || line.dog.regnr }))
    },
    onError(error) {
      tellRefusal(t, error)
      if (!(error instanceof ApiError)) return
      setRefused(error.fields)
      if (error.code === 'CHANGED_MEANWHILE')
        void invalidate(queries, own).then(() => setTimeout(() => undecided.current?.focus(), 0))
      setTimeout(() => list.current?.focus(), 0)
    },
  })
  const checks = [...open.judged.checks, ...onlyServers(open.judged.checks, refused)]
  const goTo = (field: string) => {
    const target = document.getElementById(fieldAnchor(line.entryId, field))
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }
  return (
    <Block
      component="form"
      mt={3}
      measure="text"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Nothing is sent while what another has corrected is undecided.
        if (meanwhile) undecided.current?.focus()
        else save.mutate({ kind, version, ...given })
      }}
    >
      <CorrectedMeanwhile ref={undecided} result={result} correction={correction} />
      <Sums result={result} open={open} />
      <ClassRow given={given} open={open} onChange={(value) => set({ class: value })} />
      {groupsOf(kind, trial.type).map(({ code, fields }) => (
        <Block component="section" mt={2.5} key={code}>
          <Typography variant="h2" sx={{ borderBottom: 1, borderColor: 'divider', pb: 0.5, mb: 0.5 }}>
            {t(`results.groups.${code}`)}
          </Typography>
          {fields
            .filter((field) => !NOT_KEPT.includes(field))
            .map((field) => (
              <FieldRow key={field} sheets={result} open={open} field={field} asked saver={null} />
            ))}
        </Block>
      ))}
      <OtherWater result={result} checked={given.waterAnew} onChange={(waterAnew) => set({ waterAnew })} />
      <Block mt={2.5}>
        <FieldFrame
          id="correction-reason"
          label={t('results.correct.reason')}
          help={t('results.correct.reasonHelp')}
          error={refused.reason && given.reason.trim() === '' ? t(`errors.${refused.reason}`) : undefined}
        >
          <OutlinedInput
            id="correction-reason"
            value={given.reason}
            onChange={({ target }) => set({ reason: target.value })}
            multiline
            fullWidth
            minRows={2}
            inputProps={{
              maxLength: 1000,
              'aria-describedby': describedBy('correction-reason', true, refused.reason),
            }}
          />
        </FieldFrame>
      </Block>
      {checks.length > 0 && <ProblemList ref={list} checks={checks} onGo={goTo} />}
      <Button type="submit" variant="contained" loading={save.isPending} sx={{ mt: 2, minHeight: 48 }}>
        {t('results.correct.submit')}
      </Button>
    </Block>
  )
}

/** The paper's own sums were held against the computed ones when it was marked done. */
const NOT_KEPT: readonly SheetField[] = ['statedPoints', 'statedPrize']

/** What the service refuses beyond what is computed here. */
function onlyServers(checks: readonly Check[], refused: Readonly<Record<string, string>>): Check[] {
  return Object.entries(refused)
    .filter(([field]) => field === 'class' && !checks.some((check) => check.field === field))
    .map(([field, code]) => ({ field: field as 'class', code: code as CheckCode }))
}

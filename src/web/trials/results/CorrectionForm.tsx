import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OneResult } from '#contract/results.ts'
import type { Check, CheckCode } from '#domain/trials/checks.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { ApiError, postJson } from '../../api.ts'
import { describedBy, FieldFrame } from '../../ui/forms/FieldFrame.tsx'
import { tellRefusal } from '../../ui/tellRefusal.ts'
import { showSuccess } from '../../ui/toasts.ts'
import { FieldRow, fieldAnchor } from './FieldRow.tsx'
import { groupsOf } from './fields.ts'
import { checksAt } from './judged.ts'
import { ProblemList } from './ProblemList.tsx'
import { resultQuery } from './queries.ts'
import { Totals, usePoints } from './Totals.tsx'
import { useCorrection } from './useCorrection.ts'
import { ValueButtons } from './ValueButtons.tsx'
import { useWaterWords } from './WaterNote.tsx'

/** All of an official result to be put right, checked as one goes; saved as a whole with a reason. */
export function CorrectionForm({ result }: { result: OneResult }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { given, set, open, forget } = useCorrection(result)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const list = useRef<HTMLDivElement>(null)
  const { line, kind, trial } = result
  const id = String(line.resultId)
  const save = useMutation({
    mutationFn: () =>
      postJson<OneResult>(`/api/auth/results/${id}/correct`, { kind, version: result.version, ...given }),
    onSuccess(corrected) {
      forget()
      queries.setQueryData(resultQuery(id, kind).queryKey, corrected)
      void queries.invalidateQueries({ queryKey: ['private', 'audit'] })
      showSuccess(t('results.correct.saved', { dog: line.dog.name || line.dog.regnr }))
    },
    onError(error) {
      tellRefusal(t, error)
      if (!(error instanceof ApiError)) return
      setRefused(error.fields)
      if (error.code === 'CHANGED_MEANWHILE') void queries.invalidateQueries(resultQuery(id, kind))
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
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      sx={{ mt: 3, maxWidth: '40rem' }}
    >
      <Sums result={result} open={open} />
      <ClassRow given={given} open={open} onChange={(value) => set({ class: value })} />
      {groupsOf(kind, trial.type).map(({ code, fields }) => (
        <Box key={code} component="section" sx={{ mt: 2.5 }}>
          <Typography variant="h2" sx={{ borderBottom: 1, borderColor: 'divider', pb: 0.5, mb: 0.5 }}>
            {t(`results.groups.${code}`)}
          </Typography>
          {fields.map((field) => (
            <FieldRow key={field} sheets={result} open={open} field={field} asked saver={null} />
          ))}
        </Box>
      ))}
      <OtherWater result={result} checked={given.waterAnew} onChange={(waterAnew) => set({ waterAnew })} />
      <Box sx={{ mt: 2.5 }}>
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
      </Box>
      {checks.length > 0 && <ProblemList ref={list} checks={checks} onGo={goTo} />}
      <Button type="submit" variant="contained" loading={save.isPending} sx={{ mt: 2, minHeight: 48 }}>
        {t('results.correct.submit')}
      </Button>
    </Box>
  )
}

/** What the service refuses beyond what is computed here. */
function onlyServers(checks: readonly Check[], refused: Readonly<Record<string, string>>): Check[] {
  return Object.entries(refused)
    .filter(([field]) => field === 'class' && !checks.some((check) => check.field === field))
    .map(([field, code]) => ({ field: field as 'class', code: code as CheckCode }))
}

function Sums({ result, open }: { result: OneResult; open: ReturnType<typeof useCorrection>['open'] }) {
  const { t } = useTranslation()
  const pointsText = usePoints()
  if (result.kind === 'water') return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
      {t('results.correct.before', {
        before: pointsText(result.line.points),
        after: pointsText(open.judged.points),
      })}
      <Totals open={open} kind="hunt" dense />
    </Box>
  )
}

interface ClassProps {
  given: { readonly class: TrialClass }
  open: ReturnType<typeof useCorrection>['open']
  onChange: (value: TrialClass) => void
}

function ClassRow({ given, open, onChange }: ClassProps) {
  const { t } = useTranslation()
  const anchor = fieldAnchor(open.line.entryId, 'class')
  const options = TRIAL_CLASSES.map((value) => ({ value, label: value, short: value }))
  return (
    <Box id={anchor} tabIndex={-1} sx={{ mt: 2 }}>
      <Box id={`${anchor}-name`} sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('results.correct.class')}
      </Box>
      <ValueButtons
        options={options}
        value={given.class}
        disabled={false}
        labelledBy={`${anchor}-name`}
        describedBy={undefined}
        onChange={(value) => value && onChange(value as TrialClass)}
      />
      {checksAt(open.judged.checks, 'class', true).map((code) => (
        <Box key={code} sx={{ color: 'error.main', fontWeight: 600, mt: 0.5 }}>
          {t(`errors.${code}`)}
        </Box>
      ))}
    </Box>
  )
}

interface OtherWaterProps {
  result: OneResult
  checked: boolean
  onChange: (anew: boolean) => void
}

/** Where other water and track work would count today: whether it shall. */
function OtherWater({ result: { otherWater }, checked, onChange }: OtherWaterProps) {
  const { t } = useTranslation()
  const words = useWaterWords()
  if (!otherWater) return null
  return (
    <Box sx={{ mt: 2.5 }}>
      {t('results.correct.otherWater', { water: words(otherWater) })}
      <FormControlLabel
        sx={{ display: 'flex', mt: 0.5 }}
        label={t('results.correct.waterAnew')}
        control={<Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />}
      />
    </Box>
  )
}

import type { FieldErrors, Resolver } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import type { BodyOf } from '#contract/calls.ts'
import type { moveTrial } from '#contract/endpoints/organising.ts'
import { dayFaults, foundFaults } from '#domain/trials/trialForm.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { DayInput } from '../../../ui/inputs/DayInput.tsx'
import { TextAreaInput } from '../../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../../ui/inputs/TextInput.tsx'
import { parseDay } from '../../../ui/values/days.ts'
import { valuesOf } from '../../form/trialValues.ts'
import { useTrialName } from '../../trialName.ts'
import type { DialogProps } from './ActionDialog.tsx'
import { ActionForm } from './ActionForm.tsx'

const DAYS = ['date', 'endDate', 'registrationStart', 'registrationEnd'] as const
type Values = Record<(typeof DAYS)[number] | 'place' | 'reason', string>
type Move = Omit<BodyOf<typeof moveTrial>, 'id' | 'version'>

/** Reads the days and holds them to the order of docs/rules/trials.md#the-form; a day that is needed is asked for. */
const resolver: Resolver<Values, unknown, Move> = (values) => {
  const day = (name: (typeof DAYS)[number]) => parseDay(values[name]) ?? null
  const move = {
    date: day('date'),
    endDate: day('endDate'),
    registrationStart: day('registrationStart'),
    registrationEnd: day('registrationEnd'),
    place: values.place.trim(),
    reason: values.reason.trim(),
  }
  const unread = DAYS.filter(
    (name) => move[name] === null && (name !== 'endDate' || values.endDate.trim() !== ''),
  )
  const faults = {
    ...foundFaults(dayFaults(move)),
    ...Object.fromEntries(unread.map((name) => [name, 'DATE_INVALID'])),
    ...(move.place === '' && { place: 'TRIAL_PLACE_MISSING' }),
    ...(move.reason === '' && { reason: 'REASON_MISSING' }),
  }
  const { date, registrationStart, registrationEnd } = move
  if (Object.keys(faults).length === 0 && date && registrationStart && registrationEnd)
    return { values: { ...move, date, registrationStart, registrationEnd }, errors: {} }
  const errors = Object.entries(faults).map(([name, message]) => [name, { type: 'rule', message }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
}

const LABELLED = ['date', 'endDate', 'place', 'registrationStart', 'registrationEnd'] as const

/** Asks where and when the trial is to be instead, and why. */
export function MoveDialog({ trial, call, onClose }: DialogProps) {
  const t = useTranslate()
  const trialName = useTrialName()
  const { date, endDate, registrationStart, registrationEnd, place } = valuesOf(trial.fields)
  const form = useForm<Values, unknown, Move>({
    resolver,
    shouldFocusError: false,
    defaultValues: { date, endDate, registrationStart, registrationEnd, place, reason: '' },
  })
  const labels = {
    ...Object.fromEntries(LABELLED.map((name) => [name, t(`trialFields.${name}`)])),
    reason: t('trialAdmin.reason'),
  }
  return (
    <ActionForm
      question={t('trialAdmin.questions.move', { trial: trialName(trial.fields) })}
      help={t('trialAdmin.follows.move')}
      action={t('trialAdmin.actions.move')}
      form={form}
      labels={labels}
      onSubmit={async (move) => {
        const { id, version } = trial
        await call.mutateAsync({ action: 'move', body: { id, version, ...move } })
        onClose()
      }}
      onClose={onClose}
    >
      <DayInput name="date" />
      <DayInput name="endDate" optional help={t('trialAdmin.help.endDate')} />
      <TextInput name="place" maxLength={100} />
      <DayInput name="registrationStart" />
      <DayInput name="registrationEnd" help={t('trialAdmin.help.registrationEnd')} />
      <TextAreaInput name="reason" maxLength={1000} help={t('trialAdmin.help.reasonTold')} />
    </ActionForm>
  )
}

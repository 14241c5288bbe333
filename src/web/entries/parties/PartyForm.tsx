import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import type { Participants } from '#contract/entries.ts'
import { partyFields } from '#contract/parties.ts'
import { formatDate } from '#domain/dates.ts'
import { judgesGone, trialDays } from '#domain/entries/parties.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { parseTime } from '../../ui/values/times.ts'
import { useList } from '../listContext.ts'
import { useSendList } from '../useSendList.ts'
import { partiesBack, withParty } from './partyPlan.ts'

/** As it is typed: ids and days as text, a time as people write it. */
const partyForm = z.object({
  judgeIds: z.array(z.string().transform(Number)).pipe(partyFields.judgeIds),
  day: z.string().transform(Number),
  meetsAt: z
    .string()
    .refine((text) => text.trim() === '' || parseTime(text) !== undefined, 'TIME_INVALID')
    .transform((text) => parseTime(text) ?? null),
  place: partyFields.place,
})

interface Props {
  /** of the party; one that there is not yet is added */
  number: number
  onClose: () => void
}

/** Who leads a party, and when and where it meets. */
export function PartyForm({ number, onClose }: Props) {
  const t = useTranslate()
  const { participants, announce } = useList()
  const { mutateAsync: send } = useSendList(participants.trial.id)
  const party = participants.parties.find((one) => one.number === number)
  const form = useForm<z.input<typeof partyForm>, unknown, z.output<typeof partyForm>>({
    defaultValues: party ? valuesOf(party) : newValues(participants),
    resolver: zodResolver(partyForm),
  })
  const days = dayOptions(participants, party?.day, t)
  const submit = async (values: z.output<typeof partyForm>) => {
    await send(withParty(participants, { number, ...values }))
    announce({ text: t('entries.parties.saved', { number }), undo: partiesBack(participants) })
    onClose()
  }
  return (
    <FormDialog
      title={t(party ? 'entries.parties.form.editTitle' : 'entries.parties.form.addTitle', { number })}
      onClose={onClose}
    >
      <Form
        form={form}
        labels={{
          judgeIds: t('entries.parties.form.judgeIds'),
          day: t('entries.parties.form.day'),
          meetsAt: t('entries.parties.form.meetsAt'),
          place: t('entries.parties.form.place'),
        }}
        onSubmit={submit}
      >
        <ChecksInput
          name="judgeIds"
          help={t('entries.parties.form.judgesHelp')}
          choices={judgesOf(participants, party).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {days.length > 1 && <SelectInput name="day" options={days} />}
        <TextInput
          name="meetsAt"
          inputMode="decimal"
          maxLength={5}
          help={t('entries.parties.form.meetsAtHelp')}
        />
        <TextInput name="place" maxLength={120} help={t('entries.parties.form.placeHelp')} />
        <SubmitButton>{t('entries.parties.form.save')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}

type Party = Participants['parties'][number]

const valuesOf = ({ judges, day, meetsAt, place }: Party): z.input<typeof partyForm> => ({
  judgeIds: judges.map(({ id }) => String(id)),
  day: String(day),
  meetsAt: meetsAt ?? '',
  place: place ?? '',
})

/** A new party begins with the first judge who leads none, when and where the one before meets. */
function newValues({ parties, trial }: Participants): z.input<typeof partyForm> {
  const led = parties.flatMap(({ judges }) => judges.map(({ id }) => id))
  const judge = trial.judges.find(({ id }) => !led.includes(id))
  const last = parties.at(-1)
  return {
    judgeIds: judge ? [String(judge.id)] : [],
    day: String(last?.day ?? 1),
    meetsAt: last?.meetsAt ?? '',
    place: last?.place ?? '',
  }
}

/** The judges of the trial, and those whom the party has although the trial has them no longer. */
function judgesOf({ trial }: Participants, party: Party | undefined) {
  return [...trial.judges, ...judgesGone(party?.judges ?? [], trial)]
}

/** The days of the trial, and the party's where the trial has it no longer. */
function dayOptions({ trial }: Participants, own: number | undefined, t: Translate) {
  const days = trialDays(trial).map((date, index) => ({
    value: String(index + 1),
    label: t('entries.parties.form.dayOption', { number: index + 1, date: formatDate(date) }),
  }))
  if (own === undefined || own <= days.length) return days
  return [...days, { value: String(own), label: t('entries.parties.form.goneDay', { number: own }) }]
}

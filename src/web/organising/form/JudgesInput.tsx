import Close from '@mui/icons-material/Close'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ChosenJudge } from '#contract/organising.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { judgeFault } from '#domain/trials/trialForm.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../../ui/forms/formScope.ts'
import { FieldError, FieldLabel, PlainList, Text } from '../../ui/layout/parts.ts'
import type { TrialValues } from './trialValues.ts'

/** The judges of a trial, the head judge among them; only who may judge its type is offered. */
export function JudgesInput({ judges }: { judges: ReadonlyMap<number, ChosenJudge> }) {
  const t = useTranslate()
  const names = useNames()
  const { id, label, error } = useField('judgeIds')
  const { error: headError, id: headId } = useField('headJudgeId')
  const { watch, setValue } = useFormContext<TrialValues>()
  const [chosen, head, type] = watch(['judgeIds', 'headJudgeId', 'type'])
  const set = (judgeIds: number[], headJudgeId: number | null) => {
    setValue('judgeIds', judgeIds, { shouldDirty: true })
    setValue('headJudgeId', headJudgeId, { shouldDirty: true })
  }
  const suitable = [...judges.values()].filter(
    (judge) => !chosen.includes(judge.id) && judgeFault(judge, type || null) === null,
  )
  const describedBy = [error && `${id}-error`, headError && `${headId}-error`].filter(Boolean).join(' ')
  return (
    <Box>
      {chosen.length === 0 && <Text tone="muted">{t('trialAdmin.judges.noneChosen')}</Text>}
      <PlainList mb={1.5} aria-label={label}>
        {chosen.map((judgeId) => (
          <JudgeLine
            key={judgeId}
            judge={judges.get(judgeId)}
            isHead={judgeId === head}
            onHead={() => set(chosen, judgeId)}
            onRemove={() =>
              set(
                chosen.filter((other) => other !== judgeId),
                head === judgeId ? null : head,
              )
            }
          />
        ))}
      </PlainList>
      <FieldLabel component="label" htmlFor={id}>
        {t('trialAdmin.judges.add')}
      </FieldLabel>
      <Autocomplete<ChosenJudge>
        // Made anew after each choice, so that its text is empty again.
        key={chosen.join()}
        id={id}
        options={suitable}
        value={null}
        blurOnSelect
        getOptionKey={(judge) => judge.id}
        getOptionLabel={(judge) => nameOf(names, judge)}
        noOptionsText={t('trialAdmin.judges.none')}
        onChange={(_event, judge) =>
          judge && set([...chosen, judge.id], chosen.length === 0 ? judge.id : head)
        }
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            error={error !== undefined || headError !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps?.htmlInput, 'aria-describedby': describedBy || undefined },
            }}
          />
        )}
      />
      <Fault id={`${id}-error`} text={error} />
      <Fault id={`${headId}-error`} text={headError} />
    </Box>
  )
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return <FieldError id={id}>{text}</FieldError>
}

const nameOf = (names: LocalNames, { name, district }: ChosenJudge) =>
  district === null ? name : `${name}, ${names.district(district)}`

interface LineProps {
  judge: ChosenJudge | undefined
  isHead: boolean
  onHead: () => void
  onRemove: () => void
}

function JudgeLine({ judge, isHead, onHead, onRemove }: LineProps) {
  const t = useTranslate()
  const names = useNames()
  const id = useId()
  const name = judge ? nameOf(names, judge) : '–'
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Text breaks grow id={id}>
        {name}
      </Text>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
        <Radio
          size="small"
          checked={isHead}
          onChange={onHead}
          slotProps={{ input: { 'aria-describedby': id } }}
        />
        {t('trialAdmin.judges.head')}
      </Box>
      <IconButton size="small" aria-label={t('trialAdmin.judges.remove', { name })} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

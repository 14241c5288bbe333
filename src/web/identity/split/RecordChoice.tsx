import Button from '@mui/material/Button'
import { useFormContext } from 'react-hook-form'
import type { DogRecordEntry } from '#contract/corrections.ts'
import { formatDate } from '#domain/dates.ts'
import { useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ChecksInput } from '../../ui/inputs/ChecksInput.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { recordText } from '../words.ts'
import type { SplitInput } from './splitValues.ts'

interface Props {
  kind: DogRecordEntry['kind']
  records: readonly DogRecordEntry[]
}

/** The records of a kind, each with its box; more than one are chosen at once, too. */
export function RecordChoice({ kind, records }: Props) {
  const t = useTranslate()
  const healthWords = useHealthWords()
  const { watch, setValue, formState } = useFormContext<SplitInput>()
  if (records.length === 0) return null
  const name = `records.${kind}` as const
  const allChosen = watch(name)?.length === records.length
  const chooseAll = () =>
    setValue(name, allChosen ? [] : records.map(({ id }) => id), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    })
  const words = { kind: t(`identity.kinds.${kind}`) }
  return (
    <Block>
      <ChecksInput
        name={name}
        columns
        choices={records.map((record) => ({
          value: record.id,
          label: [recordText(healthWords, record), record.day && formatDate(record.day)]
            .filter(Boolean)
            .join(', '),
        }))}
      />
      {records.length > 1 && (
        <Button
          size="small"
          aria-label={t(allChosen ? 'identity.split.noneOf' : 'identity.split.allOf', words)}
          onClick={chooseAll}
        >
          {t(allChosen ? 'identity.split.none' : 'identity.split.all')}
        </Button>
      )}
    </Block>
  )
}

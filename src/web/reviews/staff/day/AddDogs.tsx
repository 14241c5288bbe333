import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { REVIEW_DAY_MAX_DOGS } from '#contract/constants.ts'
import { addDayDogs, reviewDayChanges, reviewDays } from '#contract/endpoints/reviewDays.ts'
import type { AddedNumber, ReviewDay } from '#contract/reviewDays.ts'
import { useChange } from '../../../client/useChange.ts'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { DogPicker } from '../../../search/DogPicker.tsx'
import { FieldFrame } from '../../../ui/inputs/FieldFrame.tsx'
import { Block, Note, Stack, Text } from '../../../ui/layout/parts.ts'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { dayQuery } from '../queries.ts'

/** Adds dogs to a day: one by its number or name, or many by a pasted list of numbers; tells what was not added, and why. */
export function AddDogs({ day }: { day: ReviewDay }) {
  const t = useTranslate()
  const id = useId()
  const queries = useQueryClient()
  const [list, setList] = useState('')
  const [told, setTold] = useState<readonly AddedNumber[]>([])
  const adding = useChange(addDayDogs, {
    params: { id: day.id },
    invalidates: [reviewDays, reviewDayChanges],
    onSuccess(answer) {
      queries.setQueryData(dayQuery(day.id).queryKey, answer.day)
      const added = answer.numbers.filter(({ status }) => status === 'added').length
      const left = answer.numbers.filter(({ status }) => status !== 'added')
      setTold(left)
      setList(left.map(({ number }) => number).join('\n'))
      if (added > 0) showSuccess(t('reviewAdmin.dogsAdded', { count: added }))
    },
    onError: (error) => toastRefusal(t, error),
  })
  const numbers = numbersIn(list)
  return (
    <Stack measure="narrow">
      <FieldFrame id={id} label={t('reviewAdmin.dog')} help={t('reviewAdmin.dogHelp')} error={undefined}>
        <DogPicker
          key={day.entries.length}
          id={id}
          dog={null}
          onPick={(dog) => dog && adding.mutate({ numbers: [dog.regnr] })}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-list`}
        label={t('reviewAdmin.numberList')}
        help={t('reviewAdmin.numberListHelp')}
        error={numbers.length > REVIEW_DAY_MAX_DOGS ? codeText(t, 'REVIEW_DAY_FULL') : undefined}
      >
        <OutlinedInput
          id={`${id}-list`}
          multiline
          minRows={3}
          maxRows={10}
          fullWidth
          value={list}
          onChange={({ target }) => setList(target.value)}
        />
      </FieldFrame>
      <Block>
        <Button
          variant="outlined"
          size="large"
          loading={adding.isPending}
          disabled={numbers.length === 0 || numbers.length > REVIEW_DAY_MAX_DOGS}
          onClick={() => adding.mutate({ numbers })}
        >
          {t('reviewAdmin.addList')}
        </Button>
      </Block>
      {told.length > 0 && (
        <Note tone="warning" role="status">
          <Text strong>{t('reviewAdmin.notAdded')}</Text>
          {told.map(({ number, status, fault }) => (
            <Text key={number} breaks>
              {number}: {fault ? codeText(t, fault) : t(`reviewAdmin.statuses.${status}`)}
            </Text>
          ))}
        </Note>
      )}
    </Stack>
  )
}

/** Longest number that is taken. */
const LONGEST = 60

/** The numbers of a pasted list: one a line, or with commas, semicolons or tabs between. */
const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;\t]+/)
      .map((part) => part.trim().slice(0, LONGEST))
      .filter((part) => part !== ''),
  ),
]

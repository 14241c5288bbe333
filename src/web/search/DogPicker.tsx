import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import { isNamed, SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { DogFacts } from '../dogs/name/DogFacts.tsx'
import { DogName } from '../dogs/name/DogName.tsx'
import { DogTitles } from '../dogs/name/DogTitles.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { dogMatchesQuery } from './queries.ts'

interface Props {
  /** of the input, for its label */
  id: string
  /** the dog that is chosen */
  dog: DogRecord | null
  error?: boolean
  describedBy?: string | undefined
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
  onPick: (dog: DogRecord | null) => void
}

/** An input that finds a dog by number or name and lets one be chosen. */
export function DogPicker({ id, dog, error = false, describedBy, placeholder, inputRef, onPick }: Props) {
  const t = useTranslate()
  const [input, setInput] = useState('')
  const { dogs, note } = useMatches(input)
  return (
    <Autocomplete<DogRecord>
      id={id}
      options={dogs}
      value={dog}
      filterOptions={(options) => options}
      getOptionKey={({ regnr }) => regnr}
      getOptionLabel={(option) => (isNamed(option) ? `${option.name} ${option.regnr}` : option.regnr)}
      isOptionEqualToValue={(a, b) => a.regnr === b.regnr}
      noOptionsText={note}
      slotProps={{ paper: { sx: LIST } }}
      clearText={t('search.clear')}
      openText={t('search.openList')}
      closeText={t('search.closeList')}
      onInputChange={(_event, text, reason) => setInput(reason === 'input' ? text : '')}
      onChange={(_event, picked) => onPick(picked)}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Match dog={option} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          placeholder={placeholder}
          error={error}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy },
          }}
        />
      )}
    />
  )
}

const LIST = { border: 1, borderColor: 'divider', boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)' } as const

function Match({ dog }: { dog: DogRecord }) {
  return (
    <Text breaks shrink>
      <Text strong>
        <DogTitles titles={dog.titles} />
        <DogName dog={dog} />
      </Text>
      <DogFacts dog={dog} breed />
    </Text>
  )
}

/** The dogs that match, and what is said where there are none. */
function useMatches(input: string): { dogs: readonly DogRecord[]; note: string } {
  const t = useTranslate()
  const query = input.trim()
  const text = useDebounced(query, 250)
  const { data, error, isFetching } = useQuery(
    dogMatchesQuery(text.length >= SEARCH_MIN_LENGTH ? text : null),
  )
  if (query.length < SEARCH_MIN_LENGTH) return { dogs: [], note: t('search.tooShort') }
  if (error) return { dogs: [], note: t('search.failed') }
  const dogs = data?.dogs ?? []
  if (isFetching || text !== query) return { dogs, note: t('search.searching') }
  return { dogs, note: t('search.noMatches') }
}

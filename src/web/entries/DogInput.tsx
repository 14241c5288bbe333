import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DogRecord } from '#contract/dogs.ts'
import { isNamed, SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { DogFacts } from '../dogs/DogFacts.tsx'
import { DogName } from '../dogs/DogName.tsx'
import { DogTitles } from '../dogs/DogTitles.tsx'
import { describedBy, FieldFrame } from '../ui/forms/FieldFrame.tsx'
import { useField } from '../ui/forms/formScope.ts'
import { useSettled } from '../ui/useSettled.ts'
import { entrySearchQuery, trialDogQuery } from './queries.ts'

interface Props {
  name: string
  trialId: number
  onChoose: () => void
}

/** Finds a dog by number or name; the form keeps its number. */
export function DogInput({ name, trialId, onChoose }: Props) {
  const { t } = useTranslation()
  const { id, label, error, register, setValue, watch } = useField(name)
  const [input, setInput] = useState('')
  const [picked, setPicked] = useState<DogRecord | null>(null)
  const regnr: string = watch(name)
  const { data } = useQuery(trialDogQuery(regnr || undefined, trialId))
  const stored = regnr === '' ? null : (data?.dog ?? null)
  const { dogs, note } = useMatches(input)
  const help = t('entries.form.regnrHelp')
  const { ref } = register(name)
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <Autocomplete<DogRecord>
        id={id}
        options={dogs}
        value={picked?.regnr === regnr ? picked : stored}
        filterOptions={(options) => options}
        getOptionKey={(dog) => dog.regnr}
        getOptionLabel={(dog) => (isNamed(dog) ? `${dog.name} ${dog.regnr}` : dog.regnr)}
        isOptionEqualToValue={(a, b) => a.regnr === b.regnr}
        noOptionsText={note}
        clearText={t('entries.form.clear')}
        openText={t('entries.form.open')}
        closeText={t('entries.form.close')}
        onInputChange={(_event, text, reason) => setInput(reason === 'input' ? text : '')}
        onChange={(_event, dog) => {
          setPicked(dog)
          setValue(name, dog?.regnr ?? '', { shouldDirty: true, shouldValidate: true })
          onChoose()
        }}
        renderOption={({ key, ...props }, dog) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                <DogTitles titles={dog.titles} />
                <DogName dog={dog} />
              </Box>
              <DogFacts dog={dog} breed />
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            error={error !== undefined}
            inputRef={ref}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy(id, help, error) },
            }}
          />
        )}
      />
    </FieldFrame>
  )
}

/** The dogs that match, and what is said where there are none. */
function useMatches(input: string): { dogs: readonly DogRecord[]; note: string } {
  const { t } = useTranslation()
  const asked = input.trim()
  const text = useSettled(asked, 250)
  const { data, error, isFetching } = useQuery(
    entrySearchQuery(text.length >= SEARCH_MIN_LENGTH ? text : null),
  )
  if (asked.length < SEARCH_MIN_LENGTH) return { dogs: [], note: t('search.tooShort') }
  if (error) return { dogs: [], note: t('entries.form.searchFailed') }
  const dogs = data?.dogs ?? []
  if (isFetching || text !== asked) return { dogs, note: t('entries.form.searching') }
  return { dogs, note: t('entries.form.noMatches') }
}

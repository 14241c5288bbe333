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
import { dogQuery } from '../dogs/queries.ts'
import { errorText } from '../i18n/errorText.ts'
import { useSettled } from '../ui/useSettled.ts'
import { ChosenDog } from './ChosenDog.tsx'
import { parentSearchQuery } from './queries.ts'

interface Props {
  parent: 'sire' | 'dam'
  /** the chosen dog's number */
  regnr: string | undefined
  /** why this dog cannot stand here */
  error: string | undefined
  /** the pair is refused, which is said elsewhere */
  refused: boolean | undefined
  onChoose: (regnr: string | undefined) => void
}

/** Finds one parent by number or name. Dogs of the wrong sex are listed with the reason why they cannot be chosen. */
export function ParentField({ parent, regnr, error, refused, onChoose }: Props) {
  const { t } = useTranslation()
  const chosen = useQuery({ ...dogQuery(regnr ?? ''), enabled: regnr !== undefined })
  const [input, setInput] = useState('')
  const { dogs, note } = useMatches(input)
  const wrongSex = parent === 'sire' ? 'female' : 'male'
  const value = regnr === undefined ? null : (chosen.data ?? null)
  const problem = error ?? (chosen.error ? errorText(t, chosen.error) : undefined)
  return (
    <Box>
      <Autocomplete<DogRecord>
        options={dogs.toSorted((a, b) => Number(a.gender === wrongSex) - Number(b.gender === wrongSex))}
        value={value}
        filterOptions={(options) => options}
        getOptionKey={(dog) => dog.regnr}
        getOptionLabel={(dog) => (isNamed(dog) ? `${dog.name} ${dog.regnr}` : dog.regnr)}
        isOptionEqualToValue={(a, b) => a.regnr === b.regnr}
        getOptionDisabled={(dog) => dog.gender === wrongSex}
        noOptionsText={note}
        slotProps={{ paper: { sx: listStyle } }}
        clearText={t('litters.clear')}
        openText={t('litters.open')}
        closeText={t('litters.close')}
        onInputChange={(_, text, reason) => setInput(reason === 'input' ? text : '')}
        onChange={(_, dog) => onChoose(dog?.regnr)}
        renderOption={({ key, ...props }, dog) => (
          <Box component="li" key={key} {...props}>
            <Match dog={dog} reason={dog.gender === wrongSex ? wrongReason(parent) : null} />
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t(`litters.${parent}`)}
            helperText={problem ?? t(`litters.${parent}Help`)}
            error={problem !== undefined || refused}
          />
        )}
      />
      {value && <ChosenDog dog={value} />}
    </Box>
  )
}

const listStyle = { border: 1, borderColor: 'divider', boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)' } as const

const wrongReason = (parent: Props['parent']) => (parent === 'sire' ? 'wrongSexSire' : 'wrongSexDam')

/** The dogs that match, and what is said where there are none. */
function useMatches(input: string): { dogs: readonly DogRecord[]; note: string } {
  const { t } = useTranslation()
  const text = useSettled(input.trim(), 250)
  const longEnough = text.length >= SEARCH_MIN_LENGTH
  const { data, error, isFetching } = useQuery(parentSearchQuery(longEnough ? text : null))
  if (input.trim().length < SEARCH_MIN_LENGTH) return { dogs: [], note: t('litters.typeMore') }
  if (error) return { dogs: [], note: t('litters.searchFailed') }
  if (isFetching || text !== input.trim()) return { dogs: data?.dogs ?? [], note: t('litters.searching') }
  return { dogs: data?.dogs ?? [], note: t('litters.noMatches') }
}

function Match({ dog, reason }: { dog: DogRecord; reason: string | null }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <DogTitles titles={dog.titles} />
        <DogName dog={dog} />
      </Box>
      <DogFacts dog={dog} breed />
      {reason && <Box sx={{ fontSize: '0.875rem' }}>{t(`litters.${reason}`)}</Box>}
    </Box>
  )
}

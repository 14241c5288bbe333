import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { PersonRow } from '#contract/users.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../../ui/forms/formScope.ts'
import { FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { personsQuery } from '../queries.ts'
import { personName } from './userValues.ts'

type Person = Pick<PersonRow, 'id' | 'name' | 'town'>

const SHORTEST = 3

/** Finds the same human among owners and breeders of dogs. */
export function PersonInput({ name }: { name: string }) {
  const t = useTranslate()
  const { id, label, error, control } = useField(name)
  const [input, setInput] = useState('')
  const { persons, note } = usePersons(input)
  return (
    <FieldFrame id={id} label={label} optional help={t('users.personHelp')} error={error}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <Autocomplete<Person>
            id={id}
            options={persons}
            value={value as Person | null}
            filterOptions={(options) => options}
            getOptionKey={(person) => person.id}
            getOptionLabel={personName}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            noOptionsText={note}
            onInputChange={(_event, text, reason) => setInput(reason === 'input' ? text : '')}
            onChange={(_event, person) =>
              onChange(person && { id: person.id, name: person.name, town: person.town })
            }
            onBlur={onBlur}
            renderOption={({ key, ...props }, person) => (
              <Box component="li" key={key} {...props}>
                <PersonOption person={person} />
              </Box>
            )}
            renderInput={(params) => <TextField {...params} size="small" error={error !== undefined} />}
          />
        )}
      />
    </FieldFrame>
  )
}

function PersonOption({ person }: { person: Person & Partial<PersonRow> }) {
  const t = useTranslate()
  const { dogs, username } = person
  const facts = [
    dogs !== undefined && t('users.personDogs', { count: dogs }),
    username && t('users.personTaken', { username }),
  ].filter(Boolean)
  return (
    <Text breaks shrink>
      <Box>{personName(person)}</Box>
      <Text tone="muted" size="smaller">
        {facts.join(' · ')}
      </Text>
    </Text>
  )
}

/** The people that match, and what is said where there are none. */
function usePersons(input: string): { persons: readonly Person[]; note: string } {
  const t = useTranslate()
  const text = useDebounced(input.trim(), 250)
  const { data, error, isFetching } = useQuery({ ...personsQuery(text), enabled: text.length >= SHORTEST })
  if (input.trim().length < SHORTEST) return { persons: [], note: t('users.personType') }
  if (error) return { persons: [], note: errorText(t, error) }
  const linkable = (data ?? []).filter(({ kind }) => kind === 'person')
  if (isFetching || text !== input.trim()) return { persons: linkable, note: t('users.personSearching') }
  return { persons: linkable, note: t('users.personNone') }
}

import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RegisterPerson } from '#contract/dogOwners.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../../ui/forms/formScope.ts'
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { registerPeopleQuery } from '../queries.ts'

/** A person as the form keeps it; without an id a new one. */
interface Chosen {
  readonly personId: number | null
  readonly name: string
  readonly town: string
}
type Option = Chosen & { readonly person?: RegisterPerson }

const SHORTEST = 3

/** Finds a person of the register, or takes what is typed as a new one, whose town is asked for. */
export function RegisterPersonInput({ optional = false }: { optional?: boolean }) {
  const t = useTranslate()
  const { id, label, error, clearErrors } = useField('personId')
  const { watch, setValue } = useFormContext<Chosen>()
  const [input, setInput] = useState('')
  const { options, note } = useOptions(input)
  const [personId, name, town] = watch(['personId', 'name', 'town'])
  const choose = (option: Option | null) => {
    clearErrors()
    for (const [field, value] of Object.entries({
      personId: option?.personId ?? null,
      name: option?.name ?? '',
      town: option?.town ?? '',
    }))
      setValue(field as 'name', value as string, { shouldDirty: true })
  }
  const help = t('identity.owners.personHelp')
  return (
    <>
      <FieldFrame id={id} label={label} optional={optional} help={help} error={error}>
        <Autocomplete<Option>
          id={id}
          options={options}
          value={name === '' ? null : { personId, name, town }}
          filterOptions={(all) => all}
          getOptionKey={(option) => option.personId ?? 'new'}
          getOptionLabel={(option) => [option.name, option.town].filter(Boolean).join(', ')}
          isOptionEqualToValue={(a, b) => a.personId === b.personId && a.name === b.name}
          noOptionsText={note}
          onInputChange={(_event, text, reason) => setInput(reason === 'input' ? text : '')}
          onChange={(_event, option) => choose(option)}
          renderOption={({ key, ...props }, option) => (
            <Box component="li" key={key} {...props}>
              <OptionText option={option} />
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              error={error !== undefined}
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  'aria-describedby': describedBy(id, help, error),
                },
              }}
            />
          )}
        />
      </FieldFrame>
      {personId === null && name !== '' && (
        <TextInput
          name="town"
          optional
          autoComplete="off"
          maxLength={100}
          help={t('identity.owners.newHelp')}
        />
      )}
    </>
  )
}

/** What tells people with the same name apart. */
function OptionText({ option: { name, town, person } }: { option: Option }) {
  const t = useTranslate()
  if (!person) return <Text strong>{t('identity.owners.newPerson', { name })}</Text>
  const facts = [
    t('identity.owners.dogs', { count: person.dogs }),
    person.member && t('identity.owners.member'),
  ]
  return (
    <Text breaks shrink>
      <Box>{[name, town].filter(Boolean).join(', ')}</Box>
      <Text tone="muted" size="smaller">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Text>
  )
}

/** The people that match and a new one of that name, and what is said where there are none yet. */
function useOptions(input: string): { options: readonly Option[]; note: string } {
  const t = useTranslate()
  const typed = input.trim()
  const text = useDebounced(typed, 250)
  const { data, error, isFetching } = useQuery(
    registerPeopleQuery(text.length >= SHORTEST ? text : undefined),
  )
  if (typed.length < SHORTEST) return { options: [], note: t('search.tooShort') }
  if (error) return { options: [], note: errorText(t, error) }
  if (isFetching || text !== typed) return { options: [], note: t('search.searching') }
  const people = (data ?? []).map((person) => ({
    personId: person.id,
    name: person.name,
    town: person.town ?? '',
    person,
  }))
  return { options: [...people, { personId: null, name: typed, town: '' }], note: '' }
}

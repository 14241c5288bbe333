import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { suggestionsQuery } from '../search/queries.ts'
import { useDebounced } from '../ui/useDebounced.ts'

interface Props {
  /** of the input, for its label */
  id: string
  kennel: string | null
  onPick: (kennel: string | null) => void
}

/** Finds a kennel by its name. */
export function KennelPicker({ id, kennel, onPick }: Props) {
  const t = useTranslate()
  const [input, setInput] = useState('')
  const text = useDebounced(input.trim(), 250)
  const isLong = text.length >= SEARCH_MIN_LENGTH
  const { data } = useQuery(suggestionsQuery(isLong ? text : undefined))
  return (
    <Autocomplete<string>
      id={id}
      options={isLong ? (data?.kennels ?? []).map(({ name }) => name) : []}
      value={kennel}
      filterOptions={(options) => options}
      isOptionEqualToValue={(a, b) => a === b}
      noOptionsText={t(isLong ? 'search.noMatches' : 'search.tooShort')}
      clearText={t('search.clear')}
      openText={t('search.openList')}
      closeText={t('search.closeList')}
      onInputChange={(_event, typed, reason) => setInput(reason === 'input' ? typed : '')}
      onChange={(_event, picked) => onPick(picked)}
      renderInput={(params) => <TextField {...params} size="small" />}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { DogListAnswer } from '#contract/dogs.ts'
import { SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { dogMatchesQuery } from '../queries.ts'
import { type Choices, ParentPicker, type ParentProps } from './ParentPicker.tsx'

/** Finds one parent by number or name. Dogs of the wrong sex are listed with the reason why they cannot be chosen. */
export function ParentField(props: ParentProps & { below?: ReactNode }) {
  const t = useTranslate()
  const [input, setInput] = useState('')
  return (
    <ParentPicker
      {...props}
      help={t(`litters.${props.parent}Help`)}
      choices={useMatches(input, props.parent)}
      onInput={setInput}
    />
  )
}

/** The dogs that match. */
function useMatches(input: string, parent: ParentProps['parent']): Choices {
  const t = useTranslate()
  const text = useDebounced(input.trim(), 250)
  const longEnough = text.length >= SEARCH_MIN_LENGTH
  const { data, error, isFetching } = useQuery(dogMatchesQuery(longEnough ? text : null))
  if (input.trim().length < SEARCH_MIN_LENGTH) return { groups: [], note: t('litters.typeMore') }
  if (error) return { groups: [], note: t('litters.searchFailed') }
  const isStale = isFetching || text !== input.trim()
  const heading = isStale ? undefined : headingOf(t, data)
  const wrongSex = parent === 'sire' ? 'female' : 'male'
  const choices = (data?.dogs ?? [])
    .map((dog) => ({ dog, refused: dog.gender === wrongSex ? t(`litters.${wrongReason(parent)}`) : null }))
    .toSorted((a, b) => Number(a.refused !== null) - Number(b.refused !== null))
  return { groups: [{ heading, choices }], note: t(isStale ? 'litters.searching' : 'litters.noMatches') }
}

const wrongReason = (parent: ParentProps['parent']) => (parent === 'sire' ? 'wrongSexSire' : 'wrongSexDam')

function headingOf(t: Translate, found: DogListAnswer | undefined): string | undefined {
  if (found?.similar) return t('search.similar')
  return found && found.total > found.dogs.length ? t('litters.more') : undefined
}

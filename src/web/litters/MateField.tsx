import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mate, MatesAnswer } from '#contract/pedigree.ts'
import { SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { type Choice, type Choices, ParentPicker, type ParentProps } from '../search/parents/ParentPicker.tsx'
import { useDebounced } from '../ui/useDebounced.ts'
import { formatPercent } from '../ui/values/numbers.ts'
import { matesQuery } from './queries.ts'

interface Props extends ParentProps {
  /** number of the dog that is chosen beside */
  beside: string
}

/** Finds one parent beside the other: those it may be chosen from stand in the list before anything is typed. */
export function MateField({ beside, ...props }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { parent } = props
  const [input, setInput] = useState('')
  const [all, setAll] = useState(false)
  const typed = input.trim()
  const text = useDebounced(typed, 250)
  const isShort = text !== '' && text.length < SEARCH_MIN_LENGTH
  const mates = useQuery({
    ...matesQuery({ regnr: beside, parent, text: isShort ? '' : text, all }),
    placeholderData: keepPreviousData,
  })
  const isStale = mates.isPlaceholderData || text !== typed
  const choices = () => {
    if (typed !== '' && typed.length < SEARCH_MIN_LENGTH) return { groups: [], note: t('litters.typeMore') }
    if (mates.error) return { groups: [], note: t('litters.searchFailed') }
    if (!mates.data) return { groups: [], note: t('litters.searching') }
    return choicesOf(t, language, parent, mates.data, t(isStale ? 'litters.searching' : noneOf(typed)))
  }
  const others = mates.data ? mates.data.all - mates.data.first : 0
  return (
    <ParentPicker
      {...props}
      opens
      help={t(`litters.mates.${parent}Help`)}
      choices={choices()}
      onInput={setInput}
      below={
        others > 0 && (
          <FormControlLabel
            label={t('litters.mates.all', { count: others })}
            control={<Checkbox size="small" checked={all} onChange={(_event, on) => setAll(on)} />}
          />
        )
      }
    />
  )
}

const noneOf = (typed: string) => (typed === '' ? 'litters.mates.none' : 'litters.noMatches')

/** The dogs of an answer under what is said of them: those offered first, the others, and those that cannot be chosen. */
function choicesOf(
  t: Translate,
  language: Language,
  parent: Props['parent'],
  { mates, first, all, found, similar }: MatesAnswer,
  note: string,
): Choices {
  const may = (isFirst: boolean) => mates.filter((mate) => mate.refusal === null && mate.first === isFirst)
  // What a text finds stands in the order of the matches.
  const headed = (of: readonly Mate[], key: 'first' | 'others', count: number) => {
    if (found !== null) return t(`litters.mates.${key}Found`)
    const { length: shown } = of
    return count > shown ? t(`litters.mates.${key}Of`, { shown, count }) : t(`litters.mates.${key}`)
  }
  const groups = [
    { heading: headed(may(true), 'first', first), of: may(true) },
    { heading: headed(may(false), 'others', all - first), of: may(false) },
    { heading: t('litters.mates.refused'), of: mates.filter((mate) => mate.refusal !== null) },
  ]
  return {
    note,
    groups: groups.map(({ heading, of }) => ({
      heading: similar ? t('litters.mates.similar', { heading }) : heading,
      choices: of.map((mate) => choiceOf(t, language, parent, mate)),
    })),
  }
}

const COMMON = {
  DOG_WITH_ITSELF: 'litters.mates.DOG_WITH_ITSELF',
  DIFFERENT_BREEDS: 'litters.mates.DIFFERENT_BREEDS',
} as const
const REFUSALS = {
  sire: { ...COMMON, SAME_SEX: 'litters.wrongSexSire' },
  dam: { ...COMMON, SAME_SEX: 'litters.wrongSexDam' },
} as const

function choiceOf(t: Translate, language: Language, parent: Props['parent'], mate: Mate): Choice {
  const { refusal, litter } = mate
  return {
    dog: mate,
    refused: refusal && t(REFUSALS[parent][refusal]),
    note:
      litter &&
      t('litters.mates.litter', {
        percent: formatPercent(language, litter.coefficient),
        known: litter.knownAncestors,
        possible: litter.possibleAncestors,
      }),
  }
}

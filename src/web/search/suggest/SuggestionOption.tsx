import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { formatDate } from '#domain/dates.ts'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { DogTitles } from '../../dogs/name/DogTitles.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import type { Suggestion } from './suggestionGroups.ts'

interface Props {
  id: string
  option: Suggestion
  /** the keys of the field stand on it */
  active: boolean
  onTake: () => void
}

/** One suggestion in the list. */
export function SuggestionOption({ id, option, active, onTake }: Props) {
  const node = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active) node.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The keys are those of the field, which keeps the focus.
    <Box ref={node} id={id} role="option" aria-selected={active} onClick={onTake} sx={OPTION}>
      <Words option={option} />
    </Box>
  )
}

const OPTION = {
  px: 2,
  py: 0.75,
  minHeight: 44,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { backgroundColor: 'var(--k-palette-tint)' },
  '&[aria-selected="true"]': { boxShadow: 'inset 3px 0 0 var(--k-palette-primary-main)' },
} as const

function Words({ option }: { option: Suggestion }) {
  const t = useTranslate()
  const names = useNames()
  if ('dog' in option) {
    const { dog } = option
    return (
      <>
        <Text strong breaks>
          <DogTitles titles={dog.titles} />
          <DogName dog={dog} />
        </Text>
        <DogFacts dog={dog} breed />
        {dog.matched !== null && (
          <Span tone="muted" size="em">
            {` ${t('search.matched', { regnr: dog.matched })}`}
          </Span>
        )}
      </>
    )
  }
  if ('kennel' in option) {
    return (
      <Text breaks>
        <Span strong>{option.kennel.name}</Span>{' '}
        <Span tone="muted" size="em">
          {t('search.count', { count: option.kennel.dogs })}
        </Span>
      </Text>
    )
  }
  const { date, place, type, phase } = option.trial
  return (
    <Text breaks>
      <Span strong>{names.place(place)}</Span>{' '}
      <Span tone="muted" size="em">
        {`${formatDate(date)}, ${t(`trials.types.${type}`)}, ${t(`trials.phases.${phase}`)}`}
      </Span>
    </Text>
  )
}

import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogMatchesQuery } from '../../search/queries.ts'
import { Text } from '../../ui/layout/parts.ts'
import { useDebounced } from '../../ui/useDebounced.ts'

interface Props {
  /** what is typed into the cell */
  text: string
  onPick: (regnr: string) => void
}

/** So many are offered; a longer text finds the others. */
const MOST = 6

/** The dogs that a name means, under the cell in which it is typed: the down arrow goes into them, Enter chooses. */
export function DogMatches({ text, onPick }: Props) {
  const t = useTranslate()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [started] = useState(text)
  const [choice, setChoice] = useState({ query: '', place: -1 })
  const [closed, setClosed] = useState<string | null>(null)
  const query = useDebounced(text.trim(), 250)
  // A number that is whole, and what stood in the cell already, ask for nothing.
  const asks = text !== started && query.length >= SEARCH_MIN_LENGTH && !/\/\d\d$/.test(query)
  const chosen = choice.query === query ? choice.place : -1
  const { data } = useQuery(dogMatchesQuery(asks ? query : null))
  const dogs = asks && closed !== text ? (data?.dogs.slice(0, MOST) ?? []) : []
  const latest = useRef({ dogs, chosen, text, query, onPick })
  useEffect(() => {
    latest.current = { dogs, chosen, text, query, onPick }
  })
  useEffect(() => {
    const input = list.current?.closest('td')?.querySelector('input')
    if (!input || dogs.length === 0) return
    const onKey = (event: KeyboardEvent) => {
      const { dogs: offered, chosen: place, text: typed, query: asked, onPick: pick } = latest.current
      const go = (to: number) => {
        event.preventDefault()
        setChoice({ query: asked, place: to })
      }
      if (event.key === 'ArrowDown' && place < offered.length - 1) go(place + 1)
      else if (event.key === 'ArrowUp' && place >= 0) go(place - 1)
      else if (event.key === 'Escape') {
        event.preventDefault()
        setClosed(typed)
      } else if ((event.key === 'Enter' || event.key === 'Tab') && place >= 0) {
        event.preventDefault()
        pick(offered[place]!.regnr)
      }
    }
    input.setAttribute('aria-controls', id)
    input.addEventListener('keydown', onKey)
    return () => {
      input.removeAttribute('aria-controls')
      input.removeEventListener('keydown', onKey)
    }
  }, [dogs.length, id])
  return (
    <Box
      component="ul"
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('wholeShows.matches')}
      hidden={dogs.length === 0}
      sx={LIST}
    >
      {dogs.map((dog, place) => (
        <Box
          component="li"
          key={dog.regnr}
          role="option"
          aria-selected={place === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(dog.regnr)}
          sx={OPTION}
        >
          <Text strong breaks>
            <DogName dog={dog} />
          </Text>
          <DogFacts dog={dog} breed />
        </Box>
      ))}
    </Box>
  )
}

const LIST = {
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: 5,
  m: 0,
  p: 0,
  width: 'min(24rem, 90vw)',
  listStyle: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
} as const
const OPTION = {
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { bgcolor: 'tint' },
} as const

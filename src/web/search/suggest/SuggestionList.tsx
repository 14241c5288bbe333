import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { suggestionsQuery } from '../queries.ts'
import { isLongEnough } from '../useDogSearch.ts'
import { SuggestionOption } from './SuggestionOption.tsx'
import { suggestionGroups } from './suggestionGroups.ts'

/** What the field hands over while the list is open. */
export interface SuggestionKeys {
  /** Moves or takes a suggestion by a key of the field; whether the key was for the list. */
  press(key: string): boolean
}

interface Props {
  ref: Ref<SuggestionKeys>
  /** of the list box, which the field names */
  id: string
  text: string
  /** pixels from the top of the form: under the field */
  top: number
  /** id of the option that the keys stand on; undefined: on none. `open`: whether there is a list */
  onShown: (shown: { open: boolean; active: string | undefined }) => void
  /** a suggestion was taken: the page changes */
  onTaken: () => void
}

/** What a text may mean, under the field in which it is typed: dogs, kennels and trials, by mouse and by keyboard. */
export default function SuggestionList({ ref, id, text, top, onShown, onTaken }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const base = useId()
  const asked = useDebounced(text.trim(), 180)
  const { data } = useQuery({
    ...suggestionsQuery(isLongEnough(asked) ? asked : undefined),
    placeholderData: keepPreviousData,
  })
  const groups = data && isLongEnough(text) ? suggestionGroups(data) : []
  const options = groups.flatMap(({ options: of }) => of)
  const [stand, setStand] = useState({ data, at: -1 })
  const at = stand.data === data ? stand.at : -1
  const active = options[at]
  const idOf = (key: string) => `${base}-${key}`
  const open = options.length > 0
  const activeId = active && idOf(active.key)
  useEffect(() => onShown({ open, active: activeId }), [onShown, open, activeId])
  const take = (option: (typeof options)[number]) => {
    onTaken()
    void navigate(option.to)
  }
  const press = (key: string): boolean => {
    if (!open) return false
    if (key === 'Enter' && active) take(active)
    else if (key === 'ArrowDown') setStand({ data, at: (at + 1) % options.length })
    else if (key === 'ArrowUp') setStand({ data, at: (at <= 0 ? options.length : at) - 1 })
    else return false
    return true
  }
  useImperativeHandle(ref, () => ({ press }))
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {open && t('search.suggest.count', { count: options.length })}
      </Box>
      <Box
        id={id}
        role="listbox"
        aria-label={t('search.suggest.label')}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        style={{ top }}
        sx={LIST}
        hidden={!open}
      >
        {groups.map(({ name, options: of }) => (
          <Box key={name} role="group" aria-labelledby={`${base}-${name}`}>
            <Text id={`${base}-${name}`} size="tiny" tone="muted" strong>
              <Box component="span" sx={HEADING}>
                {t(name === 'similar' ? 'search.similar' : `search.suggest.${name}`)}
              </Box>
            </Text>
            {of.map((option) => (
              <SuggestionOption
                key={option.key}
                id={idOf(option.key)}
                option={option}
                active={option === active}
                onTake={() => take(option)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </>
  )
}

const HEADING = { display: 'block', px: 2, pt: 1, pb: 0.25 } as const

const LIST = {
  position: 'absolute',
  left: 0,
  right: 0,
  minWidth: 'min(22rem, calc(100vw - 2rem))',
  zIndex: 'modal',
  maxHeight: 'min(70vh, 34rem)',
  overflowY: 'auto',
  pb: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  color: 'text.primary',
  fontSize: '1rem',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
} as const

import Clear from '@mui/icons-material/Clear'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { loadPageTexts } from '../i18n/i18n.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row } from '../ui/layout/parts.ts'
import { OptionalBoundary } from '../ui/loading/OptionalBoundary.tsx'
import { SearchField } from './SearchField.tsx'
import { useSuggestions } from './suggest/useSuggestions.ts'
import { isLongEnough, type SearchOutcome, useDogSearch } from './useDogSearch.ts'

/** Heights of the search button in pixels. Source: docs/rules/screens.md#sizes-and-times. */
export const SEARCH_BUTTON_HEIGHTS = { home: 56, page: 48, bar: 48 } as const

/** Comes with its texts when something is typed for the first time: the home page begins without it. */
const SuggestionList = lazy(async () => {
  const [list] = await Promise.all([import('./suggest/SuggestionList.tsx'), loadPageTexts()])
  return list
})

interface Props {
  place: keyof typeof SEARCH_BUTTON_HEIGHTS
  /** what is searched by now */
  start?: string
  /** stands under the box while it has nothing to say */
  hint?: string
}

/** The search for a dog: in the top bar, on the home page and over the results. */
export function DogSearchBox({ place, start = '', hint }: Props) {
  const t = useTranslate()
  const [text, setText] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const { outcome, search, reset } = useDogSearch(() => setText(''))
  const tooShort = text.trim() !== '' && !isLongEnough(text)
  const message = messageKey(outcome, tooShort)
  const suggestions = useSuggestions(input, place === 'home')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    suggestions.close()
    void search(text)
  }
  const change = (next: string) => {
    setText(next)
    reset()
    suggestions.ask()
  }
  const clear = () => {
    change('')
    suggestions.close()
    input.current?.focus()
  }
  return (
    <Box
      component="form"
      role="search"
      data-print="no"
      onSubmit={submit}
      onBlur={suggestions.leave}
      sx={{ position: 'relative' }}
    >
      <Row wrap={false}>
        <SearchField
          ref={input}
          outlined={place !== 'bar'}
          height={SEARCH_BUTTON_HEIGHTS[place]}
          text={text}
          onChange={change}
          messageId={message ? messageId : undefined}
          invalid={outcome === 'failed'}
          list={suggestions.list}
          onKey={suggestions.key}
          end={
            text !== '' && (
              <IconButton aria-label={t('search.clear')} onClick={clear} size="small">
                <Clear fontSize="small" />
              </IconButton>
            )
          }
        />
        <Button
          type="submit"
          variant="contained"
          disabled={!isLongEnough(text)}
          loading={outcome === 'searching'}
          sx={{
            height: SEARCH_BUTTON_HEIGHTS[place],
            px: { xs: 2.5, sm: 4 },
            fontSize: place === 'home' ? '1.125rem' : undefined,
          }}
        >
          {t('search.submit')}
        </Button>
      </Row>
      <Box
        id={messageId}
        role="status"
        sx={{
          ...(place === 'bar' ? BUBBLE : { minHeight: 32, pt: 1 }),
          visibility: message || hint ? 'visible' : 'hidden',
          color: messageColour(outcome, message),
          fontWeight: message ? 600 : 400,
          fontSize: '0.9375rem',
        }}
      >
        {message ? t(message) : hint}
      </Box>
      {suggestions.asked && (
        <OptionalBoundary>
          <Suspense>
            <SuggestionList
              ref={suggestions.keys}
              id={suggestions.list.id}
              text={text}
              top={SEARCH_BUTTON_HEIGHTS[place] + 4}
              onShown={suggestions.show}
              onTaken={() => {
                suggestions.close()
                setText(start)
              }}
            />
          </Suspense>
        </OptionalBoundary>
      )}
    </Box>
  )
}

/** In the top bar the message hangs under the box. */
const BUBBLE = {
  position: 'absolute',
  top: '100%',
  left: 0,
  mt: 0.5,
  px: 1.5,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const

function messageKey(outcome: SearchOutcome, tooShort: boolean): TextKey | undefined {
  if (tooShort) return 'search.tooShort'
  return outcome === 'noMatches' || outcome === 'failed' ? `search.${outcome}` : undefined
}

function messageColour(outcome: SearchOutcome, message: string | undefined): string {
  if (outcome === 'failed') return 'error.main'
  return message ? 'text.primary' : 'text.secondary'
}

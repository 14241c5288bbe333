import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { isDesk } from '../../ui/isDesk.ts'
import type { SuggestionKeys } from './SuggestionList.tsx'

const CLOSED = { open: false, active: undefined }

/**
 * The list under the field: open while something is typed, until a key, a choice or the focus elsewhere closes it.
 * @param takesFocus the field has the focus from the start, at a desk
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, takesFocus: boolean) {
  const id = useId()
  const keys = useRef<SuggestionKeys>(null)
  const [asked, setAsked] = useState(false)
  const [shown, show] = useState<{ open: boolean; active: string | undefined }>(CLOSED)
  useEffect(() => {
    if (takesFocus && isDesk()) input.current?.focus({ preventScroll: true })
  }, [takesFocus, input])
  const close = () => {
    setAsked(false)
    show(CLOSED)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown.open) {
      // Elsewhere the key would empty the field or close a drawer.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (keys.current?.press(event.key)) event.preventDefault()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return { asked, keys, list: { id, ...shown }, show, ask: () => setAsked(true), close, key, leave }
}

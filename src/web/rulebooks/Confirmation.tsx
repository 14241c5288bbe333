import { useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'

/** Whether the club has confirmed a rulebook, in a word and a colour. */
export function Confirmation({ confirmed }: { confirmed: boolean }) {
  const t = useTranslate()
  return (
    <Span tone={confirmed ? 'success' : 'warning'} strong nowrap>
      {t(confirmed ? 'rulebooks.confirmed' : 'rulebooks.unconfirmed')}
    </Span>
  )
}

import { useTranslation } from 'react-i18next'
import { Span } from '../ui/parts.ts'

/** Whether the club has confirmed a rulebook, in a word and a colour. */
export function Confirmation({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation()
  return (
    <Span tone={confirmed ? 'success' : 'warning'} strong nowrap>
      {t(confirmed ? 'rulebooks.confirmed' : 'rulebooks.unconfirmed')}
    </Span>
  )
}

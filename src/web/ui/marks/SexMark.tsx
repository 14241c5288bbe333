import type { Sex } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, VisuallyHidden } from '../layout/parts.ts'

interface Props {
  gender: Sex | null
  /** shows the symbol alone where room is scarce; the word is then read aloud only */
  compact?: boolean
}

/** Sex by symbol and word, never by colour alone. */
export function SexMark({ gender, compact = false }: Props) {
  const t = useTranslate()
  if (gender === null) return null
  const word = t(`common.${gender}`)
  return (
    <Span nowrap>
      <span aria-hidden>{gender === 'male' ? '♂' : '♀'}</span>{' '}
      {compact ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </Span>
  )
}

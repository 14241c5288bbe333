import type { ReactNode } from 'react'
import { Span } from '../layout/parts.ts'
import type { Tone } from '../theme/scales.ts'

const MARK = { display: 'inline-block', width: '1.2em', textAlign: 'start' } as const

/** A mark and a colour. */
export interface StateLook {
  readonly mark: string
  readonly tone: Tone
}

/** A state as a mark, a word and a colour. */
export function StateMark({ mark, tone, children }: StateLook & { children: ReactNode }) {
  return (
    <Span tone={tone} strong nowrap>
      <span aria-hidden style={MARK}>
        {mark}
      </span>
      {children}
    </Span>
  )
}

import { lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import { TipBubble } from '../../ui/marks/TipBubble.tsx'
import { useTip } from '../../ui/marks/useTip.ts'

/** Loaded when the first card opens, so that a page of names pays nothing for it. */
const DogCard = lazy(() => import('./DogCard.tsx').then((module) => ({ default: module.DogCard })))

/** Milliseconds the mouse rests on a name before its card opens. */
const REST = 450

/** Opens the dog's card over its link on hover, focus or a long press. */
export function DogHover({ dog, children }: { dog: DogRecord; children: ReactNode }) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const { open, handlers, keep, leave } = useTip({ delay: REST, touch: 'longPress' })
  return (
    <span ref={anchor} {...handlers}>
      {children}
      {open && (
        <Suspense>
          <TipBubble id={id} anchor={anchor} onKeep={keep} onLeave={leave} sx={cardSurface}>
            <DogCard dog={dog} />
          </TipBubble>
        </Suspense>
      )}
    </span>
  )
}

const cardSurface = {
  maxWidth: 340,
  p: 0,
  backgroundColor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
} as const

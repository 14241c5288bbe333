import { useState } from 'react'
import type { Official } from '../queries.ts'

/** The question before one with coming trials is set inactive; `before` waits for its answer and then saves, or does not. */
export function useInactiveQuestion({ active, comingTrials }: Official) {
  const [answer, setAnswer] = useState<(yes: boolean) => void>()
  const ask = () =>
    new Promise<boolean>((resolve) =>
      setAnswer(() => (yes: boolean) => {
        setAnswer(undefined)
        resolve(yes)
      }),
    )
  const before = async (values: { readonly active: boolean }, save: () => Promise<void>) => {
    const leaves = active && !values.active && comingTrials > 0
    if (!leaves || (await ask())) await save()
  }
  return { before, asking: answer !== undefined, answer: (yes: boolean) => answer?.(yes) }
}

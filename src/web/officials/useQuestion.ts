import { useState } from 'react'

/** A question that an action waits for: `ask` settles with what was answered. */
export function useQuestion() {
  const [answer, setAnswer] = useState<(yes: boolean) => void>()
  const ask = () =>
    new Promise<boolean>((resolve) =>
      setAnswer(() => (yes: boolean) => {
        setAnswer(undefined)
        resolve(yes)
      }),
    )
  return { ask, asking: answer !== undefined, answer: (yes: boolean) => answer?.(yes) }
}

export type Question = ReturnType<typeof useQuestion>

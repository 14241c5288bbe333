import { type ComponentType, lazy, Suspense } from 'react'
import { createStore, useStore } from './store.ts'

interface Answering {
  readonly onAnswer: (yes: boolean) => void
}

/**
 * A question over whatever page is shown. `ask` gives the answer, one to all who ask at the same time; false too where the dialog
 * cannot be loaded. `Question` stands in the frame of every page.
 */
export function createQuestion(load: () => Promise<{ readonly default: ComponentType<Answering> }>) {
  const asked = createStore<Answering['onAnswer'] | null>(null)
  const Dialog = lazy(load)
  let answer: Promise<boolean> | undefined

  async function open(): Promise<boolean> {
    const loaded = await load().catch(() => null)
    return loaded !== null && new Promise<boolean>((resolve) => asked.set(() => resolve))
  }

  return {
    ask(): Promise<boolean> {
      answer ??= open().finally(() => {
        answer = undefined
        asked.set(() => null)
      })
      return answer
    },
    Question() {
      const onAnswer = useStore(asked)
      return (
        onAnswer && (
          <Suspense fallback={null}>
            <Dialog onAnswer={onAnswer} />
          </Suspense>
        )
      )
    },
  }
}

import { type ComponentType, lazy, Suspense } from 'react'
import { createStore, useStore } from '../store.ts'

interface Answering<About> {
  readonly about: About
  readonly onAnswer: (yes: boolean) => void
}

/**
 * A question over whatever page is shown. `ask` gives the answer, one to all who ask about the same at the same time; false too where the
 * dialog cannot be loaded. `Question` stands in the frame of every page.
 */
export function createQuestion<About = void>(
  load: () => Promise<{ readonly default: ComponentType<Answering<About>> }>,
) {
  const asked = createStore<Answering<About> | null>(null)
  const Dialog = lazy(load)
  let open: { readonly about: About; readonly answer: Promise<boolean> } | undefined

  async function show(about: About): Promise<boolean> {
    const loaded = await load().catch(() => null)
    return (
      loaded !== null && new Promise<boolean>((resolve) => asked.set(() => ({ about, onAnswer: resolve })))
    )
  }

  async function ask(about: About): Promise<boolean> {
    if (open) {
      if (open.about === about) return open.answer
      await open.answer
      return ask(about)
    }
    const answer = show(about).finally(() => {
      open = undefined
      asked.set(() => null)
    })
    open = { about, answer }
    return answer
  }

  return {
    ask,
    Question() {
      const now = useStore(asked)
      return (
        now && (
          <Suspense fallback={null}>
            <Dialog {...now} />
          </Suspense>
        )
      )
    },
  }
}

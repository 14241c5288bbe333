import { useSyncExternalStore } from 'react'

interface Store<State> {
  get(): State
  set(change: (state: State) => State): void
  subscribe(listener: () => void): () => void
}

/** A value outside React that components follow with `useStore`. */
export function createStore<State>(start: State): Store<State> {
  let state = start
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      state = change(state)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get)
}

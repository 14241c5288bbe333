import { vi } from 'vitest'

/** Gives a test an empty storage of the browser under its name. */
export function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
  // The keys of a storage are its own properties.
  vi.stubGlobal(
    name,
    new Proxy(storage, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
}

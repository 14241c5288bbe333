import { namesIn, UNSENT } from '../ui/unsent.ts'
import type { Unsaved, UnsavedFields } from './unsaved.ts'

export interface UnsavedStorage<Field extends string> {
  read(): UnsavedFields<Field>
  write(before: UnsavedFields<Field>, after: UnsavedFields<Field>): void
}

/**
 * Keeps unsaved fields on the device, each under a name of its own, so that two windows do not write over each other's.
 * `owner`: user name; nobody else's are read.
 */
export function unsavedStorage<Field extends string>(owner: string, sheets: string): UnsavedStorage<Field> {
  const prefix = `${UNSENT}${owner}.${sheets}.`
  return {
    read() {
      const found = new Map<string, Unsaved<Field>>()
      for (const name of namesIn(prefix)) {
        const item = parsed<Field>(localStorage.getItem(name))
        if (item) found.set(name.slice(prefix.length), item)
      }
      return found
    },
    write(before, after) {
      try {
        for (const key of before.keys()) if (!after.has(key)) localStorage.removeItem(prefix + key)
        for (const [key, item] of after)
          if (before.get(key) !== item) localStorage.setItem(prefix + key, JSON.stringify(item))
      } catch {
        // Storage may be forbidden or full; then only the page itself holds what was written.
      }
    },
  }
}

function parsed<Field extends string>(text: string | null): Unsaved<Field> | undefined {
  try {
    return text ? (JSON.parse(text) as Unsaved<Field>) : undefined
  } catch {
    return undefined
  }
}

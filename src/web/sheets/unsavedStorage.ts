import { device, durable, startingWith } from '../client/device.ts'
import { markKept } from '../client/kept.ts'
import type { Unsaved, UnsavedFields } from './unsaved.ts'

export interface UnsavedStorage<Field extends string> {
  load(): Promise<UnsavedFields<Field>>
  /** Writes what differs. Resolves once it would survive an empty battery. */
  write(before: UnsavedFields<Field>, after: UnsavedFields<Field>): Promise<void>
}

/**
 * Keeps unsaved fields on the device, each under a key of its own, so that two windows do not write over each other's.
 * `owner`: user name; nobody else's are read.
 */
export function unsavedStorage<Field extends string>(owner: string, sheets: string): UnsavedStorage<Field> {
  return {
    async load() {
      const { store } = (await device()).transaction('unsaved')
      const range = startingWith(owner, sheets)
      const [keys, items] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
      return new Map(keys.map(([, , key], index) => [key, items[index] as Unsaved<Field>]))
    },
    async write(before, after) {
      const gone = [...before.keys()].filter((key) => !after.has(key))
      const written = [...after].filter(([key, item]) => before.get(key) !== item)
      if (gone.length + written.length === 0) return
      if (written.length > 0) markKept('fields')
      const { store, done } = (await device()).transaction('unsaved', 'readwrite', durable)
      await Promise.all([
        ...gone.map((key) => store.delete([owner, sheets, key])),
        ...written.map(([key, item]) => store.put(item, [owner, sheets, key])),
        done,
      ])
    },
  }
}

import { isStuck, type SaverState } from './saver.ts'
import type { Unsaved } from './unsaved.ts'

export type FieldMark = 'saved' | 'saving' | 'kept' | 'conflict' | 'refused'

/** The state of saving a field that this device has written. */
export function markOfUnsaved(item: Unsaved, state: SaverState): FieldMark {
  if (item.state === 'invalid') return 'refused'
  if (item.state !== 'waiting') return item.state
  return isStuck(state) ? 'kept' : 'saving'
}

const FROM_WORST: readonly FieldMark[] = ['conflict', 'refused', 'kept', 'saving']

/** The state of saving fields as a whole; `begun`: some of them are stored. */
export function worstOf(marks: readonly FieldMark[], begun: boolean): FieldMark | null {
  return FROM_WORST.find((mark) => marks.includes(mark)) ?? (begun ? 'saved' : null)
}

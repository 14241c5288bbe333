import type { SheetValue } from '#domain/trials/sheet.ts'
import { ApiError } from '../client/ApiError.ts'
import { createStore } from '../store.ts'
import {
  type FieldAnswer,
  sendable,
  type Unsaved,
  type UnsavedFields,
  withAnswers,
  withChange,
  withOwnValue,
  withoutField,
  withSent,
} from './unsaved.ts'
import type { UnsavedStorage } from './unsavedStorage.ts'

/** Fields and characters that one call carries; the service takes 200 and 64 kB. */
const MAX_FIELDS = 100
const MAX_CHARACTERS = 16_000
/** Milliseconds before a choice is sent, and before a text is that is still being written. */
const SEND_DELAY = 120
const TYPING_DELAY = 1500
/** Milliseconds after which a failed call is tried again; doubled each time. */
const FIRST_RETRY = 2000
const LONGEST_RETRY = 30_000

/** The state of saving: nothing to send, sending, or the service is unreachable. */
export type SaverState = 'resting' | 'sending' | 'unreachable'

type SentField<Field extends string> = Pick<Unsaved<Field>, 'entryId' | 'field' | 'value' | 'was'>

interface SaverParts<Field extends string, Sheet> {
  /** the call that saves fields */
  readonly save: (
    changes: SentField<Field>[],
  ) => Promise<{ readonly fields: readonly FieldAnswer[]; readonly sheets: readonly Sheet[] }>
  readonly storage: UnsavedStorage<Field>
  readonly onSaved: (sheets: readonly Sheet[]) => void
}

export type Saver<Field extends string = string> = ReturnType<typeof createSaver<Field, unknown>>

/** Sends changes one call at a time, with retries, and keeps them on the device until the service has saved them. */
export function createSaver<Field extends string, Sheet>({
  save,
  storage,
  onSaved,
}: SaverParts<Field, Sheet>) {
  const fields = createStore<UnsavedFields<Field>>(storage.read())
  const state = createStore<SaverState>('resting')
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running: Promise<void> | undefined
  let stopped = false

  function change(step: (all: UnsavedFields<Field>) => UnsavedFields<Field>) {
    const before = fields.get()
    const after = step(before)
    if (after === before) return
    storage.write(before, after)
    fields.set(() => after)
  }

  function schedule(delay: number) {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void send(), delay)
  }

  function send(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const batch = sendable(fields.get(), MAX_FIELDS, MAX_CHARACTERS)
      if (batch.length === 0) return state.set(() => 'resting')
      state.set((now) => (now === 'unreachable' ? now : 'sending'))
      change((all) => withSent(all, batch))
      if (!(await sendBatch(batch))) return
    }
  }

  /** @returns false where it has to be tried again later */
  async function sendBatch(batch: readonly Unsaved<Field>[]): Promise<boolean> {
    try {
      const answer = await save(
        batch.map(({ entryId, field, value, was }) => ({ entryId, field, value, was })),
      )
      failures = 0
      state.set(() => 'sending')
      onSaved(answer.sheets)
      await shown()
      change((all) => withAnswers(all, batch, answer.fields))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isFinal(error)) {
        change((all) => withAnswers(all, batch, batch.map(refusedWith(error.code))))
        return true
      }
      state.set(() => 'unreachable')
      // Without a session a retry does not help; after signing in the page loads again.
      if (error.status !== 401) schedule(Math.min(FIRST_RETRY * 2 ** failures++, LONGEST_RETRY))
      return false
    }
  }

  const again = () => void send()

  return {
    fields,
    state,
    /** Writes a field; a text that is still being written is sent when its writer pauses. */
    write(entryId: number, field: Field, value: SheetValue, stored: SheetValue, typing = false) {
      change((all) => withChange(all, { entryId, field, value }, stored))
      schedule(typing ? TYPING_DELAY : SEND_DELAY)
    },
    /** Keeps one's own value against the other's. */
    insist(key: string) {
      change((all) => withOwnValue(all, key))
      schedule(0)
    },
    giveUp: (key: string) => change((all) => withoutField(all, key)),
    /** Sends at once. @returns true where nothing of the dog, or without one of any, waits any more */
    async flush(entryId?: number): Promise<boolean> {
      await send()
      return [...fields.get().values()].every((item) => entryId !== undefined && item.entryId !== entryId)
    },
    /** Sends what an earlier visit left behind, and whatever waits when the network is back. @returns what ends it */
    start() {
      stopped = false
      again()
      window.addEventListener('online', again)
      window.addEventListener('focus', again)
      return () => {
        stopped = true
        again()
        window.removeEventListener('online', again)
        window.removeEventListener('focus', again)
      }
    },
  }
}

/** Resolves once the page shows the saved values; until then the written ones stay over them. */
const shown = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Whether a retry cannot help; it can after a lost session, a lost network or a busy service. */
const isFinal = ({ kind, status }: ApiError) => kind === 'forbidden' || (kind === 'result' && status !== 429)

const refusedWith =
  (code: string) =>
  ({ entryId, field }: Unsaved): FieldAnswer => ({
    entryId,
    field,
    status: 'refused',
    code,
    value: null,
    changedBy: null,
    changedAt: null,
  })

import type { savePractice, saveResultFields } from '#contract/endpoints/judging.ts'
import type { SavedSheet } from '#contract/judging.ts'
import type { SheetField, SheetKind, SheetValue } from '#domain/trials/sheet.ts'
import { ApiError } from '../../client/ApiError.ts'
import { change as changeStored } from '../../client/calls.ts'
import { createStore } from '../../store.ts'
import {
  sendable,
  type Unsaved,
  type UnsavedFields,
  withAnswers,
  withChange,
  withOwnValue,
  withoutField,
  withSent,
} from './unsaved.ts'
import type { unsavedStorage } from './unsavedStorage.ts'

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

interface SaverParts {
  readonly trialId: string
  readonly call: typeof saveResultFields | typeof savePractice
  readonly kind: SheetKind
  readonly storage: ReturnType<typeof unsavedStorage>
  readonly onSaved: (sheets: readonly SavedSheet[]) => void
}

export type Saver = ReturnType<typeof createSaver>

/** Sends changes one call at a time, with retries, and keeps them on the device until the service has saved them. */
export function createSaver({ trialId, call, kind, storage, onSaved }: SaverParts) {
  const fields = createStore<UnsavedFields>(storage.read())
  const state = createStore<SaverState>('resting')
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running: Promise<void> | undefined
  let stopped = false

  function change(step: (all: UnsavedFields) => UnsavedFields) {
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
  async function sendBatch(batch: readonly Unsaved[]): Promise<boolean> {
    try {
      const changes = batch.map(({ entryId, field, value, was }) => ({ entryId, field, value, was }))
      const answer = await changeStored(call, { kind, changes }, { params: { id: trialId } })
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
    write(entryId: number, field: SheetField, value: SheetValue, stored: SheetValue, typing = false) {
      change((all) => withChange(all, { entryId, field, value }, stored))
      schedule(typing ? TYPING_DELAY : SEND_DELAY)
    },
    /** Keeps one's own value against the other's. */
    insist(key: string) {
      change((all) => withOwnValue(all, key))
      schedule(0)
    },
    giveUp: (key: string) => change((all) => withoutField(all, key)),
    /** Sends at once. @returns true where nothing of the dog waits any more */
    async flush(entryId: number): Promise<boolean> {
      await send()
      return [...fields.get().values()].every((item) => item.entryId !== entryId)
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
  ({ entryId, field }: Unsaved) =>
    ({ entryId, field, status: 'refused', code, value: null, changedBy: null, changedAt: null }) as const

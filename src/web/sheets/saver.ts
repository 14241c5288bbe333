import type { SheetValue } from '#domain/trials/sheet.ts'
import { ApiError } from '../client/ApiError.ts'
import { isNotUnderstood } from '../client/notUnderstood.ts'
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
  withTyped,
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

/** Milliseconds after which a call that nobody answers counts as lost; what it carried is sent again, and saves once. */
const PATIENCE = 20_000

/** Whether what was written would survive an empty battery. `failed`: the device does not keep it. */
export type Keeping = 'kept' | 'writing' | 'failed'

/** The state of saving: nothing to send, sending, the service is unreachable, or it is of another version than this page. */
export type SaverState = 'resting' | 'sending' | 'unreachable' | 'outdated'

/** Whether what was written waits on the device. */
export const isStuck = (state: SaverState): boolean => state === 'unreachable' || state === 'outdated'

type SentField<Field extends string> = Pick<Unsaved<Field>, 'entryId' | 'field' | 'value' | 'was'>

interface SaverParts<Field extends string, Sheet> {
  /** the call that saves fields */
  readonly save: (
    changes: SentField<Field>[],
  ) => Promise<{ readonly fields: readonly FieldAnswer[]; readonly sheets: readonly Sheet[] }>
  readonly storage: UnsavedStorage<Field>
  /** false: somebody else is signed in, as whom nothing may be sent */
  readonly maySend: () => boolean
  readonly onSaved: (sheets: readonly Sheet[]) => void
}

export type Saver<Field extends string = string> = ReturnType<typeof createSaver<Field, unknown>>

/** Sends changes one call at a time, with retries, and keeps them on the device until the service has saved them. */
export function createSaver<Field extends string, Sheet>({
  save,
  storage,
  maySend,
  onSaved,
}: SaverParts<Field, Sheet>) {
  const fields = createStore<UnsavedFields<Field>>(new Map())
  const state = createStore<SaverState>('resting')
  const keeping = createStore<Keeping>('kept')
  let writing = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running: Promise<void> | undefined
  let stopped = false

  function change(step: (all: UnsavedFields<Field>) => UnsavedFields<Field>) {
    const before = fields.get()
    const after = step(before)
    if (after === before) return
    fields.set(() => after)
    void keep(before, after)
  }

  async function keep(before: UnsavedFields<Field>, after: UnsavedFields<Field>) {
    if (stopped) return
    writing += 1
    keeping.set((now) => (now === 'failed' ? now : 'writing'))
    try {
      await storage.write(before, after)
      writing -= 1
      if (writing === 0) keeping.set(() => 'kept')
    } catch {
      // Storage may be forbidden or full; then only the page itself holds what was written.
      writing -= 1
      keeping.set(() => 'failed')
    }
  }

  /** What an earlier visit left behind, under what has been written on this one. */
  async function load() {
    const found = await storage.load().catch(() => new Map<string, Unsaved<Field>>())
    const own = [...fields.get()].map(([key, item]) => {
      const earlier = found.get(key)
      return [key, earlier ? { ...item, was: earlier.was, sent: earlier.sent } : item] as const
    })
    const all = new Map([...found, ...own])
    fields.set(() => all)
    await keep(found, all)
  }
  const loaded = load()

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
    await loaded
    while (!stopped) {
      const batch = sendable(fields.get(), MAX_FIELDS, MAX_CHARACTERS)
      if (batch.length === 0) return state.set(() => 'resting')
      if (!maySend()) return
      state.set((now) => (isStuck(now) ? now : 'sending'))
      change((all) => withSent(all, batch))
      if (!(await sendBatch(batch))) return
    }
  }

  /** @returns false where it has to be tried again later */
  async function sendBatch(batch: readonly Unsaved<Field>[]): Promise<boolean> {
    try {
      const answer = await answered(
        save(batch.map(({ entryId, field, value, was }) => ({ entryId, field, value, was }))),
      )
      failures = 0
      state.set(() => 'sending')
      onSaved(answer.sheets)
      await shown()
      change((all) => withAnswers(all, batch, answer.fields))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const outdated = isNotUnderstood(error)
      if (!outdated && isFinal(error)) {
        change((all) => withAnswers(all, batch, batch.map(refusedWith(error.code))))
        return true
      }
      state.set(() => (outdated ? 'outdated' : 'unreachable'))
      // Without a session a retry does not help; after signing in the page loads again.
      if (error.status !== 401) schedule(Math.min(FIRST_RETRY * 2 ** failures++, LONGEST_RETRY))
      return false
    }
  }

  const again = () => void send()

  return {
    fields,
    state,
    keeping,
    /** settles when what an earlier visit left behind is among the fields */
    loaded,
    /** Writes a field; a text that is still being written is sent when its writer pauses. */
    write(entryId: number, field: Field, value: SheetValue, stored: SheetValue, typing = false) {
      change((all) => withChange(all, { entryId, field, value }, stored))
      schedule(typing ? TYPING_DELAY : SEND_DELAY)
    },
    /** Keeps what was typed and is no value of the field, unsent. */
    hold(entryId: number, field: Field, value: string, stored: SheetValue) {
      change((all) => withTyped(all, { entryId, field, value }, stored))
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
    /** Sends what an earlier visit left behind, and whatever waits when the network is back. @returns what ends it: nothing is sent or kept any more */
    start() {
      again()
      window.addEventListener('online', again)
      window.addEventListener('focus', again)
      return () => {
        stopped = true
        clearTimeout(timer)
        window.removeEventListener('online', again)
        window.removeEventListener('focus', again)
      }
    },
  }
}

/** An answer, or a lost network where it does not come: a phone at the edge of its network waits for ever. */
async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError(0, 'NETWORK')), PATIENCE)
  })
  return Promise.race([call, lost]).finally(() => clearTimeout(timer))
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

import type { QueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/calls.ts'
import { markResultDone, trialResults } from '#contract/endpoints/judging.ts'
import type { ResultLine } from '#contract/judging.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import { ApiError } from '../client/ApiError.ts'
import { ask, change } from '../client/calls.ts'
import { isNotUnderstood } from '../client/notUnderstood.ts'
import { isOutOfReach } from '../offline/keptAnswers.ts'
import { type KeptMark, markStorage } from '../sheets/keptMarks.ts'
import type { Saver } from '../sheets/saver.ts'
import type { UnsavedFields } from '../sheets/unsaved.ts'
import { createStore } from '../store.ts'
import { resultSheetsQuery, withLine } from './queries.ts'
import { type OwnSheets, resultSaver } from './savers.ts'

export type Marker = ReturnType<typeof createMarker>

interface MarkerParts {
  readonly saver: Pick<Saver, 'fields' | 'state' | 'flush'>
  readonly storage: ReturnType<typeof markStorage>
  /** the lines as the service has them now. @throws ApiError */
  readonly findLines: () => Promise<readonly ResultLine[]>
  /** @throws ApiError */
  readonly markDone: (body: BodyOf<typeof markResultDone>) => Promise<ResultLine>
  /** a line that has changed at the service */
  readonly onLine: (line: ResultLine) => void
  /** what the service says may be otherwise than is shown */
  readonly onRefused: () => void
  readonly kind: SheetKind
}

/** Milliseconds after which marks that could not be sent are tried again; doubled each time. */
const FIRST_RETRY = 2000
const LONGEST_RETRY = 30_000

/**
 * Dogs that were marked done without network: kept on the device, and sent after the fields of their sheets. A sheet on which somebody else has
 * written meanwhile is not marked done unseen: it waits for a person. Source: docs/rules/offline.md#marking-done.
 */
export function createMarker({ saver, storage, findLines, markDone, onLine, onRefused, kind }: MarkerParts) {
  const marks = createStore<ReadonlyMap<number, KeptMark>>(new Map())
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let ended = false

  const show = (mark: KeptMark) => marks.set((all) => new Map(all).set(mark.entryId, mark))
  const hide = (entryId: number) => marks.set((all) => new Map([...all].filter(([one]) => one !== entryId)))

  const loaded = storage.load().then(
    (found) => {
      for (const mark of found) if (!marks.get().has(mark.entryId)) show(mark)
    },
    // What cannot be read was never kept.
    () => undefined,
  )

  async function sendAll(): Promise<void> {
    await loaded
    for (const mark of [...marks.get().values()].filter(({ refused }) => refused === null)) {
      if (!(await saver.flush(mark.entryId))) {
        const reason = reasonToStop(saver.fields.get(), mark.entryId)
        if (reason) await refuse(mark, reason)
        continue
      }
      if (!(await sendOne(mark))) return
    }
  }

  /** @returns false where the service cannot be reached, so that all others wait as well */
  async function sendOne(mark: KeptMark): Promise<boolean> {
    const { entryId, besides, values } = mark
    try {
      const line = (await findLines()).find((one) => one.entryId === entryId)
      if (!line) return await refuse(mark, 'ENTRY_NOT_IN_TRIAL')
      if (line.status !== 'entered') return await settleDone(mark, line)
      if (!besides.outcome && !alike(line.values, values)) return await refuse(mark, 'CHANGED_MEANWHILE')
      const body = { entryId, kind, seenAt: line.updatedAt, ...besides }
      onLine(await markDone(body))
      await drop(entryId)
      failures = 0
      return true
    } catch (error) {
      const outdated = isNotUnderstood(error)
      if (outdated) saver.state.set(() => 'outdated')
      if (!(error instanceof ApiError) || outdated || isOutOfReach(error) || error.status === 429) {
        // Where the fields have gone nothing else would try again. Without a session a retry does not help.
        if (!(error instanceof ApiError && error.status === 401)) sendLater()
        return false
      }
      return refuse(mark, error.code)
    }
  }

  /** Somebody has marked it done meanwhile: the same result is what was wanted, another one is told. */
  function settleDone(mark: KeptMark, line: ResultLine): Promise<boolean> {
    onLine(line)
    const { shown, outcome } = mark.besides
    const same = outcome
      ? line.values.outcome === outcome
      : shown?.points === line.points && shown.prize === line.prize && alike(line.values, mark.values)
    return same ? drop(mark.entryId).then(() => true) : refuse(mark, 'RESULT_IS_DONE')
  }

  async function refuse(mark: KeptMark, code: string): Promise<boolean> {
    const refused = { ...mark, refused: code }
    await storage.put(refused)
    show(refused)
    onRefused()
    return true
  }

  async function drop(entryId: number): Promise<void> {
    await storage.drop(entryId)
    hide(entryId)
  }

  function sendLater() {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void send(), Math.min(FIRST_RETRY * 2 ** failures++, LONGEST_RETRY))
  }

  const send = (): Promise<void> => {
    clearTimeout(timer)
    if (ended) return Promise.resolve()
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }
  // The fields have gone: what waited for them follows.
  saver.state.subscribe(() => {
    if (saver.state.get() === 'resting' && marks.get().size > 0) void send()
  })
  void loaded.then(send)

  return {
    marks,
    loaded,
    send,
    /** Sends and tries nothing more. */
    end() {
      ended = true
      clearTimeout(timer)
    },
    /** Takes the mark back, so that the sheet can be written on. */
    drop,
    /** Keeps that a dog is to be marked done. Resolves once that would survive an empty battery. */
    async keep(mark: Omit<KeptMark, 'refused'>): Promise<void> {
      const waiting = { ...mark, refused: null }
      await storage.put(waiting)
      show(waiting)
    },
  }
}

/** Why a mark cannot wait for the network alone: what was typed is no value, or somebody else has written; null: it can. */
function reasonToStop(fields: UnsavedFields, entryId: number): string | null {
  const own = [...fields.values()].filter((item) => item.entryId === entryId && item.state !== 'waiting')
  if (own.length === 0) return null
  return own.every(({ state }) => state === 'invalid') ? 'VALUE_INVALID' : 'CHANGED_MEANWHILE'
}

const markers = new Map<string, Marker>()

/** The one marker of an owner's sheets in this window. */
export function markerOf(queries: QueryClient, own: OwnSheets): Marker {
  const { owner, trialId, kind } = own
  const name = `${owner}\n${trialId}.${kind}`
  const known = markers.get(name)
  if (known) return known
  const { queryKey } = resultSheetsQuery(trialId, kind)
  const params = { id: trialId }
  const marker = createMarker({
    saver: resultSaver(queries, own),
    storage: markStorage(owner, `sheet.${trialId}.${kind}`),
    // Not by the query, which the device may answer.
    findLines: async () => (await ask(trialResults, { params, query: { kind } }, { sender: owner })).lines,
    markDone: (body) => change(markResultDone, body, { params, sender: owner }),
    onLine: (line) => queries.setQueryData(queryKey, (sheets) => sheets && withLine(sheets, line)),
    onRefused: () => void queries.invalidateQueries({ queryKey }),
    kind,
  })
  markers.set(name, marker)
  return marker
}

/** Forgets an owner's: whoever has signed out marks nothing done. */
export function endMarkers(owner: string) {
  for (const [name, marker] of markers) {
    if (!name.startsWith(`${owner}\n`)) continue
    marker.end()
    markers.delete(name)
  }
}

/** Whether two sheets say the same; an empty field is as good as none. */
export function alike(a: SheetValues, b: SheetValues): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof SheetValues>
  return [...fields].every((field) => (a[field] ?? null) === (b[field] ?? null))
}

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResultLine } from '#contract/judging.ts'
import type { SheetField, SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import { SOAKING, soakOf } from '#tools/test/soak.ts'
import { ApiError } from '../client/ApiError.ts'
import type { KeptMark } from '../sheets/keptMarks.ts'
import { createSaver } from '../sheets/saver.ts'
import type { FieldAnswer, Unsaved } from '../sheets/unsaved.ts'
import { alike, createMarker } from './marker.ts'

const FIELDS = ['speed', 'method', 'style', 'report'] as SheetField[]
const DOGS = [1, 2]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A value that the service took, and what stood there before it. */
interface Stored {
  readonly entryId: number
  readonly field: SheetField
  readonly value: SheetValue
  readonly over: SheetValue
  readonly was: SheetValue
}

/** What the service does with fields and marks: src/server/judging/saving.service.ts and marking.service.ts, in memory. */
class Service {
  readonly sheets = new Map(DOGS.map((id) => [id, {} as Record<string, SheetValue>]))
  readonly done = new Map<number, SheetValues>()
  readonly stored: Stored[] = []
  #clock = 0
  readonly #changed = new Map<number, string>()

  line(entryId: number): ResultLine {
    const done = this.done.get(entryId)
    const values = done ?? this.sheets.get(entryId)
    const updatedAt = this.#changed.get(entryId) ?? null
    const status = done ? 'preliminary' : 'entered'
    return {
      entryId,
      values: { ...values },
      status,
      updatedAt,
      points: null,
      prize: 0,
    } as unknown as ResultLine
  }

  save(changes: readonly Pick<Unsaved<SheetField>, 'entryId' | 'field' | 'value' | 'was'>[]) {
    return changes.map(({ entryId, field, value, was }): FieldAnswer => {
      const answer = { entryId, field, changedBy: null, changedAt: null }
      const sheet = this.sheets.get(entryId)!
      const now = sheet[field] ?? null
      if (this.done.has(entryId)) return { ...answer, status: 'refused', code: 'RESULT_IS_DONE', value: null }
      // Sent twice it saves once.
      if (now !== was && now !== value)
        return { ...answer, status: 'changedMeanwhile', code: 'FIELD_CHANGED_MEANWHILE', value: now }
      if (now !== value) {
        this.stored.push({ entryId, field, value, over: now, was })
        sheet[field] = value
        this.#clock += 1
        this.#changed.set(entryId, String(this.#clock))
      }
      return { ...answer, status: 'saved', code: null, value }
    })
  }

  mark(entryId: number, seenAt: string | null): ResultLine {
    if (this.done.has(entryId)) throw new ApiError(409, 'RESULT_IS_DONE')
    if ((this.#changed.get(entryId) ?? null) !== seenAt) throw new ApiError(409, 'CHANGED_MEANWHILE')
    this.done.set(entryId, { ...this.sheets.get(entryId) } as SheetValues)
    return this.line(entryId)
  }
}

/** The disk of a phone: what has been written to it survives. */
interface Disk {
  fields: Map<string, Unsaved<SheetField>>
  marks: Map<number, KeptMark>
}

type Network = 'there' | 'none' | 'loses answers'

/** A phone with its app, which can be killed at any moment. */
class Phone {
  readonly disk: Disk = { fields: new Map(), marks: new Map() }
  /** what was typed, as the person expects it: the last value of each field, until it is seen as saved, as a conflict or as refused */
  readonly typed = new Map<string, SheetValue>()
  /** sheets as they were marked done */
  readonly marked = new Map<number, SheetValues>()
  network: Network = 'there'
  #app: ReturnType<Phone['start']>
  /** the lines as this phone fetched them last */
  readonly #lines = new Map<number, SheetValues>()
  readonly #service: Service

  constructor(service: Service) {
    this.#service = service
    this.#app = this.start()
    this.fetch()
  }

  /** Asks, by the network as it is. */
  #ask<Answer>(answer: () => Answer): Promise<Answer> {
    if (this.network === 'none') return Promise.reject(new ApiError(0, 'NETWORK'))
    const given = answer()
    if (this.network === 'loses answers') return Promise.reject(new ApiError(0, 'NETWORK'))
    return Promise.resolve(given)
  }

  fetch() {
    if (this.network === 'there')
      for (const entryId of DOGS) this.#lines.set(entryId, this.#service.line(entryId).values)
  }

  start() {
    let alive = true
    const { disk } = this
    const saver = createSaver<SheetField, unknown>({
      save: (changes) =>
        this.#ask(() => ({ fields: this.#service.save(changes), sheets: [] })).then((answer) => {
          this.fetch()
          return answer
        }),
      storage: {
        load: async () => new Map(disk.fields),
        async write(before, after) {
          for (const key of before.keys()) if (alive && !after.has(key)) disk.fields.delete(key)
          for (const [key, item] of after) if (alive && before.get(key) !== item) disk.fields.set(key, item)
        },
      },
      maySend: () => alive,
      onSaved: () => undefined,
    })
    const marker = createMarker({
      saver,
      storage: {
        load: async () => [...disk.marks.values()],
        put: async (mark) => void (alive && disk.marks.set(mark.entryId, mark)),
        drop: async (entryId) => void (alive && disk.marks.delete(entryId)),
      },
      findLines: () => this.#ask(() => DOGS.map((entryId) => this.#service.line(entryId))),
      markDone: ({ entryId, seenAt }) => this.#ask(() => this.#service.mark(entryId, seenAt)),
      onLine: ({ entryId, values }) => this.#lines.set(entryId!, values),
      onRefused: () => this.fetch(),
      kind: 'hunt',
    })
    const stop = saver.start()
    const end = () => {
      stop()
      alive = false
    }
    return { saver, marker, end }
  }

  /** The app is killed, as by an empty battery, and opened again. */
  kill() {
    this.#app.end()
    this.#app = this.start()
  }

  seen(entryId: number): SheetValues {
    const own = [...this.#app.saver.fields.get().values()].filter((item) => item.entryId === entryId)
    return {
      ...this.#lines.get(entryId),
      ...Object.fromEntries(own.map(({ field, value }) => [field, value])),
    }
  }

  async type(entryId: number, field: SheetField, value: SheetValue) {
    await this.#app.saver.loaded
    await this.#app.marker.loaded
    // A sheet that waits to be marked done, or is done, is not written on.
    if (this.#app.marker.marks.get().has(entryId) || this.#service.done.has(entryId)) return
    const stored = this.#lines.get(entryId)?.[field] ?? null
    this.#app.saver.write(entryId, field, value, stored)
    // Whoever types what stands there already changes nothing.
    if (value === stored) this.typed.delete(`${entryId}.${field}`)
    else this.typed.set(`${entryId}.${field}`, value)
    await Promise.resolve()
  }

  async mark(entryId: number) {
    await this.#app.marker.loaded
    await this.#app.saver.loaded
    if (this.#app.marker.marks.get().has(entryId)) return
    const values = this.seen(entryId)
    const besides = { shown: { points: null, prize: 0, water: null } }
    await this.#app.marker.keep({ entryId, besides, values, at: '2026-11-27T08:00:00Z' })
    this.marked.set(entryId, values)
    void this.#app.marker.send()
  }

  /** The person looks at what waits for a decision, and keeps the own value. */
  insist() {
    for (const [key, { state }] of this.#app.saver.fields.get())
      if (state === 'conflict') this.#app.saver.insist(key)
  }

  /** Sends all there is to send. */
  async settle() {
    await this.#app.saver.flush()
    await this.#app.marker.send()
  }

  get fields() {
    return this.#app.saver.fields.get()
  }

  get marks() {
    return this.#app.marker.marks.get()
  }
}

const phone = fc.nat(1)
const dog = fc.constantFrom(...DOGS)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      phone,
      dog,
      field: fc.constantFrom(...FIELDS),
      value: fc.constantFrom(1, 2, 3, null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      phone,
      network: fc.constantFrom<Network>('there', 'none', 'loses answers'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('insist' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fetch' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mark' as const), phone, dog }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 100, 500, 5000, 40_000),
    }),
  },
)

test(
  'nothing typed is lost and no conflict unseen, in random sequences on two phones',
  async () => {
    const { seed, runs, endsAt } = soakOf(500)
    let played = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const service = new Service()
        const phones = [new Phone(service), new Phone(service)] as const
        for (const one of steps) {
          if (one.do === 'wait') await vi.advanceTimersByTimeAsync(one.ms)
          else {
            const own = phones[one.phone as 0 | 1]
            if (one.do === 'type') await own.type(one.dog, one.field, one.value)
            if (one.do === 'network') own.network = one.network
            if (one.do === 'kill') own.kill()
            if (one.do === 'insist') own.insist()
            if (one.do === 'fetch') own.fetch()
            if (one.do === 'mark') await own.mark(one.dog)
          }
          await vi.advanceTimersByTimeAsync(0)
        }
        for (const own of phones) own.network = 'there'
        for (let round = 0; round < 3; round++) {
          for (const own of phones) void own.settle()
          await vi.advanceTimersByTimeAsync(60_000)
        }
        expectNothingLost(service, phones)
        played += 1
        for (const own of phones) own.kill()
      }),
      { seed, numRuns: runs, interruptAfterTimeLimit: endsAt && endsAt - Date.now() },
    )
    if (endsAt === undefined) expect(played).toBeGreaterThanOrEqual(runs)
  },
  SOAKING,
)

function expectNothingLost(service: Service, phones: readonly Phone[]) {
  // Nothing is written over a value that its writer had not seen.
  for (const { over, was, value } of service.stored) expect([was, value]).toContain(over)
  for (const own of phones) {
    // Nothing waits any more where the service can be reached.
    expect([...own.fields.values()].filter(({ state }) => state === 'waiting')).toEqual([])
    expect([...own.marks.values()].filter(({ refused }) => refused === null)).toEqual([])
    for (const [key, value] of own.typed) {
      const waiting = own.fields.get(key)
      const [entryId, field] = key.split('.') as [string, SheetField]
      // Saved at some moment, or shown to its writer as a conflict or a refusal.
      const saved = service.stored.some((one) => `${one.entryId}.${one.field}` === key && one.value === value)
      const same = (service.line(Number(entryId)).values[field] ?? null) === value
      expect(saved || same || waiting?.value === value, `${key} ${value}`).toBe(true)
    }
    for (const [entryId, values] of own.marked) {
      const { status, values: now } = service.line(entryId)
      const asMarked = status !== 'entered' && alike(now, values)
      expect(asMarked || own.marks.get(entryId)?.refused, `mark of ${entryId}`).toBeTruthy()
    }
  }
}

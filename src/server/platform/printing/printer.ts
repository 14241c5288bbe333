import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { Table } from '../tables/table.ts'
import type { Delivery, Order, Printed, PrintedDocument } from './orders.ts'

/** Orders in hand beyond which the next caller is asked to come back. */
const MAX_WAITING = 20
/** Orders of one caller in hand beyond which he waits for his own, so that nobody has the whole printer. */
const MAX_OF_ONE = 6
/** Pages in hand beyond which the same is asked; an order alone may have more. */
const MAX_PAGES = 400

/** What is to be printed, and for whom. */
export interface PrintOrder<Content = PrintedDocument> {
  /** who asks (`callerOf`) */
  readonly by: string
  /** about how many pages it has */
  readonly pages: number
  /** lays the content out when its turn has come: what waits takes no memory, what is refused no work */
  readonly layOut: () => Content
}

interface QueuedOrder extends PrintOrder<Printed> {
  readonly id: number
  resolve(file: Uint8Array): void
  reject(reason: unknown): void
}

/**
 * Makes PDF files and spreadsheets off the event loop, in one worker thread that starts with the first order. One is printed at a time, the shortest of
 * those that wait first, so that whoever wants one page does not wait for everyone's long ones.
 */
export class Printer {
  readonly #queue: QueuedOrder[] = []
  #printing: QueuedOrder | undefined
  #worker: Worker | undefined
  #orders = 0

  /** The document as a PDF file. @throws AppError 503 when too many are waiting */
  print(order: PrintOrder): Promise<Uint8Array> {
    return this.#queued({ ...order, layOut: () => ({ document: order.layOut() }) })
  }

  /** The table as an xlsx file. @throws AppError 503 when too many are waiting */
  tabulate(order: PrintOrder<Table>): Promise<Uint8Array> {
    return this.tabulateAll({ ...order, layOut: () => [order.layOut()] })
  }

  /** The tables as an xlsx file with a sheet each. @throws AppError 503 when too many are waiting */
  tabulateAll(order: PrintOrder<readonly Table[]>): Promise<Uint8Array> {
    return this.#queued({ ...order, layOut: () => ({ tables: order.layOut() }) })
  }

  #queued(order: PrintOrder<Printed>): Promise<Uint8Array> {
    if (!this.#hasRoomFor(order)) return Promise.reject(new AppError('busy', 'BUSY'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...order, id: ++this.#orders, resolve, reject })
      this.#next()
    })
  }

  #hasRoomFor({ by, pages }: PrintOrder<Printed>): boolean {
    const inHand = [...this.#queue, ...(this.#printing ? [this.#printing] : [])]
    const pagesInHand = inHand.reduce((sum, order) => sum + order.pages, 0)
    return (
      inHand.length < MAX_WAITING &&
      inHand.filter((order) => order.by === by).length < MAX_OF_ONE &&
      (inHand.length === 0 || pagesInHand + pages <= MAX_PAGES)
    )
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #next(): void {
    if (this.#printing || this.#queue.length === 0) return
    const shortest = this.#queue.reduce((best, order) => (order.pages < best.pages ? order : best))
    this.#queue.splice(this.#queue.indexOf(shortest), 1)
    this.#printing = shortest
    try {
      const { id, layOut } = shortest
      this.#started().postMessage({ id, printed: layOut() } satisfies Order)
    } catch (error) {
      this.#printing = undefined
      shortest.reject(error)
      this.#next()
    }
  }

  #started(): Worker {
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url))
      .on('message', (delivery: Partial<Delivery>) => this.#deliver(delivery))
      .on('error', (error) => this.#fail(error))
      .on('exit', () => this.#fail(new Error('the printing worker has ended')))
    return this.#worker
  }

  /** What Node posts of its own, under `--watch`, has no id. */
  #deliver({ id, file, failure }: Partial<Delivery>): void {
    const order = this.#printing
    if (!order || order.id !== id) return
    this.#printing = undefined
    if (file) order.resolve(file)
    else order.reject(new Error(failure))
    this.#next()
  }

  /** A worker that ended answers nobody; the next order starts another. */
  #fail(reason: Error): void {
    this.#worker = undefined
    for (const { reject } of [...(this.#printing ? [this.#printing] : []), ...this.#queue.splice(0)])
      reject(reason)
    this.#printing = undefined
  }
}

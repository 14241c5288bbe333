import { Worker } from 'node:worker_threads'
import type { DocumentDefinition } from 'pdfmake'
import { AppError } from '../errors.ts'
import type { PdfDelivery, PdfOrder } from './worker.ts'

/** Orders in hand beyond which the next caller is asked to come back. */
const MOST_WAITING = 20

interface Waiting {
  resolve(file: Uint8Array): void
  reject(reason: unknown): void
}

/** Makes PDF files off the event loop, in one worker thread that starts with the first order. */
export class PdfPress {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #orders = 0

  /** The document as a PDF file. @throws AppError 503 when too many are waiting */
  print(document: DocumentDefinition): Promise<Uint8Array> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new AppError('busy', 'BUSY'))
    const order: PdfOrder = { id: ++this.#orders, document }
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.id, { resolve, reject })
      this.#started().postMessage(order)
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #started(): Worker {
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url))
      .on('message', (delivery: PdfDelivery) => this.#deliver(delivery))
      .on('error', (error) => this.#fail(error))
      .on('exit', () => this.#fail(new Error('the PDF worker has ended')))
    return this.#worker
  }

  #deliver({ id, file, failure }: PdfDelivery): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (file) waiting?.resolve(file)
    else waiting?.reject(new Error(failure))
  }

  /** A worker that ended answers nobody; the next order starts another. */
  #fail(reason: Error): void {
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}

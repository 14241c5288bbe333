import { parentPort } from 'node:worker_threads'
import type { Delivery, Order, Printed } from './orders.ts'

parentPort!.on('message', async ({ id, printed }: Order) => {
  parentPort!.postMessage(await deliver(id, printed))
})

async function deliver(id: number, printed: Printed): Promise<Delivery> {
  try {
    return { id, file: await fileOf(printed) }
  } catch (error) {
    return { id, failure: (error as Error).message }
  }
}

/** Each library when it is first needed: to load both takes half a second of a core. */
async function fileOf(printed: Printed): Promise<Uint8Array> {
  if ('tables' in printed) return (await import('../tables/xlsx.ts')).xlsxFile(...printed.tables)
  return (await import('./pdfFile.ts')).pdfFile(printed.document)
}

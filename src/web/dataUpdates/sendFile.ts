import { DATA_FILE_TYPE } from '#contract/dataUpdateConstants.ts'
import type { DataUpdate } from '#contract/dataUpdates.ts'
import {
  beginDataUpdate,
  cancelDataUpdate,
  compareDataUpdate,
  sendDataUpdatePart,
} from '#contract/endpoints/dataUpdates.ts'
import { ApiError } from '../client/ApiError.ts'
import { change } from '../client/calls.ts'

type MappingName = NonNullable<DataUpdate['mapping']>

/** By what a file is read; null: it is recognised by its columns. */
export type ChosenMapping = { readonly mapping: MappingName } | { readonly mappingId: number } | null

interface Sending {
  readonly file: File
  readonly mapping: ChosenMapping
  /** bytes that the service takes at a time */
  readonly most: number
  /** told the share that has been sent */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a file in parts and has it compared. @returns id of its update; null where somebody has stopped it @throws ApiError */
export async function sendFile({ file, mapping, ...sending }: Sending): Promise<number | null> {
  const { id } = await change(beginDataUpdate, { fileName: file.name, size: file.size, ...mapping })
  if (await sendParts(id, { file, ...sending })) {
    await change(compareDataUpdate, undefined, { params: { id } })
    return id
  }
  await change(cancelDataUpdate, undefined, { params: { id } })
  return null
}

/** @returns whether all of it was sent */
async function sendParts(
  id: number,
  { file, most, onProgress, signal }: Omit<Sending, 'mapping'>,
): Promise<boolean> {
  for (let part = 0; part * most < file.size; part++) {
    if (signal.aborted) return false
    const content = file.slice(part * most, (part + 1) * most, DATA_FILE_TYPE)
    await patiently(() => change(sendDataUpdatePart, content, { params: { id, part } }))
    onProgress(Math.min(1, ((part + 1) * most) / file.size))
  }
  return !signal.aborted
}

/** How often a part is sent that the service has no turn for, and the seconds between where it says none. */
const [TRIES, WAIT_SECONDS] = [20, 1]

async function patiently<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || tries === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter || WAIT_SECONDS) * 1000))
    }
  }
}

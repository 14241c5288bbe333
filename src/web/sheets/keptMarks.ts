import type { BodyOf } from '#contract/calls.ts'
import type { markResultDone } from '#contract/endpoints/judging.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { device, durable, startingWith } from '../client/device.ts'
import { markKept } from '../client/kept.ts'

/** That a dog is to be marked done once the service can be reached, as its judge saw the sheet. */
export interface KeptMark {
  readonly entryId: number
  /** what is sent beside what is on the sheet */
  readonly besides: Pick<BodyOf<typeof markResultDone>, 'outcome' | 'override' | 'shown'>
  /** the sheet as it was marked: another one is not marked done unseen */
  readonly values: SheetValues
  readonly at: string
  /** why the service has not taken it, a key of the `errors` texts; null: it waits */
  readonly refused: string | null
}

/** Dogs of an owner's sheets that wait to be marked done, on the device. */
export function markStorage(owner: string, sheets: string) {
  return {
    async load(): Promise<readonly KeptMark[]> {
      return (await device()).getAll('marks', startingWith(owner, sheets)) as Promise<KeptMark[]>
    },
    async put(mark: KeptMark): Promise<void> {
      markKept('fields')
      const { store, done } = (await device()).transaction('marks', 'readwrite', durable)
      await Promise.all([store.put(mark, [owner, sheets, mark.entryId]), done])
    },
    async drop(entryId: number): Promise<void> {
      await (await device()).delete('marks', [owner, sheets, entryId])
    },
  }
}

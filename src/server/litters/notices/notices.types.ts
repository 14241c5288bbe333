import type { NoticeState } from '#domain/breeding/litterNotice.ts'
import type { NoticeType } from '#domain/breeding/noticeTypes.ts'
import type { RecordRow } from '../../dogs/dogs.types.ts'

/** What is told of a litter that is born, planned or wished for. */
export interface NoticeFields {
  readonly type: NoticeType
  readonly sireId: number
  readonly damId: number
  readonly kennelName: string | null
  /** ISO days */
  readonly matingDate: string | null
  readonly birthDate: string | null
  readonly females: number | null
  readonly males: number | null
  readonly sold: boolean
  readonly place: string | null
  readonly website: string | null
  readonly furtherInformation: string | null
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
}

/** A parent as far as a mating can be warned of by it. */
export interface NoticeParent {
  readonly id: number
  readonly sireId: number | null
  readonly damId: number | null
}

export interface Notice extends NoticeFields {
  readonly id: number
  readonly sire: NoticeParent
  readonly dam: NoticeParent
  readonly state: NoticeState
  readonly ownerId: number | null
  readonly owner: string | null
  readonly replacesId: number | null
  readonly expiresOn: string
  readonly reason: string | null
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  readonly decider: string | null
  readonly damOwned: boolean
  readonly updatedAt: Date
  readonly version: number
}

/** A notice with its dogs, and what published reports say of their health. */
export interface ListedRow {
  readonly notice: Notice
  readonly sire: RecordRow
  readonly dam: RecordRow
  /** of both dogs, by their ids */
  readonly reported: ReadonlyMap<number, readonly string[]>
}

import type { DOCUMENT_OWNERS, DOCUMENT_READERS, DOCUMENT_SORTS } from '#contract/documentConstants.ts'
import type { LocalText } from '#domain/localText.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** What staff write of a document. */
export interface DocumentInput {
  readonly title: LocalText
  /** null: it stands in none */
  readonly folderId: number | null
  readonly public: boolean
}

/** The version of a document that is given out, as lists tell it. */
interface GivenOut {
  readonly number: number
  readonly fileId: number
  readonly mime: string
  readonly bytes: number
  readonly changedAt: Date
  readonly changedById: number | null
  readonly changedBy: string | null
}

export interface StoredDocument extends DocumentInput, GivenOut {
  readonly id: number
  readonly version: number
  readonly folder: string | null
  readonly trialId: number | null
  readonly trialPlace: string | null
  readonly trialDate: string | null
  readonly madeAt: Date
  readonly accountId: number | null
  readonly username: string | null
  readonly removedAt: Date | null
}

/** The same with the trial it is of, by which it is decided who may do what. */
export interface TrialDocument extends StoredDocument {
  readonly trial: TrialHead | null
}

export interface StoredVersion {
  readonly number: number
  readonly fileId: number
  readonly fileName: string
  readonly mime: string
  readonly bytes: number
  readonly madeAt: Date
  readonly accountId: number | null
  readonly username: string | null
  readonly restoredFrom: number | null
}

/** A document as everyone reads it. */
export interface ShownDocument {
  readonly id: number
  readonly folderId: number | null
  readonly title: LocalText
  readonly mime: string
  readonly bytes: number
  readonly changedAt: Date
}

export interface StoredFolder {
  readonly id: number
  readonly version: number
  readonly name: LocalText
  /** documents in it that are not removed */
  readonly documents: number
}

/** What a list of staff is narrowed by. */
export interface DocumentQuery {
  readonly q: string
  readonly folder?: number | 'none' | undefined
  readonly readers?: (typeof DOCUMENT_READERS)[number] | undefined
  readonly of?: (typeof DOCUMENT_OWNERS)[number] | undefined
  readonly own?: '1' | undefined
  readonly removed?: '1' | undefined
  readonly page: number
  readonly sort: (typeof DOCUMENT_SORTS)[number]
  readonly direction: 'asc' | 'desc'
}

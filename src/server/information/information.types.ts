import type { LocalText } from '#domain/localText.ts'
/** What staff write of a page. */
export interface PageInput {
  readonly title: LocalText
  readonly text: LocalText
  readonly published: boolean
  /** whose documents stand on it; null: none */
  readonly folderId: number | null
}

export interface StoredPage extends PageInput {
  readonly id: number
  readonly version: number
  /** the last part of its address */
  readonly address: string
  /** of the text that is shown */
  readonly number: number
  readonly folder: string | null
  readonly position: number
  readonly removedAt: Date | null
  readonly changedAt: Date
  readonly accountId: number | null
  readonly username: string | null
}

/** A text of a page, without the text itself. */
export interface StoredText {
  readonly number: number
  readonly title: string
  readonly writtenAt: Date
  readonly restoredFrom: number | null
  readonly accountId: number | null
  readonly username: string | null
}

export interface PageWithTexts {
  readonly page: StoredPage
  /** newest first */
  readonly texts: readonly StoredText[]
}

import type { LocalText } from '#domain/localText.ts'
/** What staff write. */
export interface UpdateInput {
  readonly title: LocalText
  readonly text: LocalText
  readonly publishedOn: string
  readonly published: boolean
}

export interface StoredUpdate {
  readonly id: number
  readonly version: number
  readonly title: LocalText
  readonly text: LocalText
  readonly publishedAt: Date
  readonly published: boolean
  readonly removedAt: Date | null
}

export interface UpdatesPage {
  readonly updates: readonly StoredUpdate[]
  readonly total: number
  readonly page: number
}

/** The same in three languages; empty: not translated. */
export interface InLanguages {
  readonly fi: string
  readonly sv: string
  readonly en: string
}

/** What staff write. */
export interface UpdateInput {
  readonly title: InLanguages
  readonly text: InLanguages
  readonly publishedOn: string
  readonly published: boolean
}

export interface StoredUpdate {
  readonly id: number
  readonly version: number
  readonly title: InLanguages
  readonly text: InLanguages
  readonly publishedAt: Date
  readonly published: boolean
  readonly removedAt: Date | null
}

export interface UpdatesPage {
  readonly updates: readonly StoredUpdate[]
  readonly total: number
  readonly page: number
}

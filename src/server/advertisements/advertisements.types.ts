/** What staff write. */
export interface AdvertisementInput {
  readonly eventName: string
  readonly url: string
  readonly shownFrom: string | null
  readonly shownTo: string | null
  readonly on: boolean
}

export interface StoredAdvertisement extends AdvertisementInput {
  readonly id: number
  readonly version: number
  readonly bannerId: number | null
  /** file name of the banner */
  readonly banner: string | null
  readonly removedAt: Date | null
  /** how often it was shown and followed in all */
  readonly shown: number
  readonly clicked: number
}

/** One that is shown, as everyone sees it. */
export interface ShownAdvertisement {
  readonly id: number
  readonly url: string
  readonly eventName: string
  readonly banner: string
}

/** How often an advertisement was shown and followed on a day. */
export interface DayCount {
  readonly day: string
  readonly shown: number
  readonly clicked: number
}

export interface CountedAdvertisement extends StoredAdvertisement {
  readonly days: readonly DayCount[]
}

import type {
  Advertisement,
  CountedAdvertisement as Answer,
  StaffAdvertisement,
} from '#contract/advertisements.ts'
import type { Reader } from '../platform/act.ts'
import type { CountedAdvertisement, ShownAdvertisement, StoredAdvertisement } from './advertisements.types.ts'

/** An advertisement as the carousel shows it. */
export const presentAdvertisement = ({ id, url, eventName, banner }: ShownAdvertisement): Advertisement => ({
  id,
  url,
  eventName,
  bannerFilename: banner,
})

function stateOf(
  { on, banner, shownFrom, shownTo }: StoredAdvertisement,
  today: string,
): StaffAdvertisement['state'] {
  if (!on) return 'off'
  if (banner === null) return 'noBanner'
  if (shownFrom !== null && shownFrom > today) return 'coming'
  return shownTo !== null && shownTo < today ? 'ended' : 'shown'
}

/** An advertisement as its staff keep it. */
export const presentStaffAdvertisement = (
  one: StoredAdvertisement,
  { today }: Pick<Reader, 'today'>,
): StaffAdvertisement => ({
  id: one.id,
  version: one.version,
  eventName: one.eventName,
  url: one.url,
  bannerFilename: one.banner,
  shownFrom: one.shownFrom,
  shownTo: one.shownTo,
  on: one.on,
  state: stateOf(one, today),
  shown: one.shown,
  clicked: one.clicked,
})

/** The same with its counts by day. */
export const presentCounted = (one: CountedAdvertisement, reader: Pick<Reader, 'today'>): Answer => ({
  ...presentStaffAdvertisement(one, reader),
  days: one.days.map(({ day, shown, clicked }) => ({ day, shown, clicked })),
})

import type { Selectable } from 'kysely'
import type { Advertisement, SystemUpdate } from '#contract/content.ts'
import type { Schema } from '../platform/schema.ts'

/** An advertisement as the carousel shows it. */
export function presentAdvertisement(row: {
  url: string
  event_name: string
  banner: string
}): Advertisement {
  return { url: row.url, eventName: row.event_name, bannerFilename: row.banner }
}

/** A system update in its three languages. */
export function presentUpdate(row: Selectable<Schema['system_update']>): SystemUpdate {
  return {
    id: row.id,
    publishedAt: row.published_at.toISOString(),
    text: { fi: row.text_fi, sv: row.text_sv, en: row.text_en },
  }
}

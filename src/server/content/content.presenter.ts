import type { Selectable } from 'kysely'
import type { Advertisement, LitterInquiry, SystemUpdate } from '#contract/content.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
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

/** A litter notice with its two dogs; `dogs` holds both, as the database lets neither go. */
export function presentLitterInquiry(
  row: Selectable<Schema['litter_inquiry']>,
  dogs: ReadonlyMap<number, SummaryRow>,
): LitterInquiry {
  return {
    id: row.id,
    type: row.type,
    father: presentSummary(dogs.get(row.sire_id)!),
    mother: presentSummary(dogs.get(row.dam_id)!),
    kennelName: row.kennel_name,
    matingDate: row.mating_date,
    birthDate: row.birth_date,
    females: row.females,
    males: row.males,
    sold: row.sold,
    website: row.website,
    furtherInformation: row.further_information,
    updatedAt: row.updated_at.toISOString(),
  }
}

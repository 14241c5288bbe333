import { drawDogs } from './artwork.ts'
import { drawBanners } from './banners.ts'
import type { Club } from './club.ts'
import { advertisementRows, fileRows, inquiryRows, updateRows } from './content.ts'
import { dogRows } from './dogRows.ts'
import { eventRows } from './eventRows.ts'
import { studbookNumbers } from './records.ts'
import type { StoredRulebook } from './resultRows.ts'
import type { Tables } from './tables.ts'

/** The club as rows, table by table in the order their references need. */
export async function clubTables(club: Club, rulebooks: readonly StoredRulebook[]): Promise<Tables> {
  const [dogs, banners] = await Promise.all([drawDogs(), drawBanners()])
  const { world, details, results } = club
  return {
    file: fileRows(dogs, banners),
    ...dogRows(world, details, studbookNumbers(results.records)),
    health_statement: club.statements,
    ...eventRows(club, rulebooks),
    litter_inquiry: inquiryRows(world, details),
    advertisement: advertisementRows(dogs.length + 1),
    system_update: updateRows(world.today),
  }
}

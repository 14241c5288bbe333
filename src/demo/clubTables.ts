import { drawDogs } from './artwork.ts'
import { drawBanners } from './banners.ts'
import type { Club } from './club.ts'
import { competitionRows } from './competitions.ts'
import { advertisementRows, inquiryRows, phraseRows, pictureFiles, updateRows } from './content.ts'
import { toIso } from './days.ts'
import { documentFiles, documentRows } from './documents.ts'
import { dogRows } from './dogRows.ts'
import { eventRows } from './eventRows.ts'
import { drawReport, reportedTrials } from './headReports.ts'
import { healthInquiryRows } from './healthInquiries.ts'
import { informationRows } from './information.ts'
import { studbookNumbers } from './records.ts'
import type { StoredRulebook } from './resultRows.ts'
import type { Tables } from './tables.ts'

/** The club as rows, table by table in the order their references need. */
export async function clubTables(club: Club, rulebooks: readonly StoredRulebook[]): Promise<Tables> {
  const [dogs, banners] = await Promise.all([drawDogs(), drawBanners()])
  const { world, details, results, calendar } = club
  const reported = reportedTrials(calendar.trials, world.today)
  const reports = await Promise.all(reported.map(drawReport))
  const pictures = dogs.length + banners.length
  const documents = await documentFiles(world.today)
  const reportIds = new Map(reported.map((trial, index) => [trial, pictures + index + 1]))
  const events = eventRows(club, rulebooks, reportIds)
  return {
    // With the ids other rows refer to: dogs first, then banners, reports and documents.
    file: [...pictureFiles(dogs), ...pictureFiles(banners), ...reports, ...documents].map((file, index) => ({
      id: index + 1,
      ...file,
    })),
    ...dogRows(world, details, studbookNumbers(results.records)),
    health_statement: club.statements,
    health_inquiry: healthInquiryRows(world),
    ...events,
    competition: competitionRows(toIso(world.today)),
    litter_inquiry: inquiryRows(world, details),
    advertisement: advertisementRows(dogs.length + 1),
    system_update: updateRows(world.today),
    review_phrase: phraseRows(),
    ...documentRows(events.trial, world.today, pictures + reports.length + 1),
    ...informationRows(world.today),
  }
}

import { drawDogs } from './artwork.ts'
import { drawBanners } from './banners.ts'
import type { Club } from './club.ts'
import { advertisementRows, fileRows, inquiryRows, updateRows } from './content.ts'
import { MONTH_DAYS, toIso } from './days.ts'
import { dogRows } from './dogRows.ts'
import { eventRows } from './eventRows.ts'
import type { Statement } from './health.ts'
import { studbookNumbers } from './studbook.ts'
import type { Row, Tables } from './tables.ts'
import type { KeptRulebook } from './trialRows.ts'

/** The club as rows, table by table in the order their references need. */
export async function clubTables(club: Club, rulebooks: readonly KeptRulebook[]): Promise<Tables> {
  const [dogs, banners] = await Promise.all([drawDogs(), drawBanners()])
  const { world, calendar, results } = club
  return {
    file: fileRows(dogs, banners),
    ...dogRows(world, club.details, studbookNumbers(results.records)),
    health_statement: club.statements.map(statementRow),
    ...eventRows(calendar, results, club.running, club.reviews, club.awards, world.today, rulebooks),
    litter_inquiry: inquiryRows(world, club.details),
    advertisement: advertisementRows(dogs.length + 1),
    system_update: updateRows(world.today),
  }
}

function statementRow(statement: Statement): Row<'health_statement'> {
  return {
    dog_id: statement.dog.id,
    kind: statement.kind,
    scale: statement.scale,
    value: statement.value,
    left_value: statement.left,
    right_value: statement.right,
    examined_on: toIso(statement.day),
    age_months: Math.floor((statement.day - statement.dog.birth) / MONTH_DAYS),
    remark: statement.remark,
  }
}

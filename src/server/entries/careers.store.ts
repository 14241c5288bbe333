import { sql } from 'kysely'
import { OLD_PRIZES_BEFORE, OLD_SHOW_PRIZES, SHOW_AWARDS } from '#domain/shows/grades.ts'
import type { DogCareer } from '#domain/trials/eligibility.ts'
import type { PaperAwardGround } from '#domain/trials/paperAwards.ts'
import type { Db } from '../platform/database.ts'

/** The first award on a ground that somebody has seen on paper and the register has not denied. */
const onPaper = (ground: PaperAwardGround) => sql`(
  select min(p.won_on) from paper_award p
  where p.dog_id = d.id and p.ground = ${ground} and p.verdict is distinct from 'denied'
)`

/** What the classes of the dogs follow from; a death only once its owner has released it. */
export async function careersOf(db: Db, dogIds: readonly number[]): Promise<ReadonlyMap<number, DogCareer>> {
  if (dogIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('dog as d')
    .select([
      'd.id',
      'd.birth_date as birthDate',
      sql<string | null>`case when d.death_released then d.death_date end`.as('diedOn'),
      sql<string | null>`least((
        select min(s.held_on) from show_result r join show s on s.id = r.show_id
        where r.dog_id = d.id and (r.grade = any(${SHOW_AWARDS})
          or (s.held_on < ${OLD_PRIZES_BEFORE} and r.grade = any(${OLD_SHOW_PRIZES})))
      ), ${onPaper('showAward')})`.as('showAwardOn'),
      sql<string | null>`least((
        select min(t.held_on) from trial_result r join trial t on t.id = r.trial_id
        where r.dog_id = d.id and r.class = 'AVO' and r.outcome = 'judged' and r.prize = 1
      ), ${onPaper('firstPrizeInAvo')})`.as('firstPrizeInAvoOn'),
    ])
    .where('d.id', 'in', dogIds)
    .execute()
  return new Map(rows.map(({ id, ...career }) => [id, career]))
}

import type pg from 'pg'

/** Trials of one season, as the calendar is measured with. */
export const SEASON_TRIALS = 400
/** Dogs of the trial whose results are listed, and of the one whose results are saved. */
export const TRIAL_DOGS = 60

/** Number, on the day of the bench, of the trial whose results are listed. */
export const RESULTS_NUMBER = 2001

export interface TrialData {
  /** has a published result of every dog */
  readonly resultsId: number
  /** its dogs are being judged */
  readonly runningId: number
  /** entries of the running trial */
  readonly entryIds: readonly number[]
}

/** Adds a full season to come, a trial with sixty results, and one that runs with sixty dogs. */
export async function addTrials(pool: pg.Pool): Promise<TrialData> {
  await pool.query(
    `with made as (
      insert into trial (type, held_on, kaer_nr, place, club_id, registration_start, registration_end, capacity, published_at)
      select (array['field', 'forest', 'water_track'])[1 + n % 3], current_date + 20 + n % 300, 1000 + n, 'Ilmajoki',
        (select min(id) from club), current_date - 10, current_date + 10, 20, now()
      from generate_series(1, $1) n returning id, held_on, kaer_nr
    ), numbered as (
      insert into trial_number select held_on, kaer_nr, id from made
    )
    insert into trial_judge (trial_id, judge_id, head) select id, (select min(id) from judge), true from made`,
    [SEASON_TRIALS],
  )
  const [resultsId, runningId] = [await addTrial(pool, RESULTS_NUMBER), await addTrial(pool, 2002)]
  await pool.query(
    `insert into trial_result (trial_id, dog_id, class, outcome, prize, search_grade, game_grade, retrieve_grade, points, speed,
      method, scenting, point, flush, steadiness, points_at_game, judge, report, rulebook_id)
    select $1, id, 'AVO', 'judged', 2, 8, 7, 7, 140, 4, 4, 3, 4, 4, 3, 2, 'Tuomari', repeat('Laaja haku. ', 20),
      (select max(id) from rulebook)
    from dog where birth_date > current_date - 2500 order by id limit $2`,
    [resultsId, TRIAL_DOGS],
  )
  const { rows } = await pool.query<{ id: number }>(
    `with entered as (
      insert into entry (trial_id, dog_id, class)
      select $1, id, 'AVO' from dog where birth_date > current_date - 2500 order by id limit $2 returning id
    ), placed as (
      insert into entry_move (trial_id, entry_id, list) select $1, id, 'place' from entered
    ), others as (
      insert into sheet (entry_id, kind) select id, 'water' from entered
    )
    select id from entered`,
    [runningId, TRIAL_DOGS],
  )
  await pool.query('analyze')
  return { resultsId, runningId, entryIds: rows.map(({ id }) => id) }
}

async function addTrial(pool: pg.Pool, kaerNr: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
      insert into trial (type, held_on, kaer_nr, place, club_id, published_at)
      values ('forest', current_date, $1, 'Kuusamo', (select min(id) from club), now()) returning id, held_on, kaer_nr
    ), numbered as (
      insert into trial_number select held_on, kaer_nr, id from made
    ), judged as (
      insert into trial_judge (trial_id, judge_id, head) select id, (select min(id) from judge), true from made
    )
    select id from made`,
    [kaerNr],
  )
  return rows[0]!.id
}

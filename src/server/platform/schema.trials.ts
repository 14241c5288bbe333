import type { ColumnType, Generated } from 'kysely'
import type { EntryList } from '#domain/entries/queue.ts'
import type { Outcome, ResultStatus, TrialClass, TrialType } from '#domain/trials/results.ts'
import type { Rulebook } from '#domain/trials/rulebook.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { Language } from './http/language.ts'

type Day = string
/** `hh:mm:ss`; `hh:mm` may be written. */
type Time = string
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type TimestampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** JSON that is written as its text. */
type Json<T> = ColumnType<T, string, string>

interface ClubTable {
  id: Generated<number>
  name: string
  district: string | null
  email: string | null
  phone: string | null
  website: string | null
  active: Generated<boolean>
  version: Generated<number>
}

interface ClubAgentTable {
  club_id: number
  account_id: number
}

interface JudgeTable {
  id: Generated<number>
  name: string
  account_id: number | null
  qualifications: Generated<TrialType[]>
  district: string | null
  town: string | null
  email: string | null
  phone: string | null
  contact_consent: Generated<boolean>
  active: Generated<boolean>
  version: Generated<number>
}

interface RulebookTable {
  id: Generated<number>
  valid_from: Day
  revision: Generated<number>
  data: Json<Omit<Rulebook, 'validFrom'>>
  confirmed: Generated<boolean>
  note: string | null
  created_at: Timestamp
  created_by: number | null
}

interface TrialTable {
  id: Generated<number>
  type: TrialType | null
  held_on: Day | null
  end_date: Day | null
  kaer_nr: number | null
  place: string | null
  club_id: number
  district: string | null
  start_time: Time | null
  end_time: Time | null
  divided: Generated<boolean>
  classes: Generated<TrialClass[]>
  registration_start: Day | null
  registration_end: Day | null
  closed_by_hand: Generated<boolean>
  organiser_phone: string | null
  organiser_email: string | null
  invitation: string | null
  head_judge_report_id: number | null
  bird_species: string | null
  bird_release_count: number | null
  bird_release_time: Time | null
  dropped_bird_count: number | null
  capacity: number | null
  capacity_by_class: ColumnType<Partial<Record<TrialClass, number>>, string | undefined, string>
  start_seed: string | null
  published_at: TimestampOrNull
  ended_at: TimestampOrNull
  cancelled_at: TimestampOrNull
  cancel_reason: string | null
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

interface TrialJudgeTable {
  trial_id: number
  judge_id: number
  head: Generated<boolean>
}

interface TrialNumberTable {
  held_on: Day
  kaer_nr: number
  trial_id: number
}

interface EntryTable {
  id: Generated<number>
  trial_id: number
  dog_id: number
  class: TrialClass
  entered_at: Timestamp
  account_id: number | null
  handler: string | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  language: Generated<Language>
  start_number: number | null
  withdrawn_at: TimestampOrNull
  withdrawn_reason: string | null
  version: Generated<number>
}

interface EntryMoveTable {
  id: Generated<number>
  trial_id: number
  entry_id: number
  list: EntryList
  before_id: number | null
  moved_at: Timestamp
  account_id: number | null
}

interface TrialMessageTable {
  id: Generated<number>
  key: Generated<string>
  trial_id: number
  subject: string
  body: string
  recipients: number
  sent_at: Timestamp
  account_id: number | null
}

interface SheetTable {
  entry_id: number
  kind: SheetKind
  values: ColumnType<SheetValues, string | undefined, string>
  updated_at: Timestamp
}

interface PracticeSheetTable extends SheetTable {
  account_id: number
}

interface JudgedColumns {
  id: Generated<number>
  trial_id: number
  dog_id: number
  class: TrialClass
  outcome: Outcome
  water_grade: number | null
  track_grade: number | null
  /** name as it was when the result was marked done */
  judge: string | null
  /** null: judged by someone who is not among the judges kept here */
  judge_id: number | null
  report: string | null
  status: Generated<ResultStatus>
  done_at: Timestamp
  rulebook_id: number | null
  version: Generated<number>
}

interface TrialResultTable extends JudgedColumns {
  prize: Generated<number>
  search_grade: number | null
  game_grade: number | null
  retrieve_grade: number | null
  points: number | null
  speed: number | null
  method: number | null
  scenting: number | null
  reporting: number | null
  point: number | null
  flush: number | null
  steadiness: number | null
  points_at_game: number | null
  shot_over: boolean | null
  retrieve_eagerness: number | null
  collaboration: number | null
  will_to_hunt: number | null
  behaviour: number | null
  gun_shyness: number | null
  loudness: number | null
  water_result_id: number | null
}

interface WaterResultTable extends JudgedColumns {
  pp: number | null
  vh: number | null
  pk: number | null
  oh: number | null
  ti: number | null
  jls: number | null
  jt: number | null
  t: number | null
  p: number | null
  l: number | null
  lp: number | null
}

/** Tables of trials, their entries and results. */
export interface TrialSchema {
  club: ClubTable
  club_agent: ClubAgentTable
  judge: JudgeTable
  rulebook: RulebookTable
  trial: TrialTable
  trial_judge: TrialJudgeTable
  trial_number: TrialNumberTable
  entry: EntryTable
  entry_move: EntryMoveTable
  trial_message: TrialMessageTable
  sheet: SheetTable
  practice_sheet: PracticeSheetTable
  trial_result: TrialResultTable
  water_result: WaterResultTable
}

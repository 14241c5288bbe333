import type { Db } from '../platform/database.ts'
import { eraseJudgeContacts, type JudgePerson, judgesAbout } from './personalJudges.store.ts'

/** What is kept of a person as a judge, for whoever asks for the own data. */
export function personalJudges(db: Db, person: JudgePerson) {
  return judgesAbout(db, person)
}

/**
 * Takes a person's contacts out of the judges, before account and person themselves go. The name stays: the results of the
 * trials name who judged.
 */
export function erasePersonalJudges(tx: Db, person: JudgePerson): Promise<void> {
  return eraseJudgeContacts(tx, person)
}

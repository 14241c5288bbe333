import type { OperatorAct, Reader } from '../platform/act.ts'
import { scrubAudit } from '../platform/audit/audit.store.ts'
import { eraseJudgeContacts, type JudgePerson, judgesAbout } from './judges.store.ts'

/** What is kept of a person as a judge, for whoever asks for the own data. */
export function personalJudges({ db }: Reader, person: JudgePerson) {
  return judgesAbout(db, person)
}

/**
 * Takes a person's contacts out of the judges and of their log, before account and person themselves go. The name stays: the
 * results of the trials name who judged.
 */
export async function erasePersonalJudges({ db }: OperatorAct, person: JudgePerson): Promise<void> {
  await scrubAudit(db, 'judge', await eraseJudgeContacts(db, person))
}

/** The numbers of the advisory locks, each its own: two uses of one number would wait for each other. */
export const ADVISORY_LOCKS = {
  /** one migration at a time */
  migration: 7_204_611,
  /** one registration at a time */
  registration: 7_204_612,
  /** one change at a time that may remove a SYSADMIN */
  sysadmins: 7_204_613,
  /** one import at a time */
  import: 7_204_614,
  /** one change of the pedigree at a time that must not make a dog its own ancestor */
  pedigree: 7_204_615,
  /** one import of a member list, or its undoing, at a time */
  memberLists: 7_204_616,
  /** one import of a bank statement at a time */
  bankStatements: 7_204_617,
  /** one addition of a show at a time */
  shows: 7_204_618,
  /** one addition of a competition at a time */
  competitions: 7_204_619,
  /** one publishing of a breeding rule at a time */
  breedingRules: 7_204_620,
  /** one withdrawal of papers at a time */
  withdrawals: 7_204_629,
  /** with `lockOfTrialDay`: who gives the next number of that day's trials */
  trialNumbers: 4108,
  /** with a trial's id: the queue before its row */
  trial: 4109,
  /** with a hash of an entry's id: who posts what of its money changed (migration 0049) */
  ledger: 4110,
} as const

/** Which lock is a day's, in SQL: days share a thousand, as a file with trials of forty years locks them all, and the database has room for some thousands. */
export const lockOfTrialDay = (day: string): string => `(${day} - '2000-01-01'::date) % 1024`

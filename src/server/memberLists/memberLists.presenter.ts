import type { MemberFinding, MemberImport, MemberPreview } from '#contract/memberLists.ts'
import type { MemberFile } from './memberFile.ts'
import type { MemberCheck } from './memberLists.service.ts'
import type { ImportRow, StayedUser } from './memberLists.types.ts'

/** Rows without a user that are listed; the rest is counted. */
const MOST_STRANGERS = 1000
/** Rows of the file that one finding names. */
const MOST_LINES = 5
/** Characters of a heading. */
const LONGEST_HEADING = 100

export function presentPreview(file: MemberFile, check: MemberCheck | null): MemberPreview {
  const { hash, header, columns, rowCount } = file
  return {
    hash,
    header: header.map((heading) => heading.slice(0, LONGEST_HEADING)),
    columns: {
      number: columns.number,
      surname: columns.surname,
      firstName: columns.firstName,
      validUntil: columns.validUntil,
    },
    rows: rowCount,
    check: check && presentCheck(check),
  }
}

function presentCheck({ counts, findings }: MemberCheck): NonNullable<MemberPreview['check']> {
  const ofUsers = findings.filter(({ account }) => account !== null)
  const strangers = findings.filter(({ account }) => account === null)
  return {
    counts: {
      confirm: counts.confirm,
      lapse: counts.lapse,
      conflict: counts.conflict,
      unmatched: counts.unmatched,
      unchanged: counts.unchanged,
      confirmed: counts.confirmed,
    },
    findings: [...ofUsers, ...strangers.slice(0, MOST_STRANGERS)].map(presentFinding),
    unlisted: Math.max(0, strangers.length - MOST_STRANGERS),
  }
}

function presentFinding({ outcome, reason, account, rows }: MemberCheck['findings'][number]): MemberFinding {
  const [row] = rows
  return {
    outcome,
    reason,
    user: account && { ...presentUser(account), confirmed: account.confirmed },
    number: account?.number ?? row?.number ?? '',
    listed: row ? `${row.surname} ${row.firstName}`.trim() : null,
    lines: rows.slice(0, MOST_LINES).map(({ line }) => line),
  }
}

const presentUser = ({ id, username, surname, firstName }: StayedUser) => ({
  id,
  username,
  name: `${surname} ${firstName}`,
})

export function presentImport(row: ImportRow): MemberImport {
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.by && { id: row.by.id, username: row.by.username },
    fileName: row.fileName,
    whole: row.whole,
    rows: row.rows,
    confirmed: row.confirmed,
    lapsed: row.lapsed,
    conflicts: row.conflicts,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undoable: row.newest && row.undoneAt === null,
  }
}

export const presentUndone = ({ restored, stayed }: { restored: number; stayed: readonly StayedUser[] }) => ({
  restored,
  stayed: stayed.map(presentUser),
})

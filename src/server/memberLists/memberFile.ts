import { createHash } from 'node:crypto'
import { MOST_COLUMNS, MOST_MEMBERS } from '#contract/constants.ts'
import { areReadable, findMemberColumns, type MemberColumns } from '#domain/accounts/memberColumns.ts'
import type { ListedMember } from '#domain/accounts/memberList.ts'
import { lastDayOf } from '#domain/accounts/membershipEnd.ts'
import { readSentTable, type SentRow } from '../imports/sentTable.ts'
import { AppError } from '../platform/errors.ts'

/** How a list is to be read. */
interface Choices {
  /** undefined: the columns are found by their headings */
  readonly columns?: MemberColumns | undefined
  readonly adds: boolean
}

/** A member list as it was sent. */
export interface MemberFile {
  /** of content and choices, in hex */
  readonly hash: string
  readonly header: readonly string[]
  readonly columns: MemberColumns
  /** rows without the header */
  readonly rowCount: number
  /** null: the columns do not say where number and surname are */
  readonly members: readonly ListedMember[] | null
}

/** Reads a list. @throws AppError 400 with the code of what is wrong, and the row */
export async function readMemberFile(content: Uint8Array, choices: Choices): Promise<MemberFile> {
  const { header, rows } = await readSentTable(content, MOST_MEMBERS)
  if (rows.length === 0) throw new AppError('invalid', 'FILE_NO_ROWS')
  const offered = header.slice(0, MOST_COLUMNS)
  const columns = choices.columns ?? findMemberColumns(offered)
  return {
    hash: hashOf(content, columns, choices.adds),
    header: offered,
    columns,
    rowCount: rows.length,
    members: areReadable(columns, offered) ? rows.map((row) => memberOf(row, columns)) : null,
  }
}

const hashOf = (content: Uint8Array, columns: MemberColumns, adds: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([columns, adds]))
    .update(content)
    .digest('hex')

function memberOf({ line, cells }: SentRow, columns: MemberColumns): ListedMember {
  const { number, surname, firstName, validUntil } = columns
  const cell = (place: number | null) => (place === null ? '' : cells[place]!)
  return {
    line,
    number: cell(number),
    surname: cell(surname),
    firstName: cell(firstName),
    validUntil: dayOf(cell(validUntil), line),
  }
}

/** @throws AppError 400 MEMBER_DAY_INVALID: a membership that has perhaps ended is not taken for one that goes on */
function dayOf(text: string, line: number): string | null {
  if (text === '') return null
  const day = lastDayOf(text)
  if (day === null)
    throw new AppError('invalid', 'MEMBER_DAY_INVALID', undefined, { details: { row: String(line) } })
  return day
}

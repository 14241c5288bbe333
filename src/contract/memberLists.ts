import * as z from 'zod'
import { MEMBER_COLUMNS, type MemberColumns } from '#domain/accounts/memberColumns.ts'
import { MEMBER_OUTCOMES, MEMBER_REASONS } from '#domain/accounts/memberList.ts'
import { namedAccount } from './audit.ts'
import { call, type FileRules } from './call.ts'
import { CSV_TYPE, MOST_MEMBERS, XLSX_TYPE } from './constants.ts'
import * as at from './endpoints/memberLists.ts'
import { boundedText, confirmedInAddress, id, idParams, neededLine } from './inputs.ts'
import { allOf, type Refusals } from './refusals.ts'

const manage = 'users.manage'
const count = z.number().int()
const moment = z.iso.datetime()

/** A CSV text or a workbook; which one it is, its content says. */
const LIST: FileRules = {
  mediaTypes: [CSV_TYPE, XLSX_TYPE],
  limit: 'attachment',
  tooLarge: 'FILE_TOO_LARGE',
  wrongType: 'FILE_NO_TABLE',
}

/** Places of the columns in the order of `MEMBER_COLUMNS`, counted from 0, `-` for none: `2,0,-,5`. */
const columnsInput = boundedText(30)
  .regex(/^(\d{1,3}|-)(,(\d{1,3}|-)){3}$/, 'VALUE_INVALID')
  .transform((text): MemberColumns => {
    const places = text.split(',').map((place) => (place === '-' ? null : Number(place)))
    return Object.fromEntries(MEMBER_COLUMNS.map((column, index) => [column, places[index]!])) as Record<
      keyof MemberColumns,
      number | null
    >
  })

const choices = {
  /** absent: found by their headings */
  columns: columnsInput.optional(),
  /** `1`: nobody lapses */
  adds: z
    .enum(['1'])
    .optional()
    .transform((value) => value === '1'),
}

const columns = z.strictObject({
  number: count.nullable(),
  surname: count.nullable(),
  firstName: count.nullable(),
  validUntil: count.nullable(),
})

const finding = z.strictObject({
  outcome: z.enum(MEMBER_OUTCOMES),
  reason: z.enum(MEMBER_REASONS),
  /** null: no user has the number */
  user: namedAccount.extend({ name: z.string(), confirmed: z.boolean() }).nullable(),
  number: z.string(),
  /** as the list has the name; null: it does not */
  listed: z.string().nullable(),
  /** the first rows of the file that it is about */
  lines: z.array(count),
})
export type MemberFinding = z.infer<typeof finding>

const memberPreview = z.strictObject({
  /** of the file and the choices: sent back with the import */
  hash: z.string(),
  /** headings of the first columns */
  header: z.array(z.string()),
  columns,
  rows: count,
  /** null: the columns of number and surname are still to be chosen */
  check: z
    .strictObject({
      counts: z.strictObject({
        confirm: count,
        lapse: count,
        conflict: count,
        unmatched: count,
        /** users about whom the list says what is so already */
        unchanged: count,
        /** users confirmed before the import */
        confirmed: count,
      }),
      /** all about users, then those of rows without a user, at most 1000 of them */
      findings: z.array(finding),
      /** rows without a user that are not listed */
      unlisted: count,
    })
    .nullable(),
})
export type MemberPreview = z.infer<typeof memberPreview>

const memberImport = z.strictObject({
  id,
  at: moment,
  /** null: has been erased */
  by: namedAccount.nullable(),
  fileName: z.string(),
  /** false: the list only added members */
  whole: z.boolean(),
  rows: count,
  confirmed: count,
  lapsed: count,
  conflicts: count,
  undoneAt: moment.nullable(),
  /** it is the newest and not undone yet */
  undoable: z.boolean(),
})
export type MemberImport = z.infer<typeof memberImport>

const OF_A_FILE: Refusals = {
  400: [
    'FILE_EMPTY',
    'FILE_NO_TABLE',
    'FILE_TOO_LONG',
    'FILE_SHEETS',
    'FILE_QUOTES',
    'FILE_ROW_LONG',
    'FILE_CELLS',
    'FILE_CHARACTERS',
    'FILE_ROW_TOO_WIDE',
    'FILE_NO_ROWS',
    'MEMBER_DAY_INVALID',
  ],
}

export const memberImports = call(at.memberImports, {
  summary: 'Imports of member lists, newest first, at most 50',
  access: manage,
  answer: z.strictObject({ imports: z.array(memberImport) }),
})
/** At most `MOST_MEMBERS` rows. Nothing of the file is kept. */
export const previewMembers = call(at.previewMembers, {
  summary: `What a member list of at most ${MOST_MEMBERS} rows would change of the confirmed membership numbers; changes nothing`,
  access: manage,
  query: z.object(choices),
  file: LIST,
  cost: 10,
  refusals: OF_A_FILE,
  answer: memberPreview,
})
/** MEMBER_LIST_CHANGED: it is not the file, or not by the choices, whose preview has the hash. */
export const importMembers = call(at.importMembers, {
  summary: 'Confirms and lapses membership numbers as the preview of the same list says',
  access: manage,
  query: z.object({
    ...choices,
    hash: boundedText(64).regex(/^[\da-f]{64}$/, 'VALUE_INVALID'),
    fileName: neededLine(200),
    confirmed: confirmedInAddress,
  }),
  file: LIST,
  cost: 10,
  refusals: allOf(OF_A_FILE, {
    409: ['MEMBER_LIST_CHANGED', 'MEMBERS_LAPSE_MANY'],
    422: ['MEMBER_COLUMNS_MISSING'],
  }),
  /** null: it changed nothing, so there is nothing to undo */
  answer: z.strictObject({ import: memberImport.nullable() }),
})
/** Users whose number or confirmation has changed since stay as they are and are listed. */
export const undoMembers = call(at.undoMembers, {
  summary: 'Undoes the newest import of a member list',
  access: manage,
  params: idParams,
  cost: 3,
  refusals: {
    404: ['MEMBER_IMPORT_NOT_FOUND'],
    409: ['MEMBER_IMPORT_UNDONE', 'MEMBER_IMPORT_NOT_NEWEST'],
  },
  answer: z.strictObject({
    restored: count,
    stayed: z.array(namedAccount.extend({ name: z.string() })),
  }),
})

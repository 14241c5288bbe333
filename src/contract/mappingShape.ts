import * as z from 'zod'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { STATEMENT_SOURCES } from '#domain/health/sources.ts'
import { isDateFormat } from '#domain/imports/dates.ts'
import { FIELD_NAMES, type FieldName } from '#domain/imports/fields.ts'
import { FURTHER_SHEETS } from '#domain/imports/sheetKinds.ts'
import { UNITS } from '#domain/imports/units.ts'

/**
 * How a sheet of a file is written: the one shape of mappings that ship with the program, of an operator's own files, and of those that
 * staff save. Keys and meanings: docs/import-format.md#a-mapping-of-your-own.
 */

/** Characters of a heading or a value: a cell holds 32 767, and no column is named by a text as long as that. */
export const LONGEST_HEADING = 200
/** Entries of a list by text, such as breeds by their names. */
const MOST_VALUES = 500

const column = z.string().min(1).max(LONGEST_HEADING)
const breedCode = z.string().regex(/^[0-9]+(\.[0-9]+)?$/, 'a breed code is digits, such as "297" or "99.1"')
const text = z.string().max(LONGEST_HEADING)
const byText = <Value extends z.ZodType>(value: Value) =>
  z
    .record(text, value)
    .refine((all) => Object.keys(all).length <= MOST_VALUES, `at most ${MOST_VALUES} values are listed`)

const statement = z.strictObject({
  kind: z.enum(HEALTH_KINDS),
  scale: z.string().min(1).max(60),
  /** absent: told by its sides alone */
  value: column.optional(),
  left: column.optional(),
  right: column.optional(),
  examinedOn: column.optional(),
  ageMonths: column.optional(),
  certificate: column.optional(),
  /** whom it comes from: kennel club, laboratory or owner */
  source: column.optional(),
  /** of rows that do not say; absent: not known */
  sourceOtherwise: z.enum(STATEMENT_SOURCES).optional(),
  /** only rows in which this column holds this text */
  when: z.strictObject({ column, equals: text }).optional(),
  /** suffixes of one-sided findings */
  sides: byText(z.enum(['left', 'right', 'one'])).default({}),
  /** the file's value → the scale's value; an empty one: no statement */
  values: byText(text).default({}),
})

const dateFormats = z
  .array(
    z
      .string()
      .max(30)
      .refine(isDateFormat, 'a date format is made of YYYY or YY[1950], MM or M or MMM, DD or D'),
  )
  .min(1)
  .max(20)
/** field → the file's text → what stands for it; an empty one: nothing */
const values = z.record(z.string().max(60), byText(text)).default({})

/** A mapping of a sheet of dogs, as it is written. */
export const dogMappingKeys = z.strictObject({
  kind: z.literal('dogs').default('dogs'),
  description: z.string().max(1000).default(''),
  /** columns without which the file is not of this kind */
  required: z.array(column).max(1000).default([]),
  /** columns that are known and not used */
  ignored: z.array(column).max(1000).default([]),
  numbers: z.strictObject({
    /** empty: not said yet */
    column: text,
    /** in the number columns: `A/B` are one dog's numbers */
    separator: z.string().length(1).optional(),
    aliases: z.strictObject({ column, separator: z.string().length(1) }).optional(),
  }),
  sire: column.optional(),
  dam: column.optional(),
  breed: z.strictObject({
    column: column.optional(),
    /** the file's text → breed code; codes and names of known breeds are understood without */
    values: byText(breedCode).default({}),
    /** the breed of rows that name none */
    otherwise: breedCode.optional(),
  }),
  /** breeds that the file brings along; made as breeds the club does not look after where they are missing */
  breeds: z
    .array(
      z.strictObject({
        code: breedCode,
        fi: column,
        sv: column,
        en: column,
      }),
    )
    .max(MOST_VALUES)
    .default([]),
  /** true: a column named like a field is that field; `fields` names the others */
  fieldsByName: z.boolean().default(false),
  fields: z.partialRecord(z.enum(FIELD_NAMES as [FieldName, ...FieldName[]]), column),
  dateFormats,
  sexes: byText(z.enum(['male', 'female'])),
  booleans: byText(z.boolean()).default({}),
  /** names that stand for "no name" */
  unnamed: z.array(text).max(MOST_VALUES).default([]),
  titles: z.strictObject({ column, separator: z.string().length(1) }).optional(),
  statements: z.array(statement).max(50).default([]),
  /** how measures are told; without: as the field is named */
  units: z.partialRecord(z.enum(FIELD_NAMES as [FieldName, ...FieldName[]]), z.enum(UNITS)).default({}),
  values,
})

/** A mapping of a sheet of another kind, as it is written. */
const furtherMapping = z.strictObject({
  kind: z.enum(FURTHER_SHEETS),
  description: z.string().max(1000).default(''),
  /** field of the kind → heading */
  columns: z.record(z.string().max(60), column),
  dateFormats,
  values,
  /** field → what holds in rows that do not say */
  otherwise: z.record(z.string().max(60), text).default({}),
})

/** The mapping of a sheet of dogs as it is worked with: every field has its column. */
export const dogMapping = dogMappingKeys.transform(({ fieldsByName, fields, ...mapping }) => ({
  ...mapping,
  fields: fieldsByName ? { ...FIELDS_BY_NAME, ...fields } : fields,
}))
const FIELDS_BY_NAME = Object.fromEntries(FIELD_NAMES.map((name) => [name, name])) as Record<
  FieldName,
  string
>

export type Mapping = z.infer<typeof dogMapping>
export type StatementMapping = z.infer<typeof statement>
export type WrittenDogMapping = z.infer<typeof dogMappingKeys>
export type FurtherMapping = z.infer<typeof furtherMapping>
/** How one sheet is written, as it is kept. */
export type SheetMapping = WrittenDogMapping | FurtherMapping

/** Either shape by what it says it is of. */
export const sheetMapping = z.discriminatedUnion('kind', [
  dogMappingKeys.extend({ kind: z.literal('dogs') }),
  furtherMapping,
])

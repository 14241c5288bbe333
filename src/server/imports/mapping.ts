import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { isDateFormat } from '#domain/imports/dates.ts'
import { FIELD_NAMES, type FieldName } from './fields.ts'
import { ImportError } from './importError.ts'

const SHIPPED = new URL('./mappings/', import.meta.url)

const column = z.string().min(1)
const breedCode = z.string().regex(/^[0-9]+(\.[0-9]+)?$/, 'a breed code is digits, such as "297" or "99.1"')

const statement = z.strictObject({
  kind: z.enum(HEALTH_KINDS),
  scale: z.string().min(1),
  value: column,
  left: column.optional(),
  right: column.optional(),
  examinedOn: column.optional(),
  ageMonths: column.optional(),
  certificate: column.optional(),
  /** only rows in which this column holds this text */
  when: z.strictObject({ column, equals: z.string() }).optional(),
  /** suffixes of one-sided findings */
  sides: z.record(z.string(), z.enum(['left', 'right', 'one'])).default({}),
  /** the file's value → the scale's value */
  values: z.record(z.string(), z.string().min(1)).default({}),
})

const mappingKeys = z.strictObject({
  description: z.string().default(''),
  /** columns without which the file is not of this kind */
  required: z.array(column).default([]),
  /** columns that are known and not used */
  ignored: z.array(column).default([]),
  numbers: z.strictObject({
    column,
    /** in the number columns: `A/B` are one dog's numbers */
    separator: z.string().length(1).optional(),
    aliases: z.strictObject({ column, separator: z.string().length(1) }).optional(),
  }),
  sire: column.optional(),
  dam: column.optional(),
  breed: z.strictObject({
    column: column.optional(),
    /** the file's text → breed code; codes and names of known breeds are understood without */
    values: z.record(z.string(), breedCode).default({}),
    /** the breed of rows that name none */
    otherwise: breedCode.optional(),
  }),
  /** breeds that the file brings along; made as breeds the club does not look after where they are missing */
  breeds: z
    .array(
      z.strictObject({
        code: breedCode,
        fi: z.string().min(1),
        sv: z.string().min(1),
        en: z.string().min(1),
      }),
    )
    .default([]),
  /** true: a column named like a field is that field; `fields` names the others */
  fieldsByName: z.boolean().default(false),
  fields: z.partialRecord(z.enum(FIELD_NAMES as [FieldName, ...FieldName[]]), column),
  dateFormats: z
    .array(z.string().refine(isDateFormat, 'a date format is made of YYYY, MM or M or MMM, DD or D'))
    .min(1),
  sexes: z.record(z.string(), z.enum(['male', 'female'])),
  booleans: z.record(z.string(), z.boolean()).default({}),
  /** names that stand for "no name" */
  unnamed: z.array(z.string()).default([]),
  titles: z.strictObject({ column, separator: z.string().length(1) }).optional(),
  statements: z.array(statement).default([]),
})

const mappingSchema = mappingKeys.transform(({ fieldsByName, fields, ...mapping }) => ({
  ...mapping,
  fields: fieldsByName ? { ...FIELDS_BY_NAME, ...fields } : fields,
}))
const FIELDS_BY_NAME = Object.fromEntries(FIELD_NAMES.map((name) => [name, name])) as Record<
  FieldName,
  string
>

export type Mapping = z.infer<typeof mappingSchema>
export type StatementMapping = z.infer<typeof statement>

/**
 * A mapping that ships with the program, by its name, or one of the user's own, by its path (ending in .json).
 * @throws ImportError naming the first thing that is wrong with it
 */
export async function loadMapping(nameOrPath: string): Promise<Mapping> {
  const own = nameOrPath.endsWith('.json')
  if (!own && !(await shippedMappings()).includes(nameOrPath)) {
    const names = (await shippedMappings()).join(', ')
    throw new ImportError(
      `There is no mapping "${nameOrPath}". The shipped ones are ${names}; a mapping of your own is a .json file.`,
    )
  }
  return parseMapping(
    await readMapping(own ? nameOrPath : new URL(`${nameOrPath}.json`, SHIPPED)),
    nameOrPath,
  )
}

/** Names of the mappings in the folder `mappings`. */
export async function shippedMappings(): Promise<string[]> {
  const files = await readdir(SHIPPED)
  return files
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
}

/** @throws ImportError where the text is no JSON or no mapping */
export function parseMapping(json: string, name: string): Mapping {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new ImportError(`Mapping ${name} is not JSON: ${(error as Error).message}.`)
  }
  const parsed = mappingSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = issue?.path.length ? `"${issue.path.join('.')}"` : 'its top level'
  throw new ImportError(`Mapping ${name} is wrong at ${place}: ${issue?.message}.`)
}

async function readMapping(file: string | URL): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  } catch (error) {
    throw new ImportError(`Mapping ${String(file)} cannot be read: ${(error as Error).message}.`)
  }
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import type { Database } from '#server/platform/database.ts'
import { type ImportOptions, type ImportResult, importDogs } from '../importDogs.ts'
import { loadMapping } from '../mapping.ts'

export interface TextImport extends ImportResult {
  /** every problem as `line code subject detail`, what is empty left out; only the first three of a kind */
  readonly problemLines: readonly string[]
  /** every change as `line field value` */
  readonly filled: readonly string[]
}

type Settings = Partial<Omit<ImportOptions, 'mapping' | 'file'>> & { readonly mapping?: string }

/** Imports a file with this content (text as UTF-8) on the day 2026-01-31. */
export async function importText(
  database: Database,
  content: string | Buffer,
  { mapping = 'koirakanta', ...options }: Settings = {},
): Promise<TextImport> {
  const folder = await mkdtemp(join(tmpdir(), 'koirakanta-import-'))
  const file = join(folder, 'dogs.csv')
  try {
    await writeFile(file, content)
    const result = await importDogs(database.pool, {
      file,
      mapping: await loadMapping(mapping),
      today: '2026-01-31',
      codes: FIRST_HEALTH_CODES,
      ...options,
    })
    return { ...result, problemLines: problemLinesOf(result), filled: filledBy(result) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function problemLinesOf({ problems }: ImportResult): string[] {
  return problems.flatMap(({ examples }) =>
    examples.map(({ line, code, subject, detail }) =>
      [line, code, subject, detail].filter(Boolean).join(' '),
    ),
  )
}

function filledBy({ changes }: ImportResult): string[] {
  return changes.flatMap(({ examples }) =>
    examples.map(({ line, field, value }) => `${line} ${field} ${value}`),
  )
}

/** A dog as the tests look at it. */
export interface DogFacts {
  readonly name: string
  readonly sex: string | null
  readonly breed: string
  readonly born: string | null
  readonly sire: string | null
  readonly dam: string | null
  readonly numbers: readonly string[]
}

/** The dog with this number (its key), parents by their main numbers, its own main number first. */
export async function dogWith({ pool }: Database, key: string): Promise<DogFacts | undefined> {
  const { rows } = await pool.query<DogFacts>(
    `select d.name, d.sex, d.breed_code as breed, d.birth_date as born,
       (select regnr from dog_number where dog_id = d.sire_id and is_primary) as sire,
       (select regnr from dog_number where dog_id = d.dam_id and is_primary) as dam,
       (select array_agg(regnr order by is_primary desc, regnr) from dog_number where dog_id = d.id) as numbers
     from dog d join dog_number n on n.dog_id = d.id where n.key = $1`,
    [key],
  )
  return rows[0]
}

/** Removes every dog and person and what hangs on them; the breeds of the club stay. */
export async function emptyDogs({ pool }: Database): Promise<void> {
  await pool.query('truncate dog, person, dog_number, dog_owner, dog_title, health_statement cascade')
  await pool.query(
    `insert into breed (code, name_fi, name_sv, name_en) values
       ('119', 'lyhytkarvainen saksanseisoja', 'korthårig vorsteh', 'German Short-haired Pointing Dog'),
       ('98', 'karkeakarvainen saksanseisoja', 'strävhårig vorsteh', 'German Wire-haired Pointing Dog')
     on conflict do nothing`,
  )
}

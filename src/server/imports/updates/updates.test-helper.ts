import { expect } from 'vitest'
import type { DataUpdate, DataUpdateRow } from '#contract/dataUpdates.ts'
import type { Database } from '../../platform/database.ts'
import type { TestBrowser } from '../../testing/testBrowser.ts'

const BASE = '/api/auth/data-updates'

/** The tables that an update may write, with what follows from other columns or changes with every save left out. */
const COMPARED = {
  dog: "to_jsonb(t) - 'version' - 'updated_at'",
  dog_number: 'to_jsonb(t)',
  dog_owner: 'to_jsonb(t)',
  dog_title: 'to_jsonb(t)',
  health_statement: 'to_jsonb(t)',
  show: "to_jsonb(t) - 'version'",
  show_result: "to_jsonb(t) - 'version'",
  trial: "to_jsonb(t) - 'version' - 'created_at' - 'updated_at'",
  trial_number: 'to_jsonb(t)',
  trial_judge: 'to_jsonb(t)',
  trial_result: "to_jsonb(t) - 'version'",
  person: 'to_jsonb(t)',
  breed: 'to_jsonb(t)',
} as const

/** Every row of the compared tables, as text. */
export async function rowsOfTables({ pool }: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const [table, columns] of Object.entries(COMPARED)) {
    const { rows } = await pool.query<{ row: string }>(
      `select (${columns})::text as row from ${table} t order by 1`,
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

/** Updates as a browser makes them. */
export function updatesBy(browser: TestBrowser) {
  const get = async (id: number) => (await browser.get(`${BASE}/${id}`)).json<DataUpdate>()
  const ended = async (id: number): Promise<DataUpdate> => {
    await expect.poll(async () => (await get(id)).progress, { timeout: 30_000 }).toBeNull()
    return get(id)
  }
  const command = (id: number, what: string) => browser.command(`${BASE}/${id}/${what}`)
  const begin = (fileName: string, size: number, mapping?: string, mappingId?: number) =>
    browser.json(BASE, { fileName, size, mapping, mappingId })
  const sendPart = (id: number, part: number, content: Buffer) =>
    browser.file(`${BASE}/${id}/parts/${part}`, 'application/octet-stream', content)
  return {
    get,
    ended,
    command,
    begin,
    sendPart,
    list: async () => (await browser.get(BASE)).json<{ updates: DataUpdate[] }>().updates,
    rows: async (id: number, query = '') =>
      (await browser.get(`${BASE}/${id}/rows${query}`)).json<{
        rows: DataUpdateRow[]
        next: number | null
      }>(),
    csv: (id: number) => browser.get(`${BASE}/${id}/rows.csv?lang=fi`),
    /** Sends a file in parts of so many bytes and has it compared. */
    async compared(
      content: string | Buffer,
      {
        name = 'koirat.csv',
        mapping = undefined as string | undefined,
        mappingId = undefined as number | undefined,
        bytes = 4096,
      } = {},
    ) {
      const whole = Buffer.from(content)
      const { id } = (await begin(name, whole.length, mapping, mappingId)).json<DataUpdate>()
      for (let part = 0; part * bytes < whole.length; part++)
        await sendPart(id, part, whole.subarray(part * bytes, (part + 1) * bytes))
      await command(id, 'compare')
      return ended(id)
    },
    async done(id: number, what: 'apply' | 'undo' | 'compare') {
      const answer = await command(id, what)
      expect(answer.statusCode, answer.body).toBe(200)
      return ended(id)
    },
  }
}

/** Rows of a difference in words: kind, line, number, field, what it was and is, and why. */
export const tellingRows = (rows: readonly DataUpdateRow[]): string[] =>
  rows.map(({ kind, line, regnr, field, former, value, code }) =>
    [kind, line, regnr, field, former, value, code].map((part) => part ?? '-').join(' '),
  )

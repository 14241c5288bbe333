import type {
  DataMapping,
  DataMappingRow,
  DataUpdateSample,
  PreviewSheet,
  ShippedMapping,
} from '#contract/dataMappings.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import type { TestBrowser } from '../../testing/testBrowser.ts'

const BASE = '/api/auth/data-mappings'

interface Sheet {
  readonly name: string | null
  readonly headings: readonly string[]
  readonly dataFirst?: boolean
  readonly mapping: SheetMapping | null
}

const asSent = (sheets: readonly Sheet[]) =>
  sheets.map(({ name, headings, dataFirst, mapping }) => ({
    name,
    headings,
    dataFirst,
    mapping: mapping && JSON.stringify(mapping),
  }))

/** Mappings as a browser makes them. */
export const mappingsBy = (browser: TestBrowser) => ({
  list: async () => (await browser.get(BASE)).json<{ own: DataMappingRow[]; shipped: ShippedMapping[] }>(),
  get: (id: number) => browser.get(`${BASE}/${id}`),
  create: (name: string, sheets: readonly Sheet[]) => browser.json(BASE, { name, sheets: asSent(sheets) }),
  edit: (one: Pick<DataMapping, 'id' | 'version' | 'name'> & { readonly sheets: readonly Sheet[] }) =>
    browser.json(`${BASE}/update`, {
      id: one.id,
      version: one.version,
      name: one.name,
      sheets: asSent(one.sheets),
    }),
  remove: (id: number, version: number) => browser.json(`${BASE}/delete`, { id, version }),
  sample: async (update: number) =>
    (await browser.get(`/api/auth/data-updates/${update}/sample`)).json<DataUpdateSample>(),
  preview: async (
    update: number,
    mappings: readonly (SheetMapping | null)[],
    named: { readonly headings: readonly string[]; readonly dataFirst?: boolean } = { headings: [] },
  ) =>
    (
      await browser.json(`/api/auth/data-updates/${update}/preview`, {
        sheets: mappings.map((mapping) => ({ ...named, mapping: mapping && JSON.stringify(mapping) })),
      })
    ).json<{ sheets: (PreviewSheet | null)[] }>().sheets,
  readBy: (update: number, mappingId: number) =>
    browser.json(`/api/auth/data-updates/${update}/mapping`, { mappingId }),
})

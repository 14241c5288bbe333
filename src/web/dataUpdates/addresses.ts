import { type RawSearch, textOf } from '../searchValues.ts'

export const DATA_UPDATES_PATH = '/hallinta/paivitys'
export const dataUpdatesAddress = () => ({ to: DATA_UPDATES_PATH }) as const

export const DATA_UPDATE_PATH = `${DATA_UPDATES_PATH}/$id` as const
export const dataUpdateAddress = (id: number | string, search: DifferenceSearch = {}) =>
  ({ to: DATA_UPDATE_PATH, params: { id: String(id) }, search }) as const

/** Which column of its file is what. */
export const DATA_UPDATE_FORMAT_PATH = `${DATA_UPDATE_PATH}/muoto` as const
export const dataUpdateFormatAddress = (id: number | string) =>
  ({ to: DATA_UPDATE_FORMAT_PATH, params: { id: String(id) } }) as const

export const DATA_MAPPINGS_PATH = `${DATA_UPDATES_PATH}/muodot` as const
export const dataMappingsAddress = () => ({ to: DATA_MAPPINGS_PATH }) as const
export const DATA_MAPPING_PATH = `${DATA_MAPPINGS_PATH}/$id` as const
export const dataMappingAddress = (id: number | string) =>
  ({ to: DATA_MAPPING_PATH, params: { id: String(id) } }) as const

/** What a difference is narrowed to: `about` is a field or what is wrong, `text` a part of a registration number. */
export interface DifferenceSearch {
  kind?: string
  about?: string
  sheet?: string
  text?: string
}
export const differenceSearchOf = (raw: RawSearch): DifferenceSearch => ({
  kind: textOf(raw.kind),
  about: textOf(raw.about),
  sheet: textOf(raw.sheet),
  text: textOf(raw.text),
})

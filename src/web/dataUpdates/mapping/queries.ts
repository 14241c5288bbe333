import type { MappingSheet } from '#contract/dataMappings.ts'
import {
  dataMapping,
  dataMappings,
  dataUpdateSample,
  previewDataMapping,
} from '#contract/endpoints/dataMappings.ts'
import { dataUpdate, dataUpdateRows, dataUpdates } from '#contract/endpoints/dataUpdates.ts'

/** What is stale once a mapping was changed. */
export const OF_MAPPINGS = [dataMappings, dataMapping, dataUpdateSample, previewDataMapping] as const
/** What is stale once a file is read anew. */
export const OF_UPDATES = [dataUpdate, dataUpdates, dataUpdateRows] as const

/** Sheets as they are sent: a mapping travels as a text. */
export const sentSheets = (sheets: readonly MappingSheet[]) =>
  sheets.map((sheet) => ({ name: sheet.name, ...unnamedSheet(sheet) }))

/** A sheet as a preview asks for it. */
export const unnamedSheet = ({ headings, dataFirst, mapping }: MappingSheet) => ({
  headings,
  dataFirst,
  mapping: mapping && JSON.stringify(mapping),
})

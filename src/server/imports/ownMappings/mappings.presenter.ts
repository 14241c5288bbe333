import type { DataMapping, DataMappingRow, MappingSheet } from '#contract/dataMappings.ts'
import type { MappedSheet } from '../kinds/mappedTables.ts'
import type { SampleRow, StoredMapping } from './mappings.types.ts'

const whoOf = (who: StoredMapping['by']) => who && { id: who.id, username: who.username }

/** A saved mapping in a list. */
export const presentMappingRow = (mapping: StoredMapping): DataMappingRow => ({
  id: mapping.id,
  name: mapping.name,
  version: mapping.version,
  kinds: [...new Set(mapping.sheets.flatMap((sheet) => sheet.mapping?.kind ?? []))],
  madeAt: mapping.madeAt.toISOString(),
  by: whoOf(mapping.by),
  changedAt: mapping.changedAt.toISOString(),
  changedBy: whoOf(mapping.changedBy),
})

export const presentMapping = (mapping: StoredMapping): DataMapping => ({
  ...presentMappingRow(mapping),
  sheets: mapping.sheets.map(presentSheet),
})

export const presentSheet = ({ name, headings, dataFirst, mapping }: MappedSheet): MappingSheet => ({
  name,
  headings: [...headings],
  dataFirst,
  mapping,
})

export const presentRow = ({ line, cells }: SampleRow) => ({ line, cells: [...cells] })

import type { MappingSheet, SampleSheet } from '#contract/dataMappings.ts'
import { emptyMapping } from '#contract/mappingColumns.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import { SHEET_KINDS } from '#domain/imports/sheetKinds.ts'
import { useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { DateFormats } from './DateFormats.tsx'
import { FirstRow } from './FirstRow.tsx'
import { Otherwise } from './Otherwise.tsx'

/** A sheet, with the first rows where its file is there. */
export type EditedSheet = MappingSheet & Partial<Pick<SampleSheet, 'first' | 'rows'>>

interface Props<Sheet extends EditedSheet> {
  sheet: Sheet
  onChange: (sheet: Sheet) => void
}

/** What a sheet holds: its kind, how its days are written, and which column is what. */
export function SheetEditor<Sheet extends EditedSheet>({ sheet, onChange }: Props<Sheet>) {
  const t = useTranslate()
  const breeds = useBreedOptions()
  const { mapping } = sheet
  const map = (next: SheetMapping | null) => onChange({ ...sheet, mapping: next })
  const kinds = SHEET_KINDS.map((value) => ({ value, label: t(`dataMappings.kinds.${value}`) }))
  return (
    <>
      <Row gap={2} mb={2} align="end">
        <FilterSelect
          label={t('dataMappings.kind')}
          value={mapping?.kind ?? ''}
          none={t('dataMappings.notRead')}
          options={kinds}
          onChange={(value) => map(value === '' ? null : emptyMapping(value as (typeof SHEET_KINDS)[number]))}
        />
        {mapping && <DateFormats mapping={mapping} onChange={map} />}
        {mapping?.kind === 'dogs' && (
          <FilterSelect
            label={t('dataMappings.breedOtherwise')}
            value={mapping.breed.otherwise ?? ''}
            none={t('dataMappings.noBreed')}
            options={breeds}
            onChange={(code) =>
              map({ ...mapping, breed: { ...mapping.breed, otherwise: code || undefined } })
            }
          />
        )}
      </Row>
      <FirstRow sheet={sheet} onChange={onChange} />
      {mapping && <ColumnTable sheet={sheet} mapping={mapping} onChange={onChange} />}
      {mapping && mapping.kind !== 'dogs' && <Otherwise mapping={mapping} onChange={map} />}
    </>
  )
}

import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { emptyMapping } from '#contract/mappingColumns.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import type { EditedSheet } from './SheetEditor.tsx'

interface Props<Sheet extends EditedSheet> {
  sheet: Sheet
  onChange: (sheet: Sheet) => void
}

/** Whether the first row holds headings or data; then its columns are called by their places, until somebody names them. */
export function FirstRow<Sheet extends EditedSheet>({ sheet, onChange }: Props<Sheet>) {
  const t = useTranslate()
  const { first, dataFirst, mapping } = sheet
  if (!first)
    return dataFirst ? (
      <Text tone="muted" mb={2}>
        {t('dataMappings.dataFirstSaved')}
      </Text>
    ) : null
  const set = (isData: boolean) =>
    onChange({
      ...sheet,
      dataFirst: isData,
      headings: isData
        ? first.cells.map((_cell, place) => t('dataMappings.columnAt', { number: place + 1 }))
        : first.cells,
      mapping: mapping && emptyMapping(mapping.kind),
    })
  return (
    <Block mb={1}>
      <FormControlLabel
        control={<Checkbox checked={dataFirst} onChange={(event) => set(event.target.checked)} />}
        label={t('dataMappings.dataFirst')}
      />
      {dataFirst && (
        <Text tone="muted" size="small" measure="text">
          {t('dataMappings.dataFirstHelp')}
        </Text>
      )}
    </Block>
  )
}

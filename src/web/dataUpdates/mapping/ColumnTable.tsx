import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { codesOf, hasCodes, unitsOf, withUnit } from '#contract/mappingCodes.ts'
import { fieldsOfKind, mappedColumns, withColumn, withHeading } from '#contract/mappingColumns.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import type { Unit } from '#domain/imports/units.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { ChoiceCell } from './ChoiceCell.tsx'
import { Codes } from './Codes.tsx'
import { ColumnName } from './ColumnName.tsx'
import type { EditedSheet } from './SheetEditor.tsx'
import { useFieldName } from './useFieldNames.ts'

interface Props<Sheet extends EditedSheet> {
  sheet: Sheet
  mapping: SheetMapping
  onChange: (sheet: Sheet) => void
}

/** Which column is what: each with its first values, what it tells, and what its values stand for. */
export function ColumnTable<Sheet extends EditedSheet>({ sheet, mapping, onChange }: Props<Sheet>) {
  const t = useTranslate()
  const nameOf = useFieldName()
  const fields = fieldsOfKind(mapping.kind).map((value) => ({ value, label: nameOf(value) }))
  const options = [{ value: '', label: t('dataMappings.notUsed') }, ...fields]
  const { headings, dataFirst, first, rows = [] } = sheet
  const shown = dataFirst && first ? [first, ...rows] : rows
  const byHeading = new Map([...mappedColumns(mapping)].map(([field, heading]) => [keyOf(heading), field]))
  return (
    <Box
      component="ul"
      aria-label={t('dataMappings.columns')}
      sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '64rem' }}
    >
      {[...headings.entries()].map(([place, heading]) =>
        heading.trim() === '' && !dataFirst ? null : (
          <ColumnRow
            key={place}
            heading={heading}
            others={headings.toSpliced(place, 1)}
            values={shown.length > 0 ? valuesOf(shown, place) : undefined}
            field={byHeading.get(keyOf(heading))}
            options={options}
            mapping={mapping}
            onChange={(next) => onChange({ ...sheet, mapping: next })}
            onName={
              dataFirst
                ? (name) =>
                    onChange({
                      ...sheet,
                      headings: headings.with(place, name),
                      mapping: withHeading(mapping, heading, name),
                    })
                : undefined
            }
          />
        ),
      )}
    </Box>
  )
}

const keyOf = (heading: string) => heading.trim().toLowerCase()

/** The different values of a column in the sample, in their order. */
const valuesOf = (rows: readonly { readonly cells: readonly string[] }[], place: number): string[] => [
  ...new Set(rows.map(({ cells }) => (cells[place] ?? '').trim()).filter((text) => text !== '')),
]

/** Values that stand beside a heading. */
const SHOWN = 3

interface RowProps {
  mapping: SheetMapping
  onChange: (mapping: SheetMapping) => void
  heading: string
  others: readonly string[]
  /** calls the column otherwise; undefined: its file does */
  onName: ((name: string) => void) | undefined
  /** of a sample; undefined: there is none */
  values: readonly string[] | undefined
  /** what it tells; undefined: nothing */
  field: string | undefined
  options: readonly { readonly value: string; readonly label: string }[]
}

function ColumnRow({ heading, others, values, field, options, mapping, onChange, onName }: RowProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const units = field === undefined ? [] : unitsOf(mapping.kind, field)
  const asked = field === undefined || !hasCodes(field) ? [] : (values ?? [...codesOf(mapping, field).keys()])
  const choose = (next: string) => {
    const without = field === undefined ? mapping : withColumn(mapping, field, undefined)
    onChange(next === '' ? without : withColumn(without, next, heading))
  }
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 1 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 18rem) minmax(0, 14rem)' },
          gap: { xs: 1, md: 2 },
          alignItems: 'center',
        }}
      >
        <Block shrink>
          {onName ? (
            <ColumnName name={heading} others={others} onChange={onName} />
          ) : (
            <Text strong breaks>
              {heading}
            </Text>
          )}
          {values && (
            <Text tone="muted" size="small" breaks mt={onName ? 0.5 : 0}>
              {values.slice(0, SHOWN).join(' · ') || t('dataMappings.noValues')}
            </Text>
          )}
        </Block>
        <ChoiceCell
          label={t('dataMappings.fieldOf', { column: heading })}
          value={field ?? ''}
          options={options}
          onChange={choose}
        />
        <Row align="center">
          {field !== undefined && units.length > 0 && (
            <ChoiceCell
              label={t('dataMappings.unitOf', { column: heading })}
              value={(mapping.kind === 'dogs' && mapping.units[field as 'height_cm']) || units[0]!}
              options={units.map((unit) => ({ value: unit, label: t(`dataMappings.units.${unit}`) }))}
              onChange={(unit) => onChange(withUnit(mapping, field, unit as Unit))}
            />
          )}
          {asked.length > 0 && (
            <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'dataMappings.closeValues' : 'dataMappings.openValues', { column: heading })}
            </Button>
          )}
        </Row>
      </Box>
      {open && field !== undefined && <Codes {...{ field, values: asked, mapping, onChange }} />}
    </Box>
  )
}

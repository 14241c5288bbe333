import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { otherwiseFields } from '#contract/mappingColumns.ts'
import { type FurtherMapping, LONGEST_HEADING } from '#contract/mappingShape.ts'
import { useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Block, Heading, Row, Text } from '../../ui/layout/parts.ts'
import { ChoiceCell } from './ChoiceCell.tsx'
import { useFieldName } from './useFieldNames.ts'

interface Props {
  mapping: FurtherMapping
  onChange: (mapping: FurtherMapping) => void
}

/** What holds in all rows that do not say: of a sheet of one show its day, for one. */
export function Otherwise({ mapping, onChange }: Props) {
  const t = useTranslate()
  const nameOf = useFieldName()
  const id = useId()
  const { kind, otherwise } = mapping
  const left = otherwiseFields(kind).filter((field) => otherwise[field] === undefined)
  const set = (field: string, value: string) =>
    onChange({ ...mapping, otherwise: { ...otherwise, [field]: value } })
  const remove = (field: string) => {
    const { [field]: _former, ...others } = otherwise
    onChange({ ...mapping, otherwise: others })
  }
  return (
    <Block mt={3} role="group" aria-labelledby={id}>
      <Heading component="h3" id={id}>
        {t('dataMappings.otherwise')}
      </Heading>
      <Text tone="muted" size="small" measure="text" mb={1}>
        {t('dataMappings.otherwiseHelp')}
      </Text>
      {Object.entries(otherwise).map(([field, value]) => (
        <Box
          key={field}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: '1fr max-content',
              sm: 'minmax(0, 12rem) minmax(0, 18rem) max-content',
            },
            justifyContent: 'start',
            gap: 1,
            alignItems: 'center',
            mb: 1,
          }}
        >
          <Text strong breaks>
            {nameOf(field)}
          </Text>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: '2', sm: 'auto' } }}>
            <GivenValue field={field} value={value} onChange={(next) => set(field, next)} />
          </Box>
          <Button
            size="small"
            aria-label={t('dataMappings.otherwiseRemove', { field: nameOf(field) })}
            onClick={() => remove(field)}
          >
            {t('dataMappings.remove')}
          </Button>
        </Box>
      ))}
      {left.length > 0 && (
        <Row>
          <FilterSelect
            label={t('dataMappings.otherwiseAdd')}
            value=""
            none={t('dataMappings.otherwiseNone')}
            options={left.map((value) => ({ value, label: nameOf(value) }))}
            onChange={(field) => field !== '' && set(field, '')}
          />
        </Row>
      )}
    </Block>
  )
}

interface ValueProps {
  field: string
  value: string
  onChange: (value: string) => void
}

function GivenValue({ field, value, onChange }: ValueProps) {
  const t = useTranslate()
  const nameOf = useFieldName()
  const breeds = useBreedOptions()
  const label = t('dataMappings.otherwiseOf', { field: nameOf(field) })
  if (field === 'breed')
    return (
      <ChoiceCell
        label={label}
        value={value}
        options={[{ value: '', label: t('dataMappings.otherwiseNone') }, ...breeds]}
        onChange={onChange}
      />
    )
  return (
    <OutlinedInput
      size="small"
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label, maxLength: LONGEST_HEADING, autoComplete: 'off' }}
    />
  )
}

import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { CONDITION_DOGS, CONDITION_TYPES, PAIR_TYPES } from '#domain/breeding/rules/ruleSet.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, FieldError, Heading, Text } from '../../ui/layout/parts.ts'
import { DemandInputs } from './DemandInputs.tsx'
import { type ConditionValues, emptyCondition } from './ruleValues.ts'
import { SmallCheck, SmallSelect, SmallText } from './SmallInputs.tsx'
import { useRows } from './useRows.ts'

/** The numbered conditions of a rule. */
export function ConditionsField() {
  const t = useTranslate()
  const { id, label, error, rows, add, remove, change, errorsOf } = useRows('conditions')
  return (
    <Block>
      <Heading ruled component="h3" id={id} tabIndex={-1}>
        {label}
      </Heading>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {rows.length === 0 && <Text tone="muted">{t('breedingRuleAdmin.noConditions')}</Text>}
      {rows.map(({ row, index, key }) => (
        <Box
          key={key}
          role="group"
          aria-label={t('breedingRuleAdmin.condition', { number: index + 1 })}
          sx={ROW}
        >
          <Common row={row as ConditionValues} onChange={(part) => change(index, part)} />
          <DemandInputs row={row as ConditionValues} onChange={(part) => change(index, part)} />
          <SmallCheck
            label={t('breedingRuleAdmin.confirmed')}
            value={(row as ConditionValues).confirmed}
            onChange={(confirmed) => change(index, { confirmed })}
          />
          <IconButton
            aria-label={t('breedingRuleAdmin.removeCondition', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ justifySelf: 'start' }}
          >
            <Delete />
          </IconButton>
          {errorsOf(index).map((wrong) => (
            <FieldError key={wrong}>{wrong}</FieldError>
          ))}
        </Box>
      ))}
      <Block mt={1}>
        <Button variant="outlined" onClick={() => add(emptyCondition(String(rows.length + 1)))}>
          {t('breedingRuleAdmin.addCondition')}
        </Button>
      </Block>
    </Block>
  )
}

interface Props {
  row: ConditionValues
  onChange: (part: Partial<ConditionValues>) => void
}

function Common({ row, onChange }: Props) {
  const t = useTranslate()
  return (
    <>
      <SmallText
        label={t('breedingRules.columns.point')}
        value={row.point}
        most={20}
        onChange={(point) => onChange({ point })}
      />
      <SmallSelect
        label={t('breedingRuleAdmin.type')}
        value={row.type}
        options={CONDITION_TYPES.map((value) => ({ value, label: t(`breedingRuleAdmin.types.${value}`) }))}
        onChange={(type) => onChange({ type: type as ConditionValues['type'] })}
      />
      {!PAIR_TYPES.includes(row.type) && (
        <SmallSelect
          label={t('breedingRuleAdmin.of')}
          value={row.of}
          options={CONDITION_DOGS.map((value) => ({ value, label: t(`breedingRuleAdmin.ofs.${value}`) }))}
          onChange={(of) => onChange({ of })}
        />
      )}
    </>
  )
}

export const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: 2,
  alignItems: 'end',
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const

import Button from '@mui/material/Button'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, FieldError, Heading, Text } from '../../ui/layout/parts.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { CaseFields } from './CaseFields.tsx'
import { type CaseValues, emptyCase } from './ruleValues.ts'
import { useRows } from './useRows.ts'

/** The named cases that a rule carries: without them it is not published. */
export function CasesField() {
  const t = useTranslate()
  const { id, label, error, rows, add, remove, change, errorsOf } = useRows('cases')
  return (
    <Block mt={3}>
      <Heading ruled component="h3" id={id} tabIndex={-1}>
        {label}
      </Heading>
      <Text tone="muted" mb={1} measure="text">
        {t('breedingRuleAdmin.casesHelp')}
      </Text>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {rows.map(({ row, index, key }) => (
        <CaseFields
          key={key}
          number={index + 1}
          one={row as CaseValues}
          errors={errorsOf(index)}
          onChange={(part) => change(index, part)}
          onRemove={() => remove(index)}
        />
      ))}
      <Block mt={1}>
        <Button variant="outlined" onClick={() => add(emptyCase(finnishToday()))}>
          {t('breedingRuleAdmin.addCase')}
        </Button>
      </Block>
    </Block>
  )
}

import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MOST_GRADES } from '#contract/constants.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Block, Heading, Row, Text } from '../ui/layout/parts.ts'
import { emptyGrade, type HealthCodeValues } from './healthCodeValues.ts'

/** The labels of the fields of every grade that there can be. */
export function useGradeLabels(): Record<string, string> {
  const t = useTranslate()
  const ofGrade = (index: number) => [
    [`grades.${index}.value`, t('healthCodes.value')],
    ...LANGUAGES.flatMap((language) => [
      [`grades.${index}.label.${language}`, t('healthCodes.labelIn', { language })],
      [`grades.${index}.meaning.${language}`, t('healthCodes.meaningIn', { language })],
    ]),
  ]
  return Object.fromEntries(Array.from({ length: MOST_GRADES }, (_none, index) => ofGrade(index)).flat())
}

/** The grades of a scale from best to worst; none: a finding without a scale. `isNew`: the form is the page itself, not a section of it. */
export function GradeFields({ isNew }: { isNew: boolean }) {
  const t = useTranslate()
  const { control } = useFormContext<HealthCodeValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'grades' })
  return (
    <Block>
      <Heading ruled component={isNew ? 'h2' : 'h3'}>
        {t('healthCodes.grades')}
      </Heading>
      {fields.length === 0 && (
        <Text tone="muted" mt={1}>
          {t('healthCodes.noGrades')}
        </Text>
      )}
      {fields.map((field, index) => (
        <Grade key={field.id} index={index} value={field.value} onRemove={() => remove(index)} />
      ))}
      <Block mt={2}>
        <Button
          variant="outlined"
          disabled={fields.length >= MOST_GRADES}
          onClick={() => append(emptyGrade(), { focusName: `grades.${fields.length}.value` })}
        >
          {t('healthCodes.addGrade')}
        </Button>
      </Block>
    </Block>
  )
}

interface GradeProps {
  index: number
  value: string
  onRemove: () => void
}

function Grade({ index, value, onRemove }: GradeProps) {
  const t = useTranslate()
  const name = t('healthCodes.gradeNumber', { number: index + 1 })
  return (
    <Box role="group" aria-label={name} sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5 }}>
      <Row between gap={1} mb={1}>
        <Text strong>{name}</Text>
        <IconButton
          aria-label={t('healthCodes.removeGrade', { value: value || index + 1 })}
          onClick={onRemove}
        >
          <Delete />
        </IconButton>
      </Row>
      <Box sx={GRADE}>
        <TextInput name={`grades.${index}.value`} autoComplete="off" maxLength={20} verbatim />
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            name={`grades.${index}.meaning.${language}`}
            optional={language !== 'fi'}
            autoComplete="off"
            maxLength={100}
          />
        ))}
        <Box sx={{ display: { xs: 'none', md: 'block' } }} />
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            name={`grades.${index}.label.${language}`}
            optional
            autoComplete="off"
            maxLength={40}
          />
        ))}
      </Box>
    </Box>
  )
}

const GRADE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '9rem repeat(3, 1fr)' },
} as const

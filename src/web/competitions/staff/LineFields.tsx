import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { COMPETITION_MAX_LINES } from '#contract/constants.ts'
import { PRIZE_TRIALS, SCORED_AWARDS } from '#domain/competitions/rule.ts'
import { SHOW_CLASSES } from '#domain/shows/grades.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../../ui/forms/formScope.ts'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Block, FieldError, Heading, Text } from '../../ui/layout/parts.ts'
import { PRIZE_LABELS } from './choices.ts'
import { type CompetitionValues, emptyShowLine, emptyTrialLine } from './competitionValues.ts'

const LISTS = { trialLines: 'type', showLines: 'class' } as const
type List = keyof typeof LISTS

/** The labels of the fields of every line that there can be. */
export function useLineLabels(): Record<string, string> {
  const t = useTranslate()
  const of = (list: List, index: number) => [
    [`rule.${list}.${index}.award`, t(`competitions.rule.${list === 'trialLines' ? 'award' : 'mark'}`)],
    [
      `rule.${list}.${index}.${LISTS[list]}`,
      t(`competitions.rule.${list === 'trialLines' ? 'trialType' : 'showClass'}`),
    ],
    [`rule.${list}.${index}.points`, t('competitions.rule.points')],
  ]
  return Object.fromEntries(
    (['trialLines', 'showLines'] as const).flatMap((list) => [
      [`rule.${list}`, t(`competitions.rule.${list}`)],
      ...Array.from({ length: COMPETITION_MAX_LINES }, (_none, index) => of(list, index)).flat(),
    ]),
  )
}

/** Points of prizes by class and type of trial. */
export function TrialLineFields() {
  const t = useTranslate()
  const types = PRIZE_TRIALS.map((value) => ({ value, label: t(`trials.types.${value}`) }))
  return <Lines list="trialLines" awards={PRIZE_LABELS} places={types} empty={emptyTrialLine} />
}

/** Points of grades and marks of shows. */
export function ShowLineFields() {
  const classes = SHOW_CLASSES.map((value) => ({ value, label: value }))
  return <Lines list="showLines" awards={SCORED_AWARDS} places={classes} empty={emptyShowLine} />
}

interface Props {
  list: List
  awards: readonly string[]
  /** where an award gives these points, beside everywhere */
  places: readonly { readonly value: string; readonly label: string }[]
  empty: () => CompetitionValues['rule'][List][number]
}

function Lines({ list, awards, places, empty }: Props) {
  const t = useTranslate()
  const { control } = useFormContext<CompetitionValues>()
  const { fields, append, remove } = useFieldArray({ control, name: `rule.${list}` })
  const { id, label, error } = useField(`rule.${list}`)
  return (
    <Block>
      <Heading component="h4" mb={1} id={id} tabIndex={-1}>
        {label}
      </Heading>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {fields.length === 0 && <Text tone="muted">{t('competitionAdmin.noLines')}</Text>}
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={t('competitionAdmin.line', { number: index + 1 })}
          sx={LINE}
        >
          <SelectInput
            name={`rule.${list}.${index}.award`}
            options={awards.map((value) => ({ value, label: value }))}
          />
          <SelectInput
            name={`rule.${list}.${index}.${LISTS[list]}`}
            options={[{ value: '', label: t('competitions.rule.any') }, ...places]}
          />
          <TextInput
            name={`rule.${list}.${index}.points`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
          />
          <IconButton
            aria-label={t('competitionAdmin.removeLine', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 3 }}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      <Block mt={1}>
        <Button
          variant="outlined"
          disabled={fields.length >= COMPETITION_MAX_LINES}
          onClick={() => append(empty() as never, { focusName: `rule.${list}.${fields.length}.points` })}
        >
          {t('competitionAdmin.addLine')}
        </Button>
      </Block>
    </Block>
  )
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) 5rem auto', sm: '9rem 12rem 8rem auto' },
  gap: { xs: 1, sm: 2 },
  alignItems: 'start',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  justifyContent: 'start',
} as const

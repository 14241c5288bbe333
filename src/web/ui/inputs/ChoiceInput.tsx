import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { type ReactNode, useId } from 'react'
import { Controller } from 'react-hook-form'
import { useField } from '../forms/formScope.ts'
import { Block, FieldError, FieldLabel, Fieldset, Row, Text } from '../layout/parts.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  /** stands under the label: what it means, or why it cannot be chosen */
  readonly note?: ReactNode
  readonly disabled?: boolean
}

interface Props {
  name: string
  choices: readonly Choice[]
  /** stands under all choices */
  help?: ReactNode
  /** what is chosen as long as nobody has */
  otherwise?: string
}

/** A choice of one among few that all are seen, each with a note of its own. */
export function ChoiceInput({ name, choices, help, otherwise }: Props) {
  const { id, label, error, control } = useField(name)
  return (
    <Fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <FieldLabel component="legend">{label}</FieldLabel>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <>
            {choices.map((choice, index) => (
              <ChoiceLine
                key={choice.value}
                id={index === 0 ? id : undefined}
                inputRef={index === 0 ? ref : undefined}
                name={id}
                choice={choice}
                checked={(value ?? otherwise) === choice.value}
                onChoose={() => onChange(choice.value)}
                onBlur={onBlur}
              />
            ))}
          </>
        )}
      />
      {help && (
        <Text tone="muted" size="small">
          {help}
        </Text>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Fieldset>
  )
}

interface LineProps {
  id: string | undefined
  inputRef: React.Ref<HTMLInputElement> | undefined
  name: string
  choice: Choice
  checked: boolean
  onChoose: () => void
  onBlur: () => void
}

function ChoiceLine({ id, inputRef, name, choice, checked, onChoose, onBlur }: LineProps) {
  const own = useId()
  const inputId = id ?? own
  const { label, note, disabled = false } = choice
  return (
    <Row align="start" gap={0} wrap={false} mb={0.5}>
      <Radio
        name={name}
        value={choice.value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        onBlur={onBlur}
        sx={{ ml: -1.25, mt: -1 }}
        slotProps={{
          input: { id: inputId, ref: inputRef, 'aria-describedby': note ? `${inputId}-note` : undefined },
        }}
      />
      <Block shrink>
        <Box component="label" htmlFor={inputId} sx={{ color: disabled ? 'text.secondary' : undefined }}>
          {label}
        </Box>
        {note && (
          <Text tone="muted" size="small" id={`${inputId}-note`}>
            {note}
          </Text>
        )}
      </Block>
    </Row>
  )
}

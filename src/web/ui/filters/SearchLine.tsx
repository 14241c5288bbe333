import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { FieldLabel, Row, Text } from '../layout/parts.ts'

interface Props {
  label: string
  help: string
  action: string
  /** what was searched for */
  start: string
  onSearch: (text: string) => void
}

/** One field that searches a list. */
export function SearchLine({ label, help, action, start, onSearch }: Props) {
  const id = useId()
  const [known, setKnown] = useState(start)
  const [text, setText] = useState(start)
  // What is searched for may change elsewhere too; whoever types stays in the field.
  if (known !== start) {
    setKnown(start)
    setText(start)
  }
  return (
    <Box
      component="form"
      role="search"
      data-print="no"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <FieldLabel component="label" htmlFor={id}>
        {label}
      </FieldLabel>
      <Row wrap={false} measure="lead">
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputProps={{ maxLength: 100, 'aria-describedby': `${id}-help`, enterKeyHint: 'search' }}
        />
        <Button type="submit" variant="outlined">
          {action}
        </Button>
      </Row>
      <Text tone="muted" size="small" mt={0.5} id={`${id}-help`}>
        {help}
      </Text>
    </Box>
  )
}

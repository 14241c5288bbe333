import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId } from 'react'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

interface Props extends Pick<ButtonProps, 'color' | 'children' | 'onClick'> {
  /** code of the reason why it may not be done now */
  refusal: string | null
}

/** A button of an entry; disabled with the reason where it may not be pressed now. */
export function RefusableButton({ refusal, ...button }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <Box>
      <Button
        {...button}
        variant="outlined"
        disabled={refusal !== null}
        aria-describedby={refusal ? id : undefined}
      />
      {refusal && (
        <Text tone="muted" size="small" mt={0.5} id={id}>
          {codeText(t, refusal)}
        </Text>
      )}
    </Box>
  )
}

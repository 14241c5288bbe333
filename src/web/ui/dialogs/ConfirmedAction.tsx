import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../layout/parts.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props<Body> {
  label: string
  /** with the thing's name; left out where nothing needs to be asked */
  question: string | undefined
  /** what follows from it */
  help: ReactNode
  /** code of the reason why it may not be done now */
  blocked: string | null
  dangerous?: boolean
  call: { readonly isPending: boolean; readonly mutateAsync: (body: Body) => Promise<unknown> }
  /** what the call is to say */
  body: Body
}

/** A button that asks before it does something; disabled with the reason where it may not be done now. */
export function ConfirmedAction<Body>({
  label,
  question,
  help,
  blocked,
  dangerous,
  call,
  body,
}: Props<Body>) {
  const t = useTranslate()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const act = () =>
    // A failure has been told by the call itself.
    void call
      .mutateAsync(body)
      .catch(() => {})
      .finally(() => setAsking(false))
  return (
    <Box>
      <Button
        variant="outlined"
        color={dangerous ? 'error' : 'primary'}
        disabled={blocked !== null}
        loading={call.isPending && question === undefined}
        aria-describedby={blocked ? id : undefined}
        onClick={() => (question === undefined ? act() : setAsking(true))}
      >
        {label}
      </Button>
      {blocked && (
        <Text tone="muted" size="small" mt={0.5} id={id}>
          {codeText(t, blocked)}
        </Text>
      )}
      {question !== undefined && (
        <ConfirmDialog
          open={asking}
          question={question}
          action={label}
          dangerous={dangerous}
          busy={call.isPending}
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          {help}
        </ConfirmDialog>
      )}
    </Box>
  )
}

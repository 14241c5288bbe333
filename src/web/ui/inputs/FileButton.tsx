import Button from '@mui/material/Button'
import { useRef } from 'react'

interface Props {
  readonly label: string
  /** of what stands under it */
  readonly helpId?: string
  /** the button has the focus, because what had it is gone */
  readonly focused?: boolean
  readonly loading?: boolean
  /** what the browser offers; default a table: a text or a workbook */
  readonly accept?: string
  readonly onChoose: (file: File) => void
}

const TABLES = '.csv,.txt,.tsv,.xlsx,text/csv'

/** Chooses a file. */
export function FileButton({
  label,
  helpId,
  focused = false,
  loading = false,
  accept = TABLES,
  onChoose,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        autoFocus={focused}
        loading={loading}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          // The same file chosen again is a choice, too.
          target.value = ''
        }}
      />
    </>
  )
}

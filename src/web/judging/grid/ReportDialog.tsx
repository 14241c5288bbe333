import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { LONGEST_REPORT } from '#domain/trials/sheetFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FieldIssues } from '../../sheets/FieldIssues.tsx'
import { FieldMark } from '../../sheets/FieldMark.tsx'
import type { Saver } from '../../sheets/saver.ts'
import { Row } from '../../ui/layout/parts.ts'
import type { OpenLine } from '../useSheets.ts'

interface Props {
  open: OpenLine
  saver: Saver
  onClose: () => void
}

/** The judge's report of one dog, with room to write; Escape and Ctrl+Enter lead back to the grid. */
export function ReportDialog({ open, saver, onClose }: Props) {
  const t = useTranslate()
  const id = useId()
  const { dog } = open.line
  const text = String(open.values.report ?? '')
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('results.report.title', { dog: dog.name || dog.regnr })}</DialogTitle>
      <DialogContent>
        <OutlinedInput
          autoFocus
          multiline
          fullWidth
          minRows={8}
          value={text}
          readOnly={!open.writable}
          onChange={({ target }) => open.write('report', target.value || null, true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onClose()
          }}
          inputProps={{ 'aria-labelledby': id, maxLength: LONGEST_REPORT }}
        />
        <Row wrap={false} between mt={0.5} tone="muted">
          <FieldMark mark={open.markOf('report')} worded />
          {t('results.report.length', { length: text.length, most: LONGEST_REPORT })}
        </Row>
        <FieldIssues
          id={`${id}-troubles`}
          codes={[]}
          unsaved={open.unsaved.get('report')}
          options={null}
          saver={saver}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Divided, Row, Text } from '../../ui/layout/parts.ts'
import { showError } from '../../ui/toasts/toasts.ts'

interface Props {
  label: string
  /** as it is read */
  value: string
  /** as a bank's page takes it; undefined: there is nothing to copy */
  copied?: string
}

/** A line of a bill with a button that copies its value. */
export function CopyLine({ label, value, copied }: Props) {
  const t = useTranslate()
  const [isCopied, setCopied] = useState(false)
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => showError(t('ownEntries.bill.copyFailed')),
    )
  const words = t(isCopied ? 'ownEntries.bill.copied' : 'ownEntries.bill.copy', { label })
  return (
    <Divided>
      <Row between wrap={false} gap={1}>
        <Block shrink>
          <Text tone="muted" size="small">
            {label}
          </Text>
          <Text breaks>{value}</Text>
        </Block>
        {copied !== undefined && (
          <Tooltip title={words}>
            <IconButton aria-label={words} onClick={() => copy(copied)} data-print="no">
              {isCopied ? <Check /> : <ContentCopy />}
            </IconButton>
          </Tooltip>
        )}
      </Row>
    </Divided>
  )
}

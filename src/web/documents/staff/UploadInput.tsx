import Button from '@mui/material/Button'
import { useId } from 'react'
import { DOCUMENT_ENDINGS } from '#domain/documents.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FileButton } from '../../ui/inputs/FileButton.tsx'
import { Block, FieldError, Row, Text } from '../../ui/layout/parts.ts'
import { SentShare } from '../../ui/loading/SentShare.tsx'
import { useFileSize } from '../useFileSize.ts'
import { type Brought, useUpload } from './useUpload.ts'

const ACCEPTED = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',')

interface Props {
  label: string
  onBrought: (brought: Brought) => void
}

/** Chooses a file and sends it at once: how far it has come, and why it is refused, is told here. */
export function UploadInput({ label, onBrought }: Props) {
  const t = useTranslate()
  const helpId = useId()
  const sizeOf = useFileSize()
  const { send, share, problem, stop, most } = useUpload(onBrought)
  return (
    <Block>
      <Row align="center" gap={2}>
        <FileButton
          label={label}
          helpId={helpId}
          accept={ACCEPTED}
          loading={share !== null}
          onChoose={(file) => void send(file)}
        />
        {share !== null && <Button onClick={stop}>{t('documentAdmin.stop')}</Button>}
      </Row>
      <Text tone="muted" size="small" mt={0.5} measure="text" id={helpId}>
        {t('documentAdmin.fileHelp', { most: sizeOf(most) })}
      </Text>
      {share !== null && (
        <SentShare share={share} labelOf={(percent) => t('documentAdmin.sending', { percent })} />
      )}
      {problem && <FieldError role="alert">{problem}</FieldError>}
    </Block>
  )
}

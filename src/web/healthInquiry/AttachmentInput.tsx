import Button from '@mui/material/Button'
import { useFormContext } from 'react-hook-form'
import { attachToInquiry } from '#contract/endpoints/healthInquiries.ts'
import { ApiError } from '../client/ApiError.ts'
import { useChange } from '../client/useChange.ts'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useField } from '../ui/forms/formScope.ts'
import { FileButton } from '../ui/inputs/FileButton.tsx'
import { Block, FieldError, Row, Text } from '../ui/layout/parts.ts'

const TYPES = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf'

/** A file that is sent when it is chosen; the form keeps the handle by which the report attaches it. */
export function AttachmentInput() {
  const t = useTranslate()
  const { id, error } = useField('attachment')
  const { watch, setValue } = useFormContext()
  const [handle, name, kept] = watch(['attachment', 'attachmentName', 'keepAttachment'])
  const keep = (values: { attachment: string; attachmentName: string }) => {
    for (const [field, value] of Object.entries({ ...values, keepAttachment: false }))
      setValue(field, value, { shouldDirty: true, shouldValidate: error !== undefined })
  }
  const bring = useChange(attachToInquiry, {})
  const send = (file: File) =>
    bring.mutate(file, {
      onSuccess: (brought) => keep({ attachment: brought.handle, attachmentName: file.name }),
    })
  const refused = bring.error instanceof ApiError && bring.error.kind === 'result'
  const has = Boolean(handle) || kept === true
  return (
    <Block>
      {has && (
        <Text mb={1} breaks role="status">
          {handle ? t('healthInquiry.fileAttached', { name }) : t('healthInquiry.fileKept')}
        </Text>
      )}
      <Row>
        <FileButton
          label={t(has ? 'healthInquiry.changeFile' : 'healthInquiry.chooseFile')}
          helpId={`${id}-help`}
          loading={bring.isPending}
          accept={TYPES}
          onChoose={send}
        />
        {has && (
          <Button color="error" onClick={() => keep({ attachment: '', attachmentName: '' })}>
            {t('healthInquiry.removeFile')}
          </Button>
        )}
      </Row>
      <Text tone="muted" size="small" mt={0.5} id={`${id}-help`}>
        {t('healthInquiry.attachmentHelp')}
      </Text>
      {(refused || error) && (
        <FieldError id={`${id}-error`}>{refused ? errorText(t, bring.error) : error}</FieldError>
      )}
    </Block>
  )
}

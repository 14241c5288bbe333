import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { PICTURE_MAX_BYTES } from '#contract/constants.ts'
import type { Dog } from '#contract/dogs.ts'
import { changeDogPicture } from '#contract/endpoints/dogStaff.ts'
import { calledBy } from '#domain/dogs.ts'
import { LOGS } from '../../audit/queries.ts'
import { ApiError } from '../../client/ApiError.ts'
import { useService } from '../../client/service.ts'
import { useChange } from '../../client/useChange.ts'
import { errorText } from '../../i18n/errorText.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { formatNumber } from '../../ui/values/numbers.ts'
import { fileProblem, keepPicture } from './picture.ts'

const KILOBYTE = 1024
const MEGABYTE = 1_048_576

interface Props {
  dog: Dog
  file: File
  /** chooses another file instead */
  onChoose: () => void
  onClose: () => void
}

/** The chosen picture before it is sent; what is wrong with it is told here, before and after sending. */
export function PictureDialog({ dog, file, onChoose, onClose }: Props) {
  const t = useTranslate()
  const id = useId()
  const queries = useQueryClient()
  const limit = useService().data?.fileLimits.picture ?? PICTURE_MAX_BYTES
  const problem = fileProblem(file, limit)
  const send = useChange(changeDogPicture, {
    params: { regnr: dog.regnr },
    invalidates: LOGS,
    onSuccess: ({ picture }) => {
      keepPicture(queries, dog, picture)
      showSuccess(t('dogStaff.picture.changed'))
      onClose()
    },
  })
  const refused = send.error instanceof ApiError && send.error.kind === 'result' ? send.error : undefined
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('dogStaff.picture.title', { name: calledBy(dog) })}</DialogTitle>
      <DialogContent>
        {!problem && !refused && <Preview file={file} />}
        {(problem || refused) && (
          <Text component="p" tone="error" strong mb={1} role="alert">
            {problem ? t(`errors.${problem}`) : errorText(t, refused)}
          </Text>
        )}
        <FileFacts file={file} limit={limit} />
        {send.isPending && <LinearProgress aria-label={t('dogStaff.picture.sending')} sx={{ mt: 2 }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        {problem || refused ? (
          <Button variant="contained" onClick={onChoose}>
            {t('dogStaff.picture.chooseOther')}
          </Button>
        ) : (
          <Button variant="contained" loading={send.isPending} onClick={() => send.mutate(file)}>
            {t('dogStaff.picture.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The picture as it will stand on the page. A file that no browser can draw leaves its place empty. */
function Preview({ file }: { file: File }) {
  const t = useTranslate()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <Box
      component="img"
      src={address}
      alt={t('dogStaff.picture.preview')}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'tint',
        mb: 1.5,
      }}
    />
  )
}

function FileFacts({ file, limit }: { file: File; limit: number }) {
  const t = useTranslate()
  const language = useLanguage()
  const size = (bytes: number) => sizeText(t, language, bytes)
  return (
    <Text tone="muted" size="small">
      <Text breaks mb={0.5}>
        {file.name}, {size(file.size)}
      </Text>
      {t('dogStaff.picture.help', { limit: size(limit) })}
    </Text>
  )
}

/** Bytes as people read them, rounded up, so that what is too large never looks as if it were not. */
function sizeText(t: Translate, language: Language, bytes: number): string {
  if (bytes < MEGABYTE) return t('dogStaff.picture.kilobytes', { size: Math.ceil(bytes / KILOBYTE) })
  const size = Math.ceil((bytes * 100) / MEGABYTE) / 100
  return t('dogStaff.picture.megabytes', {
    size: formatNumber(language, size, Number.isInteger(size) ? 0 : 2),
  })
}

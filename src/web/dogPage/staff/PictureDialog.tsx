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
import { keepPicture } from './picture.ts'
import { useJpeg } from './useJpeg.ts'

const PROBLEMS = { unreadable: 'dogStaff.picture.unreadable', tooLarge: 'errors.PICTURE_TOO_LARGE' } as const

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
  const made = useJpeg(file, limit)
  const jpeg = made instanceof Blob ? made : undefined
  const problem = typeof made === 'string' ? made : undefined
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
        {!problem && !refused && <Preview picture={jpeg} />}
        {(problem || refused) && (
          <Text component="p" tone="error" strong mb={1} role="alert">
            {problem ? t(PROBLEMS[problem]) : errorText(t, refused)}
          </Text>
        )}
        <FileFacts file={file} jpeg={jpeg} limit={limit} />
        {send.isPending && <LinearProgress aria-label={t('dogStaff.picture.sending')} sx={{ mt: 2 }} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        {problem || refused ? (
          <Button variant="contained" onClick={onChoose}>
            {t('dogStaff.picture.chooseOther')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={!jpeg}
            loading={send.isPending}
            onClick={() => jpeg && send.mutate(jpeg)}
          >
            {t('dogStaff.picture.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** The picture as it will stand on the page; until it is made, and of a file that no browser can draw, its place is empty. */
function Preview({ picture }: { picture: Blob | undefined }) {
  const t = useTranslate()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
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

interface FactsProps {
  file: File
  /** what is sent of it */
  jpeg: Blob | undefined
  limit: number
}

function FileFacts({ file, jpeg, limit }: FactsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const size = (bytes: number) => sizeText(t, language, bytes)
  return (
    <Text tone="muted" size="small">
      <Text breaks mb={0.5}>
        {file.name}, {size(file.size)}
        {jpeg && jpeg !== file && `. ${t('dogStaff.picture.converted', { size: size(jpeg.size) })}`}
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

import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { CountedAdvertisement } from '#contract/advertisements.ts'
import { changeBanner } from '#contract/endpoints/advertisements.ts'
import { image } from '#contract/endpoints/content.ts'
import { BANNER_HEIGHT, BANNER_WIDTH } from '#contract/firstConstants.ts'
import { ApiError } from '../../client/ApiError.ts'
import { addressOf } from '../../client/address.ts'
import { useChange } from '../../client/useChange.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FileButton } from '../../ui/inputs/FileButton.tsx'
import { Block, FieldError, Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { ADVERTISEMENTS, staffAdvertisementQuery } from './queries.ts'

const TYPES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp'

/** The banner as everyone will see it, and another in its place: it is sent when it is chosen. */
export function BannerInput({ advertisement }: { advertisement: CountedAdvertisement }) {
  const t = useTranslate()
  const helpId = useId()
  const queries = useQueryClient()
  const { id, bannerFilename, eventName } = advertisement
  const bring = useChange(changeBanner, {
    params: { id },
    invalidates: ADVERTISEMENTS,
    onSuccess(saved) {
      queries.setQueryData(staffAdvertisementQuery(id).queryKey, saved)
      showSuccess(t('advertisements.bannerSaved'))
    },
  })
  const refused = bring.error instanceof ApiError && bring.error.kind === 'result'
  return (
    <Block>
      {bannerFilename === null ? (
        <Text tone="muted" mb={2}>
          {t('advertisements.noBanner')}
        </Text>
      ) : (
        <Box
          component="img"
          src={addressOf(image, { params: { filename: bannerFilename } })}
          alt={eventName}
          width={BANNER_WIDTH}
          height={BANNER_HEIGHT}
          sx={{ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 1, mb: 2 }}
        />
      )}
      <FileButton
        label={t(bannerFilename === null ? 'advertisements.chooseBanner' : 'advertisements.changeBanner')}
        helpId={helpId}
        loading={bring.isPending}
        accept={TYPES}
        onChoose={(file) => bring.mutate(file)}
      />
      <Text tone="muted" size="small" mt={0.5} id={helpId}>
        {t('advertisements.bannerHelp')}
      </Text>
      {refused && <FieldError role="alert">{errorText(t, bring.error)}</FieldError>}
    </Block>
  )
}

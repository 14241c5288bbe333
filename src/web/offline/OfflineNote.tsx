import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { signinAddress } from '../accounts/addresses.ts'
import { rememberPlace } from '../accounts/session/places.ts'
import { ownerState } from '../accounts/session/session.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useStore } from '../store.ts'
import { Note, Text } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { shownFromDevice } from './keptAnswers.ts'

/** That the sheets come from the device and since when, or that signing in is needed before anything is sent. */
export function OfflineNote({ of }: { of: QueryKey }) {
  const t = useTranslate()
  const { href } = useLocation()
  const at = useStore(shownFromDevice).get(hashKey(of))
  const expired = useStore(ownerState) === 'expired'
  if (expired)
    return (
      <Note tone="warning" mb={2} role="status">
        <Text component="p" mb={1}>
          {t('offline.expired')}
        </Text>
        <LinkButton {...signinAddress()} variant="contained" onClick={() => rememberPlace(href)}>
          {t('offline.signIn')}
        </LinkButton>
      </Note>
    )
  if (at === undefined) return null
  return (
    <Note mb={2} role="status" data-part="offline">
      {t('offline.fromDevice')} <TimeText moment={at} />. {t('offline.sentLater')}
    </Note>
  )
}

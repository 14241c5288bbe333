import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { ListUpdateSearch, listUpdateAddress } from '../addresses.ts'

interface Props {
  /** dogs of the breed for which a change is proposed */
  count: number
  search: ListUpdateSearch
  to: (search: ListUpdateSearch) => ReturnType<typeof listUpdateAddress>
}

/** How many changes the rules propose, and the way to them. */
export function ReviewNote({ count, search, to }: Props) {
  const t = useTranslate()
  const { sort, direction, needs } = search
  return (
    <Note mb={3} py={1} measure="text">
      <Text component="h2" strong>
        {t('breedingList.update.review')}
      </Text>
      <Text tone="muted">
        {t(count === 0 ? 'breedingList.update.noReview' : 'breedingList.update.reviewLead')}
      </Text>
      {count > 0 && needs !== 'review' && (
        <Text mt={0.5}>
          <AppLink {...to({ needs: 'review', sort, direction })} resetScroll={false}>
            {t('breedingList.update.showReview', { count })}
          </AppLink>
        </Text>
      )}
    </Note>
  )
}

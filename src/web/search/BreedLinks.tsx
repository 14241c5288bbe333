import {
  breedingAwardsAddress,
  breedingRegisterAddress,
  maleListAddress,
} from '../breedingRegister/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { populationAddress } from '../population/addresses.ts'
import { reviewsAddress } from '../reviews/addresses.ts'

import { Row } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

/** Leads from the dogs of a breed to its lists. */
export function BreedLinks({ breed }: { breed: string }) {
  const t = useTranslate()
  return (
    <Row mt={2} gap={2} data-print="no">
      <AppLink {...breedingRegisterAddress({ breed, state: 'active' })}>
        {t('shell.nav.breedingRegister')}
      </AppLink>
      <AppLink {...populationAddress(breed)}>{t('shell.nav.population')}</AppLink>
      <AppLink {...maleListAddress(breed)}>{t('shell.nav.maleList')}</AppLink>
      <AppLink {...reviewsAddress({ breed })}>{t('shell.nav.reviews')}</AppLink>
      <AppLink {...breedingAwardsAddress(breed)}>{t('shell.nav.breedingAwards')}</AppLink>
    </Row>
  )
}

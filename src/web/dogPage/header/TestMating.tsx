import type { Dog } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { litterAddress } from '../../litters/addresses.ts'
import { matesAddress } from '../../litters/finder/addresses.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'

/** Leads to a test mating with this dog in its place; nothing where its sex is not known. */
export function TestMating({ dog: { gender, regnr } }: { dog: Pick<Dog, 'gender' | 'regnr'> }) {
  const t = useTranslate()
  if (gender === null) return null
  return (
    <LinkButton
      {...litterAddress(gender === 'female' ? { dam: regnr } : { sire: regnr })}
      variant="outlined"
      data-print="no"
    >
      {t('dogs.testLitter')}
    </LinkButton>
  )
}

/** Leads from a bitch to the males beside her. */
export function FindMate({ dog: { gender, regnr } }: { dog: Pick<Dog, 'gender' | 'regnr'> }) {
  const t = useTranslate()
  if (gender !== 'female') return null
  return (
    <LinkButton {...matesAddress({ dam: regnr })} variant="outlined" data-print="no">
      {t('dogs.findMate')}
    </LinkButton>
  )
}

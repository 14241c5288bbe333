import { useTranslate } from '../i18n/useTranslate.ts'
import { searchAddress } from '../search/addresses.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'

/** The page of an unknown number, with a search. */
export function DogNotFound({ regnr }: { regnr: string }) {
  const t = useTranslate()
  return (
    <NotFound
      title={t('dogs.notFound')}
      lead={t('dogs.notFoundNumber', { regnr })}
      help={t('dogs.notFoundHelp')}
      ways={
        <LinkButton {...searchAddress({ q: regnr })} variant="contained">
          {t('dogs.searchOffer')}
        </LinkButton>
      }
    />
  )
}

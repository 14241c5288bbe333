import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { NotFound } from '../ui/NotFound.tsx'

/** Where a number belongs to no dog: says so, and offers to search for it. */
export function DogNotFound({ regnr }: { regnr: string }) {
  const { t } = useTranslation()
  return (
    <NotFound
      title={t('dogs.notFound')}
      lead={t('dogs.notFoundNumber', { regnr })}
      help={t('dogs.notFoundHelp')}
      ways={
        <LinkButton {...paths.search({ q: regnr })} variant="contained">
          {t('dogs.searchOffer')}
        </LinkButton>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../i18n/useTranslate.ts'
import { searchAddress } from '../search/addresses.ts'
import { Row } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { newsQuery } from './queries.ts'

/** How many dogs of how many breeds the database holds; its line is kept free until it is known. */
export function DogCounts() {
  const t = useTranslate()
  const { data } = useQuery(newsQuery)
  return (
    <Row wrap={false} gap={3} mt={2} minHeight={28} strong size="lead">
      {data && (
        <>
          <span>{t('home.dogs', { count: data.dogs })}</span>
          {data.breeds > 0 && (
            <AppLink {...searchAddress()} hash="rodut">
              {t('home.breeds', { count: data.breeds })}
            </AppLink>
          )}
        </>
      )}
    </Row>
  )
}

import { homeAddress } from '../home/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { searchAddress } from '../search/addresses.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'

/** Where no page is. */
export function NotFoundPage() {
  const t = useTranslate()
  return (
    <NotFound
      title={t('shell.notFound')}
      help={t('shell.notFoundHelp')}
      ways={
        <>
          <LinkButton {...searchAddress()} variant="contained">
            {t('shell.notFoundSearch')}
          </LinkButton>
          <LinkButton {...homeAddress()}>{t('common.toHome')}</LinkButton>
        </>
      }
    />
  )
}

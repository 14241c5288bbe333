import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { NotFound } from '../ui/NotFound.tsx'

/** Where no page is. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <NotFound
      title={t('shell.notFound')}
      help={t('shell.notFoundHelp')}
      ways={
        <>
          <LinkButton {...paths.search()} variant="contained">
            {t('shell.notFoundSearch')}
          </LinkButton>
          <LinkButton {...paths.home()}>{t('common.toHome')}</LinkButton>
        </>
      }
    />
  )
}

import { useEffect } from 'react'
import { documentTitle } from '#contract/pages.ts'
import { useServiceTitle } from '../../client/service.ts'

/** Names the browser's tab after the page, as the server does; one component of a page says its name. */
export function useDocumentTitle(page: string | undefined) {
  const service = useServiceTitle()
  useEffect(() => {
    document.title = documentTitle(page, service)
  }, [page, service])
}

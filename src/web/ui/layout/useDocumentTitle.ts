import { useEffect } from 'react'

const PRODUCT = 'Koirakanta'

/** Names the browser's tab after the page: `Muntti – Koirakanta`; the product alone without a page name. */
export function useDocumentTitle(page: string | undefined) {
  useEffect(() => {
    document.title = page ? `${page} – ${PRODUCT}` : PRODUCT
  }, [page])
}

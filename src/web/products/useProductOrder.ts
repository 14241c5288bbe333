import { useQueryClient } from '@tanstack/react-query'
import { orderProducts } from '#contract/endpoints/products.ts'
import type { ProductDetails } from '#contract/products.ts'
import { descriptionIn } from '#domain/payments/products.ts'
import { invalidate } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { swapped } from './order.ts'
import { PRODUCTS, productsQuery } from './queries.ts'

/**
 * Moves a product a step among those that are shown together.
 * @param all every product, in order
 * @param shown those among which it is moved
 */
export function useProductOrder(all: readonly ProductDetails[], shown: readonly ProductDetails[]) {
  const t = useTranslate()
  const language = useLanguage()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useChange(orderProducts, {
    invalidates: PRODUCTS,
    onSuccess: (list) => queries.setQueryData(productsQuery.queryKey, list),
    onError(error) {
      toastRefusal(t, error)
      void invalidate(queries, ...PRODUCTS)
    },
  })
  /** undefined: there is no product on that side */
  const step = (product: ProductDetails, by: -1 | 1): (() => void) | undefined => {
    const place = shown.indexOf(product) + by
    const other = shown[place]
    if (!other) return undefined
    const ids = all.map(({ id }) => id)
    const name = descriptionIn(product, language)
    return () =>
      void mutateAsync({ ids: swapped(ids, product.id, other.id) }).then(
        () => showSuccess(t('products.moved', { name, place: place + 1 })),
        // A failure has been told by the call itself.
        () => {},
      )
  }
  return { step, isPending }
}

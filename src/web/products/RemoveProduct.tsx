import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteProduct } from '#contract/endpoints/products.ts'
import type { ProductDetails } from '#contract/products.ts'
import { descriptionIn } from '#domain/payments/products.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { productsAddress } from './addresses.ts'
import { PRODUCTS, productQuery } from './queries.ts'

/** Removes a product that no entry was made by; else it is ended by its last day. */
export function RemoveProduct({ product }: { product: ProductDetails }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id, entries } = product
  const name = descriptionIn(product, useLanguage())
  const removal = useChange(deleteProduct, {
    invalidates: PRODUCTS,
    onSuccess: async () => {
      showSuccess(t('products.removed', { name }))
      await navigate(productsAddress())
      queries.removeQueries({ queryKey: productQuery(id).queryKey })
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('products.remove')}
      question={t('products.removeQuestion', { name })}
      help={t('products.removeHelp')}
      blocked={entries > 0 ? 'PRODUCT_IN_USE' : null}
      dangerous
      call={removal}
      body={{ id }}
    />
  )
}

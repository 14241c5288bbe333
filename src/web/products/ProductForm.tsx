import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createProduct, editProduct, getProduct } from '#contract/endpoints/products.ts'
import type { ProductDetails } from '#contract/products.ts'
import { descriptionIn } from '#domain/payments/products.ts'
import { useOwnDraft } from '../accounts/session/session.ts'
import { ask } from '../client/calls.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { forgetDraft } from '../ui/drafts/drafts.ts'
import { useDraftForm } from '../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../ui/drafts/VersionedForm.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { productAddress } from './addresses.ts'
import { ProductFields, useProductLabels, useProductWords } from './ProductFields.tsx'
import { newProductValues, productResolver, productValues } from './productValues.ts'
import { PRODUCTS, productQuery } from './queries.ts'

/** Shows a product as it has been saved, and says that it was. */
function useSaved() {
  const t = useTranslate()
  const language = useLanguage()
  const queries = useQueryClient()
  return {
    keep: (product: ProductDetails) => queries.setQueryData(productQuery(product.id).queryKey, product),
    onSaved: (product: ProductDetails) =>
      showSuccess(t('products.saved', { name: descriptionIn(product, language) })),
  }
}

/** A product to be changed, for entries to come. */
export function ProductForm({ product }: { product: ProductDetails }) {
  const t = useTranslate()
  const language = useLanguage()
  const { mutateAsync } = useChange(editProduct, { invalidates: PRODUCTS })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`products.${product.id}`),
    stored: product,
    resolver: productResolver,
    valuesOf: (stored) => productValues(stored, language),
    load: () => ask(getProduct, { params: { id: product.id } }),
    save: (values, { id, version }) => mutateAsync({ ...values, id, version }),
    ...useSaved(),
  })
  return (
    <VersionedForm versioned={versioned} labels={useProductLabels()} words={useProductWords()}>
      <ProductFields />
      <SubmitButton>{t('products.save')}</SubmitButton>
    </VersionedForm>
  )
}

/** A new product. */
export function NewProductForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft('newProduct')
  const { keep, onSaved } = useSaved()
  const form = useDraftForm({ draft, resolver: productResolver, defaultValues: newProductValues() })
  const { mutateAsync } = useChange(createProduct, {
    invalidates: PRODUCTS,
    async onSuccess(product) {
      forgetDraft(draft.name)
      keep(product)
      onSaved(product)
      await navigate(productAddress(product.id))
    },
  })
  return (
    <Form form={form} labels={useProductLabels()} onSubmit={(values) => mutateAsync(values)}>
      <ProductFields />
      <SubmitButton>{t('products.add')}</SubmitButton>
    </Form>
  )
}

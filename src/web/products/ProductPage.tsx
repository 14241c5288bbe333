import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ProductDetails } from '#contract/products.ts'
import { descriptionIn } from '#domain/payments/products.ts'
import { Changes } from '../audit/Changes.tsx'
import { productChangesQuery } from '../audit/queries.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Confirmation } from '../rulebooks/Confirmation.tsx'
import { FactList } from '../ui/layout/FactList.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { Figure } from '../ui/values/Figure.tsx'
import { PRODUCT_PATH, productsAddress } from './addresses.ts'
import { NewProductForm, ProductForm } from './ProductForm.tsx'
import { productQuery } from './queries.ts'
import { RemoveProduct } from './RemoveProduct.tsx'
import { Validity } from './Validity.tsx'

/** `/hallinta/tuotteet/{id}`: one product. */
export function ProductPage() {
  const t = useTranslate()
  const { id } = useParams({ from: PRODUCT_PATH })
  const product = useQuery(productQuery(id))
  const title = t('products.title')
  return (
    <LoadedPage query={product} heading={title} list={{ to: productsAddress(), name: title }}>
      {(data) => <Product key={data.id} product={data} />}
    </LoadedPage>
  )
}

/** `/hallinta/tuotteet/uusi`: adds a product. */
export function NewProductPage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('products.new')} lead={<ToList />} />
      <NewProductForm />
    </>
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...productsAddress()}>{t('products.title')}</AppLink>
}

function Product({ product }: { product: ProductDetails }) {
  const t = useTranslate()
  const facts = [
    { label: t('products.columns.valid'), value: <Validity product={product} /> },
    { label: t('products.columns.confirmed'), value: <Confirmation confirmed={product.confirmed} /> },
    { label: t('products.columns.entries'), value: <Figure value={product.entries} /> },
  ]
  return (
    <>
      <PageTitle title={descriptionIn(product, useLanguage())} lead={<ToList />} />
      <FactList facts={facts} columnWidth={{ xs: '8rem', md: '11rem' }} />
      <Section title={t('products.details')}>
        <ProductForm product={product} />
      </Section>
      <Section title={t('products.removal')}>
        <RemoveProduct product={product} />
      </Section>
      <Section title={t('products.changes')}>
        <Changes query={productChangesQuery(product.id)} none={t('products.noChanges')} />
      </Section>
    </>
  )
}

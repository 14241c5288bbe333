import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ProductDetails, ProductList } from '#contract/products.ts'
import { auditAddress } from '../audit/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Block, Text } from '../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { newProductAddress, productAddress } from './addresses.ts'
import { ClosedToOthers } from './ClosedToOthers.tsx'
import { useOrderColumn, useProductColumns } from './productColumns.tsx'
import { productsQuery } from './queries.ts'
import { RefundRules } from './RefundRules.tsx'
import { useProductOrder } from './useProductOrder.ts'

/** `/hallinta/tuotteet`: what entering costs; those that have ended are folded away. */
export function ProductsPage() {
  const t = useTranslate()
  const products = useQuery(productsQuery)
  return (
    <>
      <PageTitle
        title={t('products.title')}
        lead={t('products.lead')}
        actions={
          <LinkButton {...newProductAddress()} variant="contained">
            {t('products.new')}
          </LinkButton>
        }
      />
      <Loaded
        query={products}
        failed={t('products.failed')}
        rows={6}
        rowHeight={44}
        empty={(list) =>
          list.products.length === 0 && (
            <EmptyState title={t('products.none')}>{t('products.noneHelp')}</EmptyState>
          )
        }
      >
        {(list) => <Products list={list} />}
      </Loaded>
      <RefundRules />
      <Text mt={4}>
        <AppLink {...auditAddress({ subject: 'product' })}>{t('products.log')}</AppLink>
      </Text>
    </>
  )
}

function Products({ list: { products, closedToOthers } }: { list: ProductList }) {
  const t = useTranslate()
  const ended = products.filter(({ period }) => period === 'ended')
  const offered = products.filter(({ period }) => period !== 'ended')
  const columns = useProductColumns()
  const order = useOrderColumn(useProductOrder(products, offered))
  const table = (caption: string, rows: readonly ProductDetails[]) => (
    <DataTable
      caption={caption}
      columns={rows === offered ? [...columns, order] : columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => productAddress(id)}
      cardsBelow="md"
      empty={<EmptyState title={t('products.noneOffered')} />}
    />
  )
  return (
    <>
      <ClosedToOthers closed={closedToOthers} />
      {table(t('products.title'), offered)}
      {ended.length > 0 && (
        <Block component="details" mt={3}>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
            {t('products.ended', { count: ended.length })}
          </Box>
          {table(t('products.ended', { count: ended.length }), ended)}
        </Block>
      )}
    </>
  )
}

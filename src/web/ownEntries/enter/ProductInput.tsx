import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { descriptionIn } from '#domain/payments/products.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { type Choice, ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'

type Products = EntryForm['products']

/** What a product is shown to cost, in cents. */
export const feeOf = (products: Products, productId: number | null): number | undefined =>
  products.find(({ id }) => id === productId)?.amountCents

/** What the entry costs: the fees of the chosen class; as long as none is chosen all of them, to be read. */
export function ProductInput({ products }: { products: Products }) {
  const t = useTranslate()
  const language = useLanguage()
  const chosenClass: TrialClass | '' = useFormContext().watch('class')
  const offered = chosenClass ? products.filter(({ classes }) => classes.includes(chosenClass)) : products
  useFittingProduct(offered, chosenClass)
  const choices = offered.map(
    (product): Choice => ({
      value: String(product.id),
      label: `${formatEuros(product.amountCents, language)} · ${descriptionIn(product, language)}`,
      note: product.refused && t(`errors.${product.refused}`),
      disabled: !chosenClass || product.refused !== null,
    }),
  )
  if (choices.length === 0)
    return (
      <Note tone="warning">
        <Text>{t('ownEntries.enter.noFeeOfClass')}</Text>
      </Note>
    )
  return (
    <ChoiceInput
      name="productId"
      choices={choices}
      help={chosenClass ? undefined : t('ownEntries.enter.classFirst')}
    />
  )
}

/** Chooses the fee where only one is possible, and lets go of one of another class. */
function useFittingProduct(offered: Products, chosenClass: string): void {
  const { setValue, watch } = useFormContext()
  const chosen: string = watch('productId')
  const possible = chosenClass ? offered.filter(({ refused }) => refused === null) : []
  const fits = possible.some(({ id }) => String(id) === chosen)
  const only = possible.length === 1 ? String(possible[0]!.id) : ''
  useEffect(() => {
    if (chosenClass && !fits && chosen !== only)
      setValue('productId', only, { shouldDirty: true, shouldValidate: only !== '' })
  }, [chosenClass, fits, chosen, only, setValue])
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useFormContext } from 'react-hook-form'
import * as z from 'zod'
import { trialDog } from '#contract/endpoints/entries.ts'
import { changeOwnClass, entryForm, getOwnEntry, ownEntries } from '#contract/endpoints/ownEntries.ts'
import type { EntryForm, OwnEntry } from '#contract/ownEntries.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { invalidate, keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ClassInput } from '../../trials/ClassInput.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { feeOf, ProductInput } from '../enter/ProductInput.tsx'
import { entryFormQuery } from '../queries.ts'

const productId = z.string().transform((text) => (text === '' ? null : Number(text)))
const withoutFee = z.object({ class: z.enum(TRIAL_CLASSES), productId })
const withFee = withoutFee.extend({ productId: z.string().min(1, 'VALUE_REQUIRED').pipe(productId) })

interface Props {
  entry: OwnEntry
  onClose: () => void
}

/** Puts the dog into another class, for what that costs today. */
export function ChangeClass({ entry, onClose }: Props) {
  const t = useTranslate()
  const { date, kaerNr } = entry.trial
  const form = useQuery(entryFormQuery(date, String(kaerNr)))
  return (
    <FormDialog title={t('ownEntries.changeClass.title')} onClose={onClose}>
      <Loaded query={form} failed={t('ownEntries.enter.failed')} rows={4}>
        {({ products }) => <ClassForm entry={entry} products={products} onClose={onClose} />}
      </Loaded>
    </FormDialog>
  )
}

function ClassForm({ entry, products, onClose }: Props & { products: EntryForm['products'] }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const params = { id: entry.id }
  const stored = keyOf(getOwnEntry, { params })
  const hasFee = entry.money.feeCents !== null
  const form = useForm<z.input<typeof withoutFee>, unknown, z.output<typeof withoutFee>>({
    resolver: zodResolver(hasFee ? withFee : withoutFee),
    shouldFocusError: false,
    defaultValues: { class: entry.class, productId: '' },
  })
  const { mutateAsync } = useChange(changeOwnClass, {
    params,
    onSuccess: (changed) => void queries.setQueryData(stored, changed),
    // Somebody may have changed it meanwhile, or its fee: the next try is made against what they are now.
    onError: () => void invalidate(queries, stored, entryForm),
    invalidates: [ownEntries, entryForm, trialDog],
  })
  const submit = async (values: z.output<typeof withoutFee>) => {
    await mutateAsync({ ...values, feeCents: feeOf(products, values.productId), version: entry.version })
    showSuccess(t('ownEntries.changeClass.done'))
    onClose()
  }
  const {
    dog: { regnr },
    stated,
  } = entry
  const dog = stated ? { regnr, unregistered: stated } : { regnr }
  const labels = { class: t('ownEntries.fields.class'), productId: t('ownEntries.fields.product') }
  return (
    <Form byButton form={form} labels={labels} onSubmit={submit}>
      <ClassInput dog={dog} trial={entry.trial} own={entry.class} />
      {hasFee && <ProductInput products={products} />}
      {hasFee && <Difference entry={entry} products={products} />}
      <SubmitButton>{t('ownEntries.changeClass.submit')}</SubmitButton>
    </Form>
  )
}

/** What the chosen fee means for what has been paid; nothing as long as nothing has. */
function Difference({ entry, products }: { entry: OwnEntry; products: EntryForm['products'] }) {
  const t = useTranslate()
  const language = useLanguage()
  const [chosenClass, chosen] = useFormContext().watch(['class', 'productId'])
  const product = products.find(({ id }) => String(id) === chosen)
  const paid = entry.money.paidCents - entry.money.refundedCents
  if (!product || paid <= 0 || chosenClass === entry.class) return null
  const difference = product.amountCents - paid
  const amount = formatEuros(Math.abs(difference), language)
  const said = difference > 0 ? 'dearer' : 'cheaper'
  return (
    <Text role="status">{t(`ownEntries.changeClass.${difference === 0 ? 'same' : said}`, { amount })}</Text>
  )
}

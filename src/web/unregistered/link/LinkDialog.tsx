import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { linkDog } from '#contract/endpoints/unregisteredDogs.ts'
import type { UnregisteredDog } from '#contract/unregisteredDog.ts'
import { calledBy } from '#domain/dogs.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogInput } from '../../search/DogInput.tsx'
import { recordedBy, trialDogQuery } from '../../trials/queries.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { IDENTIFIED } from '../queries.ts'
import { Comparison } from './Comparison.tsx'

const form = z.object({ regnr: z.string().min(1, 'VALUE_REQUIRED') })
const resolver = zodResolver(form)

/** An entry of a dog that is not in the register. */
export interface EnteredDog {
  readonly entryId: number
  readonly trialId: number
  readonly class: TrialClass
  readonly dog: UnregisteredDog
}

/** Links the dog of an entry to a recorded one: both stand side by side before. */
export function LinkDialog({ entered, onClose }: { entered: EnteredDog; onClose: () => void }) {
  const t = useTranslate()
  const { entryId, trialId, dog } = entered
  const fields = useForm({
    resolver,
    shouldFocusError: false,
    defaultValues: { regnr: dog.recorded?.regnr ?? '' },
  })
  const { mutateAsync: link } = useChange(linkDog, { params: { id: entryId }, invalidates: IDENTIFIED })
  const regnr = fields.watch('regnr')
  const { data } = useQuery(trialDogQuery(recordedBy(regnr), trialId))
  const submit = async (body: { regnr: string }) => {
    await link(body)
    showSuccess(t('unregisteredDogs.linked', { dog: calledBy(dog) }))
    onClose()
  }
  return (
    <FormDialog title={t('unregisteredDogs.linkTitle', { dog: calledBy(dog) })} onClose={onClose}>
      <Form byButton form={fields} labels={{ regnr: t('unregisteredDogs.regnr') }} onSubmit={submit}>
        <Text>{t('unregisteredDogs.linkHelp')}</Text>
        <DogInput
          name="regnr"
          help={t('unregisteredDogs.regnrHelp')}
          known={(regnr && data?.dog) || undefined}
          onChoose={() => fields.clearErrors()}
        />
        {regnr !== '' && data?.dog && <Comparison entered={entered} found={data} recorded={data.dog} />}
        <SubmitButton>{t('unregisteredDogs.submitLink')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}

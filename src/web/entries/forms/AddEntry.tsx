import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type * as z from 'zod'
import { addEntry } from '#contract/endpoints/entries.ts'
import type { Participants } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogInput } from '../../search/DogInput.tsx'
import { ClassInput } from '../../trials/ClassInput.tsx'
import { trialDogQuery } from '../../trials/queries.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { useUnregisteredLabels } from '../../unregistered/form/UnregisteredInputs.tsx'
import { useAskedDog } from '../../unregistered/form/useAskedDog.ts'
import { WhichDog } from '../../unregistered/form/WhichDog.tsx'
import { useSendList } from '../useSendList.ts'
import { EntrantInputs, useEntryLabels } from './EntrantInputs.tsx'
import { emptyEntry, entryForm } from './entryValues.ts'
import { PaperAward } from './PaperAward.tsx'
import { PaperAwardButton } from './PaperAwardButton.tsx'

interface Props {
  trial: Participants['trial']
  onClose: () => void
}

/** Enters a dog: the dog, the class it may start in, and who comes with it. */
export function AddEntry({ trial, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const draft = useOwnDraft(`entry.${trial.id}`)
  const form = useDraftForm({
    draft,
    resolver: zodResolver(entryForm),
    defaultValues: emptyEntry(language) as never,
  })
  const [asksAward, setAsksAward] = useState(false)
  const { mutateAsync: send } = useSendList(trial.id)
  const close = () => {
    forgetDraft(draft.name)
    onClose()
  }
  const submit = async ({ isUnregistered: _, ...values }: z.output<typeof entryForm>) => {
    const after = await send({ call: addEntry, body: values })
    const [added] = [...after.places, ...after.reserve].toSorted((a, b) => b.id - a.id)
    const words = { dog: added ? calledBy(added.dog) : '', class: values.class }
    const list = added?.list === 'reserve' ? reserveOf(after) : 'added'
    showSuccess(t(`entries.form.${list}`, words))
    close()
  }
  return (
    <FormDialog title={t('entries.form.addTitle')} onClose={close}>
      <Form
        form={form}
        labels={{ ...useEntryLabels(), ...useUnregisteredLabels(form.watch('isUnregistered')) }}
        onSubmit={submit}
      >
        <DogFields trial={trial} onAward={() => setAsksAward(true)} />
        <EntrantInputs />
        <SubmitButton>{t('entries.form.addSubmit')}</SubmitButton>
      </Form>
      {asksAward && (
        <PaperAward regnr={form.watch('regnr')} trialId={trial.id} onClose={() => setAsksAward(false)} />
      )}
    </FormDialog>
  )
}

/** The dog, and the class that it may start in. */
function DogFields({ trial, onAward }: { trial: Participants['trial']; onAward: () => void }) {
  const t = useTranslate()
  const { resetField, watch } = useFormContext()
  const dog = useAskedDog()
  const { data } = useQuery(trialDogQuery(dog, trial.id))
  const isUnregistered = watch('isUnregistered') === true
  return (
    <>
      <WhichDog trialId={trial.id} onChange={() => resetField('class')}>
        <DogInput
          name="regnr"
          help={t('entries.form.regnrHelp')}
          known={data?.dog ?? undefined}
          onChoose={() => resetField('class')}
        />
      </WhichDog>
      <ClassInput
        dog={dog}
        trial={trial}
        choose={isUnregistered ? t('unregistered.help.class') : undefined}
      />
      {!isUnregistered && <PaperAwardButton dog={dog} trial={trial} onOpen={onAward} />}
    </>
  )
}

const reserveOf = ({ trial }: Participants) => (isUndrawn(trial) ? 'addedUndrawn' : 'addedReserve')

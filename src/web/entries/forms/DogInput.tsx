import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogPicker } from '../../search/DogPicker.tsx'
import { useField } from '../../ui/forms/formScope.ts'
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { trialDogQuery } from '../queries.ts'

interface Props {
  name: string
  trialId: number
  onChoose: () => void
}

/** Finds a dog by number or name; the form keeps its number. */
export function DogInput({ name, trialId, onChoose }: Props) {
  const t = useTranslate()
  const { id, label, error, register, setValue, watch } = useField(name)
  const [picked, setPicked] = useState<DogRecord | null>(null)
  const regnr: string = watch(name)
  const { data } = useQuery(trialDogQuery(regnr || undefined, trialId))
  const stored = regnr === '' ? null : (data?.dog ?? null)
  const help = t('entries.form.regnrHelp')
  const { ref } = register(name)
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <DogPicker
        id={id}
        dog={picked?.regnr === regnr ? picked : stored}
        error={error !== undefined}
        describedBy={describedBy(id, help, error)}
        inputRef={ref}
        onPick={(dog) => {
          setPicked(dog)
          setValue(name, dog?.regnr ?? '', { shouldDirty: true, shouldValidate: true })
          onChoose()
        }}
      />
    </FieldFrame>
  )
}

import { useState } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import { useField } from '../ui/forms/formScope.ts'
import { describedBy, FieldFrame } from '../ui/inputs/FieldFrame.tsx'
import { DogPicker } from './DogPicker.tsx'

interface Props {
  name: string
  help: string
  /** the dog of the field's number, once it is known */
  known: DogRecord | undefined
  onChoose: () => void
}

/** Finds a dog by number or name; the form keeps its number. */
export function DogInput({ name, help, known, onChoose }: Props) {
  const { id, label, error, register, setValue, watch } = useField(name)
  const [picked, setPicked] = useState<DogRecord | null>(null)
  const regnr: string = watch(name)
  const stored = regnr === '' ? null : (known ?? null)
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

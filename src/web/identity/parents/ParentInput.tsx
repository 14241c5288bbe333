import { ParentField } from '../../search/parents/ParentField.tsx'
import { useField } from '../../ui/forms/formScope.ts'

interface Props {
  parent: 'sire' | 'dam'
  /** why the chosen dog cannot be this parent */
  fault: string | undefined
}

/** A parent as a field of the form, which keeps its number; empty: unknown. */
export function ParentInput({ parent, fault }: Props) {
  const { id, error, watch, setValue, clearErrors } = useField(parent)
  const regnr: string = watch(parent)
  return (
    <ParentField
      id={id}
      parent={parent}
      regnr={regnr || undefined}
      error={fault ?? error}
      onChoose={(chosen) => {
        clearErrors(parent)
        setValue(parent, chosen ?? '', { shouldDirty: true })
      }}
    />
  )
}

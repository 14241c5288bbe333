import Button from '@mui/material/Button'
import type { DogSummary } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { ParentField } from '../../../search/parents/ParentField.tsx'
import { useField } from '../../../ui/forms/formScope.ts'
import { Row, Span } from '../../../ui/layout/parts.ts'

interface Props {
  parent: 'sire' | 'dam'
  /** own dogs, offered before anything is typed */
  own: readonly DogSummary[]
}

const FIELDS = { sire: 'fatherRegnr', dam: 'motherRegnr' } as const
const OTHER_SEX = { sire: 'female', dam: 'male' } as const

/** Finds a parent of a notice; the form keeps its number. */
export function ParentInput({ parent, own }: Props) {
  const t = useTranslate()
  const name = FIELDS[parent]
  const { id, error, watch, setValue } = useField(name)
  const regnr: string = watch(name)
  const choose = (chosen: string | undefined) =>
    setValue(name, chosen ?? '', { shouldDirty: true, shouldValidate: error !== undefined })
  const offered = own.filter(({ gender }) => gender !== OTHER_SEX[parent])
  return (
    <ParentField
      parent={parent}
      id={id}
      regnr={regnr || undefined}
      error={error}
      onChoose={choose}
      below={
        offered.length > 0 && (
          <Row mt={1} align="center">
            <Span tone="muted" size="small">
              {t('notices.form.ownDogs')}
            </Span>
            {offered.map((dog) => (
              <Button key={dog.regnr} size="small" variant="outlined" onClick={() => choose(dog.regnr)}>
                {calledBy(dog)}
              </Button>
            ))}
          </Row>
        )
      }
    />
  )
}

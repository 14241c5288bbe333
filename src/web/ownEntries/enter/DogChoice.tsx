import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogInput } from '../../search/DogInput.tsx'
import { trialDogQuery } from '../../trials/queries.ts'
import { Row } from '../../ui/layout/parts.ts'

/** The dog: one that the account has entered before by one press, any other by its number or name. */
export function DogChoice({ form: { trial, entrant } }: { form: EntryForm }) {
  const t = useTranslate()
  const { watch, setValue, resetField } = useFormContext()
  const regnr: string = watch('regnr')
  const { data: known } = useQuery(trialDogQuery(regnr || undefined, trial.id))
  const dogs = entrant?.dogs ?? []
  const startAnew = () => {
    for (const name of ['class', 'productId', 'key']) resetField(name)
  }
  const choose = (chosen: string) => {
    setValue('regnr', chosen, { shouldDirty: true, shouldValidate: true })
    startAnew()
  }
  return (
    <>
      {dogs.length > 0 && (
        <Row role="group" aria-label={t('ownEntries.enter.ownDogs')}>
          {dogs.map((dog) => (
            <Button
              key={dog.regnr}
              variant={dog.regnr === regnr ? 'contained' : 'outlined'}
              aria-pressed={dog.regnr === regnr}
              onClick={() => choose(dog.regnr)}
              sx={{ overflowWrap: 'anywhere', minHeight: 44 }}
            >
              {calledBy(dog)}
            </Button>
          ))}
        </Row>
      )}
      <DogInput
        name="regnr"
        help={t(dogs.length > 0 ? 'ownEntries.enter.otherDogHelp' : 'ownEntries.enter.dogHelp')}
        known={regnr ? known?.dog : undefined}
        onChoose={startAnew}
      />
    </>
  )
}

import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogInput } from '../../search/DogInput.tsx'
import { recordedBy, trialDogQuery } from '../../trials/queries.ts'
import { Row } from '../../ui/layout/parts.ts'
import { WhichDog } from '../../unregistered/form/WhichDog.tsx'

/** The dog: one that the account has entered before by one press, any other by its number or name. */
export function DogChoice({ form: { trial, entrant } }: { form: EntryForm }) {
  const t = useTranslate()
  const { watch, setValue, resetField } = useFormContext()
  const regnr: string = watch('regnr')
  const { data } = useQuery(trialDogQuery(recordedBy(regnr), trial.id))
  const dogs = entrant?.dogs ?? []
  const startAnew = () => {
    for (const name of ['class', 'productId', 'key']) resetField(name)
  }
  const choose = (chosen: string) => {
    setValue('regnr', chosen, { shouldDirty: true, shouldValidate: true })
    startAnew()
  }
  return (
    <WhichDog trialId={trial.id} onChange={startAnew}>
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
        known={(regnr && data?.dog) || undefined}
        onChoose={startAnew}
      />
    </WhichDog>
  )
}

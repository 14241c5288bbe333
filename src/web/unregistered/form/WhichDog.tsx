import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { trialDogQuery } from '../../trials/queries.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { UnregisteredInputs } from './UnregisteredInputs.tsx'
import { useAskedDog } from './useAskedDog.ts'

interface Props {
  trialId: number
  /** chooses a dog of the register */
  children: ReactNode
  /** the dog is another now: what was chosen for it goes */
  onChange: () => void
}

/** The dog of an entry: one of the register, or one with data of its own. */
export function WhichDog({ trialId, children, onChange }: Props) {
  const t = useTranslate()
  const { setValue, watch } = useFormContext()
  const isUnregistered = watch('isUnregistered') === true
  const choose = (regnr: string) => {
    setValue('isUnregistered', false, { shouldDirty: true })
    setValue('regnr', regnr, { shouldDirty: true, shouldValidate: regnr !== '' })
    onChange()
  }
  return (
    <>
      {!isUnregistered && children}
      <CheckInput
        name="isUnregistered"
        help={t('unregistered.toggleHelp')}
        onChange={() => {
          setValue('regnr', '', { shouldDirty: true })
          onChange()
        }}
      />
      {isUnregistered && (
        <>
          <UnregisteredInputs />
          <Recorded trialId={trialId} onChoose={choose} />
        </>
      )}
    </>
  )
}

/** Offers the dog of the register that has the number. */
function Recorded({ trialId, onChoose }: { trialId: number; onChoose: (regnr: string) => void }) {
  const t = useTranslate()
  const { data } = useQuery(trialDogQuery(useAskedDog(), trialId))
  const dog = data?.dog
  if (!dog) return null
  const words = { dog: calledBy(dog), regnr: dog.regnr }
  return (
    <Note tone="warning" role="status">
      <Text strong>{t('unregistered.recorded', words)}</Text>
      <Text mb={1}>{t('unregistered.recordedHelp')}</Text>
      <Button variant="outlined" onClick={() => onChoose(dog.regnr)}>
        {t('unregistered.useRecorded', words)}
      </Button>
    </Note>
  )
}

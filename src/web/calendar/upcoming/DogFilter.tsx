import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogPicker } from '../../search/DogPicker.tsx'
import { FieldLabel } from '../../ui/layout/parts.ts'
import { startingDogQuery } from './startingDogQuery.ts'

interface Props {
  /** number of the dog that the calendar is narrowed to */
  regnr: string | undefined
  onPick: (regnr: string) => void
}

/** The filter for trials in which one dog may start. */
export function DogFilter({ regnr, onPick }: Props) {
  const t = useTranslate()
  const id = useId()
  const { data: dog } = useQuery(startingDogQuery(regnr))
  return (
    <>
      <FieldLabel component="label" htmlFor={id}>
        {t('calendar.filters.dog')}
      </FieldLabel>
      <DogPicker
        id={id}
        dog={dog ?? null}
        placeholder={t('search.placeholder')}
        onPick={(picked) => onPick(picked?.regnr ?? '')}
      />
    </>
  )
}

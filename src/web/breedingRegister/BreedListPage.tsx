import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBreedName } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { BreedChoice } from './BreedChoice.tsx'

interface Props {
  breed: string | undefined
  /** whose texts: its title alone and with the breed, and what it is */
  list: 'males' | 'awards'
  /** the address of a breed's list */
  to: (breed: string | undefined) => LinkProps
  /** what can be done with any breed */
  actions?: ReactNode
  children: (breed: string) => ReactNode
}

/** A list of one breed, which is chosen first. */
export function BreedListPage({ breed, list, to, actions, children }: Props) {
  const t = useTranslate()
  const breedName = useBreedName()
  return (
    <>
      <UprightPrint />
      <PageTitle
        title={
          breed === undefined
            ? t(`breedingRegister.${list}.title`)
            : t(`breedingRegister.${list}.titleOf`, { breed: breedName(breed) })
        }
        lead={t(`breedingRegister.${list}.lead`)}
      />
      <BreedChoice breed={breed} to={to} />
      {actions}
      {breed === undefined ? (
        <EmptyState title={t('breedingRegister.males.choose')}>
          {t('breedingRegister.males.chooseHelp')}
        </EmptyState>
      ) : (
        children(breed)
      )}
    </>
  )
}

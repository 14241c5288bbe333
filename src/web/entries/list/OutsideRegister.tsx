import Button from '@mui/material/Button'
import { useState } from 'react'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { IdentityFacts } from '../../unregistered/link/IdentityFacts.tsx'
import { LinkDialog } from '../../unregistered/link/LinkDialog.tsx'
import { Unlink } from '../../unregistered/link/Unlink.tsx'
import { useList } from '../listContext.ts'

/** Of a dog that was entered with data of its own: how it can be known again, and its link to a recorded dog. */
export function OutsideRegister({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { participants } = useList()
  const [linking, setLinking] = useState(false)
  const { unregistered: dog } = entry
  if (!dog) return null
  if (dog.linked)
    return (
      <Block>
        <Text size="small" breaks>
          {t('unregisteredDogs.enteredAs', { dog: `${dog.name} ${dog.regnr}` })}
        </Text>
        <Unlink entryId={entry.id} dog={dog} />
      </Block>
    )
  return (
    <Block>
      <IdentityFacts dog={dog} />
      {dog.recorded && (
        <>
          <Text size="small" tone="warning">
            {t('unregisteredDogs.recorded')}
          </Text>
          <DogLink dog={dog.recorded} />
        </>
      )}
      <Button
        size="small"
        aria-label={t('unregisteredDogs.linkOf', { dog: calledBy(dog) })}
        onClick={() => setLinking(true)}
        data-print="no"
      >
        {t('unregisteredDogs.link')}
      </Button>
      {linking && (
        <LinkDialog
          entered={{ entryId: entry.id, trialId: participants.trial.id, class: entry.class, dog }}
          onClose={() => setLinking(false)}
        />
      )}
    </Block>
  )
}

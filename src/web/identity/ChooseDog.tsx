import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { TextKey } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DogPicker } from '../search/DogPicker.tsx'
import { describedBy, FieldFrame } from '../ui/inputs/FieldFrame.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Block, Text } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { newDogAddress, type StaffWord, staffPageAddress } from './addresses.ts'

const SHOWS = ['dogShows.chooseTitle', 'dogShows.chooseLead'] as const
const TEXTS: Readonly<Record<StaffWord, readonly [title: TextKey, lead: TextKey]>> = {
  perustiedot: ['identity.choose.title', 'identity.choose.lead'],
  nayttelyt: SHOWS,
  nayttely: SHOWS,
  valionarvot: ['titles.ofDog', 'titles.chooseLead'],
}

/** `/hallinta/koira/0/0/…`: chooses the dog whose page is wanted. */
export function ChooseDog({ word }: { word: StaffWord }) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const help = t('identity.merge.otherHelp')
  const [title, lead] = TEXTS[word]
  return (
    <>
      <PageTitle title={t(title)} lead={t(lead)} />
      <Block measure="narrow">
        <FieldFrame id={id} label={t('identity.choose.dog')} help={help} error={undefined}>
          <DogPicker
            id={id}
            dog={null}
            describedBy={describedBy(id, help, undefined)}
            onPick={(dog) => dog && void navigate(staffPageAddress(dog.regnr, word))}
          />
        </FieldFrame>
      </Block>
      {word === 'perustiedot' && (
        <Block mt={3}>
          <Text mb={1}>{t('identity.choose.addLead')}</Text>
          <LinkButton {...newDogAddress()} variant="contained">
            {t('identity.choose.add')}
          </LinkButton>
        </Block>
      )}
    </>
  )
}

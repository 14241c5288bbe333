import type { EntryForm } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { placeDrawAddress } from '../../calendar/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'

/** By when one enters, whether there is room, and what follows from sending the form. */
export function HowItGoes({ form }: { form: EntryForm }) {
  const t = useTranslate()
  const { trial, queuedClasses } = form
  const { registrationEnd, classes } = trial
  const isFull = classes.every((name) => queuedClasses.includes(name))
  const facts = [
    {
      label: t('ownEntries.enter.until'),
      value: registrationEnd && t('ownEntries.enter.untilEnd', { date: formatDate(registrationEnd) }),
    },
    { label: t('ownEntries.enter.places'), value: <Places form={form} isFull={isFull} /> },
  ]
  return (
    <Block mb={4} measure="text">
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '13rem' }} />
      <Text component="p" mt={2}>
        {isUndrawn(trial)
          ? t('ownEntries.enter.drawGoes')
          : t(isFull ? 'ownEntries.enter.queueGoes' : 'ownEntries.enter.placeGoes')}
      </Text>
      {trial.placeDraw && (
        <Text mt={1}>
          <AppLink {...placeDrawAddress(trial.date, trial.kaerNr)} underline="always">
            {t('trialPages.placeDraw.howTitle')}
          </AppLink>
        </Text>
      )}
    </Block>
  )
}

function Places({ form, isFull }: { form: EntryForm; isFull: boolean }) {
  const t = useTranslate()
  const { placesLeft, waiting, trial } = form
  if (isUndrawn(trial))
    return [
      placesLeft !== null && t('ownEntries.enter.placesCount', { count: placesLeft }),
      t('ownEntries.enter.inDraw', { count: waiting }),
    ]
      .filter(Boolean)
      .join(', ')
  const queue = waiting > 0 && t('ownEntries.enter.waiting', { count: waiting })
  const places = () => {
    if (isFull) return t('ownEntries.enter.full')
    return placesLeft === null ? t('calendar.noLimit') : t('trials.placesLeft', { count: placesLeft })
  }
  return [places(), queue].filter(Boolean).join(', ')
}

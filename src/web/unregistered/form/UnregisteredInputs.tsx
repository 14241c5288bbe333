import { useFormContext } from 'react-hook-form'
import { REGNR_MAX_LENGTH } from '#domain/regnr.ts'
import { PAPER_AWARD_GROUNDS, type PaperAwardGround } from '#domain/trials/paperAwards.ts'
import { useBreedChoices } from '../../dogs/breedChoices.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Heading, Stack, Text } from '../../ui/layout/parts.ts'
import { HAS } from './unregisteredValues.ts'

const FIELDS = ['name', 'breed', 'gender', 'birthDate', 'chip', 'sire', 'dam'] as const
/** The name of a field in the form. */
const named = (name: (typeof FIELDS)[number]) => `unregistered.${name}`

/** Label of each field of a dog that is not in the register, in the order of the form. */
export function useUnregisteredLabels(isUnregistered: boolean): Readonly<Record<string, string>> {
  const t = useTranslate()
  if (!isUnregistered) return {}
  const label = (name: (typeof FIELDS)[number]) => [named(name), t(`unregistered.fields.${name}`)]
  const awards = PAPER_AWARD_GROUNDS.flatMap((ground) => [
    [`unregistered.${HAS[ground]}`, t(`unregistered.fields.${HAS[ground]}`)],
    ...AWARD_FIELDS.map((name) => [`unregistered.${ground}.${name}`, t(`unregistered.fields.${name}`)]),
  ])
  return {
    regnr: t('unregistered.fields.regnr'),
    ...Object.fromEntries([...FIELDS.map(label), ...awards]),
  }
}

const AWARD_FIELDS = ['award', 'place', 'wonOn'] as const

/** What is told of a dog that is not in the register: who it is, and what it may start by. */
export function UnregisteredInputs() {
  const t = useTranslate()
  const breeds = useBreedChoices()
  const sexes = [
    { value: 'male', label: t('common.male') },
    { value: 'female', label: t('common.female') },
  ]
  return (
    <>
      <TextInput name="regnr" verbatim maxLength={REGNR_MAX_LENGTH} help={t('unregistered.help.regnr')} />
      <TextInput name={named('name')} maxLength={100} />
      <SelectInput name={named('breed')} options={[{ value: '', label: '' }, ...breeds]} />
      <ChoiceInput name={named('gender')} choices={sexes} />
      <DayInput name={named('birthDate')} lean="past" />
      <TextInput
        name={named('chip')}
        optional
        inputMode="numeric"
        maxLength={15}
        help={t('unregistered.help.chip')}
      />
      <TextInput name={named('sire')} optional maxLength={100} help={t('unregistered.help.parent')} />
      <TextInput name={named('dam')} optional maxLength={100} help={t('unregistered.help.parent')} />
      <Stack gap={2}>
        <div>
          <Heading component="h3">{t('unregistered.rights')}</Heading>
          <Text tone="muted">{t('unregistered.help.rights')}</Text>
        </div>
        {PAPER_AWARD_GROUNDS.map((ground) => (
          <StatedAward key={ground} ground={ground} />
        ))}
      </Stack>
    </>
  )
}

/** An award that opens a class: a box, and under it what was won, where and when. */
function StatedAward({ ground }: { ground: PaperAwardGround }) {
  const t = useTranslate()
  const has = `unregistered.${HAS[ground]}`
  const isTicked = useFormContext().watch(has) === true
  const name = (field: (typeof AWARD_FIELDS)[number]) => `unregistered.${ground}.${field}`
  return (
    <Stack gap={2}>
      <CheckInput name={has} />
      {isTicked && (
        <>
          <TextInput name={name('award')} maxLength={200} help={t('unregistered.help.award')} />
          <TextInput name={name('place')} maxLength={200} help={t('unregistered.help.place')} />
          <DayInput name={name('wonOn')} lean="past" />
        </>
      )}
    </Stack>
  )
}

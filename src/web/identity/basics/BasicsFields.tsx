import { BEARD_GENES, MEASURE_BASICS, NOTE_BASICS } from '#domain/dogBasics.ts'
import { useBreedChoices } from '../../dogs/breedChoices.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns, Heading, Text } from '../../ui/layout/parts.ts'
import { useSexes } from '../words.ts'

/** What has no field of its own kind above. */
const NOTES = NOTE_BASICS.filter((name) => name !== 'studbookNumber')

interface Props {
  /** the beard gene as it stands, which an import may have written in other letters */
  recorded: string
  /** code of the breed as it stands */
  breed: string
}

export function BasicsFields({ recorded, breed }: Props) {
  const t = useTranslate()
  return (
    <>
      <Heading>{t('identity.basics.who')}</Heading>
      <Columns from="md">
        <TextInput name="name" autoComplete="off" maxLength={200} />
        <TextInput name="nickName" optional autoComplete="off" maxLength={200} />
        <SelectInput name="breed" options={useBreedChoice(breed)} />
        <SelectInput name="sex" options={useSexes()} />
        <DayInput name="birthDate" optional lean="past" help={t('identity.basics.birthHelp')} />
        <TextInput name="kennelName" optional autoComplete="off" maxLength={200} />
        <TextInput name="handler" optional autoComplete="off" maxLength={200} />
        <TextInput name="colour" optional autoComplete="off" maxLength={200} />
        <TextAreaInput name="studbookNumber" optional rows={1} maxLength={2000} />
      </Columns>
      <Columns from="md">
        <CheckInput name="imported" />
        <CheckInput name="neutered" />
      </Columns>
      <Heading>{t('identity.basics.measures')}</Heading>
      <Text tone="muted">{t('identity.basics.measureHelp')}</Text>
      <Columns from="md">
        {MEASURE_BASICS.map((name) => (
          <TextInput key={name} name={name} optional inputMode="decimal" autoComplete="off" maxLength={6} />
        ))}
      </Columns>
      <Heading>{t('identity.basics.health')}</Heading>
      <Columns from="md">
        <SelectInput
          name="beardGene"
          options={useBeardGenes(recorded)}
          help={t('identity.basics.beardHelp')}
        />
        {NOTES.map((name) => (
          <TextAreaInput key={name} name={name} optional rows={1} maxLength={2000} />
        ))}
      </Columns>
    </>
  )
}

/** The breed that stands is among them before the others have come. */
function useBreedChoice(breed: string) {
  const breedName = useBreedName()
  const options = useBreedChoices()
  if (options.some(({ value }) => value === breed)) return options
  return [{ value: breed, label: breedName(breed) }, ...options]
}

function useBeardGenes(recorded: string) {
  const t = useTranslate()
  const letters = new Set<string>([...BEARD_GENES, ...(recorded === '' ? [] : [recorded])])
  return [
    { value: '', label: t('identity.basics.beardNone') },
    ...[...letters].map((value) => ({ value, label: value })),
  ]
}

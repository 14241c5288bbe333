import Box from '@mui/material/Box'
import type { DogRecord } from '#contract/dogs.ts'
import type { TrialDog } from '#contract/entries.ts'
import { formatDate } from '#domain/dates.ts'
import { regnrKey } from '#domain/regnr.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Text } from '../../ui/layout/parts.ts'
import type { EnteredDog } from './LinkDialog.tsx'

interface Props {
  entered: EnteredDog
  found: TrialDog
  recorded: DogRecord
}

/** What the entry says of its dog beside what the register says, and what of the entry no longer fits. */
export function Comparison({ entered: { dog, class: trialClass }, found, recorded }: Props) {
  const t = useTranslate()
  const breedName = useBreedName()
  const sex = (gender: 'male' | 'female' | null) => gender && t(`common.${gender}`)
  const day = (iso: string | null) => iso && formatDate(iso)
  const rows = [
    {
      field: 'regnr',
      mine: dog.regnr,
      theirs: recorded.regnr,
      same: regnrKey(dog.regnr) === regnrKey(recorded.regnr),
    },
    {
      field: 'name',
      mine: dog.name,
      theirs: recorded.name,
      same: folded(dog.name) === folded(recorded.name),
    },
    { field: 'breed', mine: breedName(dog.breed), theirs: breedName(recorded.breed) },
    { field: 'gender', mine: sex(dog.gender), theirs: sex(recorded.gender) },
    { field: 'birthDate', mine: day(dog.birthDate), theirs: day(recorded.birthDate) },
  ] as const
  const differs = ({ mine, theirs, ...row }: (typeof rows)[number]) =>
    'same' in row ? !row.same : mine !== theirs
  const reasons = found.eligibility[trialClass].reasons
  return (
    <>
      <Box component="table" sx={TABLE}>
        <Box component="caption" sx={{ captionSide: 'top', textAlign: 'left', fontWeight: 600, pb: 0.5 }}>
          {t('unregisteredDogs.compare')}
        </Box>
        <thead>
          <tr>
            <th scope="col">{t('unregisteredDogs.field')}</th>
            <th scope="col">{t('unregisteredDogs.entered')}</th>
            <th scope="col">{t('unregisteredDogs.inRegister')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field}>
              <th scope="row">{t(`unregistered.fields.${row.field}`)}</th>
              <td>{row.mine ?? '–'}</td>
              <td>
                {row.theirs ?? '–'}
                {differs(row) && (
                  <Text tone="warning" size="small" strong>
                    {t('unregisteredDogs.differs')}
                  </Text>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      {rows.some(differs) && (
        <Note tone="warning" role="status">
          {t('unregisteredDogs.differ')}
        </Note>
      )}
      {found.entered && (
        <Note tone="error" role="status">
          {t('unregisteredDogs.alreadyIn')}
        </Note>
      )}
      {!found.entered && reasons.length > 0 && (
        <Note tone="warning" role="status">
          {t('unregisteredDogs.notInClass', {
            class: trialClass,
            reasons: reasons.map((code) => t(`errors.${code}`)).join(' '),
          })}
        </Note>
      )}
    </>
  )
}

const folded = (name: string): string => name.trim().toLocaleUpperCase('fi')

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 0.5,
    pr: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    fontWeight: 400,
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.875rem' },
} as const

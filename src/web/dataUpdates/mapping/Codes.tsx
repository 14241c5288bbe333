import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { codeKind, codeOf, withCode } from '#contract/mappingCodes.ts'
import type { SheetMapping } from '#contract/mappingShape.ts'
import { useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { type Choice, ChoiceCell } from './ChoiceCell.tsx'

/** Different values of a column that are asked about: more are no codes. */
const MOST_ASKED = 50

interface Props {
  field: string
  /** the different values of the column in the sample */
  values: readonly string[]
  mapping: SheetMapping
  onChange: (mapping: SheetMapping) => void
}

/** What the values of a column stand for; an untouched one stands for itself. */
export function Codes({ field, values, mapping, onChange }: Props) {
  const t = useTranslate()
  const choices = useChoices(mapping, field)
  return (
    <Block mt={1} mb={1}>
      <Text tone="muted" size="small" mb={1}>
        {t(choices ? 'dataMappings.chooseHelp' : 'dataMappings.typeHelp')}
      </Text>
      {values.slice(0, MOST_ASKED).map((text) => {
        const value = codeOf(mapping, field, text)
        const label = t('dataMappings.standsFor', { text })
        const set = (next: string | undefined) => onChange(withCode(mapping, field, text, next))
        return (
          <Box
            key={text}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 18rem)',
              gap: 2,
              alignItems: 'center',
              mb: 0.5,
            }}
          >
            <Text breaks>{text}</Text>
            {choices ? (
              <ChoiceCell
                label={label}
                value={value ?? ''}
                options={choices}
                onChange={(next) => set(next || undefined)}
              />
            ) : (
              <OutlinedInput
                size="small"
                fullWidth
                value={value ?? text}
                onChange={(event) => set(event.target.value === text ? undefined : event.target.value)}
                inputProps={{ 'aria-label': label, maxLength: 200, autoComplete: 'off' }}
              />
            )}
          </Box>
        )
      })}
    </Block>
  )
}

/** What the values of a field are chosen from; undefined: they are typed. */
function useChoices({ kind }: SheetMapping, field: string): readonly Choice[] | undefined {
  const t = useTranslate()
  const breeds = useBreedOptions()
  const itself = { value: '', label: t('dataMappings.itself') }
  switch (codeKind(kind, field)) {
    case 'sex':
      return [
        itself,
        { value: 'male', label: t('dataMappings.male') },
        { value: 'female', label: t('dataMappings.female') },
      ]
    case 'yesNo':
      return [
        itself,
        { value: 'true', label: t('dataMappings.yes') },
        { value: 'false', label: t('dataMappings.no') },
      ]
    case 'breed':
      return [itself, ...breeds]
    default:
      return undefined
  }
}

import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import type { ResultSheets } from '#contract/judging.ts'
import { isNamed } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row } from '../../ui/layout/parts.ts'
import { partyGroups } from '../parties.ts'
import type { OpenLine } from '../useSheets.ts'

interface Props {
  sheets: Pick<ResultSheets, 'parties'>
  lines: readonly OpenLine[]
  /** place of the shown dog */
  place: number
  onGo: (place: number) => void
}

/** The shown dog, with links to the previous, the next and any other. */
export function DogSwitch({ sheets, lines, place, onGo }: Props) {
  const t = useTranslate()
  return (
    <Row align="center" gap={0.5} wrap={false}>
      <IconButton
        aria-label={t('results.previousDog')}
        disabled={place === 0}
        onClick={() => onGo(place - 1)}
        sx={STEP}
      >
        <ChevronLeft />
      </IconButton>
      <NativeSelect
        value={place}
        onChange={({ target }) => onGo(Number(target.value))}
        inputProps={{ 'aria-label': t('results.dog'), style: { textOverflow: 'ellipsis' } }}
        sx={{ flex: 1, minWidth: 0, minHeight: 44, fontWeight: 600 }}
      >
        {partyGroups(t, sheets, lines).map(({ name, places }) =>
          name === null ? (
            places.map(option)
          ) : (
            <optgroup key={name} label={name}>
              {places.map(option)}
            </optgroup>
          ),
        )}
      </NativeSelect>
      <IconButton
        aria-label={t('results.nextDog')}
        disabled={place === lines.length - 1}
        onClick={() => onGo(place + 1)}
        sx={STEP}
      >
        <ChevronRight />
      </IconButton>
    </Row>
  )

  function option(index: number) {
    const open = lines[index]!
    return (
      <option key={open.line.dog.regnr} value={index}>
        {optionText(open, index)}
      </option>
    )
  }

  function optionText({ line, mark }: OpenLine, index: number): string {
    const { dog, startNumber, status } = line
    const signs = [status !== 'entered' && '✓', mark && mark !== 'saved' && '…'].filter(Boolean)
    return [`${startNumber ?? index + 1}. ${isNamed(dog) ? dog.name : dog.regnr}`, ...signs].join(' ')
  }
}

const STEP = { width: 48, height: 48 } as const

import type { ResultSheets } from '#contract/judging.ts'
import { isNamed } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { StepSelect } from '../../ui/inputs/StepSelect.tsx'
import { partyGroups } from '../parties.ts'
import { numberOf } from '../startNumber.ts'
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
  const labels = {
    previous: t('results.previousDog'),
    chosen: t('results.dog'),
    next: t('results.nextDog'),
  }
  return (
    <StepSelect place={place} count={lines.length} labels={labels} onGo={onGo}>
      {partyGroups(t, sheets, lines).map(({ name, places }) =>
        name === null ? (
          places.map(option)
        ) : (
          <optgroup key={name} label={name}>
            {places.map(option)}
          </optgroup>
        ),
      )}
    </StepSelect>
  )

  function option(index: number) {
    const open = lines[index]!
    return (
      <option key={open.line.dog.regnr} value={index}>
        {optionText(open)}
      </option>
    )
  }

  function optionText({ line, mark, keptDone }: OpenLine): string {
    const { dog, status } = line
    const signs = [(status !== 'entered' || keptDone) && '✓', mark && mark !== 'saved' && '…'].filter(Boolean)
    return [`${numberOf(line)}${isNamed(dog) ? dog.name : dog.regnr}`, ...signs].join(' ')
  }
}

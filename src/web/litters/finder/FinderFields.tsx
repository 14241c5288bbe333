import Box from '@mui/material/Box'
import { MATE_CHOICES } from '#contract/firstConstants.ts'
import { AVERAGED } from '#domain/trials/averages.ts'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useScoreName } from '../../trials/featureLabels.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { type MateSearch, mateSearchOf, USUAL_SCORE } from './addresses.ts'

interface Props {
  search: MateSearch
  onChange: (part: MateSearch) => void
}

/** Among whom, for which day and by which score a mate is looked for. */
export function FinderFields({ search, onChange }: Props) {
  const t = useTranslate()
  const scoreName = useScoreName()
  const hasTrials = useModule('kaer')
  const { choice = 'listed', date = '', score = USUAL_SCORE } = search
  const set = (name: 'choice' | 'date' | 'score') => (value: string) =>
    onChange({ [name]: mateSearchOf({ [name]: value })[name] })
  return (
    <Box data-print="no" sx={FIELDS}>
      <FilterSelect
        label={t('mates.choice')}
        value={choice}
        none={null}
        options={MATE_CHOICES.map((value) => ({ value, label: t(`mates.choices.${value}`) }))}
        onChange={set('choice')}
      />
      <TypedFilter kind="day" label={t('mates.date')} value={date} onSet={set('date')} />
      {hasTrials && (
        <FilterSelect
          label={t('mates.score')}
          value={score}
          none={null}
          options={AVERAGED.hunt.map((value) => ({ value, label: scoreName(value) }))}
          onChange={set('score')}
        />
      )}
    </Box>
  )
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
} as const

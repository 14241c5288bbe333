import { HUNT_FEATURES } from '#domain/trials/features.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { columnOf, pastResults, type Score } from './pastTrials.store.ts'
import { readTrialResult } from './readTrialResult.ts'

/** Results of field and forest trials of the past. */
export const TRIAL_RESULTS = pastResults({
  kind: 'trialResults',
  table: 'trial_result',
  read: readTrialResult,
  scores: [
    ['class', 'class', 'text'],
    ['outcome', 'outcome', 'text'],
    ['prize', 'prize', 'smallint'],
    ['points', 'points', 'numeric(4, 1)'],
    ...PARTS.map((part): Score => [part, `${part}_grade`, 'smallint']),
    ...HUNT_FEATURES.map(({ code }): Score => [code, columnOf(code), 'smallint']),
    ['pointsAtGame', 'points_at_game', 'smallint'],
    ['shotOver', 'shot_over', 'boolean'],
    ['birdsMet', 'birds_met', 'integer'],
    ['weather', 'weather', 'text'],
    ['terrain', 'terrain', 'text'],
    ['minutesSearched', 'minutes_searched', 'integer'],
    ['judge', 'judge', 'text'],
    ['report', 'report', 'text'],
  ],
  shown: `case f.outcome when 'judged' then f.class || f.prize else f.class || ' ' || f.outcome end, f.points::text, f.judge`,
})

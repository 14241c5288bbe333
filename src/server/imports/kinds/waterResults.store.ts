import { WATER_FEATURES } from '#domain/trials/features.ts'
import { pastResults, type Score } from './pastTrials.store.ts'
import { readWaterResult } from './readWaterResult.ts'

/** Water and track work of the past. */
export const WATER_RESULTS = pastResults({
  kind: 'waterResults',
  table: 'water_result',
  read: readWaterResult,
  scores: [
    ['class', 'class', 'text'],
    ['outcome', 'outcome', 'text'],
    ['water', 'water_grade', 'smallint'],
    ['track', 'track_grade', 'smallint'],
    ...WATER_FEATURES.map(({ code }): Score => [code, code, 'smallint']),
    ['judge', 'judge', 'text'],
    ['report', 'report', 'text'],
  ],
  shown: `f.class, case f.outcome when 'judged' then concat_ws('/', f.water_grade, f.track_grade) else f.outcome end, f.judge`,
})

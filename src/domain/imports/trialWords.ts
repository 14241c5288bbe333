import type { Terrain, Weather } from '../trials/conditionFields.ts'
import type { Outcome, TrialType } from '../trials/results.ts'

/** Words of sheets of trial results, in small letters, in three languages and as the club abbreviates them. */

export const TYPES_IN_WORDS: Readonly<Record<string, 'field' | 'forest'>> = {
  field: 'field',
  f: 'field',
  'kaer f': 'field',
  pelto: 'field',
  peltokoe: 'field',
  fält: 'field',
  fältprov: 'field',
  forest: 'forest',
  m: 'forest',
  'kaer m': 'forest',
  metsä: 'forest',
  metsäkoe: 'forest',
  skog: 'forest',
  skogsprov: 'forest',
}

/** Types of the trials in which water and track work is judged: an undivided field or forest trial has it, too. */
export const WATER_TYPES_IN_WORDS: Readonly<Record<string, TrialType>> = {
  ...TYPES_IN_WORDS,
  water_track: 'water_track',
  vj: 'water_track',
  'kaer vj': 'water_track',
  'vesi ja jälki': 'water_track',
  'vesi- ja jälkikoe': 'water_track',
  'vatten och spår': 'water_track',
  'vatten- och spårprov': 'water_track',
  'water and track': 'water_track',
  'water and track trial': 'water_track',
}

export const OUTCOMES_IN_WORDS: Readonly<Record<string, Outcome>> = {
  judged: 'judged',
  arvosteltu: 'judged',
  bedömd: 'judged',
  rejected: 'rejected',
  hylätty: 'rejected',
  underkänd: 'rejected',
  closed: 'closed',
  suljettu: 'closed',
  utesluten: 'closed',
  withdrawn: 'withdrawn',
  luopui: 'withdrawn',
  'drog sig ur': 'withdrawn',
  interrupted: 'interrupted',
  keskeytti: 'interrupted',
  avbröt: 'interrupted',
  absent: 'absent',
  poissa: 'absent',
  frånvarande: 'absent',
}

export const WEATHERS_IN_WORDS: Readonly<Record<string, Weather>> = {
  clear: 'clear',
  selkeä: 'clear',
  klart: 'clear',
  cloudy: 'cloudy',
  pilvinen: 'cloudy',
  mulet: 'cloudy',
  windy: 'windy',
  tuulinen: 'windy',
  blåsigt: 'windy',
  rain: 'rain',
  sade: 'rain',
  regn: 'rain',
  snow: 'snow',
  lumi: 'snow',
  snö: 'snow',
  fog: 'fog',
  sumu: 'fog',
  dimma: 'fog',
}

export const TERRAINS_IN_WORDS: Readonly<Record<string, Terrain>> = {
  field: 'field',
  pelto: 'field',
  åker: 'field',
  meadow: 'meadow',
  niitty: 'meadow',
  äng: 'meadow',
  forest: 'forest',
  metsä: 'forest',
  skog: 'forest',
  clearing: 'clearing',
  hakkuu: 'clearing',
  hygge: 'clearing',
  bog: 'bog',
  suo: 'bog',
  myr: 'bog',
  fell: 'fell',
  tunturi: 'fell',
  fjäll: 'fell',
}

export const TRUTHS_IN_WORDS: Readonly<Record<string, boolean>> = {
  yes: true,
  kyllä: true,
  ja: true,
  true: true,
  '1': true,
  no: false,
  ei: false,
  nej: false,
  false: false,
  '0': false,
}

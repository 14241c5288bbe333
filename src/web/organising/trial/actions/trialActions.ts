import type { TrialDetails } from '#contract/organising.ts'
import { TRANSITIONS } from '#domain/trials/transitions.ts'

/** Actions that have a button, in the order of a trial's life. */
const BUTTONS = [
  'publish',
  'open',
  'close',
  'end',
  'supplement',
  'reopen',
  'move',
  'copy',
  'cancel',
  'delete',
] as const
export type ButtonAction = (typeof BUTTONS)[number]

/** Actions that are done at once; the others ask first. */
const WITHOUT_DIALOG = ['open', 'close', 'copy'] as const
type ActionWithoutDialog = (typeof WITHOUT_DIALOG)[number]
export type AskedAction = Exclude<ButtonAction, ActionWithoutDialog>
export const needsNoDialog = (name: ButtonAction): name is ActionWithoutDialog =>
  WITHOUT_DIALOG.some((one) => one === name)

/** The one that is next in each state: its button stands out. */
const NEXT: Readonly<Partial<Record<TrialDetails['state'], ButtonAction>>> = {
  draft: 'publish',
  ongoing: 'end',
  ready: 'copy',
}

export interface OfferedButton {
  readonly action: ButtonAction
  readonly next: boolean
  /** code of why it may not be done now */
  readonly blockedBy: string | null
  /** codes of what is wrong with fields of the trial, each once */
  readonly faults: readonly string[]
}

const isOffered = (action: ButtonAction, state: TrialDetails['state']): boolean =>
  action === 'copy' || TRANSITIONS[action].offeredIn.includes(state)

/** The buttons of a trial's page, those that may be pressed now apart from those that may be at another time. */
export function buttonsOf({ actions, state }: Pick<TrialDetails, 'actions' | 'state'>) {
  const offered = BUTTONS.flatMap((name): OfferedButton[] => {
    const found = actions.find(({ action }) => action === name)
    if (!found || !isOffered(name, state)) return []
    const { blockedBy, fields } = found
    const faults = name === 'publish' ? [...new Set(Object.values(fields))] : []
    return [{ action: name, next: NEXT[state] === name, blockedBy, faults }]
  })
  return {
    possible: offered.filter(({ blockedBy }) => blockedBy === null),
    blocked: [...Map.groupBy(offered, ({ blockedBy }) => blockedBy)].flatMap(([reason, buttons]) =>
      reason === null ? [] : [{ reason, buttons, faults: buttons.flatMap(({ faults }) => faults) }],
    ),
  }
}

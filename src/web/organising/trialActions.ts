import type { OfferedAction, TrialDetails } from '#contract/organising.ts'

/** Actions that have a button, in the order of a trial's life. */
const BUTTONS = ['publish', 'open', 'close', 'end', 'reopen', 'move', 'copy', 'cancel', 'delete'] as const
export type ButtonAction = (typeof BUTTONS)[number]

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
}

/**
 * True where nobody looks for the action: it will never be possible again, as what is published stays so and a cancelled trial is
 * over, or what it undoes has not been done.
 */
const isOut = (action: OfferedAction, blockedBy: string | null): boolean =>
  blockedBy === 'TRIAL_IS_PUBLISHED' ||
  blockedBy === 'TRIAL_NOT_ENDED' ||
  blockedBy === 'TRIAL_IS_CANCELLED' ||
  ((action === 'publish' || action === 'delete') && blockedBy === 'TRIAL_IS_ENDED')

/** The buttons of a trial's page, those that may be pressed now apart from those that may be at another time. */
export function buttonsOf({ actions, state }: Pick<TrialDetails, 'actions' | 'state'>) {
  const offered = BUTTONS.flatMap((name): OfferedButton[] => {
    const found = actions.find(({ action }) => action === name)
    if (!found || isOut(name, found.blockedBy)) return []
    return [{ action: name, next: NEXT[state] === name, blockedBy: found.blockedBy }]
  })
  return {
    possible: offered.filter(({ blockedBy }) => blockedBy === null),
    blocked: [...Map.groupBy(offered, ({ blockedBy }) => blockedBy)].flatMap(([reason, buttons]) =>
      reason === null ? [] : [{ reason, buttons }],
    ),
  }
}

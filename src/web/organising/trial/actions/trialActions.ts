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

/** What takes something away from others. */
export const REVOKING: readonly ButtonAction[] = ['cancel', 'delete']

export interface OfferedButton {
  readonly action: ButtonAction
  /** code of why it may not be done now */
  readonly blockedBy: string | null
}

const isOffered = (action: ButtonAction, state: TrialDetails['state']): boolean =>
  action === 'copy' || TRANSITIONS[action].offeredIn.includes(state)

/** What the reader may do to a trial in its state, possible now or not, in the order of a trial's life. */
export function buttonsOf({ actions, state }: Pick<TrialDetails, 'actions' | 'state'>): OfferedButton[] {
  return BUTTONS.flatMap((name) => {
    const found = actions.find(({ action }) => action === name)
    return found && isOffered(name, state) ? [{ action: name, blockedBy: found.blockedBy }] : []
  })
}

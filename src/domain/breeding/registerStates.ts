/** States of an entry of the breeding register. Source: docs/rules/breeding-and-health.md#breeding-register. */
export const REGISTER_STATES = ['applied', 'active', 'declined', 'removed'] as const
export type RegisterState = (typeof REGISTER_STATES)[number]

/** What a breed adviser decides. `keep`: a later finding was weighed, the dog stays; `reopen`: a declined application is decided anew. */
export const REGISTER_ACTIONS = ['accept', 'decline', 'remove', 'keep', 'reactivate', 'reopen'] as const
export type RegisterAction = (typeof REGISTER_ACTIONS)[number]

interface Step {
  readonly from: RegisterState
  readonly to: RegisterState
}

/** Source: docs/rules/breeding-and-health.md#breeding-register. */
export const REGISTER_STEPS: Readonly<Record<RegisterAction, Step>> = {
  accept: { from: 'applied', to: 'active' },
  decline: { from: 'applied', to: 'declined' },
  remove: { from: 'active', to: 'removed' },
  keep: { from: 'active', to: 'active' },
  reactivate: { from: 'removed', to: 'active' },
  reopen: { from: 'declined', to: 'applied' },
}

/** What can be decided of an entry; only one with a later finding can be kept. */
export const registerActions = (state: RegisterState, flagged: boolean): RegisterAction[] =>
  REGISTER_ACTIONS.filter((action) => REGISTER_STEPS[action].from === state && (action !== 'keep' || flagged))

/** Whether a decision has to say why: every one but a new look at an application, and the acceptance of a dog that meets every condition. */
export const needsReason = (action: RegisterAction, allMet: boolean): boolean =>
  action !== 'reopen' && (action !== 'accept' || !allMet)

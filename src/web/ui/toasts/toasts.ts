import { createStore } from '../../store.ts'

/** What a message offers to do about what it tells. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface Toast {
  /** grows with each message, so that the same text shown again is a new message */
  readonly id: number
  readonly severity: 'error' | 'success' | 'info'
  readonly text: string
  readonly action?: ToastAction | undefined
}

/** The error or success banner that is shown now; each replaces the one before (docs/rules/screens.md#messages). */
export const toastStore = createStore<Toast | null>(null)

let count = 0

function show(severity: Toast['severity'], text: string, action?: ToastAction) {
  count += 1
  toastStore.set(() => ({ id: count, severity, text, action }))
}

export const showError = (text: string) => show('error', text)
export const showSuccess = (text: string, action?: ToastAction) => show('success', text, action)
export const showNotice = (text: string) => show('info', text)
export const closeToast = () => toastStore.set(() => null)

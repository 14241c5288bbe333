import { createStore } from '../store.ts'

export interface Toast {
  /** grows with each message, so that the same text shown again is a new message */
  readonly id: number
  readonly severity: 'error' | 'success' | 'info'
  readonly text: string
}

/** The error or success banner that is shown now; each replaces the one before (docs/rules/screens.md#messages). */
export const toastStore = createStore<Toast | null>(null)

let count = 0

function show(severity: Toast['severity'], text: string) {
  count += 1
  toastStore.set(() => ({ id: count, severity, text }))
}

export const showError = (text: string) => show('error', text)
export const showSuccess = (text: string) => show('success', text)
export const showNotice = (text: string) => show('info', text)
export const closeToast = () => toastStore.set(() => null)

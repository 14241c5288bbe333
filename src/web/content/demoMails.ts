import { createStore } from '../store.ts'

/** Keys of the mails that the last change with any has caused; empty outside the demo. */
export const demoMails = createStore<readonly string[]>([])

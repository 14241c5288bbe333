import { beforeEach, expect, test } from 'vitest'
import { closeToast, showError, showSuccess, toastStore } from './toasts/toasts.ts'
import { closeRightDrawer, openRightDrawer, rightDrawerStore } from './viewState.ts'

beforeEach(() => {
  closeRightDrawer()
  closeToast()
})

test('is closed and named login at first', () => {
  expect(rightDrawerStore.get()).toEqual({ open: false, name: 'login', regnr: '' })
})

test('opens with a name and a number, and closes with an empty number', () => {
  openRightDrawer('admin-health', 'FI12345/20')
  expect(rightDrawerStore.get()).toEqual({ open: true, name: 'admin-health', regnr: 'FI12345/20' })
  openRightDrawer('admin-health', '')
  expect(rightDrawerStore.get()).toEqual({ open: false, name: 'login', regnr: '' })
})

test('replaces a banner by the next one, also of the same words', () => {
  showError('a')
  const first = toastStore.get()
  showSuccess('b')
  expect(toastStore.get()).toMatchObject({ severity: 'success', text: 'b' })
  showError('a')
  expect(toastStore.get()).toMatchObject({ severity: 'error', text: 'a' })
  expect(toastStore.get()?.id).not.toBe(first?.id)
  closeToast()
  expect(toastStore.get()).toBeNull()
})

const SCRIPT = '/sw.js'

/** Installs what shows the pages without network. Resolves once all their files stand on the device; without such a browser at once. */
export async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(SCRIPT)
  await navigator.serviceWorker.ready
  // A newer one waits until nobody shows the old version; it may still be on its way.
  letTakeOver(registration)
  registration.onupdatefound = () =>
    registration.installing?.addEventListener('statechange', () => letTakeOver(registration))
}

/** The worker compares the script with its own files: it takes nothing from a page of another version. */
function letTakeOver({ waiting }: ServiceWorkerRegistration) {
  const begun = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (begun) waiting?.postMessage({ takeOver: new URL(begun.src).pathname })
}

/** Without it the pages need the network: of who keeps nothing any more. */
export async function removeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(SCRIPT)
  await registration?.unregister()
}

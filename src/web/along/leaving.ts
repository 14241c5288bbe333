import { sessionStore } from '../accounts/session/session.ts'
import { endMarkers } from '../judging/marker.ts'
import { countUnsent, emptyDevice } from '../offline/owner.ts'
import { forgetVisits } from '../offline/useKeepVisited.ts'
import { removeWorker } from '../offline/worker.ts'
import { countHeld, endSavers } from '../sheets/savers.ts'

/** By which the windows of a browser tell one another who has left it. */
const CHANNEL = 'koirakanta.left'

/** How much signing out would remove: where the browser keeps nothing, what stands in this window alone. */
export const countLeft = async (username: string): Promise<number> =>
  Math.max(await countUnsent(username), countHeld(username))

/** Whoever signs out leaves nothing behind: no sheets, nothing that was not sent, and nothing in any window that would bring it back. */
export async function leaveDevice(username: string): Promise<void> {
  tellWindows(username)
  await leaveWindow(username)
  await removeWorker().catch(() => undefined)
}

async function leaveWindow(username: string): Promise<void> {
  endSavers(username)
  endMarkers(username)
  forgetVisits(username)
  await emptyDevice(username).catch(() => undefined)
}

function tellWindows(username: string) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(username)
  channel.close()
}

/** Leaves with whoever leaves in another window: what this one holds would come back to the device. */
export function followOtherWindows() {
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data: username }: MessageEvent<string>) => {
    const shown = sessionStore.get()?.username === username
    // What is shown was theirs, and what is typed from now on would be nobody's.
    void leaveWindow(username).then(() => shown && window.location.reload())
  })
}

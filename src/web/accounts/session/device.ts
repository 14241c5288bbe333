/** What the device keeps of somebody who signs out. */
interface Device {
  /** how much of it the service has not got */
  countUnsent(username: string): Promise<number>
  /** Removes all of it. */
  leave(username: string): Promise<void>
}

/** What a device that keeps nothing does. */
let known: Device = { countUnsent: async () => 0, leave: async () => undefined }

/** Told by whatever keeps something on the device. */
export function onLeaving(device: Device) {
  known = device
}

export const countUnsent = (username: string): Promise<number> => known.countUnsent(username)
export const leaveDevice = (username: string): Promise<void> => known.leave(username)

import { useEffect, useState } from 'react'
import { device } from '../client/device.ts'

/** Whether the browser lets the service keep anything on the device; true until it has said no. */
export function useDeviceKeeps(): boolean {
  const [keeps, setKeeps] = useState(true)
  useEffect(() => {
    device().catch(() => setKeeps(false))
  }, [])
  return keeps
}

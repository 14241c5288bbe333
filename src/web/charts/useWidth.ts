import { useCallback, useState } from 'react'

/** The width of an element in pixels, from before it is first seen on: its ref, and the width; 0 until it is there. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

import { type RefObject, useEffect, useState } from 'react'

interface SideScroll {
  /** something lies beyond the left or the right edge */
  readonly left: boolean
  readonly right: boolean
  /** it has been scrolled */
  readonly moved: boolean
}

const NOWHERE: SideScroll = { left: false, right: false, moved: false }

/** How a part that scrolls sideways stands, kept up to date as it scrolls or grows. */
export function useSideScroll(part: RefObject<HTMLElement | null>): SideScroll {
  const [state, setState] = useState(NOWHERE)
  useEffect(() => {
    const node = part.current
    if (!node) return
    const look = () => {
      const rest = node.scrollWidth - node.clientWidth - node.scrollLeft
      const [left, right] = [node.scrollLeft > 1, rest > 1]
      setState((before) => {
        const moved = before.moved || left
        const same = before.left === left && before.right === right && before.moved === moved
        return same ? before : { left, right, moved }
      })
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(node)
    for (const child of node.children) sizes.observe(child)
    node.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      node.removeEventListener('scroll', look)
    }
  }, [part])
  return state
}

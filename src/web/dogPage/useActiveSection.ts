import { useEffect, useState } from 'react'

/** The section that is being read: the last whose heading has passed under the bars at the top. */
export function useActiveSection(sections: readonly { id: string }[]): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const passed = sections.findLast(({ id }) => {
        const element = document.getElementById(id)
        return element !== null && element.getBoundingClientRect().top < window.innerHeight / 3
      })
      setActive(passed?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [sections])
  return active
}

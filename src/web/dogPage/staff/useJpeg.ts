import { useEffect, useState } from 'react'
import { asJpeg } from './asJpeg.ts'

type Made = Awaited<ReturnType<typeof asJpeg>>

/** The chosen picture as it will be sent, or why it cannot be; undefined: it is being made. */
export function useJpeg(file: File, limit: number): Made | undefined {
  const [made, setMade] = useState<{ readonly of: File; readonly picture: Made }>()
  useEffect(() => {
    let gone = false
    void asJpeg(file, limit)
      .catch(() => 'unreadable' as const)
      .then((picture) => gone || setMade({ of: file, picture }))
    return () => {
      gone = true
    }
  }, [file, limit])
  return made?.of === file ? made.picture : undefined
}

import { useEffect, useMemo, useState } from 'react'
import type { WholeShow } from '#contract/shows.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { forgetDraft, readDraft, writeDraft } from '../../ui/drafts/drafts.ts'
import { type Edits, linesOf, NO_EDITS, withoutGone } from './lines.ts'

/** What is typed into the grid of a show, kept through a reload, a lost network and an expired session, until it is saved. */
export function useEdits({ id, results }: WholeShow) {
  const { name, owner } = useOwnDraft(`shows.whole.${id}`)
  const [typed, setEdits] = useState<Edits>(() => editsIn(readDraft(name, owner)?.values))
  const edits = useMemo(() => withoutGone(typed, results), [typed, results])
  const lines = useMemo(() => linesOf(results, edits), [results, edits])
  useEffect(() => {
    const { stored, added } = edits
    if (lines.some(({ dirty }) => dirty)) writeDraft(name, owner, { values: { stored, added }, base: {} })
    else forgetDraft(name)
  }, [edits, lines, name, owner])
  return {
    lines,
    edit: (change: (edits: Edits) => Edits) => setEdits((before) => change(withoutGone(before, results))),
    reset: () => setEdits(NO_EDITS),
  }
}

const editsIn = (values: Readonly<Record<string, unknown>> = {}): Edits =>
  values.stored && values.added ? (values as unknown as Edits) : NO_EDITS

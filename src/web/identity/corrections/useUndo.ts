import { useNavigate } from '@tanstack/react-router'
import { dogCorrections, undoCorrection } from '#contract/endpoints/corrections.ts'
import { useUser } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useUndoing } from '../../undoing/useUndoing.ts'
import { chooseDogAddress } from '../addresses.ts'

interface Which {
  readonly regnr: string
  readonly id: number
}

/** Undoes corrections of a dog. */
export function useUndo() {
  const t = useTranslate()
  const navigate = useNavigate()
  const user = useUser()
  const { undo, busy, offering } = useUndoing<typeof undoCorrection, Which>(
    ({ regnr, id }) => ({ call: undoCorrection, body: undefined, params: { regnr, id } }),
    {
      tell: ({ removed, stayed }) => ({
        stayed,
        done: t(removed ? 'identity.adding.removed' : 'identity.corrections.done'),
      }),
      async onDone({ removed }) {
        if (removed) await navigate(chooseDogAddress('perustiedot'))
      },
    },
  )
  return {
    undo,
    busy,
    /** says that a correction is saved, and offers to undo it */
    async offer(regnr: string, text: string) {
      const id = await newestOf(regnr, user?.username)
      offering(text, id === undefined ? undefined : { regnr, id })
    },
  }
}

export type Undo = ReturnType<typeof useUndo>

/**
 * The correction that somebody has just made, whoever has corrected the dog since; undefined where it cannot be asked, as it stands in
 * the list all the same.
 */
async function newestOf(regnr: string, username: string | undefined): Promise<number | undefined> {
  const answer = await ask(dogCorrections, { params: { regnr } }).catch(() => undefined)
  const own = answer?.corrections.find(({ actor }) => actor !== null && actor.username === username)
  return own?.undoneAt === null ? own.id : undefined
}

import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf, type Viewer } from '../platform/http/viewer.ts'
import { activeClub, activeJudges, type OrganiserClub, organiserClubs } from './choices.store.ts'

/** Clubs and judges to choose from; whoever may not save all results has only own clubs. */
export async function formChoices({ db, viewer }: Reader) {
  const agentOf = isAgentAlone(viewer) ? accountIdOf(viewer) : null
  return { clubs: await organiserClubs(db, agentOf), judges: await activeJudges(db) }
}

const isAgentAlone = ({ permissions }: Viewer): boolean =>
  permissions.has('trials.manage') && !permissions.has('results.saveAll')

/** An active club. @throws AppError 404 CLUB_NOT_FOUND */
export async function findClub({ db }: Reader, id: number): Promise<OrganiserClub> {
  const club = await activeClub(db, id)
  if (!club) throw new AppError('notFound', 'CLUB_NOT_FOUND', { clubId: 'CLUB_NOT_FOUND' })
  return club
}

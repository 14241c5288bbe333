import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf, type Viewer } from '../platform/http/viewer.ts'
import { offeredProposals } from '../proposals/proposals.service.ts'
import { activeClub, activeJudges, type OrganiserClub, organiserClubs } from './choices.store.ts'

/** Clubs, judges and proposals to choose from; whoever may not save all results has only own clubs. */
export async function formChoices(reader: Reader) {
  const { db, viewer, today } = reader
  const agentOf = isAgentAlone(viewer) ? accountIdOf(viewer) : null
  return {
    clubs: await organiserClubs(db, today, agentOf),
    judges: await activeJudges(db),
    offered: await offeredProposals(reader),
  }
}

const isAgentAlone = ({ permissions }: Viewer): boolean =>
  permissions.has('trials.manage') && !permissions.has('results.saveAll')

/** An active club. @throws AppError 404 CLUB_NOT_FOUND */
export async function findClub({ db, today }: Reader, id: number): Promise<OrganiserClub> {
  const club = await activeClub(db, today, id)
  if (!club) throw new AppError('notFound', 'CLUB_NOT_FOUND', { clubId: 'CLUB_NOT_FOUND' })
  return club
}

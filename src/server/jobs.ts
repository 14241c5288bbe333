import type { FastifyInstance } from 'fastify'
import { CLUB_PROFILES } from '#domain/club/profiles.ts'
import { averageJob } from './averages/averageRuns.service.ts'
import { backupJob, Rounds } from './backup/schedule.ts'
import { calendarOfMail } from './calendar/mailedCalendar.service.ts'
import { housekeepingJob } from './housekeeping.ts'
import { noticeJob } from './litters/notices/reminders.service.ts'
import { entryJob } from './ownEntries/entryJobs.service.ts'
import type { Database } from './platform/database.ts'
import { watchJobs } from './platform/jobs/jobMetrics.ts'
import type { Job } from './platform/jobs/jobs.types.ts'
import { MailSender } from './platform/mail/mailSender.ts'
import type { Services } from './platform/services.ts'

/**
 * The one list of what the service does by the clock. They begin with `services.jobs.start()`, and end with the application.
 * @param backups connections for backups, which take longer than a statement of the service may; undefined: none are made
 */
export function addJobs(app: FastifyInstance, services: Services, backups: Database | undefined): void {
  const { jobs, config } = services
  const { modules } = CLUB_PROFILES[config.clubProfile]!
  jobs.add([
    ...mailJobs(app, services),
    ...(modules.includes('kaer') ? [entryJob(services), averageJob(services)] : []),
    noticeJob(services),
    ...(backups ? backupJobs(app, services, backups) : []),
    housekeepingJob(services),
  ])
  watchJobs(app.metrics, jobs)
  // Of the hooks for the end the last one added comes first.
  app.addHook('onClose', () => jobs.stop())
}

function mailJobs(app: FastifyInstance, services: Services): Job[] {
  const { baseUrl, config, db, now } = services
  const { smtpUrl, from, pollMs } = config.mail
  if (smtpUrl === undefined) return []
  const { title } = CLUB_PROFILES[config.clubProfile]!
  const domain = new URL(baseUrl).hostname
  const sender = new MailSender({
    db,
    smtpUrl,
    from: from ?? `${title} <noreply@${domain}>`,
    domain,
    attachmentsOf: (mail) => calendarOfMail(services, mail),
    now,
    log: app.log,
  })
  app.addHook('onClose', async () => sender.close())
  return [
    {
      name: 'mails',
      everyMs: pollMs,
      run: async (signal) => {
        await sender.sendDue(signal)
      },
    },
  ]
}

function backupJobs(app: FastifyInstance, { config, now }: Services, database: Database): Job[] {
  const rounds = new Rounds(database, config.backups)
  app.addHook('onClose', () =>
    rounds.note().catch((error: unknown) => app.log.warn({ err: error }, 'erasures not noted')),
  )
  return [backupJob(rounds, now)]
}

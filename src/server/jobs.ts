import type { FastifyInstance } from 'fastify'
import { savedSearchJob } from './advancedSearch/saved/newDogs.service.ts'
import { averageJob } from './averages/averageRuns.service.ts'
import { backupJob, Rounds } from './backup/schedule.ts'
import { calendarOfMail } from './calendar/mailedCalendar.service.ts'
import { doublesJob } from './doubles/doubleSearch.service.ts'
import { openDataJob } from './exports/openData.service.ts'
import { healthLookJob } from './healthWatch/looks.service.ts'
import { housekeepingJob } from './housekeeping.ts'
import { dataUpdateJob } from './imports/updates/updateJob.service.ts'
import { noticeJob } from './litters/notices/reminders.service.ts'
import { entryJob } from './ownEntries/entryJobs.service.ts'
import type { Database } from './platform/database.ts'
import { watchJobs } from './platform/jobs/jobMetrics.ts'
import type { Job } from './platform/jobs/jobs.types.ts'
import { MailSender } from './platform/mail/mailSender.ts'
import { mailTransport, senderOf } from './platform/mail/mailTransport.ts'
import type { Services } from './platform/services.ts'

/**
 * The one list of what the service does by the clock. They begin with `services.jobs.start()`, and end with the application.
 * @param databases connections of the service, and `backups`: connections for backups, which take longer than a statement of the service may; undefined: none are made
 */
export function addJobs(
  app: FastifyInstance,
  services: Services,
  { database, backups }: { readonly database: Database; readonly backups?: Database | undefined },
): void {
  const { jobs, config } = services
  const { modules } = config.club
  jobs.add([
    ...mailJobs(app, services),
    ...(modules.includes('kaer') ? [entryJob(services), averageJob(services)] : []),
    noticeJob(services),
    dataUpdateJob({ db: services.db, pool: database.pool, now: services.now }),
    doublesJob(services),
    healthLookJob(services),
    savedSearchJob(services),
    ...(backups ? backupJobs(app, services, backups) : []),
    openDataJob(services),
    housekeepingJob(services),
  ])
  watchJobs(app.metrics, jobs)
  // Of the hooks for the end the last one added comes first.
  app.addHook('onClose', () => jobs.stop())
}

function mailJobs(app: FastifyInstance, services: Services): Job[] {
  const { baseUrl, config, db, mailLinks, now } = services
  const { smtpUrl, pollMs } = config.mail
  if (smtpUrl === undefined) return []
  const { from, bounces, signing } = senderOf(config, baseUrl)
  const sender = new MailSender({
    db,
    transport: mailTransport(smtpUrl, signing),
    from,
    domain: new URL(baseUrl).hostname,
    bounces,
    links: mailLinks,
    baseUrl,
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

import { isNotFound } from '@tanstack/react-router'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { PUBLIC_PAGES, STAFF_PAGES } from '#contract/pages.ts'
import { permissionsOf } from '#domain/accounts/permissions.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { TestDatabase } from '#tools/test/database.ts'
import { serviceQuery } from '#web/client/service.ts'
import { createQueryClient } from '#web/queryClient.ts'
import { createAppRouter } from '#web/routes.ts'
import { clubDogs } from './clubDogs.ts'

/** Who goes over the pages: users of the demo, one of each role that has pages of its own; null is a visitor. */
export const WALKERS: readonly (readonly [username: string | null, roles: readonly Role[]])[] = [
  [null, []],
  ['jasen', []],
  ['koetoimitsija', ['TRIALAGENT']],
  ['tuomari', ['JUDGE']],
  ['aspirantti', ['ASPIRANT']],
  ['kaer-tallentaja', ['KAER_SAVER']],
  ['kaer-vastaava', ['KAER_CHIEF']],
  ['koirat', ['DOG']],
  ['jalostusneuvoja', ['BREEDADVISOR']],
  ['nayttelyt', ['SHOW']],
  ['junkkari', ['JUNKKARI']],
  ['jalostuslista', ['BREEDINGLIST']],
  ['tarkastaja', ['BREEDING_CHECK']],
  ['yllapito', ['SYSADMIN']],
]

type Guard = (visit: object) => unknown
const queries = createQueryClient()
queries.setQueryData(serviceQuery.queryKey, { modules: ['kaer'] } as never)
const router = createAppRouter(queries)
await router.options.context.routes.load(STAFF_PAGES)
const GUARDS = new Map<string, Guard | undefined>(
  Object.entries(router.routesByPath).map(([path, { options }]) => [
    path,
    options.beforeLoad as Guard | undefined,
  ]),
)
const PUBLIC: readonly string[] = Object.values(PUBLIC_PAGES)

/** Of some paths, each with the example addresses that someone may open. */
export async function openedBy(
  walker: (typeof WALKERS)[number],
  paths: readonly string[],
  examples: Readonly<Record<string, readonly string[]>>,
): Promise<{ readonly path: string; readonly address: string }[]> {
  const opened: { readonly path: string; readonly address: string }[] = []
  for (const path of paths)
    for (const address of examples[path] ?? [path])
      if (await isOpenedBy(path, address, walker)) opened.push({ path, address })
  return opened
}

/** Opens a page and waits until it has what it shows. */
export async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main:has(h1):not(:has([data-part="loading"]))').waitFor()
}

/** Each path that the router knows. */
export const PATHS: readonly string[] = [...GUARDS.keys()]

/** Whether the router shows someone a page. What is not of the administration is opened by a visitor, a member (personal pages), and who has all roles. */
async function isOpenedBy(path: string, address: string, [username, roles]: (typeof WALKERS)[number]) {
  const isForFew = username !== null && !roles.includes('SYSADMIN') && !path.startsWith(STAFF_PAGES)
  if (isForFew && (roles.length > 0 || PUBLIC.includes(path))) return false
  const session = Promise.resolve(username === null ? null : { permissions: permissionsOf(roles) })
  const rest = decodeURIComponent(address)
    .split('?')[0]!
    .split('/')
    .slice(path.split('/').length - 1)
  const params = path.endsWith('/$') ? { _splat: rest.join('/') } : {}
  try {
    await GUARDS.get(path)?.({
      context: { session, queries },
      location: { href: address },
      params,
      preload: true,
    })
    return true
  } catch (refusal) {
    return isNotFound(refusal)
  }
}

/**
 * Addresses of the demo club for each path that has something of it in it. The trials of the administration become the agent's and
 * the judge's of the demo.
 */
export async function everyAddress(
  database: TestDatabase,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rich, inbred, sire, dam } = await clubDogs(database)
  const [hunt, water] = [await ownTrial(database, 'field'), await ownTrial(database, 'water_track')]
  const latest = (table: string) => first(database, sql`select max(id) as found from ${sql.table(table)}`)
  const of = async (table: string, address: string) => [`${address}/${await latest(table)}`]
  const trial = (part: string) => [`/hallinta/kokeet/${hunt}${part}`]
  const past = await publicTrial(database, sql`exists (select from trial_result r where r.trial_id = t.id)`)
  const coming = await publicTrial(database, sql`t.ended_at is null`)
  const drawn = await publicTrial(
    database,
    sql`exists (select from place_draw d where d.trial_id = t.id and d.drawn_at is not null)`,
  )
  const open = await publicTrial(
    database,
    sql`t.ended_at is null and current_date between t.registration_start and t.registration_end`,
  )
  return {
    '/haku-ominaisuudet': [
      '/haku-ominaisuudet',
      '/haku-ominaisuudet?conditions=sire.trial.VOI.1*noSibling.health.fci_hips.orWorse.D&condition=1',
    ],
    '/haku': ['/haku', '/haku?q=mets'],
    '/hallinta/$': ['/hallinta/ei-ole'],
    '/hallinta/kaer/tulos/$id': [
      ...(await of('trial_result', '/hallinta/kaer/tulos')),
      `/hallinta/kaer/tulos/${await latest('water_result')}?kind=water`,
    ],
    '/hallinta/kaer/tulos/$id/tiedot': [
      `/hallinta/kaer/tulos/${await latest('trial_result')}/tiedot`,
      `/hallinta/kaer/tulos/${await latest('water_result')}/tiedot?kind=water`,
    ],
    '/hallinta/nayttelyt/tulos/$id': await of('show_result', '/hallinta/nayttelyt/tulos'),
    '/hallinta/kayttajat/$id': await of('account', '/hallinta/kayttajat'),
    '/hallinta/kerhot/$id': await of('club', '/hallinta/kerhot'),
    '/hallinta/koira/$': [
      `/hallinta/koira/${rich.regnr}/perustiedot`,
      `/hallinta/koira/${rich.regnr}/nayttelyt`,
      `/hallinta/koira/${rich.regnr}/nayttely`,
      `/hallinta/koira/${rich.regnr}/valionarvot`,
      '/hallinta/koira/0/0/perustiedot',
      '/hallinta/koira/0/0/perustiedot?osa=uusi',
      '/hallinta/koira/0/0/nayttelyt',
    ],
    '/hallinta/jalostuslista/{-$rotu}': [
      '/hallinta/jalostuslista',
      '/hallinta/jalostuslista/119?needs=review',
    ],
    '/hallinta/jalostuslista/$rotu/paivitys': ['/hallinta/jalostuslista/119/paivitys'],
    '/hallinta/jalostustarkastukset': [
      '/hallinta/jalostustarkastukset',
      '/hallinta/jalostustarkastukset?view=reviews&kind=junkkari',
    ],
    '/hallinta/jalostustarkastukset/$id': await of('review_day', '/hallinta/jalostustarkastukset'),
    '/hallinta/jalostustarkastus/$id': await of('breeding_review', '/hallinta/jalostustarkastus'),
    '/hallinta/kokeet/$id': trial(''),
    '/hallinta/kokeet/$id/aamutarkastus': trial('/aamutarkastus'),
    '/hallinta/kokeet/$id/allekirjoitus': trial('/allekirjoitus'),
    '/hallinta/kokeet/$id/harjoittelu': trial('/harjoittelu'),
    '/hallinta/kokeet/$id/loki': trial('/loki'),
    '/hallinta/kokeet/$id/osallistujat': trial('/osallistujat'),
    '/hallinta/kokeet/$id/poytakirja': trial('/poytakirja'),
    '/hallinta/kokeet/$id/tiedot': trial('/tiedot'),
    '/hallinta/kokeet/$id/tulokset': trial('/tulokset'),
    '/hallinta/kokeet/$id/tulokset-vesi-jalki': [`/hallinta/kokeet/${water}/tulokset-vesi-jalki`],
    '/hallinta/kokeet/$id/vastalauseet': trial('/vastalauseet'),
    // The demo has imported nothing: an unknown one is told as such.
    '/hallinta/paivitys/$id': ['/hallinta/paivitys/1'],
    '/hallinta/paivitys/$id/muoto': ['/hallinta/paivitys/1/muoto'],
    '/hallinta/paivitys/muodot/$id': ['/hallinta/paivitys/muodot/1'],
    '/hallinta/pentue/$id': await of('litter_inquiry', '/hallinta/pentue'),
    '/pentueilmoitukset/$id': ['/pentueilmoitukset/uusi'],
    '/hallinta/rahat/tiliotteet/$id': await of('bank_import', '/hallinta/rahat/tiliotteet'),
    '/hallinta/saannot/$id': await of('rulebook', '/hallinta/saannot'),
    '/hallinta/nayttelyt/$id': await of('show', '/hallinta/nayttelyt'),
    '/hallinta/terveysilmoitukset/$id': await of('health_inquiry', '/hallinta/terveysilmoitukset'),
    '/terveysilmoitus/$id': await of('health_inquiry', '/terveysilmoitus'),
    '/hallinta/valionarvot/$id': await of('champion_title', '/hallinta/valionarvot'),
    '/hallinta/terveysseuranta': [
      '/hallinta/terveysseuranta',
      '/hallinta/terveysseuranta?breed=119&sort=line',
    ],
    '/hallinta/jalostussaannot': ['/hallinta/jalostussaannot'],
    '/hallinta/jalostussaannot/$id': [
      '/hallinta/jalostussaannot/uusi',
      '/hallinta/jalostussaannot/uusi?korvaa=1',
      '/hallinta/jalostussaannot/1',
    ],
    '/hallinta/terveyskoodit/$id': await of('health_code', '/hallinta/terveyskoodit'),
    '/hallinta/tuotteet/$id': await of('product', '/hallinta/tuotteet'),
    '/hallinta/tuomarit/$id': await of('judge', '/hallinta/tuomarit'),
    '/ilmoittautumiset/$id': [`/ilmoittautumiset/${await ownEntry(database)}`],
    '/ilmoittautumiset/$id/riitautus': [`/ilmoittautumiset/${await othersEntry(database)}/riitautus`],
    '/koira/$': [`/koira/${rich.regnr}`],
    '/pentueet/{-$rotu}': ['/pentueet', '/pentueet/98?type=plan'],
    '/jalostustarkastukset': ['/jalostustarkastukset?breed=98&kind=junkkari'],
    '/jalostustarkastukset/mitat': ['/jalostustarkastukset/mitat', '/jalostustarkastukset/mitat?breed=98'],
    '/jalostustarkastus/$': [`/jalostustarkastus/${rich.regnr}`],
    '/jalostusrekisteri': ['/jalostusrekisteri', `/jalostusrekisteri?dog=${encodeURIComponent(rich.regnr)}`],
    '/jalostusuroslista/{-$rotu}': ['/jalostusuroslista', '/jalostusuroslista/98'],
    '/kaer-analysointi': ['/kaer-analysointi', '/kaer-analysointi?by=class&measure=prize'],
    '/kaer-ominaisuudet': ['/kaer-ominaisuudet?by=sire&breeds=98'],
    '/kaer-vj-ominaisuudet': ['/kaer-vj-ominaisuudet?by=breed&open=*'],
    '/nayttely-analysointi': ['/nayttely-analysointi', '/nayttely-analysointi?by=sire&measure=SA&open=*'],
    '/tietoja/{-$aihe}': ['/tietoja', '/tietoja/sukusiitos', '/tietoja/pennun-ostajalle'],
    '/rotu/{-$rotu}': ['/rotu', '/rotu/119'],
    '/hallinta/vuosikilpailut': ['/hallinta/vuosikilpailut'],
    '/hallinta/vuosikilpailut/$id': [
      '/hallinta/vuosikilpailut/uusi',
      '/hallinta/vuosikilpailut/uusi?jatkaa=2',
      '/hallinta/vuosikilpailut/2',
    ],
    '/hallinta/tiedostot/$id': await of('document', '/hallinta/tiedostot'),
    '/hallinta/lauseet/$id': ['/hallinta/lauseet/uusi', ...(await of('review_phrase', '/hallinta/lauseet'))],
    '/hallinta/rodut/$id': ['/hallinta/rodut/uusi', ...(await of('breed', '/hallinta/rodut'))],
    '/hallinta/tietosivut/$id': [
      '/hallinta/tietosivut/uusi',
      ...(await of('information_page', '/hallinta/tietosivut')),
    ],
    '/hallinta/mainokset/$id': [
      '/hallinta/mainokset/uusi',
      ...(await of('advertisement', '/hallinta/mainokset')),
    ],
    '/paivitykset': ['/paivitykset'],
    '/paivitykset/$id': await of('system_update', '/paivitykset'),
    '/hallinta/paivitykset/$id': [
      '/hallinta/paivitykset/uusi',
      ...(await of('system_update', '/hallinta/paivitykset')),
    ],
    '/vuosikirja': ['/vuosikirja', '/vuosikirja?laji=year&jakso=2024&rotu=98'],
    '/vuosikilpailut': ['/vuosikilpailut', '/vuosikilpailut?kilpailu=4&jakso=2024'],
    '/kayttojalostuspalkinnot/{-$rotu}': ['/kayttojalostuspalkinnot', '/kayttojalostuspalkinnot/98'],
    '/kokeet/$trialDate/$kaerNr': [past, coming],
    '/kokeet/$trialDate/$kaerNr/arvonta': [`${drawn}/arvonta`, `${coming}/arvonta`],
    '/kokeet/$trialDate/$kaerNr/ilmoittautuminen': [`${coming}/ilmoittautuminen`, `${open}/ilmoittautuminen`],
    '/kokeet/$trialDate/$kaerNr/koiraluettelo': [`${coming}/koiraluettelo`],
    '/kokeet/$trialDate/$kaerNr/vastalause': [`${past}/vastalause`],
    '/jalostuskumppani': ['/jalostuskumppani', `/jalostuskumppani?dam=${dam.regnr}&choice=breed`],
    '/pentue/{-$id}': ['/pentue', `/pentue?sire=${sire.regnr}&dam=${dam.regnr}`],
    '/sukutaulu/$': [`/sukutaulu/${inbred.regnr}`],
  }
}

type Sql = ReturnType<typeof sql>

/** @throws where the demo club has none */
async function first({ db }: TestDatabase, question: Sql): Promise<string> {
  const { rows } = await sql<{ found: string | number | null }>`${question}`.execute(db)
  const found = rows[0]?.found
  if (found == null) throw new Error('the demo club has none')
  return String(found)
}

const publicTrial = (database: TestDatabase, condition: Sql) =>
  first(
    database,
    sql`select '/kokeet/' || t.held_on || '/' || t.kaer_nr as found from trial t
      where t.published_at is not null and t.cancelled_at is null and ${condition} order by t.held_on desc, t.id limit 1`,
  )

/** An entry that becomes the demo's member's own. */
async function ownEntry(database: TestDatabase): Promise<string> {
  const id = await first(database, sql`select max(id) as found from entry where withdrawn_at is null`)
  await sql`update entry set account_id = (select id from account where username = 'jasen') where id = ${id}`.execute(
    database.db,
  )
  return id
}

/** An entry by somebody else of a dog that becomes the member's. */
async function othersEntry(database: TestDatabase): Promise<string> {
  const id = await first(
    database,
    sql`select e.id as found from entry e join trial t on t.id = e.trial_id
      where e.withdrawn_at is null and e.account_id is null and t.cancelled_at is null order by t.held_on desc nulls last, e.id limit 1`,
  )
  await sql`insert into dog_owner (dog_id, person_id) select e.dog_id, a.person_id from entry e, account a
    where e.id = ${id} and a.username = 'jasen' on conflict do nothing`.execute(database.db)
  return id
}

/** The trial of a kind with most entries of those that run, which becomes one of the demo's agent, with its judge as the head judge. */
async function ownTrial(database: TestDatabase, type: string): Promise<number> {
  const id = await first(
    database,
    sql`select t.id as found from trial t where t.type = ${type} and t.kaer_nr is not null and t.published_at is not null
      and t.ended_at is null and t.cancelled_at is null
      order by (select count(*) from entry e where e.trial_id = t.id) desc, t.id limit 1`,
  )
  await sql`insert into club_agent (club_id, account_id)
    select t.club_id, a.id from trial t, account a where t.id = ${id} and a.username = 'koetoimitsija' on conflict do nothing`.execute(
    database.db,
  )
  await sql`delete from trial_judge where trial_id = ${id}`.execute(database.db)
  await sql`insert into trial_judge (trial_id, judge_id, head)
    select ${id}, j.id, true from judge j join account a on a.id = j.account_id where a.username = 'tuomari'`.execute(
    database.db,
  )
  return Number(id)
}

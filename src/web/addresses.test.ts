import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { PERSONAL_PAGES, PUBLIC_PAGES, STAFF_PATHS } from '#contract/pages.ts'
import { passwordAddress, profileAddress, registerAddress, signinAddress } from './accounts/addresses.ts'
import { auditAddress } from './audit/addresses.ts'
import {
  calendarAddress,
  pastTrialsAddress,
  placeDrawAddress,
  startListAddress,
  trialAddress,
} from './calendar/addresses.ts'
import { dogAddress } from './dogs/addresses.ts'
import { checkInAddress, participantsAddress } from './entries/addresses.ts'
import { homeAddress } from './home/addresses.ts'
import { identityAddress, identitySearchOf, staffPageOf } from './identity/addresses.ts'
import { correctionAddress, practiceAddress, sheetsAddress } from './judging/addresses.ts'
import { litterAddress, litterSearchOf } from './litters/addresses.ts'
import { mailsAddress } from './mails/addresses.ts'
import { objectionsAddress, ownObjectionAddress } from './objections/addresses.ts'
import {
  clubAddress,
  clubsAddress,
  judgesAddress,
  newClubAddress,
  newJudgeAddress,
  staffJudgeAddress,
  staffJudgesAddress,
} from './officials/addresses.ts'
import { newTrialAddress, staffTrialAddress, staffTrialsAddress } from './organising/addresses.ts'
import { enterAddress, ownEntryAddress, ownEntrySearchOf } from './ownEntries/addresses.ts'
import { recordAddress } from './papers/addresses.ts'
import { pedigreeAddress, pedigreeSearchOf } from './pedigree/addresses.ts'
import { createQueryClient } from './queryClient.ts'
import { createAppRouter } from './routes.ts'
import { rulebookAddress, rulebooksAddress } from './rulebooks/addresses.ts'
import { dogSearchOf, searchAddress } from './search/addresses.ts'
import { parseSearch } from './searchValues.ts'
import {
  membersAddress,
  newUserAddress,
  personsAddress,
  userAddress,
  usersAddress,
} from './users/addresses.ts'

const router = createAppRouter(createQueryClient(), createMemoryHistory())
const { routes } = router.options.context
const arrivals = {
  known: await routes.load('/haku'),
  later: await routes.load('/kokeet/2026-05-17/1/vastalause'),
}
type Link = Parameters<typeof router.buildLocation>[0]
const href = (link: object) => router.buildLocation(link as Link).href

test('links to the address of a page, with its state behind the question mark', () => {
  expect({
    home: href(homeAddress()),
    search: href(searchAddress()),
    results: href(searchAddress({ q: 'åvikens šarka', page: 2, sort: 'name', direction: 'desc' })),
    oneSegment: href(dogAddress('ABC123')),
    twoSegments: href(dogAddress('FI12345/20')),
    threeSegments: href(dogAddress('LOF 1 B.KOR/12/3')),
    fourSegments: href(dogAddress('ČLP/KO/12345/10')),
    pedigree: href(pedigreeAddress('FI12345/20')),
    pedigreeOfSix: href(pedigreeAddress('FI12345/20', { generations: 6 })),
    emptyLitter: href(litterAddress()),
    litter: href(litterAddress({ sire: 'FI1/20', dam: 'ČLP/KO/1/10', generations: 7 })),
    announcedLitter: href(litterAddress({ id: '12' })),
    calendar: href(calendarAddress({ type: 'forest', open: '1', view: 'month', month: '2026-09' })),
    trials: href(pastTrialsAddress({ season: 2025, judge: 'Åke' })),
    trial: href(trialAddress('2026-05-17', 1)),
    checkIn: href(checkInAddress(5)),
    placeDraw: href(placeDrawAddress('2026-05-17', 1)),
    startList: href(startListAddress('2026-05-17', 1)),
    judges: href(judgesAddress({ q: 'åke', type: 'forest', district: 'Etelä-Häme' })),
    staffJudges: href(staffJudgesAddress({ active: 'no', type: 'field', page: 2 })),
    newJudge: href(newJudgeAddress()),
    judge: href(staffJudgeAddress(3)),
    clubs: href(clubsAddress({ q: 'kerho', active: 'yes' })),
    newClub: href(newClubAddress()),
    club: href(clubAddress(4)),
    identity: href(identityAddress('LOF 1 B.KOR/12/3', { osa: 'yhdista', toinen: 'FI1/20' })),
    signin: href(signinAddress()),
    register: href(registerAddress()),
    password: href(passwordAddress()),
    profile: href(profileAddress()),
    users: href(usersAddress({ q: 'åke', role: 'JUDGE', state: 'locked', sort: 'lastSignin' })),
    newUser: href(newUserAddress()),
    members: href(membersAddress()),
    user: href(userAddress(5)),
    persons: href(personsAddress({ q: 'mäki' })),
    audit: href(auditAddress({ subject: 'account', subjectId: '5' })),
    mails: href(mailsAddress({ state: 'failed' })),
    staffTrials: href(staffTrialsAddress({ q: 'Sotkamo', state: 'draft', club: 4 })),
    newTrial: href(newTrialAddress()),
    staffTrial: href(staffTrialAddress(7)),
    participants: href(participantsAddress(7)),
    record: href(recordAddress(7, { part: 2 })),
    huntSheets: href(sheetsAddress(7, 'hunt', { dog: 'FI12345/20' })),
    waterSheets: href(sheetsAddress(7, 'water')),
    practice: href(practiceAddress(7, { kind: 'water' })),
    huntCorrection: href(correctionAddress(8)),
    waterCorrection: href(correctionAddress(8, 'water')),
    objections: href(objectionsAddress(7)),
    ownObjection: href(ownObjectionAddress('2026-05-17', 1)),
    enter: href(enterAddress('2026-05-17', 1, { koira: 'FI12345/20' })),
    ownEntry: href(ownEntryAddress(7, { maksu: 'palattu' })),
    rulebooks: href(rulebooksAddress()),
    rulebook: href(rulebookAddress(9)),
  }).toMatchInlineSnapshot(`
    {
      "announcedLitter": "/pentue/12",
      "audit": "/hallinta/loki?subject=account&subjectId=5",
      "calendar": "/koekalenteri?type=forest&open=1&view=month&month=2026-09",
      "checkIn": "/hallinta/kokeet/5/aamutarkastus",
      "club": "/hallinta/kerhot/4",
      "clubs": "/hallinta/kerhot?q=kerho&active=yes",
      "emptyLitter": "/pentue",
      "enter": "/kokeet/2026-05-17/1/ilmoittautuminen?koira=FI12345%2F20",
      "fourSegments": "/koira/%C4%8CLP/KO/12345/10",
      "home": "/",
      "huntCorrection": "/hallinta/kaer/tulos/8",
      "huntSheets": "/hallinta/kokeet/7/tulokset?dog=FI12345%2F20",
      "identity": "/hallinta/koira/LOF%201%20B.KOR/12/3/perustiedot?osa=yhdista&toinen=FI1%2F20",
      "judge": "/hallinta/tuomarit/3",
      "judges": "/tuomarit?q=%C3%A5ke&type=forest&district=Etel%C3%A4-H%C3%A4me",
      "litter": "/pentue?sire=FI1%2F20&dam=%C4%8CLP%2FKO%2F1%2F10&generations=7",
      "mails": "/hallinta/posti?state=failed",
      "members": "/hallinta/kayttajat/jasenet",
      "newClub": "/hallinta/kerhot/uusi",
      "newJudge": "/hallinta/tuomarit/uusi",
      "newTrial": "/hallinta/kokeet/uusi",
      "newUser": "/hallinta/kayttajat/uusi",
      "objections": "/hallinta/kokeet/7/vastalauseet",
      "oneSegment": "/koira/ABC123",
      "ownEntry": "/ilmoittautumiset/7?maksu=palattu",
      "ownObjection": "/kokeet/2026-05-17/1/vastalause",
      "participants": "/hallinta/kokeet/7/osallistujat",
      "password": "/vaihda-salasana",
      "pedigree": "/sukutaulu/FI12345/20",
      "pedigreeOfSix": "/sukutaulu/FI12345/20?generations=6",
      "persons": "/hallinta/henkilot?q=m%C3%A4ki",
      "placeDraw": "/kokeet/2026-05-17/1/arvonta",
      "practice": "/hallinta/kokeet/7/harjoittelu?kind=water",
      "profile": "/profiili",
      "record": "/hallinta/kokeet/7/poytakirja?part=2",
      "register": "/rekisteroityminen",
      "results": "/haku?q=%C3%A5vikens+%C5%A1arka&page=2&sort=name&direction=desc",
      "rulebook": "/hallinta/saannot/9",
      "rulebooks": "/hallinta/saannot",
      "search": "/haku",
      "signin": "/kirjautuminen",
      "staffJudges": "/hallinta/tuomarit?active=no&type=field&page=2",
      "staffTrial": "/hallinta/kokeet/7",
      "staffTrials": "/hallinta/kokeet?q=Sotkamo&state=draft&club=4",
      "startList": "/kokeet/2026-05-17/1/koiraluettelo",
      "threeSegments": "/koira/LOF%201%20B.KOR/12/3",
      "trial": "/kokeet/2026-05-17/1",
      "trials": "/kokeet?season=2025&judge=%C3%85ke",
      "twoSegments": "/koira/FI12345/20",
      "user": "/hallinta/kayttajat/5",
      "users": "/hallinta/kayttajat?q=%C3%A5ke&role=JUDGE&state=locked&sort=lastSignin",
      "waterCorrection": "/hallinta/kaer/tulos/8?kind=water",
      "waterSheets": "/hallinta/kokeet/7/tulokset-vesi-jalki",
    }
  `)
})

test('the router knows these addresses and no others', () => {
  expect(Object.keys(router.routesByPath).sort()).toMatchInlineSnapshot(`
    [
      "/",
      "/avoin-data",
      "/haku",
      "/haku-ominaisuudet",
      "/hallinta/$",
      "/hallinta/henkilot",
      "/hallinta/jalostuslista/$rotu/paivitys",
      "/hallinta/jalostuslista/{-$rotu}",
      "/hallinta/jalostusrekisteri",
      "/hallinta/jalostussaannot",
      "/hallinta/jalostussaannot/$id",
      "/hallinta/jalostustarkastukset",
      "/hallinta/jalostustarkastukset/$id",
      "/hallinta/jalostustarkastukset/luokat",
      "/hallinta/jalostustarkastukset/uusi",
      "/hallinta/jalostustarkastus/$id",
      "/hallinta/jalostustarkastus/uusi",
      "/hallinta/kaer/tulos/$id",
      "/hallinta/kaer/tulos/$id/tiedot",
      "/hallinta/kaksoiskappaleet",
      "/hallinta/kayttajat",
      "/hallinta/kayttajat/$id",
      "/hallinta/kayttajat/jasenet",
      "/hallinta/kayttajat/uusi",
      "/hallinta/kerhot",
      "/hallinta/kerhot/$id",
      "/hallinta/kerhot/uusi",
      "/hallinta/koira/$",
      "/hallinta/kokeet",
      "/hallinta/kokeet/$id",
      "/hallinta/kokeet/$id/aamutarkastus",
      "/hallinta/kokeet/$id/allekirjoitus",
      "/hallinta/kokeet/$id/harjoittelu",
      "/hallinta/kokeet/$id/loki",
      "/hallinta/kokeet/$id/osallistujat",
      "/hallinta/kokeet/$id/poytakirja",
      "/hallinta/kokeet/$id/tiedot",
      "/hallinta/kokeet/$id/tulokset",
      "/hallinta/kokeet/$id/tulokset-vesi-jalki",
      "/hallinta/kokeet/$id/vastalauseet",
      "/hallinta/kokeet/uusi",
      "/hallinta/lauseet",
      "/hallinta/lauseet/$id",
      "/hallinta/loki",
      "/hallinta/mainokset",
      "/hallinta/mainokset/$id",
      "/hallinta/mukana",
      "/hallinta/nayttelyt",
      "/hallinta/nayttelyt/$id",
      "/hallinta/nayttelyt/tulos/$id",
      "/hallinta/paivitykset",
      "/hallinta/paivitykset/$id",
      "/hallinta/paivitys",
      "/hallinta/paivitys/$id",
      "/hallinta/paivitys/$id/muoto",
      "/hallinta/paivitys/muodot",
      "/hallinta/paivitys/muodot/$id",
      "/hallinta/palvelu",
      "/hallinta/paperipalkinnot",
      "/hallinta/pentue/$id",
      "/hallinta/pentueet",
      "/hallinta/posti",
      "/hallinta/rahat",
      "/hallinta/rahat/palautukset",
      "/hallinta/rahat/tiliotteet",
      "/hallinta/rahat/tiliotteet/$id",
      "/hallinta/rekisterin-ulkopuoliset",
      "/hallinta/rodut",
      "/hallinta/rodut/$id",
      "/hallinta/rotukeskiarvot",
      "/hallinta/saannot",
      "/hallinta/saannot/$id",
      "/hallinta/terveysilmoitukset",
      "/hallinta/terveysilmoitukset/$id",
      "/hallinta/terveyskoodit",
      "/hallinta/terveyskoodit/$id",
      "/hallinta/terveysseuranta",
      "/hallinta/tiedostot",
      "/hallinta/tiedostot/$id",
      "/hallinta/tiedostot/kansiot",
      "/hallinta/tiedostot/uusi",
      "/hallinta/tietosivut",
      "/hallinta/tietosivut/$id",
      "/hallinta/tuomarit",
      "/hallinta/tuomarit/$id",
      "/hallinta/tuomarit/uusi",
      "/hallinta/tuotteet",
      "/hallinta/tuotteet/$id",
      "/hallinta/tuotteet/uusi",
      "/hallinta/turvatapahtumat",
      "/hallinta/valionarvot",
      "/hallinta/valionarvot/$id",
      "/hallinta/vastalauseet",
      "/hallinta/viennit",
      "/hallinta/vuosikilpailut",
      "/hallinta/vuosikilpailut/$id",
      "/ilmoittautumiset/$id",
      "/ilmoittautumiset/$id/riitautus",
      "/jalostuskumppani",
      "/jalostusrekisteri",
      "/jalostustarkastukset",
      "/jalostustarkastukset/mitat",
      "/jalostustarkastus/$",
      "/jalostusuroslista/{-$rotu}",
      "/kaer-analysointi",
      "/kaer-ominaisuudet",
      "/kaer-vj-ominaisuudet",
      "/kayttoehdot",
      "/kayttojalostuspalkinnot/{-$rotu}",
      "/kirjautuminen",
      "/koekalenteri",
      "/koira/$",
      "/kokeet",
      "/kokeet/$trialDate/$kaerNr",
      "/kokeet/$trialDate/$kaerNr/arvonta",
      "/kokeet/$trialDate/$kaerNr/ilmoittautuminen",
      "/kokeet/$trialDate/$kaerNr/koiraluettelo",
      "/kokeet/$trialDate/$kaerNr/vastalause",
      "/nayttely-analysointi",
      "/notfound",
      "/paivitykset",
      "/paivitykset/$id",
      "/pentue/{-$id}",
      "/pentueet/{-$rotu}",
      "/pentueilmoitukset",
      "/pentueilmoitukset/$id",
      "/profiili",
      "/rekisteroityminen",
      "/rotu/{-$rotu}",
      "/saavutettavuus",
      "/sukutaulu/$",
      "/tarkista",
      "/terveysilmoitus",
      "/terveysilmoitus/$id",
      "/tietoja/{-$aihe}",
      "/tietosuoja",
      "/tuomarit",
      "/vahvista-sahkoposti",
      "/vaihda-salasana",
      "/viestivalinnat",
      "/vuosikilpailut",
      "/vuosikirja",
      "/yhteystiedot",
    ]
  `)
})

test('loads the other routes with the first address that is theirs, though a known one be its beginning', async () => {
  expect(arrivals).toEqual({ known: false, later: true })
  expect(await routes.load('/kokeet/2026-05-17/1/vastalause')).toBe(false)
  expect(await routes.load('/ei-ole')).toBe(false)
})

test('the server knows every page, and finds none at other addresses', () => {
  const unknown = ['/notfound', '/hallinta/$']
  const pages = Object.keys(router.routesByPath).filter((path) => !unknown.includes(path))
  const known = [...Object.values(PUBLIC_PAGES), ...Object.values(PERSONAL_PAGES), ...STAFF_PATHS]
  expect(pages.sort()).toEqual(known.toSorted())
})

test('reads a number back from its address', async () => {
  for (const regnr of ['ABC123', 'FI12345/20', 'LOF 1 B.KOR/12/3', 'ČLP/KO/12345/10', 'A%B#C?D/1']) {
    const { pathname } = new URL(href(dogAddress(regnr)), 'http://koirakanta.test')
    expect(pathname.split('/').slice(2).map(decodeURIComponent).join('/')).toBe(regnr)
  }
})

test('reads the number of a dog before the fixed word, and what is corrected', () => {
  expect(staffPageOf('LOF 1 B.KOR/12/3/perustiedot')).toEqual({
    word: 'perustiedot',
    regnr: 'LOF 1 B.KOR/12/3',
  })
  expect(staffPageOf('FI1234/20/nayttelyt')).toEqual({ word: 'nayttelyt', regnr: 'FI1234/20' })
  expect(staffPageOf('0/0/nayttelyt')).toEqual({ word: 'nayttelyt', regnr: undefined })
  for (const rest of [undefined, 'perustiedot', 'FI1/20', 'FI1/20/muuta', 'A/B/C/D/E/perustiedot'])
    expect(staffPageOf(rest), rest).toBeUndefined()
  expect(identitySearchOf(parseSearch('?osa=jaa&pida=toinen'))).toEqual({ osa: 'jaa', pida: 'toinen' })
  expect(identitySearchOf(parseSearch('?osa=poista'))).toEqual({})
})

test('reads the state back from an address, and takes the defaults for invalid values', () => {
  expect(dogSearchOf(parseSearch('?q=123&page=3&sort=name&direction=desc'))).toEqual({
    q: '123',
    page: 3,
    sort: 'name',
    direction: 'desc',
  })
  const none = { q: undefined, page: undefined, sort: undefined, direction: undefined }
  expect(dogSearchOf(parseSearch('?q=+&page=-1&sort=owner&direction=up'))).toEqual(none)
  expect(dogSearchOf(parseSearch('?page=1.5'))).toEqual(none)
  expect(pedigreeSearchOf(parseSearch('?generations=7'))).toEqual({ generations: undefined })
  expect(pedigreeSearchOf(parseSearch('?generations=6'))).toEqual({ generations: 6 })
  expect(litterSearchOf(parseSearch('?sire=FI1%2F20&generations=10'))).toEqual({
    sire: 'FI1/20',
    dam: undefined,
    generations: 10,
  })
})

test('takes no other way back from a payment', () => {
  expect(ownEntrySearchOf(parseSearch('?maksu=maksettu'))).toEqual({ maksu: undefined })
})

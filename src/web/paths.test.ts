import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { dogSearchOf, litterSearchOf, parseSearch, paths, pedigreeSearchOf, ROUTE_PATHS } from './paths.ts'
import { createQueryClient } from './queryClient.ts'
import { createAppRouter } from './routes.tsx'

const router = createAppRouter(createQueryClient(), createMemoryHistory())
type Link = Parameters<typeof router.buildLocation>[0]
const href = (link: object) => router.buildLocation(link as Link).href

test('every address', () => {
  expect({
    home: href(paths.home()),
    search: href(paths.search()),
    results: href(paths.search({ q: 'åvikens šarka', page: 2, sort: 'name', direction: 'desc' })),
    oneSegment: href(paths.dog('ABC123')),
    twoSegments: href(paths.dog('FI12345/20')),
    threeSegments: href(paths.dog('LOF 1 B.KOR/12/3')),
    fourSegments: href(paths.dog('ČLP/KO/12345/10')),
    pedigree: href(paths.pedigree('FI12345/20')),
    pedigreeOfSix: href(paths.pedigree('FI12345/20', { generations: 6 })),
    emptyLitter: href(paths.litter()),
    litter: href(paths.litter({ sire: 'FI1/20', dam: 'ČLP/KO/1/10', generations: 7 })),
    announcedLitter: href(paths.litter({ id: '12' })),
    calendar: href(paths.calendar({ type: 'forest', open: '1', view: 'month', month: '2026-09' })),
    trials: href(paths.trials({ season: 2025, judge: 'Åke' })),
    trial: href(paths.trial('2026-05-17', 1)),
    judges: href(paths.judges({ q: 'åke', type: 'forest', district: 'Etelä-Häme' })),
    staffJudges: href(paths.staffJudges({ active: 'no', type: 'field', page: 2 })),
    newJudge: href(paths.newJudge()),
    judge: href(paths.staffJudge(3)),
    clubs: href(paths.clubs({ q: 'kerho', active: 'yes' })),
    newClub: href(paths.newClub()),
    club: href(paths.club(4)),
    signin: href(paths.signin()),
    register: href(paths.register()),
    password: href(paths.password()),
    profile: href(paths.profile()),
    users: href(paths.users({ q: 'åke', role: 'JUDGE', state: 'locked', sort: 'lastSignin' })),
    newUser: href(paths.newUser()),
    user: href(paths.user(5)),
    persons: href(paths.persons({ q: 'mäki' })),
    audit: href(paths.audit({ subject: 'account', subjectId: '5' })),
    mails: href(paths.mails({ state: 'failed' })),
  }).toMatchInlineSnapshot(`
    {
      "announcedLitter": "/pentue/12",
      "audit": "/hallinta/loki?subject=account&subjectId=5",
      "calendar": "/koekalenteri?type=forest&open=1&view=month&month=2026-09",
      "club": "/hallinta/kerhot/4",
      "clubs": "/hallinta/kerhot?q=kerho&active=yes",
      "emptyLitter": "/pentue",
      "fourSegments": "/koira/%C4%8CLP/KO/12345/10",
      "home": "/",
      "judge": "/hallinta/tuomarit/3",
      "judges": "/tuomarit?q=%C3%A5ke&type=forest&district=Etel%C3%A4-H%C3%A4me",
      "litter": "/pentue?sire=FI1%2F20&dam=%C4%8CLP%2FKO%2F1%2F10&generations=7",
      "mails": "/hallinta/posti?state=failed",
      "newClub": "/hallinta/kerhot/uusi",
      "newJudge": "/hallinta/tuomarit/uusi",
      "newUser": "/hallinta/kayttajat/uusi",
      "oneSegment": "/koira/ABC123",
      "password": "/vaihda-salasana",
      "pedigree": "/sukutaulu/FI12345/20",
      "pedigreeOfSix": "/sukutaulu/FI12345/20?generations=6",
      "persons": "/hallinta/henkilot?q=m%C3%A4ki",
      "profile": "/profiili",
      "register": "/rekisteroityminen",
      "results": "/haku?q=%C3%A5vikens+%C5%A1arka&page=2&sort=name&direction=desc",
      "search": "/haku",
      "signin": "/kirjautuminen",
      "staffJudges": "/hallinta/tuomarit?active=no&type=field&page=2",
      "threeSegments": "/koira/LOF%201%20B.KOR/12/3",
      "trial": "/kokeet/2026-05-17/1",
      "trials": "/kokeet?season=2025&judge=%C3%85ke",
      "twoSegments": "/koira/FI12345/20",
      "user": "/hallinta/kayttajat/5",
      "users": "/hallinta/kayttajat?q=%C3%A5ke&role=JUDGE&state=locked&sort=lastSignin",
    }
  `)
})

test('every address has its route, and every route its address', () => {
  const routes = Object.keys(router.routesByPath).sort()
  expect(routes).toEqual([...ROUTE_PATHS].sort())
})

test('a number comes back out of its address as it was', async () => {
  for (const regnr of ['ABC123', 'FI12345/20', 'LOF 1 B.KOR/12/3', 'ČLP/KO/12345/10', 'A%B#C?D/1']) {
    const { pathname } = new URL(href(paths.dog(regnr)), 'http://koirakanta.test')
    expect(pathname.split('/').slice(2).map(decodeURIComponent).join('/')).toBe(regnr)
  }
})

test('the state in an address is read back, and nonsense falls to the defaults', () => {
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

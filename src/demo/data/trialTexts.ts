import type { TrialType } from '#domain/trials/results.ts'

/** What entering costs, for members of the club and others. */
export const FEES = {
  field: 'NUO 30/40 €, AVO ja VOI 40/50 € (jäsen/muu)',
  forest: 'NUO 30/40 €, AVO ja VOI 40/50 € (jäsen/muu)',
  water_track: '20/30 € (jäsen/muu)',
} as const

/** Invitations to a trial. */
export const INVITATIONS: Readonly<Record<TrialType, string>> = {
  field:
    'Kokoontuminen metsästysmajalla kello 8.30, arvonta kello 9. Ota mukaan rekisteriote, rokotustodistus, metsästyskortti ja aseenkantolupa. Maastot ovat viljelyaukeita, joilla on peltopyytä ja fasaania. Ruokailu omalla kustannuksella.',
  forest:
    'Kokoontuminen kylätalolla kello 7.30, arvonta kello 8. Ota mukaan rekisteriote, rokotustodistus, metsästyskortti ja aseenkantolupa. Maastot ovat kangasmetsää ja suonlaitoja, välimatkaa maastoihin enintään 25 km. Koirilla on oltava huomioliivi.',
  water_track:
    'Kokoontuminen uimarannan pysäköintialueella kello 8.45. Vesityö ensin, jälkityö iltapäivällä voittajaluokalle. Ota mukaan rekisteriote ja rokotustodistus. Riista järjestäjän puolesta.',
}

export const CANCEL_REASON = 'Maastot ovat lumipeitteen vuoksi kulkukelvottomat.'

/** Game that is released. */
export const BIRDS: readonly string[] = ['fasaani', 'peltopyy', 'heinäsorsa']

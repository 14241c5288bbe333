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
    'Kokoontuminen metsästysmajalla kello 8.30, arvonta kello 9. Maastot ovat viljelyaukeita, joilla on peltopyytä ja fasaania. Ruokailu omalla kustannuksella.',
  forest:
    'Kokoontuminen kylätalolla kello 7.30, arvonta kello 8. Maastot ovat kangasmetsää ja suonlaitoja, välimatkaa maastoihin enintään 25 km. Koirilla on oltava huomioliivi.',
  water_track:
    'Kokoontuminen uimarannan pysäköintialueella kello 8.45. Vesityö ensin, jälkityö iltapäivällä voittajaluokalle. Riista järjestäjän puolesta.',
}

/** What to bring, where the organiser says more than every trial of the type asks for. */
export const BRING: Readonly<Partial<Record<TrialType, string>>> = {
  forest:
    'Rekisteritodistus, rokotustodistus, metsästyskortti, ampuma-aseen hallussapitolupa ja maksutosite. Koiralle huomioliivi.',
}

export const MOVE_REASON = 'Metsästysseura tarvitsi maastot alkuperäisenä päivänä.'

export const CANCEL_REASON = 'Maastot ovat lumipeitteen vuoksi kulkukelvottomat.'

/** Game that is released. */
export const BIRDS: readonly string[] = ['fasaani', 'peltopyy', 'heinäsorsa']

/** The weather of a trial, as its head judge writes of it. */
export const WEATHERS: readonly string[] = [
  'Sää oli pilvinen ja kostea, tuuli heikko lounaasta, lämpötila aamulla neljä astetta.',
  'Aamu alkoi sumuisena, päiväksi selkeni; tuuli kääntyi iltapäivällä pohjoiseen.',
  'Koko päivän puuskainen länsituuli, joka vaikeutti hajun saamista avomailla.',
  'Yöllä oli satanut, maasto oli märkä ja hajut kantoivat hyvin. Lämpötila kahdeksan astetta.',
  'Kuiva ja tyyni pakkasaamu, maa hieman huurteessa kello kymmeneen asti.',
]

/** What the head judge writes of a trial of each type, a paragraph each. */
export const HEAD_REPORTS: Readonly<Record<TrialType, readonly string[]>> = {
  field: [
    'Maastot olivat viljelyaukeita, sänkipeltoja ja pientareita, joilla suojaa oli riittävästi. Lintuja löytyi kaikille koirille; luonnonlintujen lisäksi käytettiin istutettuja.',
    'Koirat hakivat pääosin laajasti ja tuulen oikein käyttäen. Seisonnat olivat tiiviitä, rauhattomuutta noususta nähtiin muutamalla nuorella koiralla. Noudot suoritettiin ammutuille linnuille.',
    'Järjestelyt toimivat moitteetta. Erimielisyyksiä ei ollut eikä loukkaantumisia tapahtunut. Kiitos järjestäjälle, maanomistajille ja tuomareille.',
  ],
  forest: [
    'Maastot olivat kuivahkoa kangasta ja suonlaitoja noin kymmenen kilometrin säteellä kokoontumispaikasta. Kanalintuja tavattiin runsaimmin aamupäivällä.',
    'Haut olivat metsäkokeeseen sopivia, yhteys ohjaajaan säilyi useimmilla. Teeri ja pyy antoivat hyviä tilanteita, metso vähemmän. Ilmoittavia koiria oli kaksi.',
    'Ylituomari ja ryhmätuomarit kokoontuivat iltapäivällä, ja arvostelut käytiin läpi omistajien kanssa. Vastalauseita ei jätetty.',
  ],
  water_track: [
    'Vesityö suoritettiin matalarantaisessa lahdessa, jonka pohja oli kova ja kaislikko harva. Vesi oli kirkasta, lämpötila viisitoista astetta. Riistana käytettiin sinisorsaa.',
    'Useimmat koirat menivät veteen empimättä ja toivat riistan käteen. Paikallistamisessa oli eroja, ohjattavuus oli hyvä. Voittajaluokan jäljet laskettiin havumetsään.',
    'Järjestelyt olivat hyvät ja aikataulu piti. Vastalauseita ei jätetty.',
  ],
}

/** Pieces that kennel names are put together from. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const FINNISH_FIRST =
  words(`Suon Korpi Riekko Metso Teeri Pyy Halla Kuura Lumi Tuuli Tunturi Kaira Honka Petäjä Vaara Ahon Kivi Hiisi Haukka Kurki
  Sorsa Joutsen Pihla Koivu Katajan Kanerva Karpalo Hilla Marja Sammal Usva Pouta Myrsky Tähti Kuun Revon Ilves Hirven Otson Ruska Syys Talvi Kesä
  Peuran Näre Louhi Ukon Tapion Mielikin Savo Jängän Aapa Rimpi Särkän Hete Lammin Virta Kosken Salon Äijän Yö`)
export const FINNISH_LAST =
  words(`pään kankaan vaaran lammen niemen rannan mäen harjun saaren perän ojan suon aavan jängän selän korven kallion poukaman lahden
  kosken joen järven kummun kolun ahon metsän maan pellon nummen tievan kurun polun tuvan mökin pirtin salmen koivikon notkon rinteen`)
export const FINNISH_WHOLE =
  words(`Riekkolan Suonpään Teerelän Metsonkukon Pyylinnan Hukkasalon Haukkamaan Kairanvaeltajan Aamu-Usvan Hangenhelmen Erämaan-Ilon Halla-Ahon
  Kiiskilän Kurjenkellon Linnunradan Näverin Nuotiopuun Pakkaspolun Saloseudun Seisontapaikan Siipikarjan Tulikiven Tuulenpesän Vanhan-Haavan Yläkorven Äyrämön`)

export const SWEDISH_FIRST = words(
  'Björk Gran Ripa Tjäder Orr Fjäll Havs Skärgårds Ek Al Rönn Vinter Höst Sol Måne Sten Berg Sjö Ljung Ör Åker Älv Svan Falk Hjort Räv',
)
export const SWEDISH_LAST = words(
  'skogens backens bergets åsens marks vikens mossens näsets strandens lidens hults kullens sjöns gläntans ängens gårdens hedens',
)

/** Foreign kennels: `*` stands where the dog's own name goes. */
export const FOREIGN_KENNELS: Readonly<Record<string, readonly string[]>> = {
  SE: [
    'Björnhyttans *',
    'Ripåsens *',
    'Myrflons *',
    'Tallmons *',
    'Orrlekens *',
    'Skogsrydets *',
    'Kvarnmossens *',
    'Sävsjöängens *',
    'Fjällheds *',
    'Granlidens *',
  ],
  NO: [
    'Rypetindens *',
    'Fjellvidda’s *',
    'Østmyras *',
    'Storheia’s *',
    'Kvitskarvets *',
    'Skogshøgda’s *',
    'Elvekrokens *',
    'Lyngåsens *',
  ],
  DK: ['Hedelyngens *', 'Fasanhøjs *', 'Åmosens *', 'Klitgårdens *', 'Egelundens *', 'Skovbækkens *'],
  DE: [
    '* vom Eichenmoor',
    '* vom Heidegrund',
    '* von der Birkhahnheide',
    '* vom Wolfsbruch',
    '* aus dem Dachsbau',
    '* von der Schnepfenau',
    '* vom Fasanenholz',
    '* vom Rehbachtal',
    '* von der Königsföhre',
    '* vom Nebelgrund',
  ],
  AT: ['* vom Gamsgraben', '* von der Almleiten', '* vom Auerhahnkogel'],
  FR: [
    '* du Bois des Bécasses',
    '* de la Lande Bleue',
    '* des Marais d’Argent',
    '* du Vent d’Automne',
    '* de Kerguevenn',
    '* du Clos aux Perdrix',
    '* des Sources de l’Épine',
  ],
  IT: [
    '* della Val Beccaccia',
    '* del Monte Starna',
    '* di Pian delle Quaglie',
    '* dei Sette Frulli',
    '* della Nebbia d’Oro',
  ],
  ES: ['* de la Perdiz Roja', '* del Monte Encinar', '* de Campo Viejo'],
  PT: ['* da Serra das Perdizes', '* do Vale Velho', '* da Casa do Sobreiro'],
  CZ: ['* z Bažantího háje', '* od Křepelčí stráně', '* ze Staré rokle', '* z Ptačí louky'],
  SK: ['* spod Jarabej hory', '* z Bažantej doliny', '* od Troch brodov'],
  HU: ['Fácánhegyi *', 'Fürjesréti *', 'Szalonkavölgyi *', 'Vadlúdhajtó *'],
  PL: ['* z Bażanciej Doliny', '* znad Czarnej Strugi', '* Kuropatwie Pole'],
  EE: ['Rabametsa *', 'Nurmkanaküla *', 'Pilliroo *'],
  LV: ['Rubeņu *', 'Mežirbes *', 'Purva Zvaigzne *'],
  UK: ['Heatherglint *', 'Grousewick *', 'Moorfallow *', 'Thornley Beck *', 'Braecairn *', 'Partridgeholm *'],
  US: ['Timberquail *', 'Windy Covey’s *', 'Silver Prairie *'],
  NL: ['* van het Patrijzenveld', '* uit de Turfhoek', '* van de Rietzoom', '* v.d. Oude Dijk'],
}

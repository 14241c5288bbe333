const list = (text: string): readonly string[] => text.trim().split(/,\s*/)

/** Kennel districts with the towns and clubs that the demo knows in them, so that nobody reads of a trial in a wrong corner of Finland. */
const IN_DISTRICTS: readonly (readonly [district: string, towns: readonly string[]])[] = [
  [
    'Etelä-Häme',
    list(
      'Forssa, Hauho, Hämeenlinna, Janakkala, Jokioinen, Riihimäki, Ypäjä, Etelä-Hämeen Kanakoiraharrastajat',
    ),
  ],
  [
    'Etelä-Pohjanmaa',
    list(`Alahärmä, Alajärvi, Alavus, Ilmajoki, Jalasjärvi, Kauhajoki, Kauhava, Kurikka, Lapua, Seinäjoki, Ähtäri,
    Lakeuden Seisojamiehet, Suupohjan Kanakoirakerho`),
  ],
  [
    'Kainuu',
    list(`Hyrynsalmi, Kajaani, Kuhmo, Puolanka, Ristijärvi, Sotkamo, Suomussalmi, Vaala, Hallavaaran Seisojakerho,
    Kainuun Kairan Kanakoirat`),
  ],
  [
    'Keski-Pohjanmaa',
    list('Kalajoki, Kokkola, Lohtaja, Nivala, Pedersöre, Perho, Ylivieska, Kolmen Joen Kanakoirat'),
  ],
  [
    'Keski-Suomi',
    list(`Hankasalmi, Joutsa, Jyväskylä, Jämsä, Keuruu, Kivijärvi, Kyyjärvi, Laukaa, Multia, Saarijärvi, Viitasaari, Äänekoski,
    Mustalahden Seisojakerho, Päijänteen Seisojakoirat, Ääniskosken Seisojat`),
  ],
  ['Kymenlaakso', list('Hamina, Kouvola, Kymen Seisojaväki')],
  [
    'Lappi',
    list(`Enontekiö, Inari, Kemijärvi, Kittilä, Pello, Posio, Ranua, Rovaniemi, Salla, Savukoski, Sodankylä, Tornio, Utsjoki,
    Aapasuon Seisojamiehet, Lapin Riekkokoirat, Tunturikoirat`),
  ],
  [
    'Pohjois-Häme',
    list(`Ikaalinen, Kangasala, Kihniö, Lempäälä, Nokia, Orivesi, Parkano, Pälkäne, Ruovesi, Tampere, Urjala, Valkeakoski, Virrat,
    Ylöjärvi, Metsänkävijäin Kanakoirakerho`),
  ],
  [
    'Pohjois-Karjala',
    list(
      'Ilomantsi, Joensuu, Juuka, Kitee, Kontiolahti, Lieksa, Liperi, Nurmes, Outokumpu, Itärajan Lintukoirat',
    ),
  ],
  [
    'Pohjois-Pohjanmaa',
    list(`Haapajärvi, Haapavesi, Ii, Kempele, Kiiminki, Kuusamo, Liminka, Muhos, Oulainen, Oulu, Pudasjärvi, Pyhäjärvi, Raahe,
    Siikajoki, Taivalkoski, Tyrnävä, Utajärvi, Ylikiiminki, Pohjolan Kanakoiraväki`),
  ],
  [
    'Pohjois-Savo',
    list(`Iisalmi, Kuopio, Lapinlahti, Pielavesi, Rautavaara, Siilinjärvi, Suonenjoki, Riistamaan Kanakoirat,
    Ylä-Savon Kanakoiramiehet`),
  ],
  ['Päijät-Häme', list('Asikkala, Hartola, Heinola, Hollola, Lahti, Järvi-Hämeen Seisojakoirakerho')],
  [
    'Salpausselkä',
    list('Imatra, Lappeenranta, Luumäki, Mikkeli, Parikkala, Pieksämäki, Savonlinna, Saimaan Lintukoiraväki'),
  ],
  [
    'Satakunta',
    list('Huittinen, Kankaanpää, Kokemäki, Köyliö, Pori, Ulvila, Peltopyy-kerho, Satakunnan Peltoseisojat'),
  ],
  ['Uusimaa', list('Hyvinkää, Inkoo, Lohja, Mäntsälä, Porvoo, Vihti, Uudenmaan Seisojaharrastajat')],
  [
    'Vaasa',
    list(`Isokyrö, Laihia, Mustasaari, Närpiö, Vaasa, Vöyri, Nordbottens Fågelhundsvänner, Rannikon Seisojakerho,
    Österbottens Fågelhundsklubb`),
  ],
  [
    'Varsinais-Suomi',
    list(`Halikko, Loimaa, Naantali, Paimio, Pöytyä, Rymättylä, Salo, Somero, Turku, Skärgårdens Stående Fågelhundar,
    Varsinais-Suomen Peltokoirat`),
  ],
]

const DISTRICT_OF = new Map(
  IN_DISTRICTS.flatMap(([district, names]) => names.map((name) => [name, district])),
)

/** The kennel district of a town or an organiser of the demo; null where it is not known. */
export const districtOf = (name: string): string | null => DISTRICT_OF.get(name) ?? null

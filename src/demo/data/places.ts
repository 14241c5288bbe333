/** Where people live, and where shows and trials are held. `east`/`north`: rough kilometres from the south-western corner. */
export type Language = 'fi' | 'sv' | 'se'

const list = (text: string): readonly string[] => text.trim().split(/,\s*/)

/** Home towns by the language most spoken among the demo's people there. */
export const TOWNS: Readonly<Record<Language, readonly string[]>> = {
  fi: list(`Alajärvi, Alavus, Asikkala, Forssa, Haapajärvi, Haapavesi, Hamina, Hankasalmi, Hartola, Heinola, Hollola, Huittinen, Hyvinkää, Hämeenlinna, Ii,
    Iisalmi, Ikaalinen, Ilomantsi, Imatra, Jalasjärvi, Janakkala, Joensuu, Jokioinen, Joutsa, Juuka, Jyväskylä, Jämsä, Kajaani, Kalajoki,
    Kangasala, Kankaanpää, Kauhajoki, Kauhava, Kempele, Keuruu, Kiiminki, Kitee, Kokemäki, Kontiolahti, Kouvola, Kuhmo, Kuopio, Kurikka,
    Kuusamo, Lahti, Lapinlahti, Lappeenranta, Lapua, Laukaa, Lempäälä, Lieksa, Liminka, Lohja, Loimaa, Luumäki, Mikkeli, Muhos, Mäntsälä, Naantali,
    Nivala, Nokia, Nurmes, Orivesi, Oulainen, Oulu, Outokumpu, Paimio, Parikkala, Parkano, Pello, Perho, Pieksämäki, Pudasjärvi, Pyhäjärvi,
    Pöytyä, Raahe, Ranua, Riihimäki, Rovaniemi, Ruovesi, Saarijärvi, Salo, Savonlinna, Seinäjoki, Siilinjärvi, Sodankylä, Somero, Sotkamo, Suomussalmi,
    Suonenjoki, Taivalkoski, Tampere, Tornio, Turku, Tyrnävä, Urjala, Utajärvi, Vaala, Valkeakoski, Vihti, Viitasaari, Virrat, Ylivieska, Ylöjärvi, Ähtäri, Äänekoski`),
  sv: list(
    'Borgå, Ekenäs, Esbo, Grankulla, Hangö, Ingå, Jakobstad, Karleby, Kimito, Korsholm, Korsnäs, Kristinestad, Kronoby, Larsmo, Lovisa, Malax, Mariehamn, Nykarleby, Närpes, Pargas, Pedersöre, Raseborg, Sibbo, Vasa, Vörå',
  ),
  se: list(
    'Enontekiö, Inari, Ivalo, Karigasniemi, Kittilä, Muonio, Nuorgam, Sevettijärvi, Sodankylä, Utsjoki',
  ),
}

export const SHOW_PLACES: readonly string[] =
  list(`Helsinki, Tampere, Turku, Oulu, Jyväskylä, Lahti, Kuopio, Rovaniemi, Vaasa, Seinäjoki, Joensuu, Lappeenranta,
  Kajaani, Hämeenlinna, Porvoo, Rauma, Kokkola, Mikkeli, Kouvola, Heinola, Tornio, Loimaa, Forssa, Ylivieska, Varkaus, Raahe, Nivala, Karjaa, Kotka, Pori`)

export const FIELD_PLACES: readonly string[] =
  list(`Jokioinen, Loimaa, Vöyri, Tyrnävä, Liminka, Ypäjä, Alahärmä, Isokyrö, Ilmajoki, Kauhava, Lapua, Laihia, Mustasaari, Somero, Halikko, Kokemäki,
  Huittinen, Köyliö, Siikajoki, Raahe, Nivala, Ylivieska, Lohtaja, Pedersöre, Närpiö, Inkoo, Porvoo, Janakkala, Hauho, Asikkala, Pälkäne, Rymättylä`)

export const FOREST_PLACES: readonly string[] =
  list(`Kuusamo, Taivalkoski, Pudasjärvi, Suomussalmi, Puolanka, Kuhmo, Sotkamo, Ristijärvi, Hyrynsalmi, Vaala, Utajärvi, Ylikiiminki, Ranua, Posio, Kemijärvi, Salla, Savukoski,
  Sodankylä, Kittilä, Inari, Utsjoki, Enontekiö, Pello, Rovaniemi, Nurmes, Lieksa, Ilomantsi, Juuka, Rautavaara, Pielavesi, Kivijärvi, Perho, Kyyjärvi, Multia, Ähtäri, Parkano, Kihniö, Ruovesi`)

export const WATER_PLACES: readonly string[] =
  list(`Kuopio, Siilinjärvi, Mikkeli, Tampere, Kangasala, Nokia, Hämeenlinna, Lohja, Vihti, Salo, Paimio, Jyväskylä, Laukaa, Oulu, Muhos, Kajaani, Rovaniemi, Vaasa, Kurikka,
  Alajärvi, Kokkola, Lahti, Heinola, Imatra, Joensuu, Liperi, Pori, Ulvila`)

/** Clubs that hold trials; none of them exists. */
export const ORGANISERS: readonly string[] = [
  'Aapasuon Seisojamiehet',
  'Etelä-Hämeen Kanakoiraharrastajat',
  'Hallavaaran Seisojakerho',
  'Itärajan Lintukoirat',
  'Järvi-Hämeen Seisojakoirakerho',
  'Kainuun Kairan Kanakoirat',
  'Kymen Seisojaväki',
  'Kolmen Joen Kanakoirat',
  'Lakeuden Seisojamiehet',
  'Lapin Riekkokoirat',
  'Metsänkävijäin Kanakoirakerho',
  'Mustalahden Seisojakerho',
  'Nordbottens Fågelhundsvänner',
  'Peltopyy-kerho',
  'Pohjolan Kanakoiraväki',
  'Päijänteen Seisojakoirat',
  'Rannikon Seisojakerho',
  'Riistamaan Kanakoirat',
  'Saimaan Lintukoiraväki',
  'Satakunnan Peltoseisojat',
  'Skärgårdens Stående Fågelhundar',
  'Suupohjan Kanakoirakerho',
  'Tunturikoirat',
  'Uudenmaan Seisojaharrastajat',
  'Varsinais-Suomen Peltokoirat',
  'Ylä-Savon Kanakoiramiehet',
  'Österbottens Fågelhundsklubb',
  'Ääniskosken Seisojat',
]

export const REVIEW_PLACES: readonly string[] = list(
  'Hauho, Hollola, Jämsä, Kalajoki, Kangasala, Kauhajoki, Kuusamo, Lapua, Muhos, Padasjoki, Siilinjärvi, Urjala, Vihti, Ylistaro',
)

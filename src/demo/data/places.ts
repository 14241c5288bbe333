import { items, lines, sentences } from './text.ts'

/** Where people live, and where shows and trials are held. */
export type Language = 'fi' | 'sv' | 'se'

/** Home towns by the language most spoken among the demo's people there. */
export const TOWNS: Readonly<Record<Language, readonly string[]>> = {
  fi: items(`
  Alajärvi, Alavus, Asikkala, Forssa, Haapajärvi, Haapavesi, Hamina, Hankasalmi, Hartola, Heinola, Hollola, Huittinen, Hyvinkää,
  Hämeenlinna, Ii, Iisalmi, Ikaalinen, Ilomantsi, Imatra, Jalasjärvi, Janakkala, Joensuu, Jokioinen, Joutsa, Juuka, Jyväskylä, Jämsä,
  Kajaani, Kalajoki, Kangasala, Kankaanpää, Kauhajoki, Kauhava, Kempele, Keuruu, Kiiminki, Kitee, Kokemäki, Kontiolahti, Kouvola, Kuhmo,
  Kuopio, Kurikka, Kuusamo, Lahti, Lapinlahti, Lappeenranta, Lapua, Laukaa, Lempäälä, Lieksa, Liminka, Lohja, Loimaa, Luumäki, Mikkeli,
  Muhos, Mäntsälä, Naantali, Nivala, Nokia, Nurmes, Orivesi, Oulainen, Oulu, Outokumpu, Paimio, Parikkala, Parkano, Pello, Perho,
  Pieksämäki, Pudasjärvi, Pyhäjärvi, Pöytyä, Raahe, Ranua, Riihimäki, Rovaniemi, Ruovesi, Saarijärvi, Salo, Savonlinna, Seinäjoki,
  Siilinjärvi, Sodankylä, Somero, Sotkamo, Suomussalmi, Suonenjoki, Taivalkoski, Tampere, Tornio, Turku, Tyrnävä, Urjala, Utajärvi, Vaala,
  Valkeakoski, Vihti, Viitasaari, Virrat, Ylivieska, Ylöjärvi, Ähtäri, Äänekoski`),
  sv: items(`
  Borgå, Ekenäs, Esbo, Grankulla, Hangö, Ingå, Jakobstad, Karleby, Kimito, Korsholm, Korsnäs, Kristinestad, Kronoby, Larsmo, Lovisa,
  Malax, Mariehamn, Nykarleby, Närpes, Pargas, Pedersöre, Raseborg, Sibbo, Vasa, Vörå`),
  se: items(`
  Enontekiö, Inari, Ivalo, Karigasniemi, Kittilä, Muonio, Nuorgam, Sevettijärvi, Sodankylä, Utsjoki`),
}

export const SHOW_PLACES = items(`
  Helsinki, Tampere, Turku, Oulu, Jyväskylä, Lahti, Kuopio, Rovaniemi, Vaasa, Seinäjoki, Joensuu, Lappeenranta, Kajaani, Hämeenlinna,
  Porvoo, Rauma, Kokkola, Mikkeli, Kouvola, Heinola, Tornio, Loimaa, Forssa, Ylivieska, Varkaus, Raahe, Nivala, Karjaa, Kotka, Pori`)
export const FIELD_PLACES = items(`
  Jokioinen, Loimaa, Vöyri, Tyrnävä, Liminka, Ypäjä, Alahärmä, Isokyrö, Ilmajoki, Kauhava, Lapua, Laihia, Mustasaari, Somero, Halikko,
  Kokemäki, Huittinen, Köyliö, Siikajoki, Raahe, Nivala, Ylivieska, Lohtaja, Pedersöre, Närpiö, Inkoo, Porvoo, Janakkala, Hauho, Asikkala,
  Pälkäne, Rymättylä`)
export const FOREST_PLACES = items(`
  Kuusamo, Taivalkoski, Pudasjärvi, Suomussalmi, Puolanka, Kuhmo, Sotkamo, Ristijärvi, Hyrynsalmi, Vaala, Utajärvi, Ylikiiminki, Ranua,
  Posio, Kemijärvi, Salla, Savukoski, Sodankylä, Kittilä, Inari, Utsjoki, Enontekiö, Pello, Rovaniemi, Nurmes, Lieksa, Ilomantsi, Juuka,
  Rautavaara, Pielavesi, Kivijärvi, Perho, Kyyjärvi, Multia, Ähtäri, Parkano, Kihniö, Ruovesi`)
export const WATER_PLACES = items(`
  Kuopio, Siilinjärvi, Mikkeli, Tampere, Kangasala, Nokia, Hämeenlinna, Lohja, Vihti, Salo, Paimio, Jyväskylä, Laukaa, Oulu, Muhos,
  Kajaani, Rovaniemi, Vaasa, Kurikka, Alajärvi, Kokkola, Lahti, Heinola, Imatra, Joensuu, Liperi, Pori, Ulvila`)
export const REVIEW_PLACES = items(`
  Hauho, Hollola, Jämsä, Kalajoki, Kangasala, Kauhajoki, Kuusamo, Lapua, Muhos, Padasjoki, Siilinjärvi, Urjala, Vihti, Ylistaro`)

/** Kennel districts with their towns and the clubs that hold trials there, so that no trial is in a wrong corner of Finland. */
const DISTRICTS = lines(`
  Etelä-Häme | Forssa, Hauho, Hämeenlinna, Janakkala, Jokioinen, Riihimäki, Ypäjä | Etelä-Hämeen Kanakoiraharrastajat
  Etelä-Pohjanmaa | Alahärmä, Alajärvi, Alavus, Ilmajoki, Jalasjärvi, Kauhajoki, Kauhava, Kurikka, Lapua, Seinäjoki, Ähtäri | Lakeuden Seisojamiehet, Suupohjan Kanakoirakerho
  Kainuu | Hyrynsalmi, Kajaani, Kuhmo, Puolanka, Ristijärvi, Sotkamo, Suomussalmi, Vaala | Hallavaaran Seisojakerho, Kainuun Kairan Kanakoirat
  Keski-Pohjanmaa | Kalajoki, Kokkola, Lohtaja, Nivala, Pedersöre, Perho, Ylivieska | Kolmen Joen Kanakoirat
  Keski-Suomi | Hankasalmi, Joutsa, Jyväskylä, Jämsä, Keuruu, Kivijärvi, Kyyjärvi, Laukaa, Multia, Saarijärvi, Viitasaari, Äänekoski | Mustalahden Seisojakerho, Päijänteen Seisojakoirat, Ääniskosken Seisojat
  Kymenlaakso | Hamina, Kouvola | Kymen Seisojaväki
  Lappi | Enontekiö, Inari, Kemijärvi, Kittilä, Pello, Posio, Ranua, Rovaniemi, Salla, Savukoski, Sodankylä, Tornio, Utsjoki | Aapasuon Seisojamiehet, Lapin Riekkokoirat, Tunturikoirat
  Pohjois-Häme | Ikaalinen, Kangasala, Kihniö, Lempäälä, Nokia, Orivesi, Parkano, Pälkäne, Ruovesi, Tampere, Urjala, Valkeakoski, Virrat, Ylöjärvi | Metsänkävijäin Kanakoirakerho
  Pohjois-Karjala | Ilomantsi, Joensuu, Juuka, Kitee, Kontiolahti, Lieksa, Liperi, Nurmes, Outokumpu | Itärajan Lintukoirat
  Pohjois-Pohjanmaa | Haapajärvi, Haapavesi, Ii, Kempele, Kiiminki, Kuusamo, Liminka, Muhos, Oulainen, Oulu, Pudasjärvi, Pyhäjärvi, Raahe, Siikajoki, Taivalkoski, Tyrnävä, Utajärvi, Ylikiiminki | Pohjolan Kanakoiraväki
  Pohjois-Savo | Iisalmi, Kuopio, Lapinlahti, Pielavesi, Rautavaara, Siilinjärvi, Suonenjoki | Riistamaan Kanakoirat, Ylä-Savon Kanakoiramiehet
  Päijät-Häme | Asikkala, Hartola, Heinola, Hollola, Lahti | Järvi-Hämeen Seisojakoirakerho
  Salpausselkä | Imatra, Lappeenranta, Luumäki, Mikkeli, Parikkala, Pieksämäki, Savonlinna | Saimaan Lintukoiraväki
  Satakunta | Huittinen, Kankaanpää, Kokemäki, Köyliö, Pori, Ulvila | Peltopyy-kerho, Satakunnan Peltoseisojat
  Uusimaa | Hyvinkää, Inkoo, Lohja, Mäntsälä, Porvoo, Vihti | Uudenmaan Seisojaharrastajat
  Vaasa | Isokyrö, Laihia, Mustasaari, Närpiö, Vaasa, Vöyri | Nordbottens Fågelhundsvänner, Rannikon Seisojakerho, Österbottens Fågelhundsklubb
  Varsinais-Suomi | Halikko, Loimaa, Naantali, Paimio, Pöytyä, Rymättylä, Salo, Somero, Turku | Skärgårdens Stående Fågelhundar, Varsinais-Suomen Peltokoirat`).map(
  (line) => {
    const [name, towns, clubs] = sentences(line)
    return { name: name!, towns: items(towns!), clubs: items(clubs!) }
  },
)

/** Clubs that hold trials; none of them exists. */
export const ORGANISERS = DISTRICTS.flatMap(({ clubs }) => clubs).toSorted()

const DISTRICT_OF = new Map(
  DISTRICTS.flatMap(({ name, towns, clubs }) => [...towns, ...clubs].map((place) => [place, name])),
)

/** The organisers of the district in which a place lies; all where it is not known or has none. */
export function organisersOf(place: string): readonly string[] {
  const own = ORGANISERS.filter((club) => DISTRICT_OF.get(club) === DISTRICT_OF.get(place))
  return own.length > 0 ? own : ORGANISERS
}

/** The kennel district of a town or an organiser of the demo; null where it is not known. */
export const districtOf = (place: string): string | null => DISTRICT_OF.get(place) ?? null

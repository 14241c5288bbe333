import type { Language } from './places.ts'
import { sentences, words } from './text.ts'

interface PeopleNames {
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly surnames: readonly string[]
}

/** Names that people in Finland have, to be put together at random: nobody in the demo club exists. */
export const PEOPLE_NAMES: Readonly<Record<Language, PeopleNames>> = {
  fi: {
    women: words(`
  Aino Anna Anne Anneli Annika Arja Auli Eeva Eija Elina Ella Emilia Eveliina Hanna Hannele Heidi Heli Helena Henna Hilkka Iida Irja Jaana
  Jenni Johanna Kaarina Kaisa Katri Kirsi Kirsti Laura Leena Liisa Maarit Maija Mari Maria Marja Marjatta Marjo Merja Mervi Minna Mirja
  Nina Noora Outi Päivi Pia Piia Pirjo Pirkko Päivikki Raija Reetta Riikka Ritva Saara Saija Salla Sanna Sari Satu Seija Sini Sirpa Sisko
  Sofia Suvi Taina Tarja Tellervo Terhi Tiina Titta Tuija Tuula Tytti Ulla Veera Virpi`),
    men: words(`
  Aarne Ahti Aki Aleksi Antero Antti Ari Arto Asko Eero Eino Eetu Erkki Esa Hannu Harri Heikki Henri Hannes Ilkka Ilmari Ismo Jaakko Jani
  Janne Jari Jarmo Joni Jorma Jouko Jouni Juha Juhani Jukka Juho Jussi Jyrki Kai Kalle Kalevi Kari Kimmo Kyösti Lasse Lauri Leo Marko
  Markku Martti Matti Mika Mikko Niko Olli Onni Osmo Otto Paavo Pasi Pekka Pentti Perttu Petri Pertti Raimo Rauno Reijo Risto Sakari Sami
  Samuli Seppo Simo Tapani Tapio Teemu Teppo Tero Timo Toni Tommi Tuomas Tuomo Vesa Veikko Veli Ville Väinö Yrjö`),
    surnames: words(`
  Aalto Ahonen Ahtela Alajoki Alanen Anttila Eskola Haapala Haapasaari Hakala Halla-aho Halonen Hannula Harju Harjula Heikkinen Heinonen
  Hiltunen Hirvelä Hirvonen Hokkanen Holappa Honkala Hyvönen Hämäläinen Ihalainen Isokangas Jaakola Jokela Jokinen Juntunen Junttila Jylhä
  Jämsä Järvenpää Kainulainen Kallio Kangas Kankaanpää Karhu Karjalainen Karppinen Kemppainen Keränen Keskitalo Ketola Kivelä Kivimäki
  Kinnunen Koivisto Koivula Kokkonen Kontio Korhonen Korpela Koskela Koskinen Kouvola Kujala Kukkonen Kuronen Kyllönen Kärkkäinen Lahti
  Laine Laitila Lampela Lappalainen Latvala Lehtinen Lehtonen Leinonen Lepistö Leskinen Liikanen Lindroos Luoma Luukkonen Lämsä Maijala
  Manninen Mattila Meriläinen Metsälä Mikkola Moilanen Mustonen Myllymäki Mäkelä Mäkinen Mäntylä Määttä Niemelä Niemi Nieminen Niskanen
  Nurmi Nykänen Närhi Ojala Oikarinen Ollila Paananen Pajula Pakarinen Palola Partanen Peltola Peltonen Pesonen Pihlaja Piirainen Pitkänen
  Pohjola Poikela Puhakka Pulkkinen Puolakka Pyykkönen Rajala Rantala Rautio Riekki Rissanen Ruotsalainen Räisänen Räsänen Saarela Saari
  Saarinen Salmela Salmi Salonen Sarajärvi Savolainen Seppälä Seppänen Sillanpää Suomela Suoranta Suutari Säkkinen Taipale Takala
  Tanskanen Tervo Tiainen Toivonen Tolonen Tuominen Turunen Tyni Törmänen Uusitalo Vainio Vanhala Vartiainen Veijola Virtanen Vuorela
  Vuori Väisänen Välimäki Väyrynen Yli-Hukkala Ylikangas Ylitalo Yrjölä Äijälä Äyräs Öhman`),
  },
  sv: {
    women: words(`
  Agneta Ann-Sofi Annika Barbro Birgitta Camilla Carina Caroline Christina Ebba Emma Eva Frida Gun Gunilla Hedvig Ida Ingrid Johanna Karin
  Kerstin Linda Lotta Malin Margareta Maria Monica Nina Pernilla Pia Sofia Solveig Susanne Ulrika Åsa`),
    men: words(`
  Alf Anders Axel Benny Bengt Bo Bjarne Björn Christer Erik Fredrik Gösta Göran Hans Henrik Håkan Jan-Erik Jens Johan Jonas Karl Kaj
  Kenneth Kristian Lars Leif Magnus Mats Nils Ole Patrik Peter Rolf Roger Sten Stefan Sven Tage Tom Tor-Björn Ulf Åke Örjan`),
    surnames: words(`
  Ahlbäck Alm Backlund Backman Berg Bergström Björk Björklund Blomqvist Boström Dahlbacka Ekholm Eklund Engström Enlund Fagerholm Finne
  Forsman Fågelberg Granholm Grönroos Gustafsson Hellström Holmberg Häggblom Häggkvist Höglund Johansson Kronqvist Kulla Lindholm
  Lindqvist Lundqvist Löfgren Mattsson Nordström Nybäck Nygård Nyholm Östergård Öst Pått Rosenback Rönnqvist Sandström Sjöblom Skog Smeds
  Stenbacka Storgårds Ström Sundqvist Södergran Westerlund Wikström Wiklund Åkerblom Åström`),
  },
  se: {
    women: words(`
  Ánne Áile Biret Elle Inga Inger-Ánne Kaisa Laila Marja Máret Niillen-Anni Pirita Ravdna Risten Sáre Ulla`),
    men: words(`
  Aslak Ánte Heaika Ánot Inggá Jouni Juhani-Ántte Jovnna Máhtte Mihkkal Niila Niillas Oula Ovlla Piera Uula Vuolevi`),
    surnames: words(`
  Aikio Guttorm Hirvasvuopio Jomppanen Juuso Kitti Laiti Länsman Magga Morottaja Näkkäläjärvi Pieski Paadar Saijets Sarre Valle`),
  },
}

/** Judges who come from abroad to a show. */
export const FOREIGN_JUDGES = sentences(`
  Bengt-Åke Hallström, Ruotsi | Ingela Sköldmark, Ruotsi | Torbjørn Fjellås, Norja | Sigrid Østerhus, Norja |
  Jørgen Vestergård-Lund, Tanska | Kirsten Højbakke, Tanska | Heinrich Mohrenbusch, Saksa | Gudrun Weidenfeller, Saksa |
  Étienne Larochevert, Ranska | Gianluca Pernicetti, Italia | Árpád Szőlőhegyi, Unkari | Jiří Havlíčkovec, Tšekki |
  Zuzana Podhradská-Králiková, Slovakia | Maret Kuusepuu, Viro | Aldis Ozolgravs, Latvia | Moira Thistlewick, Iso-Britannia |
  Seamus O’Dallaghan, Irlanti | Tomasz Wrzosowiecki, Puola | João Montalvinho, Portugali | Willemijn van Houtsma, Alankomaat`)

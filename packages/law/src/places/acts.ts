import type { PlaceSource } from './place.ts'

/**
 * A search for the act by number and date, where no page of the act itself was at hand when the figures
 * were checked.
 */
const search = (words: string) => `https://www.consultant.ru/search/?q=${encodeURIComponent(words)}`

const sourceOf =
  (what: PlaceSource['what']) =>
  (act: string, date: string, url: string): PlaceSource => ({ what, act, date, url })

const coefficient = sourceOf('coefficient')
const allowance = sourceOf('allowance')

/** Services and trade in the Far North and the equated areas. */
export const northernServices = coefficient(
  'Постановление Госкомтруда СССР и Президиума ВЦСПС № 380/П-18',
  '1964-09-04',
  search('380/П-18 от 04.09.1964'),
)

/**
 * Sets nothing itself: the ministry's list of the coefficients in force in the Far North and the
 * equated areas outside production, which pensions go by too.
 */
export const northernList = coefficient(
  'Информационное письмо Минтруда РФ № 1199-16, № 670-9 и ПФР № 25-23/5995',
  '2003-06-09',
  'https://eg-online.ru/article/89160',
)

/** The European North and the Far East with Buryatia and Chita, where none was set before. */
export const europeanNorthAndFarEast = coefficient(
  'Постановление Госкомтруда СССР и Президиума ВЦСПС № 512/П-28',
  '1967-11-20',
  'https://normativ.kontur.ru/document?documentId=14990&moduleId=1',
)

/** 1.2 in Krasnoyarsk Krai and Irkutsk Oblast. */
export const krasnoyarskAndIrkutsk = coefficient(
  'Постановление Госкомтруда СССР и Секретариата ВЦСПС № 421/26',
  '1969-10-21',
  'https://pravo.ppt.ru/postanovlenie/goskomtrud-sssr/n-421-26-42127',
)

/** 1.15 in the south of Western Siberia. */
export const westernSiberia = coefficient(
  'Постановление Госкомтруда СССР и Секретариата ВЦСПС № 325/24',
  '1971-08-17',
  search('325/24 от 17.08.1971'),
)

/** 1.15 in the Urals, 1.2 in their north. */
export const urals = coefficient(
  'Постановление Госкомтруда СССР и Секретариата ВЦСПС № 403/20-155',
  '1987-07-02',
  'https://base.garant.ru/57309664/',
)

/** 1.3 in the Kuznetsk Basin, 1.6 in Inta and Vorkuta. */
export const kuzbassAndVorkuta = coefficient(
  'Постановление Совета Министров СССР и ВЦСПС № 601',
  '1989-08-01',
  'https://eg-online.ru/article/89160',
)

/** Introduces one in Cherepovets and the north and east of Vologda Oblast. */
export const vologda = coefficient(
  'Постановление Совета Министров СССР № 547',
  '1990-06-01',
  'https://bazanpa.ru/sovmin-sssr-postanovlenie-n547-ot01061990-h1874211/',
)

/** 1.15 in the northern districts of Kirov Oblast. */
export const kirov = coefficient(
  'Постановление Госкомтруда СССР и Секретариата ВЦСПС № 546/25-5, п. 1',
  '1988-10-17',
  'https://bazanpa.ru/goskomtrud-sssr-postanovlenie-n54625-5-ot17101988-h1352786/',
)

/** 1.25 instead of 1.2 in the steppe of Altai Krai. */
export const altaiSteppe = coefficient(
  'Постановление Правительства РФ № 1631',
  '1997-12-27',
  search('1631 от 27.12.1997 Алтайский край'),
)

export const murmansk = coefficient(
  'Распоряжение Правительства РФ № 176-р',
  '1992-01-29',
  search('176-р от 29.01.1992 Мурманская область'),
)

export const tomsk = coefficient(
  'Постановление Правительства РФ № 309',
  '1992-05-13',
  'https://pravo.ppt.ru/postanovlenie/pravitelstvo/n-309-62755',
)

export const gornyAltai = coefficient(
  'Постановление Совета Министров — Правительства РФ № 512',
  '1993-05-29',
  'https://base.garant.ru/12014077/',
)

export const novosibirsk = coefficient(
  'Постановление Правительства РФ № 534',
  '1995-05-31',
  search('534 от 31.05.1995 Новосибирская область'),
)

/** The Far North up to 80 or 100, the equated areas up to 50. */
export const northernAllowance = allowance(
  'Инструкция, утв. приказом Минтруда РСФСР № 2, п. 16',
  '1990-11-22',
  search('приказ Минтруда РСФСР 2 от 22.11.1990'),
)

/** The rest of Karelia, Komi and Arkhangelsk Oblast up to 50. */
export const europeanNorthAllowance = allowance(
  'Инструкция, утв. приказом Минтруда РСФСР № 3, п. 6',
  '1990-11-22',
  search('приказ Минтруда РСФСР 3 от 22.11.1990'),
)

/** The south of the Far East, Buryatia and Chita up to 30. */
export const farEastAllowance = allowance(
  'Постановление ЦК КПСС, Совета Министров СССР и ВЦСПС № 53',
  '1986-01-09',
  'https://nalog-nalog.ru/comments/97830',
)

/** The south of Irkutsk Oblast and Krasnoyarsk Krai up to 30. */
export const southernSiberiaAllowance = allowance(
  'Постановление Совета Министров СССР и ВЦСПС № 794',
  '1989-09-24',
  search('794 от 24.09.1989 надбавки'),
)

/** The list of the Far North and the areas equated to it. */
export const northernZones = sourceOf('zone')(
  'Постановление Правительства РФ № 1946',
  '2021-11-16',
  'https://its.1c.ru/db/content/stafft/src/c.2.2.4.2.1.1..htm',
)

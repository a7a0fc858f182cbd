import {
  europeanNorthAndFarEast,
  farEastAllowance,
  northernAllowance,
  northernList,
  northernZones,
} from '../acts.ts'
import type { Place } from '../place.ts'
import { placeGroup } from '../place-group.ts'

const farNorth = {
  northernAllowance: 80,
  zone: 'far_north' as const,
  sources: [northernList, northernAllowance, northernZones],
}

const yakutia = {
  region: { ru: 'Республика Саха (Якутия)', en: 'Sakha Republic (Yakutia)' },
}

const khabarovskKrai = { ru: 'Хабаровский край', en: 'Khabarovsk Krai' }

const southern = {
  districtCoefficient: 120,
  northernAllowance: 30,
  zone: 'special_climate' as const,
  sources: [europeanNorthAndFarEast, farEastAllowance],
}

const higherBySomeActs = {
  ru: 'У части отраслей и у тех, кому платит бюджет региона, по своим актам бывает выше.',
  en: 'Some industries, and those paid from the region’s budget, may have a higher one by acts of their own.',
}

/**
 * The Far East. Checked on 2026-11-21, by copies of what was published: the coefficients 2.0 and
 * 1.7 by several federal lists that agree; Yakutsk by the republic's ministry of labour, which counts
 * 1.4 to 2.0 outside its budget; the Commanders and the Kurils by the minimum wages of their regions;
 * Khabarovsk Krai by its minimum wages of 2017 (1.2; 1.6 in Okhotsk) and of 2021 (1.3, 1.5; 1.7);
 * Vladivostok, its neighbours and Blagoveshchensk by the acts alone.
 *
 * Left out for want of agreeing sources: Petropavlovsk-Kamchatsky (1.6 or 1.8), Yuzhno-Sakhalinsk (1.4
 * or 1.6), Neryungri, Tynda, Birobidzhan.
 */
export const farEast: readonly Place[] = [
  ...placeGroup(
    {
      ...yakutia,
      ...farNorth,
      districtCoefficient: 140,
      higherCoefficient: 170,
      note: {
        ru: 'Организации, которым платит бюджет республики, применяют 1,7.',
        en: 'Organisations paid from the budget of the republic apply 1.7.',
      },
    },
    ['Якутск', 'Yakutsk'],
  ),
  ...placeGroup({ ...yakutia, ...farNorth, districtCoefficient: 170 }, ['Мирный', 'Mirny']),
  ...placeGroup(
    { ...yakutia, ...farNorth, districtCoefficient: 200 },
    ['Удачный', 'Udachny'],
    ['Айхал', 'Aykhal', 'Aikhal'],
  ),
  ...placeGroup(
    {
      ...farNorth,
      region: { ru: 'Магаданская область', en: 'Magadan Oblast' },
      landNames: ['Колыма', 'Kolyma'],
      districtCoefficient: 170,
    },
    ['Магадан', 'Magadan'],
    ['Сусуман', 'Susuman'],
  ),
  ...placeGroup(
    {
      ...farNorth,
      region: { ru: 'Чукотский автономный округ', en: 'Chukotka Autonomous Okrug' },
      landNames: ['Чукотка'],
      districtCoefficient: 200,
      northernAllowance: 100,
    },
    ['Анадырь', 'Anadyr'],
    ['Певек', 'Pevek'],
    ['Билибино', 'Bilibino'],
  ),
  ...placeGroup(
    {
      ...farNorth,
      region: { ru: 'Камчатский край', en: 'Kamchatka Krai' },
      landNames: ['Командорские острова', 'Commander Islands'],
      districtCoefficient: 200,
      northernAllowance: 100,
    },
    ['Никольское', 'Nikolskoye'],
  ),
  ...placeGroup(
    {
      ...farNorth,
      region: { ru: 'Сахалинская область', en: 'Sakhalin Oblast' },
      landNames: ['Курилы', 'Курильские острова', 'Kurils', 'Kuril Islands'],
      districtCoefficient: 200,
    },
    ['Южно-Курильск', 'Yuzhno-Kurilsk'],
    ['Курильск', 'Kurilsk'],
    ['Северо-Курильск', 'Severo-Kurilsk'],
  ),
  ...placeGroup(
    {
      ...southern,
      region: khabarovskKrai,
      higherCoefficient: 130,
      note: {
        ru: 'Решение крайисполкома № 154 от 18 июля 1991 года подняло размер до 1,3. С 2021 года с ним считают минимальную зарплату в крае у всех, кроме тех, кому платит федеральный бюджет.',
        en: 'The krai’s decision № 154 of 18 July 1991 raised it to 1.3. Since 2021 the krai’s minimum wage is counted so for all but those paid from the federal budget.',
      },
    },
    ['Хабаровск', 'Khabarovsk'],
  ),
  ...placeGroup(
    {
      region: khabarovskKrai,
      districtCoefficient: 120,
      higherCoefficient: 150,
      northernAllowance: 50,
      zone: 'equated',
      sources: [europeanNorthAndFarEast, northernAllowance, northernZones],
      note: {
        ru: 'Решение крайисполкома № 154 от 18 июля 1991 года подняло размер в приравненных местностях. С 2021 года минимальную зарплату в них у всех, кроме тех, кому платит федеральный бюджет, считают с 1,5.',
        en: 'The krai’s decision № 154 of 18 July 1991 raised it in the equated areas. Since 2021 the minimum wage there is counted with 1.5 for all but those paid from the federal budget.',
      },
    },
    ['Комсомольск-на-Амуре', 'Komsomolsk-on-Amur', 'Komsomolsk-na-Amure'],
    ['Амурск', 'Amursk'],
    ['Советская Гавань', 'Sovetskaya Gavan', 'Совгавань'],
    ['Ванино', 'Vanino'],
    ['Николаевск-на-Амуре', 'Nikolayevsk-on-Amur', 'Nikolaevsk-na-Amure'],
  ),
  ...placeGroup(
    {
      ...farNorth,
      region: khabarovskKrai,
      districtCoefficient: 160,
      higherCoefficient: 170,
      note: {
        ru: 'С 2021 года минимальную зарплату в районе у всех, кроме тех, кому платит федеральный бюджет, считают с 1,7.',
        en: 'Since 2021 the minimum wage of the district is counted with 1.7 for all but those paid from the federal budget.',
      },
    },
    ['Охотск', 'Okhotsk'],
  ),
  ...placeGroup(
    {
      ...southern,
      region: { ru: 'Приморский край', en: 'Primorsky Krai' },
      landNames: ['Приморье', 'Primorye'],
      note: higherBySomeActs,
    },
    ['Владивосток', 'Vladivostok', 'Владик'],
    ['Уссурийск', 'Ussuriysk'],
    ['Находка', 'Nakhodka'],
    ['Артём', 'Artyom', 'Artem'],
  ),
  ...placeGroup(
    {
      ...southern,
      region: { ru: 'Амурская область', en: 'Amur Oblast' },
      note: higherBySomeActs,
    },
    ['Благовещенск', 'Blagoveshchensk'],
  ),
]

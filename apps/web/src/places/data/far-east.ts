import {
  europeanNorthAndFarEast,
  farEastAllowance,
  northernAllowance,
  northernZones,
} from '../acts.ts'
import type { Place } from '../place.ts'
import { baikalAmurLine, equated, farNorth, placeGroup } from '../place-group.ts'

const yakutia = {
  region: { ru: 'Республика Саха (Якутия)', en: 'Sakha Republic (Yakutia)' },
}

const kamchatka = { ru: 'Камчатский край', en: 'Kamchatka Krai' }
const sakhalin = { ru: 'Сахалинская область', en: 'Sakhalin Oblast' }
const amurOblast = { ru: 'Амурская область', en: 'Amur Oblast' }
const khabarovskKrai = { ru: 'Хабаровский край', en: 'Khabarovsk Krai' }

const southern = {
  districtCoefficient: 120,
  northernAllowance: 30,
  zone: 'special_climate' as const,
  sources: [europeanNorthAndFarEast, farEastAllowance],
}

const higherBySomeActs = {
  ru: '1,2 — федеральный размер. У части отраслей и у тех, кому платит бюджет региона, бывает 1,3.',
  en: '1.2 is the federal figure. Some industries, and those paid from the region’s budget, may have 1.3.',
}

/**
 * The Far East. Checked on 2026-11-21, by copies of what was published: the coefficients 2.0 and
 * 1.7 by several federal lists that agree; Yakutsk by the republic's ministry of labour, which counts
 * 1.4 to 2.0 outside its budget; the Commanders and the Kurils by the minimum wages of their regions;
 * Khabarovsk Krai by its minimum wages of 2017 (1.2; 1.6 in Okhotsk) and of 2021 (1.3, 1.5; 1.7);
 * Vladivostok, its neighbours, Blagoveshchensk and Birobidzhan by the acts alone; Tynda and Zeya by the
 * federal list. The 1.8 of Kamchatka is stated by a law of the krai, and the minimum wages there and on
 * Sakhalin agree with the higher figures; their lower ones, and Neryungri, rest on references.
 */
export const farEast: readonly Place[] = [
  ...placeGroup({
    towns: 'Якутск = Yakutsk',
    ...yakutia,
    ...farNorth,
    districtCoefficient: 140,
    higherCoefficient: 170,
    note: {
      ru: 'Организации, которым платит бюджет республики, применяют 1,7.',
      en: 'Organisations paid from the budget of the republic apply 1.7.',
    },
  }),
  ...placeGroup({
    towns: 'Нерюнгри = Neryungri',
    ...yakutia,
    ...farNorth,
    districtCoefficient: 140,
    isUnconfirmed: true,
  }),
  ...placeGroup({ towns: 'Мирный = Mirny', ...yakutia, ...farNorth, districtCoefficient: 170 }),
  ...placeGroup({
    towns: 'Удачный = Udachny, Айхал = Aykhal = Aikhal',
    ...yakutia,
    ...farNorth,
    districtCoefficient: 200,
  }),
  ...placeGroup({
    towns: 'Магадан = Magadan, Сусуман = Susuman',
    ...farNorth,
    region: { ru: 'Магаданская область', en: 'Magadan Oblast' },
    landNames: ['Колыма', 'Kolyma'],
    districtCoefficient: 170,
  }),
  ...placeGroup({
    towns: 'Анадырь = Anadyr, Певек = Pevek, Билибино = Bilibino',
    ...farNorth,
    region: { ru: 'Чукотский автономный округ', en: 'Chukotka Autonomous Okrug' },
    landNames: ['Чукотка'],
    districtCoefficient: 200,
    northernAllowance: 100,
  }),
  ...placeGroup({
    towns: 'Никольское = Nikolskoye',
    ...farNorth,
    region: kamchatka,
    landNames: ['Командорские острова', 'Commander Islands'],
    districtCoefficient: 200,
    northernAllowance: 100,
  }),
  ...placeGroup({
    towns: `Петропавловск-Камчатский = Petropavlovsk-Kamchatsky, Елизово = Yelizovo,
      Вилючинск = Vilyuchinsk`,
    ...farNorth,
    region: kamchatka,
    landNames: ['Камчатка'],
    districtCoefficient: 160,
    higherCoefficient: 180,
    isUnconfirmed: true,
    note: {
      ru: '1,6 — федеральный размер. Закон края даёт 1,8 тем, кому платит бюджет; с ним край считает минимальную зарплату: 19 242 × (1,8 + 0,8) = 50 029 ₽ в 2024 году.',
      en: '1.6 is the federal figure. A law of the krai gives 1.8 to those it pays, and the krai counts the minimum wage so: 19,242 × (1.8 + 0.8) = 50,029 roubles in 2024.',
    },
  }),
  ...placeGroup({
    towns: 'Южно-Сахалинск = Yuzhno-Sakhalinsk, Корсаков = Korsakov, Холмск = Kholmsk',
    ...equated,
    region: sakhalin,
    landNames: ['Сахалин'],
    districtCoefficient: 140,
    higherCoefficient: 160,
    isUnconfirmed: true,
    note: {
      ru: '1,4 — федеральный размер. С 1,6 область считает минимальную зарплату: 22 440 × (1,6 + 0,5) = 47 124 ₽ в 2025 году.',
      en: '1.4 is the federal figure. The region counts the minimum wage with 1.6: 22,440 × (1.6 + 0.5) = 47,124 roubles in 2025.',
    },
  }),
  ...placeGroup({
    towns: 'Оха = Okha, Ноглики = Nogliki',
    ...farNorth,
    region: sakhalin,
    landNames: ['Сахалин'],
    districtCoefficient: 160,
    higherCoefficient: 180,
    isUnconfirmed: true,
    note: {
      ru: '1,6 — федеральный размер. С 1,8 область считает минимальную зарплату: 22 440 × (1,8 + 0,8) = 58 344 ₽ в 2025 году.',
      en: '1.6 is the federal figure. The region counts the minimum wage with 1.8: 22,440 × (1.8 + 0.8) = 58,344 roubles in 2025.',
    },
  }),
  ...placeGroup({
    towns: 'Южно-Курильск = Yuzhno-Kurilsk, Курильск = Kurilsk, Северо-Курильск = Severo-Kurilsk',
    ...farNorth,
    region: sakhalin,
    landNames: ['Курилы', 'Курильские острова', 'Kurils', 'Kuril Islands'],
    districtCoefficient: 200,
  }),
  ...placeGroup({
    towns: 'Хабаровск = Khabarovsk',
    ...southern,
    region: khabarovskKrai,
    higherCoefficient: 130,
    note: {
      ru: 'Решение крайисполкома № 154 от 18 июля 1991 года подняло размер до 1,3. С 2021 года с ним считают минимальную зарплату в крае у всех, кроме тех, кому платит федеральный бюджет.',
      en: 'The krai’s decision № 154 of 18 July 1991 raised it to 1.3. Since 2021 the krai’s minimum wage is counted so for all but those paid from the federal budget.',
    },
  }),
  ...placeGroup({
    towns: `Комсомольск-на-Амуре = Komsomolsk-on-Amur = Komsomolsk-na-Amure, Амурск = Amursk,
      Советская Гавань = Sovetskaya Gavan = Совгавань, Ванино = Vanino,
      Николаевск-на-Амуре = Nikolayevsk-on-Amur = Nikolaevsk-na-Amure`,
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
  }),
  ...placeGroup({
    towns: 'Охотск = Okhotsk',
    ...farNorth,
    region: khabarovskKrai,
    districtCoefficient: 160,
    higherCoefficient: 170,
    note: {
      ru: 'С 2021 года минимальную зарплату в районе у всех, кроме тех, кому платит федеральный бюджет, считают с 1,7.',
      en: 'Since 2021 the minimum wage of the district is counted with 1.7 for all but those paid from the federal budget.',
    },
  }),
  ...placeGroup({
    towns: `Владивосток = Vladivostok = Владик, Уссурийск = Ussuriysk, Находка = Nakhodka,
      Артём = Artyom = Artem`,
    ...southern,
    region: { ru: 'Приморский край', en: 'Primorsky Krai' },
    landNames: ['Приморье', 'Primorye'],
    higherCoefficient: 130,
    note: higherBySomeActs,
  }),
  ...placeGroup({
    towns: 'Благовещенск = Blagoveshchensk, Белогорск = Belogorsk, Свободный = Svobodny',
    ...southern,
    region: amurOblast,
    higherCoefficient: 130,
    note: higherBySomeActs,
  }),
  ...placeGroup({
    towns: 'Тында = Tynda, Зея = Zeya',
    ...equated,
    region: amurOblast,
    districtCoefficient: 130,
    note: baikalAmurLine,
    higherCoefficient: 170,
  }),
  ...placeGroup({
    towns: 'Биробиджан = Birobidzhan',
    ...southern,
    region: { ru: 'Еврейская автономная область', en: 'Jewish Autonomous Oblast' },
    landNames: ['ЕАО'],
  }),
]

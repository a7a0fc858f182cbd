import {
  europeanNorthAndFarEast,
  farEastAllowance,
  krasnoyarskAndIrkutsk,
  northernAllowance,
  northernServices,
  northernZones,
  southernSiberiaAllowance,
} from '../acts.ts'
import type { Place } from '../place.ts'
import { baikalAmurLine, climateAlone, equated, farNorth, placeGroup } from '../place-group.ts'

const irkutskOblast = { ru: 'Иркутская область', en: 'Irkutsk Oblast' }
const buryatia = { ru: 'Республика Бурятия', en: 'Republic of Buryatia' }
const krasnoyarskKrai = { ru: 'Красноярский край', en: 'Krasnoyarsk Krai' }

const beyondBaikal = {
  districtCoefficient: 120,
  northernAllowance: 30,
  zone: 'special_climate' as const,
  sources: [europeanNorthAndFarEast, farEastAllowance],
  note: {
    ru: 'У части отраслей и у тех, кому платит бюджет региона, по своим актам бывает выше.',
    en: 'Some industries, and those paid from the region’s budget, may have a higher one by acts of their own.',
  },
}

/**
 * Eastern Siberia. Checked on 2026-11-21, by copies of what was published: Norilsk by a reference
 * that names its act and by the minimum wage counted as 2.6; Krasnoyarsk and Irkutsk by the text of
 * decree № 421/26, their 1.3 by the minimum wages of the regions; Lesosibirsk and Yeniseysk by the
 * federal list outside production, and so are the north of Irkutsk Oblast and of Buryatia; Kyzyl by the
 * list of 1.4 for the staff of the armed forces; Chita and Ulan-Ude by the acts alone; Abakan by the
 * decree for Krasnoyarsk Krai, and its 1.3, Dudinka and Igarka by references alone.
 *
 * Left out: Tura.
 */
export const easternSiberia: readonly Place[] = [
  ...placeGroup({
    towns: 'Норильск = Norilsk = Талнах = Talnakh = Кайеркан = Kayerkan',
    region: krasnoyarskKrai,
    landNames: ['Заполярье'],
    districtCoefficient: 180,
    northernAllowance: 80,
    zone: 'far_north',
    sources: [northernServices, northernAllowance, northernZones],
  }),
  ...placeGroup({
    towns: 'Дудинка = Dudinka, Игарка = Igarka',
    ...farNorth,
    region: krasnoyarskKrai,
    landNames: ['Заполярье', 'Таймыр', 'Taymyr'],
    districtCoefficient: 160,
    isUnconfirmed: true,
  }),
  ...placeGroup({
    towns: 'Лесосибирск = Lesosibirsk, Енисейск = Yeniseysk',
    ...equated,
    region: krasnoyarskKrai,
    districtCoefficient: 130,
  }),
  ...placeGroup({
    towns: 'Красноярск = Krasnoyarsk, Ачинск = Achinsk, Канск = Kansk, Минусинск = Minusinsk',
    region: krasnoyarskKrai,
    districtCoefficient: 120,
    higherCoefficient: 130,
    northernAllowance: 30,
    zone: 'special_climate',
    sources: [krasnoyarskAndIrkutsk, southernSiberiaAllowance],
    note: {
      ru: '1,3 установил край; частного работодателя, по Красноярскому краевому суду (19 марта 2018 года, № 33-3559/2018), это не обязывает. С 1,3 край считает минимальную зарплату.',
      en: 'The krai set 1.3, which by its court (19 March 2018, № 33-3559/2018) does not bind a private employer. The krai counts the minimum wage with 1.3.',
    },
  }),
  ...placeGroup({
    towns: `Иркутск = Irkutsk, Ангарск = Angarsk, Усолье-Сибирское = Usolye-Sibirskoye,
      Шелехов = Shelekhov`,
    region: irkutskOblast,
    districtCoefficient: 120,
    higherCoefficient: 130,
    northernAllowance: 30,
    zone: 'special_climate',
    sources: [krasnoyarskAndIrkutsk, southernSiberiaAllowance],
    note: {
      ru: '1,3 установила область; с ним считались минимальные зарплаты по её соглашениям.',
      en: 'The region set 1.3, and counted the minimum wages of its agreements with it.',
    },
  }),
  ...placeGroup({
    towns:
      'Братск = Bratsk, Усть-Илимск = Ust-Ilimsk, Железногорск-Илимский = Zheleznogorsk-Ilimsky',
    ...equated,
    region: irkutskOblast,
    districtCoefficient: 130,
    higherCoefficient: 140,
    note: {
      ru: '1,3 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей; в районах Братска и Усть-Илимска промышленность, строительство и гражданский персонал армии применяют 1,4, а у золотодобычи и БАМ — до 1,7.',
      en: '1.3 is the federal figure for trade, services and other work outside production. Around Bratsk and Ust-Ilimsk industry, construction and civilian staff of the armed forces apply 1.4; gold mining and the Baikal–Amur line have up to 1.7.',
    },
  }),
  ...placeGroup({
    towns: 'Усть-Кут = Ust-Kut, Бодайбо = Bodaybo',
    ...equated,
    region: irkutskOblast,
    districtCoefficient: 130,
    note: baikalAmurLine,
    higherCoefficient: 170,
  }),
  ...placeGroup({
    towns: 'Абакан = Abakan, Черногорск = Chernogorsk, Саяногорск = Sayanogorsk',
    ...climateAlone,
    region: { ru: 'Республика Хакасия', en: 'Republic of Khakassia' },
    landNames: ['Хакасия', 'Khakassia'],
    districtCoefficient: 120,
    higherCoefficient: 130,
    northernAllowance: 30,
    sources: [krasnoyarskAndIrkutsk, southernSiberiaAllowance],
    isUnconfirmed: true,
    note: {
      ru: '1,2 — размер для Красноярского края, когда Хакасия в него входила; в республике применяют 1,3.',
      en: '1.2 is the figure of Krasnoyarsk Krai from the time when Khakassia was a part of it; 1.3 is applied in the republic.',
    },
  }),
  ...placeGroup({
    towns: 'Кызыл = Kyzyl',
    ...equated,
    region: { ru: 'Республика Тыва', en: 'Tuva Republic' },
    landNames: ['Тува', 'Tyva'],
    districtCoefficient: 140,
  }),
  ...placeGroup({ towns: 'Улан-Удэ = Ulan-Ude', ...beyondBaikal, region: buryatia }),
  ...placeGroup({
    towns: 'Северобайкальск = Severobaykalsk',
    ...equated,
    region: buryatia,
    districtCoefficient: 130,
    note: baikalAmurLine,
    higherCoefficient: 170,
  }),
  ...placeGroup({
    towns: 'Чита = Chita',
    ...beyondBaikal,
    region: { ru: 'Забайкальский край', en: 'Zabaykalsky Krai' },
    landNames: ['Забайкалье', 'Transbaikal'],
  }),
]

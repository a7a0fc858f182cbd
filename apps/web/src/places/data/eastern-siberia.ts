import {
  europeanNorthAndFarEast,
  farEastAllowance,
  krasnoyarskAndIrkutsk,
  northernAllowance,
  northernList,
  northernServices,
  northernZones,
  southernSiberiaAllowance,
} from '../acts.ts'
import type { Place } from '../place.ts'
import { placeGroup } from '../place-group.ts'

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
 * federal list outside production; Kyzyl by the list of 1.4 for the staff of the armed forces; Chita and
 * Ulan-Ude by the acts alone.
 *
 * Left out for want of agreeing sources: Bratsk, Ust-Ilimsk and Bodaybo (1.3 by the federal list, 1.4 to
 * 1.7 by the region's act and by industry), Dudinka, Tura, Abakan, Severobaykalsk and the rest of the
 * Baikal–Amur line.
 */
export const easternSiberia: readonly Place[] = [
  ...placeGroup(
    {
      region: krasnoyarskKrai,
      landNames: ['Заполярье'],
      districtCoefficient: 180,
      northernAllowance: 80,
      zone: 'far_north',
      sources: [northernServices, northernAllowance, northernZones],
    },
    ['Норильск', 'Norilsk', 'Талнах', 'Talnakh', 'Кайеркан', 'Kayerkan'],
  ),
  ...placeGroup(
    {
      region: krasnoyarskKrai,
      districtCoefficient: 130,
      northernAllowance: 50,
      zone: 'equated',
      sources: [northernList, northernAllowance, northernZones],
    },
    ['Лесосибирск', 'Lesosibirsk'],
    ['Енисейск', 'Yeniseysk'],
  ),
  ...placeGroup(
    {
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
    },
    ['Красноярск', 'Krasnoyarsk'],
    ['Ачинск', 'Achinsk'],
    ['Канск', 'Kansk'],
    ['Минусинск', 'Minusinsk'],
  ),
  ...placeGroup(
    {
      region: { ru: 'Иркутская область', en: 'Irkutsk Oblast' },
      districtCoefficient: 120,
      higherCoefficient: 130,
      northernAllowance: 30,
      zone: 'special_climate',
      sources: [krasnoyarskAndIrkutsk, southernSiberiaAllowance],
      note: {
        ru: '1,3 установила область; с ним считались минимальные зарплаты по её соглашениям.',
        en: 'The region set 1.3, and counted the minimum wages of its agreements with it.',
      },
    },
    ['Иркутск', 'Irkutsk'],
    ['Ангарск', 'Angarsk'],
    ['Усолье-Сибирское', 'Usolye-Sibirskoye'],
    ['Шелехов', 'Shelekhov'],
  ),
  ...placeGroup(
    {
      region: { ru: 'Республика Тыва', en: 'Tuva Republic' },
      landNames: ['Тува', 'Tyva'],
      districtCoefficient: 140,
      northernAllowance: 50,
      zone: 'equated',
      sources: [northernList, northernAllowance, northernZones],
    },
    ['Кызыл', 'Kyzyl'],
  ),
  ...placeGroup(
    {
      ...beyondBaikal,
      region: { ru: 'Республика Бурятия', en: 'Republic of Buryatia' },
    },
    ['Улан-Удэ', 'Ulan-Ude'],
  ),
  ...placeGroup(
    {
      ...beyondBaikal,
      region: { ru: 'Забайкальский край', en: 'Zabaykalsky Krai' },
      landNames: ['Забайкалье', 'Transbaikal'],
    },
    ['Чита', 'Chita'],
  ),
]

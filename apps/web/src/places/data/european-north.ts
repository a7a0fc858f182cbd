import {
  europeanNorthAllowance,
  europeanNorthAndFarEast,
  kuzbassAndVorkuta,
  murmansk,
  northernAllowance,
  northernList,
  northernZones,
  vologda,
} from '../acts.ts'
import type { Place } from '../place.ts'
import { placeGroup } from '../place-group.ts'

const murmanskOblast = { ru: 'Мурманская область', en: 'Murmansk Oblast' }
const arkhangelskOblast = { ru: 'Архангельская область', en: 'Arkhangelsk Oblast' }
const karelia = { ru: 'Республика Карелия', en: 'Republic of Karelia' }
const komi = { ru: 'Республика Коми', en: 'Komi Republic' }

/**
 * The European North. Checked on 2026-11-21, by copies of what was published: the zones by the
 * list of decree № 1946; Arkhangelsk, Severodvinsk and Syktyvkar by the minimum wage counted with
 * coefficient and allowance; Murmansk by the same, which the region counts as 2.3 for all employers (the
 * text of order № 176-р itself was not at hand); Karelia and the rest of Komi by tables of the
 * coefficients that pensions go by; Cherepovets by the act that introduced its coefficient alone.
 *
 * Left out for want of agreeing sources: Naryan-Mar (1.5 or 1.8), Inta (1.5 or 1.6), Usinsk (oil and gas
 * have a coefficient of their own), Kandalaksha (its zone), Vologda and the closed towns of the fleet.
 */
export const europeanNorth: readonly Place[] = [
  ...placeGroup(
    {
      region: murmanskOblast,
      landNames: ['Кольский полуостров', 'Kola'],
      districtCoefficient: 150,
      northernAllowance: 80,
      zone: 'far_north',
      sources: [murmansk, northernAllowance, northernZones],
      note: {
        ru: 'С коэффициентом 1,5 область считает минимальную зарплату у всех работодателей. В прежних союзных перечнях — 1,4; в отдельных закрытых городах и посёлках — до 1,8.',
        en: 'The region counts the minimum wage of all employers with 1.5. Older Soviet lists have 1.4; some closed towns and settlements have up to 1.8.',
      },
    },
    ['Мурманск', 'Murmansk'],
    ['Апатиты', 'Apatity'],
    ['Кировск', 'Kirovsk'],
    ['Мончегорск', 'Monchegorsk'],
    ['Оленегорск', 'Olenegorsk'],
  ),
  ...placeGroup(
    {
      region: arkhangelskOblast,
      landNames: ['Поморье'],
      districtCoefficient: 120,
      northernAllowance: 50,
      zone: 'equated',
      sources: [europeanNorthAndFarEast, europeanNorthAllowance, northernZones],
    },
    ['Архангельск', 'Arkhangelsk', 'Archangel'],
    ['Новодвинск', 'Novodvinsk'],
    ['Котлас', 'Kotlas'],
    ['Коряжма', 'Koryazhma'],
  ),
  ...placeGroup(
    {
      region: arkhangelskOblast,
      landNames: ['Поморье'],
      districtCoefficient: 140,
      northernAllowance: 80,
      zone: 'far_north',
      sources: [northernList, northernAllowance, northernZones],
    },
    ['Северодвинск', 'Severodvinsk'],
  ),
  ...placeGroup(
    {
      region: karelia,
      districtCoefficient: 115,
      northernAllowance: 50,
      zone: 'equated',
      sources: [europeanNorthAndFarEast, northernList, europeanNorthAllowance, northernZones],
    },
    ['Петрозаводск', 'Petrozavodsk'],
    ['Кондопога', 'Kondopoga'],
    ['Сортавала', 'Sortavala'],
  ),
  ...placeGroup(
    {
      region: karelia,
      districtCoefficient: 130,
      northernAllowance: 50,
      zone: 'equated',
      sources: [northernList, northernAllowance, northernZones],
    },
    ['Сегежа', 'Segezha'],
    ['Медвежьегорск', 'Medvezhyegorsk'],
  ),
  ...placeGroup(
    {
      region: karelia,
      districtCoefficient: 140,
      northernAllowance: 80,
      zone: 'far_north',
      sources: [northernList, northernAllowance, northernZones],
    },
    ['Костомукша', 'Kostomuksha'],
    ['Кемь', 'Kem'],
    ['Беломорск', 'Belomorsk'],
  ),
  ...placeGroup(
    {
      region: komi,
      districtCoefficient: 120,
      northernAllowance: 50,
      zone: 'equated',
      sources: [europeanNorthAndFarEast, europeanNorthAllowance, northernZones],
    },
    ['Сыктывкар', 'Syktyvkar'],
  ),
  ...placeGroup(
    {
      region: komi,
      districtCoefficient: 130,
      northernAllowance: 50,
      zone: 'equated',
      sources: [northernList, northernAllowance, northernZones],
    },
    ['Ухта', 'Ukhta'],
    ['Сосногорск', 'Sosnogorsk'],
  ),
  ...placeGroup(
    {
      region: komi,
      districtCoefficient: 130,
      northernAllowance: 80,
      zone: 'far_north',
      sources: [northernList, northernAllowance, northernZones],
      note: {
        ru: 'У занятых на освоении нефтяных и газовых месторождений севера Коми — выше, по постановлению № 316/22 от 6 августа 1971 года.',
        en: 'Work on the oil and gas fields of the north of Komi has a higher one, by decree № 316/22 of 6 August 1971.',
      },
    },
    ['Печора', 'Pechora'],
  ),
  ...placeGroup(
    {
      region: komi,
      landNames: ['Заполярье'],
      districtCoefficient: 160,
      northernAllowance: 80,
      zone: 'far_north',
      sources: [kuzbassAndVorkuta, northernAllowance, northernZones],
    },
    ['Воркута', 'Vorkuta'],
  ),
  ...placeGroup(
    {
      region: { ru: 'Вологодская область', en: 'Vologda Oblast' },
      districtCoefficient: 125,
      northernAllowance: 0,
      zone: 'special_climate',
      sources: [vologda],
    },
    ['Череповец', 'Cherepovets'],
  ),
]

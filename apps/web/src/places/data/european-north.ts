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
import { climateAlone, equated, farNorth, placeGroup } from '../place-group.ts'

const murmanskOblast = { ru: 'Мурманская область', en: 'Murmansk Oblast' }
const arkhangelskOblast = { ru: 'Архангельская область', en: 'Arkhangelsk Oblast' }
const karelia = { ru: 'Республика Карелия', en: 'Republic of Karelia' }
const vologdaOblast = { ru: 'Вологодская область', en: 'Vologda Oblast' }
const komi = { ru: 'Республика Коми', en: 'Komi Republic' }

/**
 * The European North. Checked on 2026-11-21, by copies of what was published: the zones by the
 * list of decree № 1946; Arkhangelsk, Severodvinsk and Syktyvkar by the minimum wage counted with
 * coefficient and allowance; Murmansk by the same, which the region counts as 2.3 for all employers (the
 * text of order № 176-р itself was not at hand); Karelia and the rest of Komi by tables of the
 * coefficients that pensions go by; Usinsk by the federal list; Inta by the decree of its coefficient, as
 * quoted; Kandalaksha by the decree № 594 of 23 June 1990, which put it into the Far North; Vologda Oblast
 * by the act that introduced coefficients there, without their size.
 *
 * Left out: the closed towns of the fleet.
 */
export const europeanNorth: readonly Place[] = [
  ...placeGroup({
    towns: `Мурманск = Murmansk, Апатиты = Apatity, Кировск = Kirovsk, Мончегорск = Monchegorsk,
      Оленегорск = Olenegorsk, Кандалакша = Kandalaksha`,
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
  }),
  ...placeGroup({
    towns: `Архангельск = Arkhangelsk = Archangel, Новодвинск = Novodvinsk, Котлас = Kotlas,
      Коряжма = Koryazhma`,
    region: arkhangelskOblast,
    landNames: ['Поморье'],
    districtCoefficient: 120,
    northernAllowance: 50,
    zone: 'equated',
    sources: [europeanNorthAndFarEast, europeanNorthAllowance, northernZones],
  }),
  ...placeGroup({
    towns: 'Северодвинск = Severodvinsk',
    ...farNorth,
    region: arkhangelskOblast,
    landNames: ['Поморье'],
    districtCoefficient: 140,
  }),
  ...placeGroup({
    towns: 'Петрозаводск = Petrozavodsk, Кондопога = Kondopoga, Сортавала = Sortavala',
    region: karelia,
    districtCoefficient: 115,
    northernAllowance: 50,
    zone: 'equated',
    sources: [europeanNorthAndFarEast, northernList, europeanNorthAllowance, northernZones],
  }),
  ...placeGroup({
    towns: 'Сегежа = Segezha, Медвежьегорск = Medvezhyegorsk',
    ...equated,
    region: karelia,
    districtCoefficient: 130,
  }),
  ...placeGroup({
    towns: 'Костомукша = Kostomuksha, Кемь = Kem, Беломорск = Belomorsk',
    ...farNorth,
    region: karelia,
    districtCoefficient: 140,
  }),
  ...placeGroup({
    towns: 'Сыктывкар = Syktyvkar',
    region: komi,
    districtCoefficient: 120,
    northernAllowance: 50,
    zone: 'equated',
    sources: [europeanNorthAndFarEast, europeanNorthAllowance, northernZones],
  }),
  ...placeGroup({
    towns: 'Ухта = Ukhta, Сосногорск = Sosnogorsk',
    ...equated,
    region: komi,
    districtCoefficient: 130,
  }),
  ...placeGroup({
    towns: 'Печора = Pechora, Усинск = Usinsk',
    ...farNorth,
    region: komi,
    districtCoefficient: 130,
    note: {
      ru: 'У занятых на освоении нефтяных и газовых месторождений севера Коми — выше, по постановлению № 316/22 от 6 августа 1971 года.',
      en: 'Work on the oil and gas fields of the north of Komi has a higher one, by decree № 316/22 of 6 August 1971.',
    },
  }),
  ...placeGroup({
    towns: 'Воркута = Vorkuta, Инта = Inta',
    region: komi,
    landNames: ['Заполярье'],
    districtCoefficient: 160,
    northernAllowance: 80,
    zone: 'far_north',
    sources: [kuzbassAndVorkuta, northernAllowance, northernZones],
  }),
  ...placeGroup({
    towns: 'Нарьян-Мар = Naryan-Mar',
    ...farNorth,
    region: { ru: 'Ненецкий автономный округ', en: 'Nenets Autonomous Okrug' },
    landNames: ['НАО', 'NAO'],
    districtCoefficient: 150,
    higherCoefficient: 180,
    isUnconfirmed: true,
    note: {
      ru: '1,5 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей. 1,8 применяют геологи и изыскатели, а в округе — и другие организации.',
      en: '1.5 is the federal figure for trade, services and other work outside production. Geologists and surveyors apply 1.8, and so do others in the okrug.',
    },
  }),
  ...placeGroup({
    towns: 'Череповец = Cherepovets',
    ...climateAlone,
    region: vologdaOblast,
    districtCoefficient: 125,
    sources: [vologda],
  }),
  ...placeGroup({
    towns: 'Великий Устюг = Veliky Ustyug, Тотьма = Totma, Вытегра = Vytegra',
    ...climateAlone,
    region: vologdaOblast,
    districtCoefficient: 115,
    sources: [vologda],
    isUnconfirmed: true,
  }),
  ...placeGroup({
    towns: 'Вологда = Vologda',
    ...climateAlone,
    region: vologdaOblast,
    districtCoefficient: 115,
    sources: [vologda],
    isUnconfirmed: true,
    note: {
      ru: 'Союзный акт называет Череповец и северные и восточные районы, но не Вологду; 15 % в ней начисляют по акту области.',
      en: 'The Soviet act names Cherepovets and the districts of the north and east, but not Vologda; 15 % are paid there by an act of the region.',
    },
  }),
]

import {
  europeanNorthAndFarEast,
  kuzbassAndVorkuta,
  murmansk,
  northernList,
  vologda,
} from '../acts.ts'
import {
  climateAlone,
  equated,
  europeanEquated,
  farNorth,
  paidHigher,
  placesIn,
  unconfirmed,
} from '../place-table.ts'

const murmanskOblast = {
  ...farNorth(150, murmansk),
  note: {
    ru: 'С коэффициентом 1,5 область считает минимальную зарплату у всех работодателей. В прежних союзных перечнях — 1,4; в отдельных закрытых городах и посёлках — до 1,8.',
    en: 'The region counts the minimum wage of all employers with 1.5. Older Soviet lists have 1.4; some closed towns and settlements have up to 1.8.',
  },
}
const arkhangelsk = europeanEquated(120, europeanNorthAndFarEast)
const karelia = europeanEquated(115, europeanNorthAndFarEast, northernList)
const easternVologda = unconfirmed(climateAlone(115, vologda))

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
export const europeanNorth = placesIn({
  'Мурманская область = Murmansk Oblast = Кольский полуостров = Kola': {
    'Мурманск = Murmansk, Апатиты = Apatity, Кировск = Kirovsk': murmanskOblast,
    'Мончегорск = Monchegorsk, Оленегорск = Olenegorsk': murmanskOblast,
    'Кандалакша = Kandalaksha': murmanskOblast,
  },
  'Архангельская область = Arkhangelsk Oblast = Поморье': {
    'Архангельск = Arkhangelsk = Archangel, Новодвинск = Novodvinsk': arkhangelsk,
    'Котлас = Kotlas, Коряжма = Koryazhma': arkhangelsk,
    'Северодвинск = Severodvinsk': farNorth(140, northernList),
  },
  'Республика Карелия = Republic of Karelia': {
    'Петрозаводск = Petrozavodsk, Кондопога = Kondopoga, Сортавала = Sortavala': karelia,
    'Сегежа = Segezha, Медвежьегорск = Medvezhyegorsk': equated(130, northernList),
    'Костомукша = Kostomuksha, Кемь = Kem, Беломорск = Belomorsk': farNorth(140, northernList),
  },
  'Республика Коми = Komi Republic': {
    'Сыктывкар = Syktyvkar': europeanEquated(120, europeanNorthAndFarEast),
    'Ухта = Ukhta, Сосногорск = Sosnogorsk': equated(130, northernList),
    'Печора = Pechora, Усинск = Usinsk': {
      ...farNorth(130, northernList),
      note: {
        ru: 'У занятых на освоении нефтяных и газовых месторождений севера Коми — выше, по постановлению № 316/22 от 6 августа 1971 года.',
        en: 'Work on the oil and gas fields of the north of Komi has a higher one, by decree № 316/22 of 6 August 1971.',
      },
    },
  },
  'Республика Коми = Komi Republic = Заполярье': {
    'Воркута = Vorkuta, Инта = Inta': farNorth(160, kuzbassAndVorkuta),
  },
  'Ненецкий автономный округ = Nenets Autonomous Okrug = НАО = NAO': {
    'Нарьян-Мар = Naryan-Mar': paidHigher(180, unconfirmed(farNorth(150, northernList)), {
      ru: '1,5 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей. 1,8 применяют геологи и изыскатели, а в округе — и другие организации.',
      en: '1.5 is the federal figure for trade, services and other work outside production. Geologists and surveyors apply 1.8, and so do others in the okrug.',
    }),
  },
  'Вологодская область = Vologda Oblast': {
    'Череповец = Cherepovets': climateAlone(125, vologda),
    'Великий Устюг = Veliky Ustyug, Тотьма = Totma, Вытегра = Vytegra': easternVologda,
    'Вологда = Vologda': {
      ...easternVologda,
      note: {
        ru: 'Союзный акт называет Череповец и северные и восточные районы, но не Вологду; 15 % в ней начисляют по акту области.',
        en: 'The Soviet act names Cherepovets and the districts of the north and east, but not Vologda; 15% are paid there by an act of the region.',
      },
    },
  },
})

import { europeanNorthAndFarEast, northernList } from '../acts.ts'
import {
  baikalAmur,
  equated,
  farNorth,
  farthestNorth,
  paidHigher,
  placesIn,
  southOfFarEast,
  unconfirmed,
} from '../place-table.ts'

const south = southOfFarEast(120, europeanNorthAndFarEast)
const southWithHigher = paidHigher(130, south, {
  ru: '1,2 — федеральный размер. У части отраслей и у тех, кому платит бюджет региона, бывает 1,3.',
  en: '1.2 is the federal figure. Some industries, and those paid from the region’s budget, may have 1.3.',
})
const amur = paidHigher(150, equated(120, europeanNorthAndFarEast), {
  ru: 'Решение крайисполкома № 154 от 18 июля 1991 года подняло размер в приравненных местностях. С 2021 года минимальную зарплату в них у всех, кроме тех, кому платит федеральный бюджет, считают с 1,5.',
  en: 'The krai’s decision № 154 of 18 July 1991 raised it in the equated areas. Since 2021 the minimum wage there is counted with 1.5 for all but those paid from the federal budget.',
})

/**
 * The Far East. Checked on 2026-11-21, by copies of what was published: the coefficients 2.0 and
 * 1.7 by several federal lists that agree; Yakutsk by the republic's ministry of labour, which counts
 * 1.4 to 2.0 outside its budget; the Commanders and the Kurils by the minimum wages of their regions;
 * Khabarovsk Krai by its minimum wages of 2017 (1.2; 1.6 in Okhotsk) and of 2021 (1.3, 1.5; 1.7);
 * Vladivostok, its neighbours, Blagoveshchensk and Birobidzhan by the acts alone; Tynda and Zeya by the
 * federal list. The 1.8 of Kamchatka is stated by a law of the krai, and the minimum wages there and on
 * Sakhalin agree with the higher figures; their lower ones, and Neryungri, rest on references.
 */
export const farEast = placesIn({
  'Республика Саха (Якутия) = Sakha Republic (Yakutia)': {
    'Якутск = Yakutsk': paidHigher(170, farNorth(140, northernList), {
      ru: 'Организации, которым платит бюджет республики, применяют 1,7.',
      en: 'Organisations paid from the budget of the republic apply 1.7.',
    }),
    'Нерюнгри = Neryungri': unconfirmed(farNorth(140, northernList)),
    'Мирный = Mirny': farNorth(170, northernList),
    'Удачный = Udachny, Айхал = Aykhal = Aikhal': farNorth(200, northernList),
  },
  'Магаданская область = Magadan Oblast = Колыма = Kolyma': {
    'Магадан = Magadan, Сусуман = Susuman': farNorth(170, northernList),
    'Ягодное = Yagodnoye, Омсукчан = Omsukchan': farNorth(170, northernList),
    'Сеймчан = Seymchan, Усть-Омчуг = Ust-Omchug': farNorth(170, northernList),
  },
  'Чукотский автономный округ = Chukotka Autonomous Okrug = Чукотка': {
    'Анадырь = Anadyr, Певек = Pevek, Билибино = Bilibino': farthestNorth(200, northernList),
    'Эгвекинот = Egvekinot, Провидения = Provideniya': farthestNorth(200, northernList),
    'Угольные Копи = Ugolnye Kopi': farthestNorth(200, northernList),
  },
  'Камчатский край = Kamchatka Krai = Командорские острова = Commander Islands': {
    'Никольское = Nikolskoye': farthestNorth(200, northernList),
  },
  'Камчатский край = Kamchatka Krai = Камчатка': {
    'Петропавловск-Камчатский = Petropavlovsk-Kamchatsky, Елизово = Yelizovo, Вилючинск = Vilyuchinsk':
      paidHigher(180, unconfirmed(farNorth(160, northernList)), {
        ru: '1,6 — федеральный размер. Закон края даёт 1,8 тем, кому платит бюджет; с ним край считает минимальную зарплату: 19 242 × (1,8 + 0,8) = 50 029 ₽ в 2024 году.',
        en: '1.6 is the federal figure. A law of the krai gives 1.8 to those it pays, and the krai counts the minimum wage so: 19,242 × (1.8 + 0.8) = 50,029 roubles in 2024.',
      }),
  },
  'Сахалинская область = Sakhalin Oblast = Сахалин': {
    'Южно-Сахалинск = Yuzhno-Sakhalinsk, Корсаков = Korsakov, Холмск = Kholmsk, Долинск = Dolinsk, Невельск = Nevelsk, Анива = Aniva, Поронайск = Poronaysk, Томари = Tomari':
      paidHigher(160, unconfirmed(equated(140, northernList)), {
        ru: '1,4 — федеральный размер. С 1,6 область считает минимальную зарплату: 22 440 × (1,6 + 0,5) = 47 124 ₽ в 2025 году.',
        en: '1.4 is the federal figure. The region counts the minimum wage with 1.6: 22,440 × (1.6 + 0.5) = 47,124 roubles in 2025.',
      }),
    'Оха = Okha, Ноглики = Nogliki': paidHigher(180, unconfirmed(farNorth(160, northernList)), {
      ru: '1,6 — федеральный размер. С 1,8 область считает минимальную зарплату: 22 440 × (1,8 + 0,8) = 58 344 ₽ в 2025 году.',
      en: '1.6 is the federal figure. The region counts the minimum wage with 1.8: 22,440 × (1.8 + 0.8) = 58,344 roubles in 2025.',
    }),
  },
  'Сахалинская область = Sakhalin Oblast = Курилы = Курильские острова = Kurils = Kuril Islands': {
    'Южно-Курильск = Yuzhno-Kurilsk, Курильск = Kurilsk': farNorth(200, northernList),
    'Северо-Курильск = Severo-Kurilsk': farNorth(200, northernList),
  },
  'Хабаровский край = Khabarovsk Krai': {
    'Хабаровск = Khabarovsk, Бикин = Bikin': paidHigher(130, south, {
      ru: 'Решение крайисполкома № 154 от 18 июля 1991 года подняло размер до 1,3. С 2021 года с ним считают минимальную зарплату в крае у всех, кроме тех, кому платит федеральный бюджет.',
      en: 'The krai’s decision № 154 of 18 July 1991 raised it to 1.3. Since 2021 the krai’s minimum wage is counted so for all but those paid from the federal budget.',
    }),
    'Комсомольск-на-Амуре = Komsomolsk-on-Amur = Komsomolsk-na-Amure, Амурск = Amursk': amur,
    'Советская Гавань = Sovetskaya Gavan = Совгавань, Ванино = Vanino': amur,
    'Николаевск-на-Амуре = Nikolayevsk-on-Amur = Nikolaevsk-na-Amure': amur,
    'Охотск = Okhotsk': paidHigher(170, farNorth(160, northernList), {
      ru: 'С 2021 года минимальную зарплату в районе у всех, кроме тех, кому платит федеральный бюджет, считают с 1,7.',
      en: 'Since 2021 the minimum wage of the district is counted with 1.7 for all but those paid from the federal budget.',
    }),
  },
  'Приморский край = Primorsky Krai = Приморье = Primorye': {
    'Владивосток = Vladivostok = Владик, Уссурийск = Ussuriysk': southWithHigher,
    'Находка = Nakhodka, Артём = Artyom = Artem, Арсеньев = Arsenyev': southWithHigher,
    'Спасск-Дальний = Spassk-Dalny, Партизанск = Partizansk': southWithHigher,
    'Лесозаводск = Lesozavodsk, Дальнереченск = Dalnerechensk': southWithHigher,
    'Большой Камень = Bolshoy Kamen': southWithHigher,
  },
  'Амурская область = Amur Oblast': {
    'Благовещенск = Blagoveshchensk, Белогорск = Belogorsk': southWithHigher,
    'Свободный = Svobodny, Райчихинск = Raychikhinsk': southWithHigher,
    'Завитинск = Zavitinsk, Шимановск = Shimanovsk': southWithHigher,
    'Тында = Tynda, Зея = Zeya': baikalAmur,
  },
  'Еврейская автономная область = Jewish Autonomous Oblast = ЕАО': {
    'Биробиджан = Birobidzhan, Облучье = Obluchye': south,
  },
})

import { kirov, urals } from '../acts.ts'
import type { Place } from '../place.ts'
import { climateAlone, placeGroup } from '../place-group.ts'

const uralCoefficient = {
  landNames: ['Урал', 'Urals'],
  districtCoefficient: 115,
  northernAllowance: 0,
  zone: 'special_climate' as const,
  sources: [urals],
}

const sverdlovskOblast = { ru: 'Свердловская область', en: 'Sverdlovsk Oblast' }
const kirovOblast = { ru: 'Кировская область', en: 'Kirov Oblast' }
const permKrai = { ru: 'Пермский край', en: 'Perm Krai' }

/**
 * The Urals. Checked on 2026-11-21, by copies of what was published: the seven regions by the
 * decree of the Council of Ministers № 591 of 21 May 1987, which introduced the coefficient there; its
 * value by references for Udmurtia, Bashkortostan and Perm Krai, which name decree № 403/20-155.
 *
 * Solikamsk and its neighbours have 1.2 and Berezniki 1.15 by two lists that agree; the towns of the
 * north of Sverdlovsk Oblast have 1.2 by references alone. The decree on Kirov Oblast names districts of
 * its north; whether it names Kirov itself could not be read.
 */
export const uralPlaces: readonly Place[] = [
  ...placeGroup({
    towns: `Екатеринбург = Yekaterinburg = Ekaterinburg = Екб = Ekb = Свердловск,
      Нижний Тагил = Nizhny Tagil, Каменск-Уральский = Kamensk-Uralsky, Первоуральск = Pervouralsk`,
    ...uralCoefficient,
    region: sverdlovskOblast,
  }),
  ...placeGroup({
    towns: `Серов = Serov, Краснотурьинск = Krasnoturyinsk, Североуральск = Severouralsk,
      Карпинск = Karpinsk, Волчанск = Volchansk, Ивдель = Ivdel`,
    ...uralCoefficient,
    region: sverdlovskOblast,
    districtCoefficient: 120,
    isUnconfirmed: true,
  }),
  ...placeGroup({
    towns:
      'Челябинск = Chelyabinsk, Магнитогорск = Magnitogorsk, Златоуст = Zlatoust, Миасс = Miass',
    ...uralCoefficient,
    region: { ru: 'Челябинская область', en: 'Chelyabinsk Oblast' },
  }),
  ...placeGroup({
    towns: `Пермь = Perm, Березники = Berezniki, Кудымкар = Kudymkar, Лысьва = Lysva,
      Чайковский = Chaykovsky`,
    ...uralCoefficient,
    region: permKrai,
  }),
  ...placeGroup({
    towns: 'Соликамск = Solikamsk, Красновишерск = Krasnovishersk, Чердынь = Cherdyn',
    ...uralCoefficient,
    region: permKrai,
    districtCoefficient: 120,
  }),
  ...placeGroup({
    towns: 'Уфа = Ufa, Стерлитамак = Sterlitamak, Салават = Salavat, Нефтекамск = Neftekamsk',
    ...uralCoefficient,
    region: { ru: 'Республика Башкортостан', en: 'Republic of Bashkortostan' },
    landNames: ['Урал', 'Urals', 'Башкирия', 'Bashkiria'],
  }),
  ...placeGroup({
    towns: 'Ижевск = Izhevsk, Сарапул = Sarapul, Воткинск = Votkinsk, Глазов = Glazov',
    ...uralCoefficient,
    region: { ru: 'Удмуртская Республика', en: 'Udmurt Republic' },
    landNames: ['Урал', 'Urals', 'Удмуртия', 'Udmurtia'],
  }),
  ...placeGroup({
    towns: 'Оренбург = Orenburg, Орск = Orsk, Новотроицк = Novotroitsk',
    ...uralCoefficient,
    region: { ru: 'Оренбургская область', en: 'Orenburg Oblast' },
  }),
  ...placeGroup({
    towns: 'Курган = Kurgan, Шадринск = Shadrinsk',
    ...uralCoefficient,
    region: { ru: 'Курганская область', en: 'Kurgan Oblast' },
  }),
  ...placeGroup({
    towns: 'Кирово-Чепецк = Kirovo-Chepetsk, Слободской = Slobodskoy, Омутнинск = Omutninsk',
    ...climateAlone,
    region: kirovOblast,
    districtCoefficient: 115,
    sources: [kirov],
  }),
  ...placeGroup({
    towns: 'Киров = Kirov = Вятка = Vyatka',
    ...climateAlone,
    region: kirovOblast,
    districtCoefficient: 115,
    sources: [kirov],
    isUnconfirmed: true,
  }),
]

import { urals } from '../acts.ts'
import type { Place } from '../place.ts'
import { placeGroup } from '../place-group.ts'

const uralCoefficient = {
  landNames: ['Урал', 'Urals'],
  districtCoefficient: 115,
  northernAllowance: 0,
  zone: 'special_climate' as const,
  sources: [urals],
}

const permKrai = { ru: 'Пермский край', en: 'Perm Krai' }

/**
 * The Urals. Checked on 2026-11-21, by copies of what was published: the seven regions by the
 * decree of the Council of Ministers № 591 of 21 May 1987, which introduced the coefficient there; its
 * value by references for Udmurtia, Bashkortostan and Perm Krai, which name decree № 403/20-155.
 *
 * Left out: the towns of the north of Sverdlovsk Oblast, which have 1.2, and Kirov.
 */
export const uralPlaces: readonly Place[] = [
  ...placeGroup(
    { ...uralCoefficient, region: { ru: 'Свердловская область', en: 'Sverdlovsk Oblast' } },
    ['Екатеринбург', 'Yekaterinburg', 'Ekaterinburg', 'Екб', 'Ekb', 'Свердловск'],
    ['Нижний Тагил', 'Nizhny Tagil'],
    ['Каменск-Уральский', 'Kamensk-Uralsky'],
    ['Первоуральск', 'Pervouralsk'],
  ),
  ...placeGroup(
    { ...uralCoefficient, region: { ru: 'Челябинская область', en: 'Chelyabinsk Oblast' } },
    ['Челябинск', 'Chelyabinsk'],
    ['Магнитогорск', 'Magnitogorsk'],
    ['Златоуст', 'Zlatoust'],
    ['Миасс', 'Miass'],
  ),
  ...placeGroup(
    { ...uralCoefficient, region: permKrai },
    ['Пермь', 'Perm'],
    ['Березники', 'Berezniki'],
  ),
  ...placeGroup({ ...uralCoefficient, region: permKrai, districtCoefficient: 120 }, [
    'Соликамск',
    'Solikamsk',
  ]),
  ...placeGroup(
    {
      ...uralCoefficient,
      region: { ru: 'Республика Башкортостан', en: 'Republic of Bashkortostan' },
      landNames: ['Урал', 'Urals', 'Башкирия', 'Bashkiria'],
    },
    ['Уфа', 'Ufa'],
    ['Стерлитамак', 'Sterlitamak'],
    ['Салават', 'Salavat'],
    ['Нефтекамск', 'Neftekamsk'],
  ),
  ...placeGroup(
    {
      ...uralCoefficient,
      region: { ru: 'Удмуртская Республика', en: 'Udmurt Republic' },
      landNames: ['Урал', 'Urals', 'Удмуртия', 'Udmurtia'],
    },
    ['Ижевск', 'Izhevsk'],
    ['Сарапул', 'Sarapul'],
    ['Воткинск', 'Votkinsk'],
    ['Глазов', 'Glazov'],
  ),
  ...placeGroup(
    { ...uralCoefficient, region: { ru: 'Оренбургская область', en: 'Orenburg Oblast' } },
    ['Оренбург', 'Orenburg'],
    ['Орск', 'Orsk'],
    ['Новотроицк', 'Novotroitsk'],
  ),
  ...placeGroup(
    { ...uralCoefficient, region: { ru: 'Курганская область', en: 'Kurgan Oblast' } },
    ['Курган', 'Kurgan'],
    ['Шадринск', 'Shadrinsk'],
  ),
]

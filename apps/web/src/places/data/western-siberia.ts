import {
  gornyAltai,
  kuzbassAndVorkuta,
  northernAllowance,
  northernZones,
  novosibirsk,
  tomsk,
  westernSiberia,
} from '../acts.ts'
import type { Place } from '../place.ts'
import { placeGroup } from '../place-group.ts'

const tomskOblast = { ru: 'Томская область', en: 'Tomsk Oblast' }

const noAllowance = { northernAllowance: 0, zone: 'special_climate' as const }

/**
 * The south of Western Siberia. Checked on 2026-11-21, by copies of what was published: Tomsk and
 * the Altai Republic by the texts of their decrees; the Kuznetsk Basin, Novosibirsk, Tyumen and Altai
 * Krai by references that state the value; Omsk by the act alone.
 *
 * Left out: Tobolsk, where large employers have coefficients of their own, the steppe districts of Altai
 * Krai (1.25) and Strezhevoy.
 */
export const westernSiberianSouth: readonly Place[] = [
  ...placeGroup(
    {
      ...noAllowance,
      region: { ru: 'Новосибирская область', en: 'Novosibirsk Oblast' },
      districtCoefficient: 120,
      higherCoefficient: 125,
      sources: [novosibirsk],
      note: {
        ru: 'Государственные органы и учреждения области применяют 1,25.',
        en: 'Bodies and institutions of the region apply 1.25.',
      },
    },
    ['Новосибирск', 'Novosibirsk', 'Нск', 'Nsk'],
    ['Бердск', 'Berdsk'],
    ['Искитим', 'Iskitim'],
  ),
  ...placeGroup(
    {
      ...noAllowance,
      region: { ru: 'Омская область', en: 'Omsk Oblast' },
      districtCoefficient: 115,
      sources: [westernSiberia],
    },
    ['Омск', 'Omsk'],
  ),
  ...placeGroup(
    {
      ...noAllowance,
      region: { ru: 'Тюменская область', en: 'Tyumen Oblast' },
      districtCoefficient: 115,
      sources: [westernSiberia],
    },
    ['Тюмень', 'Tyumen'],
  ),
  ...placeGroup(
    {
      ...noAllowance,
      region: { ru: 'Алтайский край', en: 'Altai Krai' },
      districtCoefficient: 115,
      sources: [westernSiberia],
    },
    ['Барнаул', 'Barnaul'],
    ['Бийск', 'Biysk'],
    ['Рубцовск', 'Rubtsovsk'],
    ['Новоалтайск', 'Novoaltaysk'],
  ),
  ...placeGroup(
    {
      ...noAllowance,
      region: { ru: 'Кемеровская область — Кузбасс', en: 'Kemerovo Oblast — Kuzbass' },
      districtCoefficient: 130,
      sources: [kuzbassAndVorkuta],
    },
    ['Кемерово', 'Kemerovo'],
    ['Новокузнецк', 'Novokuznetsk'],
    ['Прокопьевск', 'Prokopyevsk'],
    ['Междуреченск', 'Mezhdurechensk'],
    ['Ленинск-Кузнецкий', 'Leninsk-Kuznetsky'],
    ['Белово', 'Belovo'],
  ),
  ...placeGroup(
    { ...noAllowance, region: tomskOblast, districtCoefficient: 130, sources: [tomsk] },
    ['Томск', 'Tomsk'],
  ),
  ...placeGroup(
    { ...noAllowance, region: tomskOblast, districtCoefficient: 150, sources: [tomsk] },
    ['Северск', 'Seversk'],
  ),
  ...placeGroup(
    {
      region: tomskOblast,
      districtCoefficient: 150,
      northernAllowance: 50,
      zone: 'equated',
      sources: [tomsk, northernAllowance, northernZones],
    },
    ['Колпашево', 'Kolpashevo'],
  ),
  ...placeGroup(
    {
      ...noAllowance,
      region: { ru: 'Республика Алтай', en: 'Altai Republic' },
      landNames: ['Горный Алтай'],
      districtCoefficient: 140,
      sources: [gornyAltai],
    },
    ['Горно-Алтайск', 'Gorno-Altaysk'],
  ),
]

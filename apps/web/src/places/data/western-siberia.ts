import {
  altaiSteppe,
  gornyAltai,
  kuzbassAndVorkuta,
  northernAllowance,
  northernZones,
  novosibirsk,
  tomsk,
  westernSiberia,
} from '../acts.ts'
import type { Place } from '../place.ts'
import { climateAlone, equated, placeGroup } from '../place-group.ts'

const altaiKrai = { ru: 'Алтайский край', en: 'Altai Krai' }

/** The districts that decree № 1631 names; Rubtsovsk itself is outside its district. */
const altaiSteppeDistricts =
  `Алейский = Aleysky, Баевский = Bayevsky, Благовещенский = Blagoveshchensky,
  Бурлинский = Burlinsky, Волчихинский = Volchikhinsky, Егорьевский = Yegoryevsky,
  Завьяловский = Zavyalovsky, Ключевский = Klyuchevsky, Кулундинский = Kulundinsky,
  Мамонтовский = Mamontovsky, Михайловский = Mikhaylovsky, Новичихинский = Novichikhinsky,
  Панкрушихинский = Pankrushikhinsky, Поспелихинский = Pospelikhinsky, Родинский = Rodinsky,
  Романовский = Romanovsky, Рубцовский = Rubtsovsky, Славгородский = Slavgorodsky,
  Табунский = Tabunsky, Угловский = Uglovsky, Хабарский = Khabarsky, Шипуновский = Shipunovsky`.replace(
    /(\S+) = ([^\s,]+)/g,
    '$1 район = $2 District',
  )

const tomskOblast = { ru: 'Томская область', en: 'Tomsk Oblast' }

/**
 * The south of Western Siberia. Checked on 2026-11-21, by copies of what was published: Tomsk and
 * the Altai Republic by the texts of their decrees; the Kuznetsk Basin, Novosibirsk, Tyumen and Altai
 * Krai by references that state the value; Omsk by the act alone.
 *
 * The districts of Altai Krai with 1.25 are those of a list of the armed forces that quotes the decree;
 * Strezhevoy rests on references, because the decree on Tomsk Oblast does not name it.
 */
export const westernSiberianSouth: readonly Place[] = [
  ...placeGroup({
    towns: 'Новосибирск = Novosibirsk = Нск = Nsk, Бердск = Berdsk, Искитим = Iskitim',
    ...climateAlone,
    region: { ru: 'Новосибирская область', en: 'Novosibirsk Oblast' },
    districtCoefficient: 120,
    higherCoefficient: 125,
    sources: [novosibirsk],
    note: {
      ru: 'Государственные органы и учреждения области применяют 1,25.',
      en: 'Bodies and institutions of the region apply 1.25.',
    },
  }),
  ...placeGroup({
    towns: 'Омск = Omsk',
    ...climateAlone,
    region: { ru: 'Омская область', en: 'Omsk Oblast' },
    districtCoefficient: 115,
    sources: [westernSiberia],
  }),
  ...placeGroup({
    towns: 'Тюмень = Tyumen, Тобольск = Tobolsk, Ишим = Ishim',
    ...climateAlone,
    region: { ru: 'Тюменская область', en: 'Tyumen Oblast' },
    districtCoefficient: 115,
    sources: [westernSiberia],
  }),
  ...placeGroup({
    towns: 'Барнаул = Barnaul, Бийск = Biysk, Рубцовск = Rubtsovsk, Новоалтайск = Novoaltaysk',
    ...climateAlone,
    region: altaiKrai,
    districtCoefficient: 115,
    sources: [westernSiberia],
  }),
  ...placeGroup({
    towns: altaiSteppeDistricts,
    ...climateAlone,
    region: altaiKrai,
    districtCoefficient: 125,
    sources: [altaiSteppe],
  }),
  ...placeGroup({
    towns: `Кемерово = Kemerovo, Новокузнецк = Novokuznetsk, Прокопьевск = Prokopyevsk,
      Междуреченск = Mezhdurechensk, Ленинск-Кузнецкий = Leninsk-Kuznetsky, Белово = Belovo`,
    ...climateAlone,
    region: { ru: 'Кемеровская область — Кузбасс', en: 'Kemerovo Oblast — Kuzbass' },
    districtCoefficient: 130,
    sources: [kuzbassAndVorkuta],
  }),
  ...placeGroup({
    towns: 'Томск = Tomsk',
    ...climateAlone,
    region: tomskOblast,
    districtCoefficient: 130,
    sources: [tomsk],
  }),
  ...placeGroup({
    towns: 'Северск = Seversk',
    ...climateAlone,
    region: tomskOblast,
    districtCoefficient: 150,
    sources: [tomsk],
  }),
  ...placeGroup({
    towns: 'Колпашево = Kolpashevo, Кедровый = Kedrovy',
    region: tomskOblast,
    districtCoefficient: 150,
    northernAllowance: 50,
    zone: 'equated',
    sources: [tomsk, northernAllowance, northernZones],
  }),
  ...placeGroup({
    towns: 'Стрежевой = Strezhevoy',
    ...equated,
    region: tomskOblast,
    districtCoefficient: 150,
    isUnconfirmed: true,
  }),
  ...placeGroup({
    towns: 'Горно-Алтайск = Gorno-Altaysk',
    ...climateAlone,
    region: { ru: 'Республика Алтай', en: 'Altai Republic' },
    landNames: ['Горный Алтай'],
    districtCoefficient: 140,
    sources: [gornyAltai],
  }),
]

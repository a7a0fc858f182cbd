import {
  altaiSteppe,
  gornyAltai,
  kuzbassAndVorkuta,
  northernList,
  novosibirsk,
  tomsk,
  westernSiberia,
} from '../acts.ts'
import { climateAlone, equated, paidHigher, placesIn, unconfirmed } from '../place-table.ts'

const kuzbass = climateAlone(130, kuzbassAndVorkuta)

/** The districts that decree № 1631 names; Rubtsovsk itself is outside its district. */
const altaiSteppeDistricts = `Алейский = Aleysky, Баевский = Bayevsky,
  Благовещенский = Blagoveshchensky, Бурлинский = Burlinsky, Волчихинский = Volchikhinsky,
  Егорьевский = Yegoryevsky, Завьяловский = Zavyalovsky, Ключевский = Klyuchevsky,
  Кулундинский = Kulundinsky, Мамонтовский = Mamontovsky, Михайловский = Mikhaylovsky,
  Новичихинский = Novichikhinsky, Панкрушихинский = Pankrushikhinsky,
  Поспелихинский = Pospelikhinsky, Родинский = Rodinsky, Романовский = Romanovsky,
  Рубцовский = Rubtsovsky, Славгородский = Slavgorodsky, Табунский = Tabunsky,
  Угловский = Uglovsky, Хабарский = Khabarsky, Шипуновский = Shipunovsky`

/**
 * The south of Western Siberia. Checked on 2026-11-21, by copies of what was published: Tomsk and
 * the Altai Republic by the texts of their decrees; the Kuznetsk Basin, Novosibirsk, Tyumen and Altai
 * Krai by references that state the value; Omsk by the act alone.
 *
 * The districts of Altai Krai with 1.25 are those of a list of the armed forces that quotes the decree;
 * Strezhevoy rests on references, because the decree on Tomsk Oblast does not name it.
 */
export const westernSiberianSouth = placesIn({
  'Новосибирская область = Novosibirsk Oblast': {
    'Новосибирск = Novosibirsk = Нск = Nsk, Бердск = Berdsk, Искитим = Iskitim, Барабинск = Barabinsk, Карасук = Karasuk, Татарск = Tatarsk, Тогучин = Toguchin, Черепаново = Cherepanovo, Купино = Kupino, Болотное = Bolotnoye, Каргат = Kargat, Чулым = Chulym, Краснообск = Krasnoobsk':
      paidHigher(125, climateAlone(120, novosibirsk), {
        ru: 'Государственные органы и учреждения области применяют 1,25.',
        en: 'Bodies and institutions of the region apply 1.25.',
      }),
  },
  'Омская область = Omsk Oblast': {
    'Омск = Omsk, Исилькуль = Isilkul, Калачинск = Kalachinsk, Называевск = Nazyvayevsk, Тюкалинск = Tyukalinsk':
      climateAlone(115, westernSiberia),
  },
  'Тюменская область = Tyumen Oblast': {
    'Тюмень = Tyumen, Тобольск = Tobolsk, Ишим = Ishim, Ялуторовск = Yalutorovsk, Заводоуковск = Zavodoukovsk':
      climateAlone(115, westernSiberia),
  },
  'Алтайский край = Altai Krai': {
    'Барнаул = Barnaul, Бийск = Biysk, Рубцовск = Rubtsovsk': climateAlone(115, westernSiberia),
    'Новоалтайск = Novoaltaysk, Камень-на-Оби = Kamen-na-Obi, Заринск = Zarinsk, Белокуриха = Belokurikha':
      climateAlone(115, westernSiberia),
    [altaiSteppeDistricts.replace(/ = ([^\s,]+)/g, ' район = $1 District')]: climateAlone(
      125,
      altaiSteppe,
    ),
  },
  'Кемеровская область — Кузбасс = Kemerovo Oblast — Kuzbass': {
    'Кемерово = Kemerovo, Новокузнецк = Novokuznetsk, Прокопьевск = Prokopyevsk': kuzbass,
    'Междуреченск = Mezhdurechensk, Ленинск-Кузнецкий = Leninsk-Kuznetsky, Белово = Belovo':
      kuzbass,
    'Киселёвск = Kiselyovsk, Осинники = Osinniki, Мыски = Myski, Юрга = Yurga': kuzbass,
    'Анжеро-Судженск = Anzhero-Sudzhensk, Полысаево = Polysayevo': kuzbass,
    'Таштагол = Tashtagol, Калтан = Kaltan, Мариинск = Mariinsk, Топки = Topki': kuzbass,
  },
  'Томская область = Tomsk Oblast': {
    'Томск = Tomsk': climateAlone(130, tomsk),
    'Северск = Seversk': climateAlone(150, tomsk),
    'Колпашево = Kolpashevo, Кедровый = Kedrovy': equated(150, tomsk),
    'Стрежевой = Strezhevoy': unconfirmed(equated(150, northernList)),
  },
  'Республика Алтай = Altai Republic = Горный Алтай': {
    'Горно-Алтайск = Gorno-Altaysk': climateAlone(140, gornyAltai),
  },
})

import {
  europeanNorthAndFarEast,
  krasnoyarskAndIrkutsk,
  northernList,
  northernServices,
} from '../acts.ts'
import {
  baikalAmur,
  equated,
  farNorth,
  paidHigher,
  placesIn,
  southernSiberia,
  southOfFarEast,
  unconfirmed,
} from '../place-table.ts'

const irkutsk = paidHigher(130, southernSiberia(120, krasnoyarskAndIrkutsk), {
  ru: '1,3 установила область; с ним считались минимальные зарплаты по её соглашениям.',
  en: 'The region set 1.3, and counted the minimum wages of its agreements with it.',
})
const beyondBaikal = {
  ...southOfFarEast(120, europeanNorthAndFarEast),
  note: {
    ru: 'У части отраслей и у тех, кому платит бюджет региона, по своим актам бывает выше.',
    en: 'Some industries, and those paid from the region’s budget, may have a higher one by acts of their own.',
  },
}
/**
 * Eastern Siberia. Checked on 2026-11-21, by copies of what was published: Norilsk by a reference
 * that names its act and by the minimum wage counted as 2.6; Krasnoyarsk and Irkutsk by the text of
 * decree № 421/26, their 1.3 by the minimum wages of the regions; Lesosibirsk and Yeniseysk by the
 * federal list outside production, and so are the north of Irkutsk Oblast and of Buryatia; Kyzyl by the
 * list of 1.4 for the staff of the armed forces; Chita and Ulan-Ude by the acts alone; Abakan by the
 * decree for Krasnoyarsk Krai, and its 1.3, Dudinka and Igarka by references alone.
 *
 * Left out: Tura; and Nizhneudinsk, Tulun, Tayshet and Chuksha, because no list of the southern districts of decree № 421/26
 * could be read.
 */
export const easternSiberia = placesIn({
  'Красноярский край = Krasnoyarsk Krai = Заполярье': {
    'Норильск = Norilsk = Талнах = Talnakh = Кайеркан = Kayerkan': farNorth(180, northernServices),
  },
  'Красноярский край = Krasnoyarsk Krai = Заполярье = Таймыр = Taymyr': {
    'Дудинка = Dudinka, Игарка = Igarka': unconfirmed(farNorth(160, northernList)),
  },
  'Красноярский край = Krasnoyarsk Krai': {
    'Лесосибирск = Lesosibirsk, Енисейск = Yeniseysk': equated(130, northernList),
    'Красноярск = Krasnoyarsk, Ачинск = Achinsk, Канск = Kansk, Минусинск = Minusinsk, Назарово = Nazarovo, Шарыпово = Sharypovo, Сосновоборск = Sosnovoborsk, Дивногорск = Divnogorsk, Боготол = Bogotol, Уяр = Uyar, Ужур = Uzhur, Иланский = Ilansky':
      paidHigher(130, southernSiberia(120, krasnoyarskAndIrkutsk), {
        ru: '1,3 установил край; частного работодателя, по Красноярскому краевому суду (19 марта 2018 года, № 33-3559/2018), это не обязывает. С 1,3 край считает минимальную зарплату.',
        en: 'The krai set 1.3, which by its court (19 March 2018, № 33-3559/2018) does not bind a private employer. The krai counts the minimum wage with 1.3.',
      }),
  },
  'Иркутская область = Irkutsk Oblast': {
    'Иркутск = Irkutsk, Ангарск = Angarsk, Усолье-Сибирское = Usolye-Sibirskoye': irkutsk,
    'Шелехов = Shelekhov, Черемхово = Cheremkhovo, Слюдянка = Slyudyanka': irkutsk,
    'Зима = Zima, Саянск = Sayansk, Свирск = Svirsk, Байкальск = Baykalsk': irkutsk,
    'Братск = Bratsk, Усть-Илимск = Ust-Ilimsk, Железногорск-Илимский = Zheleznogorsk-Ilimsky':
      paidHigher(140, equated(130, northernList), {
        ru: '1,3 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей; в районах Братска и Усть-Илимска промышленность, строительство и гражданский персонал армии применяют 1,4, а у золотодобычи и БАМ — до 1,7.',
        en: '1.3 is the federal figure for trade, services and other work outside production. Around Bratsk and Ust-Ilimsk industry, construction and civilian staff of the armed forces apply 1.4; gold mining and the Baikal–Amur line have up to 1.7.',
      }),
    'Усть-Кут = Ust-Kut, Бодайбо = Bodaybo': baikalAmur,
  },
  'Республика Хакасия = Republic of Khakassia = Хакасия = Khakassia': {
    'Абакан = Abakan, Черногорск = Chernogorsk, Саяногорск = Sayanogorsk, Сорск = Sorsk, Абаза = Abaza':
      paidHigher(130, unconfirmed(southernSiberia(120, krasnoyarskAndIrkutsk)), {
        ru: '1,2 — размер для Красноярского края, когда Хакасия в него входила; в республике применяют 1,3.',
        en: '1.2 is the figure of Krasnoyarsk Krai from the time when Khakassia was a part of it; 1.3 is applied in the republic.',
      }),
  },
  'Республика Тыва = Tuva Republic = Тува = Tyva': { 'Кызыл = Kyzyl': equated(140, northernList) },
  'Республика Бурятия = Republic of Buryatia': {
    'Улан-Удэ = Ulan-Ude, Гусиноозёрск = Gusinoozyorsk, Кяхта = Kyakhta': beyondBaikal,
    'Закаменск = Zakamensk': beyondBaikal,
    'Северобайкальск = Severobaykalsk': baikalAmur,
  },
  'Забайкальский край = Zabaykalsky Krai = Забайкалье = Transbaikal': {
    'Чита = Chita, Краснокаменск = Krasnokamensk, Борзя = Borzya': beyondBaikal,
    'Петровск-Забайкальский = Petrovsk-Zabaykalsky, Нерчинск = Nerchinsk': beyondBaikal,
    'Шилка = Shilka, Хилок = Khilok, Балей = Baley': beyondBaikal,
  },
})

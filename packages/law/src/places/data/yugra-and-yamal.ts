import { northernList, northernServices } from '../acts.ts'
import { equated, type Figures, farNorth, paidHigher, placesIn } from '../place-table.ts'

const ofYugra = (figures: Figures) =>
  paidHigher(170, figures, {
    ru: '1,5 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей севернее 60-й параллели. Организации, которым платят бюджеты округа и городов, применяют 1,7; у отраслей, в том числе нефтяной и газовой, бывают свои.',
    en: '1.5 is the federal figure for trade, services and other work outside production, north of the 60th parallel. Those paid from the budgets of the okrug and its towns apply 1.7; industries, oil and gas among them, may have their own.',
  })
const yugra = ofYugra(equated(150, northernServices, northernList))
const northernYugra = ofYugra(farNorth(150, northernServices, northernList))
const yamal = paidHigher(170, farNorth(150, northernServices, northernList), {
  ru: '1,5 — федеральный размер для торговли, услуг и прочих непроизводственных отраслей. Закон округа № 89-ЗАО даёт тем, кому платит бюджет, 1,7 южнее Полярного круга и 1,8 севернее; столько же бывает в нефтяной и газовой отраслях: уточните у работодателя.',
  en: '1.5 is the federal figure for trade, services and other work outside production. The okrug’s law № 89-ЗАО gives those it pays 1.7 south of the Arctic Circle and 1.8 north of it, and oil and gas may have as much: ask the employer.',
})

/**
 * Yugra and Yamal, where one town has several coefficients. Checked on 2026-11-21, by copies of what was
 * published: Yugra's 1.5 by the Social Fund's release on its pensions and by the minimum wage as the
 * okrug's labour department counts it (1.5 to 1.7, and 50 or 80 percent); Yamal's 1.5 by the federal list
 * alone, and its 1.7 and 1.8 by references to the okrug's law.
 *
 * Left out: the places south of the 60th parallel, which have 1.3, and Uray beside it.
 */
export const yugraAndYamal = placesIn({
  'Ханты-Мансийский автономный округ — Югра = Khanty-Mansi Autonomous Okrug — Yugra = ХМАО = KhMAO = HMAO = Ugra':
    {
      'Сургут = Surgut, Нижневартовск = Nizhnevartovsk, Нефтеюганск = Nefteyugansk': yugra,
      'Ханты-Мансийск = Khanty-Mansiysk, Когалым = Kogalym, Нягань = Nyagan': yugra,
      'Мегион = Megion, Лангепас = Langepas, Радужный = Raduzhny, Пыть-Ях = Pyt-Yakh': yugra,
      'Покачи = Pokachi, Югорск = Yugorsk, Советский = Sovetsky': yugra,
      'Белоярский = Beloyarsky, Берёзово = Beryozovo = Berezovo': northernYugra,
    },
  'Ямало-Ненецкий автономный округ = Yamalo-Nenets Autonomous Okrug = ЯНАО = Ямал = YaNAO = YNAO': {
    'Новый Уренгой = Novy Urengoy, Ноябрьск = Noyabrsk, Надым = Nadym': yamal,
    'Муравленко = Muravlenko, Губкинский = Gubkinsky': yamal,
    'Салехард = Salekhard': { ...yamal, higherCoefficient: 180 },
  },
})

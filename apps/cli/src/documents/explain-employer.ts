import type { Text } from '@oklad/contract/internal'
import type { Employer } from '@oklad/documents'
import type { CommandContext } from '../context.ts'
import { wrapText } from '../report/text.ts'

/** What each field of an employer is; those of the signer have their names. */
// biome-ignore format: one text a line
const fields: Readonly<Record<Exclude<keyof Employer, 'signer'> | `signer.${keyof Employer['signer']}`, Text>> = {
  name: { en: 'the name of the organisation, as short as its charter has it', ru: 'наименование организации, сокращённое, как в уставе' },
  inn: { en: 'its taxpayer number, 10 digits', ru: 'ИНН организации, 10 цифр' },
  kpp: { en: 'the code of its registration in the place of the tax, 9 characters', ru: 'КПП по месту, где платится налог, 9 знаков' },
  oktmo: { en: 'the municipality that the tax is paid for, 8 or 11 digits', ru: 'муниципальное образование, куда идёт налог, 8 или 11 цифр' },
  tax_office: { en: 'the tax office that gets the documents, 4 digits', ru: 'код налогового органа, куда подаются документы, 4 цифры' },
  phone: { en: 'may stay empty', ru: 'телефон, можно не заполнять' },
  'signer.surname': { en: 'who signs: surname', ru: 'фамилия подписавшего' },
  'signer.first_name': { en: 'first name', ru: 'имя' },
  'signer.patronymic': { en: 'patronymic, may stay empty', ru: 'отчество, если есть' },
  budget_codes: { en: 'to add only where an error asks for it: codes of tax that are not known here, by rate', ru: 'добавляется, только если об этом просит ошибка: неизвестные программе КБК по ставкам' },
}

const WIDEST = Math.max(...Object.keys(fields).map((name) => name.length))

/** Tells what to write into each field of an employer. */
export function explainEmployer({ say, stdout, width }: CommandContext): void {
  const indent = ' '.repeat(WIDEST + 4)
  const lines = Object.entries(fields).flatMap(([name, text]) =>
    wrapText(`  ${name.padEnd(WIDEST)}  ${say(text)}`, width, indent),
  )
  stdout.write(`${lines.join('\n')}\n`)
}

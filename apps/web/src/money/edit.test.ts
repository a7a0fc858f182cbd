import { describe, expect, it } from 'vitest'
import { type Edit, editBy, groupedEdit, type TextChange } from './edit.ts'

/** `12|34` is a caret, `1[23]4` a selection. */
function selected(shown: string) {
  const [start, end] = shown.includes('|')
    ? [shown.indexOf('|'), shown.indexOf('|')]
    : [shown.indexOf('['), shown.indexOf(']') - 1]
  return { value: shown.replace(/[[\]|]/g, ''), selectionStart: start, selectionEnd: end }
}

const written = ({ text, caret }: Edit) => `${text.slice(0, caret)}|${text.slice(caret)}`

const typed = (data: string): TextChange => ({ inputType: 'insertText', data })
const backspace: TextChange = { inputType: 'deleteContentBackward', data: null }

describe('a change of a text', () => {
  it.each([
    ['|', typed('1'), '1|', '1|'],
    ['150|', typed('0'), '1500|', '1 500|'],
    ['1|50 000', typed('9'), '19|50 000', '1 9|50 000'],
    ['1[50 0]00', typed('2'), '12|00', '1 2|00'],
    ['[150 000]', typed('7'), '7|', '7|'],
    ['|150 000', typed('0'), '0|150 000', '|150 000'],
    ['150 000|', typed(','), '150 000,|', '150 000,|'],
    ['150 000|', typed('5,5'), '150 0005,5|', '1 500 005,5|'],
    ['1 500|', backspace, '1 50|', '150|'],
    ['1 5|00', backspace, '1 |00', '1|00'],
    ['1 |500', backspace, '1|500', '1| 500'],
    ['1[ 50]0', backspace, '1|0', '1|0'],
    ['[1 ]500', backspace, '|500', '|500'],
    ['сто|', typed(' '), 'сто |', 'сто |'],
  ])('%s and %j make %s, grouped %s', (before, change, after, grouped) => {
    const edit = editBy(change, selected(before)) as Edit
    expect(written(edit)).toBe(after)
    expect(written(groupedEdit(change, edit, 'ru'))).toBe(grouped)
  })

  it.each([
    ['150|', typed('0'), '1,500|'],
    ['150,000|', typed('.'), '150,000.|'],
    ['1,5|00', backspace, '1|00'],
    ['1,|500', backspace, '1|,500'],
    ['150|', typed(','), '150|'],
  ])('%s and %j make %s in English', (before, change, grouped) => {
    const edit = editBy(change, selected(before)) as Edit
    expect(written(groupedEdit(change, edit, 'en'))).toBe(grouped)
  })

  it('does not turn a pasted decimal comma into a separator of thousands', () => {
    const pasted: TextChange = { inputType: 'insertFromPaste', data: null }
    expect(groupedEdit(pasted, { text: '150,50', caret: 6 }, 'en').text).toBe('150,50')
    expect(groupedEdit(pasted, { text: '150000.50', caret: 9 }, 'en').text).toBe('150,000.50')
  })

  it.each<[string, TextChange]>([
    ['|1 500', backspace],
    ['|', backspace],
    ['1 500|', { inputType: 'deleteWordBackward', data: null }],
    ['1 |500', { inputType: 'deleteContentForward', data: null }],
    ['1 |500', { inputType: 'insertFromPaste', data: '150' }],
    ['1 |500', { inputType: 'insertCompositionText', data: '1' }],
    ['1 |500', { inputType: 'insertText', data: null }],
  ])('%s and %j are left to the browser', (before, change) => {
    expect(editBy(change, selected(before))).toBeUndefined()
  })
})
